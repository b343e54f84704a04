import GalleyLayout
import Testing

@testable import GalleyDrawing

@Suite struct SymbolComposerTests {
  private func outline(_ name: String, hasLevels: Bool = false) -> SymbolOutline? {
    SymbolComposer(hasLevels: hasLevels).outline(of: name)
  }

  /// Of the usual symbols 95 in 100 have an outline of their own; the others are trademarks, or nothing stands for them.
  @Test func usualSymbolsHaveOutlines() {
    let names = UsualSymbols.names
    #expect(names.count >= 300 && Set(names).count == names.count)
    let missing = names.filter { name in outline(name).map(\.isApproximate) ?? true }
    #expect(missing == ["swift", "applelogo", "apple.logo", "theatermasks"])
    #expect(Double(missing.count) <= 0.05 * Double(names.count))
  }

  /// Every outline of the table can be read, and lies in its square but for what hangs over its edge a little.
  @Test func iconsLieInTheirSquare() throws {
    let names = SymbolIcon.names
    #expect(names.count > 1000)
    #expect(zip(names, names.dropFirst()).allSatisfy { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    let square = Rect(x: -1.6, y: -1.6, width: 19.2, height: 19.2)
    let outside = names.filter { name in
      guard let ink = SymbolIcon.path(of: name)?.inkBounds else { return true }
      return ink.union(square) != square || max(ink.size.width, ink.size.height) < 2
    }
    #expect(outside.isEmpty)
    #expect(SymbolIcon.path(of: "") == nil)
    #expect(SymbolIcon.path(of: "zzzz") == nil)
    #expect(SymbolIcon.path(of: "starr") == nil)
  }

  /// A circle is a ring of one unit in the square: lines a quarter thicker on either side reach a quarter further.
  @Test func linesBecomeThicker() throws {
    let circle = try #require(outline("circle"))
    let ink = try #require(circle.thickened(by: 0.25).bounds)
    #expect(abs(ink.size.width - 16.5) < 0.02 && abs(ink.size.height - 16.5) < 0.02)
    // The hole becomes smaller: it has a diameter of 14.
    let path = try #require(circle.thickened(by: 0.25).parts.first?.path)
    #expect(path.fills(Point(x: 1.1, y: 8)))
    #expect(!path.fills(Point(x: 1.4, y: 8)))
    // Areas stay as they are.
    let filled = try #require(outline("circle.fill"))
    #expect(filled.thickened(by: 0.25) == filled)
  }

  @Test func contoursCanRunBackwards() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 4, y: 0))
    path.quad(Point(x: 4, y: 4), to: Point(x: 0, y: 4))
    path.close()
    var expected = Path()
    expected.move(to: Point(x: 0, y: 4))
    expected.quad(Point(x: 4, y: 4), to: Point(x: 4, y: 0))
    expected.line(to: Point(x: 0, y: 0))
    expected.close()
    #expect(path.reversed == expected)
    #expect(path.reversed.contours == [expected])
  }

  // MARK: Words

  /// A letter I stands in the middle of a filled circle as a bar that is cut out.
  @Test func filledShapesHaveTheirSymbolCutOut() throws {
    let symbol = try #require(outline("i.circle.fill"))
    #expect(symbol.parts.count == 1)
    #expect(!symbol.parts[0].path.fills(Point(x: 8, y: 8)))
    #expect(symbol.parts[0].path.fills(Point(x: 4, y: 8)))
    // With levels it stands on the circle instead.
    let levels = try #require(outline("i.circle.fill", hasLevels: true))
    #expect(levels.parts.map(\.level) == [.secondary, .primary])
    #expect(levels.parts.allSatisfy { $0.path.fills(Point(x: 8, y: 8)) })
  }

  @Test func shapesStandAroundSymbols() throws {
    for shape in ["circle", "square", "shield", "octagon", "bubble"] {
      let symbol = try #require(outline("bolt.\(shape)"))
      #expect(symbol.parts.map(\.level) == [.secondary, .primary], "\(shape)")
      let around = try #require(symbol.parts[0].path.inkBounds)
      let inside = try #require(symbol.parts[1].path.inkBounds)
      #expect(around.union(inside) == around, "\(shape)")
    }
  }

  /// Digits stand next to each other, and not on each other.
  @Test func numbersHaveTwoDigits() throws {
    let one = try #require(outline("1.circle")?.parts.last?.path.inkBounds)
    let eleven = try #require(outline("11.circle")?.parts.last?.path)
    #expect(eleven.contours.count == 2)
    #expect(try #require(eleven.inkBounds).size.width > one.size.width)
    #expect(outline("123.circle") == nil)
  }

  @Test func linesAcrossAndBadgesHaveAGapAround() throws {
    let slash = try #require(outline("heart.slash"))
    #expect(slash.gap != nil && slash.marks.count == 1)
    #expect(slash.marks[0].path.fills(Point(x: 8, y: 8)))
    let badge = try #require(outline("doc.badge.questionmark", hasLevels: true))
    #expect(badge.gap != nil)
    #expect(badge.parts.allSatisfy { $0.level == .secondary } && badge.marks.allSatisfy { $0.level == .primary })
    // Below to the right; without a mark it is a disc above.
    let mark = try #require(badge.marks[0].path.inkBounds)
    #expect(mark.minX > 8 && mark.minY > 8 && mark.maxX <= 16.01 && mark.maxY <= 16.01)
    let disc = try #require(outline("bell.badge")?.marks[0].path.inkBounds)
    #expect(disc.minX > 8 && disc.maxY < 8)
  }

  @Test func whatHasNoFilledOutlineIsDrawnAsItIs() {
    #expect(outline("thermometer.fill")?.parts == outline("thermometer")?.parts)
  }

  @Test func forwardIsToTheRight() {
    #expect(outline("chevron.forward") == outline("chevron.right"))
    #expect(outline("arrow.backward.circle.fill") == outline("arrow.left.circle.fill"))
  }

  @Test func theFirstWordsStandForALongerName() throws {
    #expect(try #require(outline("house.and.flag.fill")).isApproximate)
    #expect(outline("house.and.flag.fill")?.parts == outline("house.fill")?.parts)
    // Where they say nothing there is no outline.
    #expect(outline("arrow.sideways") == nil)
    #expect(outline("applelogo") == nil)
  }

  /// Whatever a name is, it is looked up in little time.
  @Test(arguments: [
    "", ".", "...", "fill", "slash", "badge", "circle.fill.fill", "é.circle", "\0", "a.b.c.slash.slash",
  ])
  func namesOfAnyKindAreLookedUp(_ name: String) {
    for hasLevels in [false, true] {
      _ = outline(name, hasLevels: hasLevels)
      _ = outline(name + "." + String(repeating: "circle.badge.slash.", count: 3) + "fill", hasLevels: hasLevels)
      #expect(outline(String(repeating: "star.", count: 10_000) + name, hasLevels: hasLevels) == nil)
    }
  }

  @Test func valuesHaveSteps() {
    #expect(outline("wifi")?.parts.map(\.threshold) == [0, 0.25, 0.5, 0.75])
    #expect(outline("speaker.wave.3.fill")?.parts.map(\.threshold) == [nil, 0, 1.0 / 3, 2.0 / 3])
    // Two of the three waves.
    #expect(outline("speaker.wave.2")?.parts.map(\.threshold) == [nil, 0, 0.5])
    #expect(outline("star")?.parts.map(\.threshold) == [nil])
  }
}

extension Path {
  /// Whether a place is inside, by the number of windings of the chords of the curves.
  fileprivate func fills(_ place: Point) -> Bool {
    var count = 0
    for contour in contours {
      var corners: [Point] = []
      var next = 0
      for verb in contour.verbs {
        let given = Array(contour.points[next..<next + verb.pointCount])
        next += verb.pointCount
        guard verb == .cubic || verb == .quad, let start = corners.last else {
          corners += given
          continue
        }
        corners += (1...16).map { Path.point(of: [start] + given, at: Double($0) / 16) }
      }
      for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1))
      where (from.y <= place.y) != (to.y <= place.y) {
        let x = from.x + (to.x - from.x) * (place.y - from.y) / (to.y - from.y)
        if x > place.x { count += to.y > from.y ? 1 : -1 }
      }
    }
    return count != 0
  }
}
