import GalleyLayout
import Testing

@testable import GalleyDrawing

@Suite struct SymbolPainterTests {
  private let measurer = TextMeasurer(platform: .iOS, scale: 2)
  private let black = Paint.solid(ResolvedColor(red: 0, green: 0, blue: 0))
  private let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))

  private func drawn(
    _ name: String, weight: FontWeight = .regular, size: Double = 17, frame: Rect? = nil, isResizable: Bool = false,
    look: SymbolLook? = nil
  ) -> DisplayList {
    var list = DisplayListBuilder(size: Size(width: 400, height: 400), scale: 2)
    var painter = SymbolPainter()
    var font = Font(.system(size: size))
    font.modifiers.weight = weight
    var symbol = SymbolContent(name: name, font: font)
    symbol.isResizable = isResizable
    let box = measurer.measureSymbol(symbol).size
    let frame = frame ?? Rect(x: 100, y: 50, width: box.width, height: box.height)
    painter.draw(measurer.drawnSymbol(symbol), in: frame, look: look ?? SymbolLook(black), list: &list)
    return list.list
  }

  private func ink(_ list: DisplayList) throws -> Rect {
    let all = list.paths.compactMap(\.inkBounds)
    return all.dropFirst().reduce(try #require(all.first)) { $0.union($1) }
  }

  private func paints(_ list: DisplayList) -> [Paint] {
    list.commands.compactMap { command in
      if case .fill(_, let paint, _) = command { return list.paints[paint] }
      return nil
    }
  }

  /// A round symbol of regular weight has a diameter of 0.9961 times the font's size (text 3): 16.93 of 17 points, of which
  /// 0.97 are ink.
  @Test func roundSymbolsHaveTheDiameterOfTheirFont() throws {
    let ink = try ink(drawn("circle.fill"))
    #expect(abs(ink.size.width - 0.97 * 0.9961 * 17) < 0.01)
    #expect(abs(ink.size.height - 0.97 * 0.9961 * 17) < 0.01)
    // In the middle of the box of 0.9961 × 17 × 1.186, rounded up to half points: 20.5.
    #expect(abs(ink.midX - 110.25) < 0.01 && abs(ink.midY - 60.25) < 0.01)
  }

  /// The star was measured: 18.667 of its 19.5 points are ink (figures 4).
  @Test func measuredSymbolsFillTheirBox() throws {
    #expect(abs(try ink(drawn("star.fill")).size.width - 18.667) < 0.01)
  }

  @Test(arguments: [FontWeight.regular, .black])
  func inkLiesInItsFrame(_ weight: FontWeight) throws {
    let frame = Rect(x: 100, y: 50, width: 14, height: 9)
    for name in UsualSymbols.names {
      for isResizable in [false, true] where SymbolComposer(hasLevels: false).outline(of: name) != nil {
        let ink = try ink(drawn(name, weight: weight, frame: frame, isResizable: isResizable))
        #expect(ink.minX > 99.99 && ink.maxX < 114.01 && ink.minY > 49.99 && ink.maxY < 59.01, "\(name)")
      }
    }
  }

  /// A resizable symbol fills the shorter side of its frame.
  @Test func resizableSymbolsFillTheirFrame() throws {
    let frame = Rect(x: 10, y: 20, width: 200, height: 80)
    let ink = try ink(drawn("circle.fill", frame: frame, isResizable: true))
    #expect(abs(ink.size.height - 80) < 0.01 && abs(ink.midX - 110) < 0.01 && abs(ink.midY - 60) < 0.01)
  }

  /// A dash is a line: heavier fonts make it thicker, in three steps from the icon's own.
  @Test func weightsMakeLinesThicker() throws {
    let heights = try [FontWeight.light, .regular, .semibold, .bold].map {
      try ink(drawn("minus", weight: $0)).size.height
    }
    #expect(heights == heights.sorted() && Set(heights).count == 4)
    // The icon's line is one of sixteen units thick, and at most 1.2 times as large as the diameter's sixteenth.
    #expect(heights[0] < 1.2 * 17 / 16 && heights[0] > 0.8 * 17 / 16)
  }

  // MARK: Colours

  @Test func oneColourIsForAllParts() {
    #expect(paints(drawn("bolt.circle", look: SymbolLook(red))) == [red, red])
    var look = SymbolLook(red)
    look.rendering = .palette
    #expect(paints(drawn("bolt.circle.fill", look: look)) == [red])
  }

  /// What stands behind takes the second colour, or half of the first.
  @Test func levelsHaveColoursOfTheirOwn() {
    #expect(paints(drawn("bolt.circle.fill", look: SymbolLook(red, black))) == [black, red])
    var look = SymbolLook(red)
    look.rendering = .hierarchical
    #expect(paints(drawn("bolt.circle.fill", look: look)) == [red.multiplied(by: 0.5), red])
    look.rendering = .monochrome
    look.paints.append(black)
    #expect(paints(drawn("bolt.circle.fill", look: look)) == [red])
  }

  @Test func someSymbolsHaveColoursOfTheirOwn() throws {
    var look = SymbolLook(black)
    look.rendering = .multicolor
    let yellow = try #require(SystemColor.resolve(.yellow, scheme: .light, look: .iOS18))
    #expect(paints(drawn("sun.max.fill", look: look)) == [.solid(yellow)])
    #expect(paints(drawn("gearshape", look: look)) == [black])
    for name in UsualSymbols.names {
      guard let color = SymbolColors.color(of: name) else { continue }
      #expect(SystemColor.resolve(color, scheme: .dark, look: .iOS18) != nil, "\(color)")
    }
  }

  /// At 0.6 the dot and the first two arcs of four show in full.
  @Test func valuesFadeWhatIsBeyondThem() {
    var look = SymbolLook(red)
    #expect(paints(drawn("wifi", look: look)) == [red, red, red, red])
    look.variableValue = 0.6
    let faded = red.multiplied(by: 0.3)
    #expect(paints(drawn("wifi", look: look)) == [red, red, red, faded])
    look.variableValue = 0
    #expect(paints(drawn("wifi", look: look)) == [faded, faded, faded, faded])
  }

  // MARK: Others

  @Test func marksHaveAGapAround() {
    let list = drawn("heart.slash")
    #expect(list.layers.count == 1)
    #expect(list.commands.count == 4)
  }

  @Test func leadingIsToTheRightWhereTextBeginsThere() throws {
    var look = SymbolLook(black)
    let left = try ink(drawn("laurel.leading", look: look))
    let path = drawn("laurel.leading", look: look).paths.first
    look.isRightToLeft = true
    let mirrored = drawn("laurel.leading", look: look)
    #expect(abs(try ink(mirrored).midX - left.midX) < 0.01)
    #expect(mirrored.paths.first != path)
    #expect(drawn("leaf", look: look).paths.first == drawn("leaf").paths.first)
  }

  @Test func whatHasNoOutlineIsABoxWithALetter() {
    let list = drawn("xyzzy")
    #expect(list.notes == [.unmappedSymbol("xyzzy")])
    #expect(list.strokes.first?.dash.count == 2)
    #expect(list.outlines.map(\.id.scalar) == ["X"])
    #expect(list.runs.first?.text == "xyzzy")
    #expect(drawn("house.and.flag").notes == [.approximated("the symbol `house.and.flag`")])
  }

  @Test func framesWithoutRoomStayEmpty() {
    #expect(drawn("star", frame: Rect(x: 0, y: 0, width: 0, height: 10)).commands.isEmpty)
    #expect(drawn("xyzzy", frame: Rect(x: 0, y: 0, width: 5, height: 0)).commands.isEmpty)
  }
}
