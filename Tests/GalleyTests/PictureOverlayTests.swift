import Galley
import GalleyDrawing
import GalleyLayout
import Testing

/// What is drawn over pictures; the places follow from the frames, which cases check.
@Suite struct PictureOverlayTests {
  private func layout(_ body: String, in surroundings: Surroundings = .size(width: 100, height: 60)) -> DocumentLayout {
    let layout = Interpreter().check(DocumentSource(name: "overlay.yaml", text: body)).layout(in: surroundings)
    #expect(layout.problems.isEmpty, "\(layout.problems)")
    return layout
  }

  /// The overlays alone.
  private func list(
    _ body: String, _ overlays: Set<PictureOverlay>, in surroundings: Surroundings = .size(width: 100, height: 60)
  ) throws -> DisplayList {
    var options = PictureOptions()
    options.overlays = overlays
    options.showsDocument = false
    options.background = .clear
    return try #require(layout(body, in: surroundings).picture(options)).list
  }

  private func texts(_ list: DisplayList) -> [String] { list.runs.map(\.text) }

  /// The plates of labels: what is filled right before the words.
  private func plates(_ list: DisplayList) -> [Rect] {
    zip(list.commands, list.commands.dropFirst()).compactMap { command, next in
      guard case .fill(let path, _, _) = command, case .glyphs = next else { return nil }
      return list.paths[path].bounds
    }
  }

  private func fills(_ list: DisplayList) -> [Rect] {
    list.commands.compactMap { command in
      guard case .fill(let path, _, _) = command else { return nil }
      return list.paths[path].bounds
    }
  }

  private func strokes(_ list: DisplayList) -> [(bounds: Rect, paint: Paint)] {
    list.commands.compactMap { command in
      guard case .stroke(let path, let paint, _) = command else { return nil }
      return list.paths[path].bounds.map { ($0, list.paints[paint]) }
    }
  }

  private let box = "Color: red\nmodifiers: [ { frame: { width: 40, height: 20 } }"

  @Test func nothingIsDrawnThatWasNotAskedFor() throws {
    #expect(try list("\(box) ]", []).commands.isEmpty)
  }

  /// Twelve names that have no room beside their views stand at the edges, with lines to them below all labels.
  @Test func linesToViewsStrikeNoLabelThrough() throws {
    let squares = (0..<12).map { number in
      "    - Color: red\n      name: square\(number)\n      modifiers: [ { frame: { width: 1, height: 1 } } ]"
    }
    let list = try list(
      "HStack:\n  spacing: 0\n  content:\n" + squares.joined(separator: "\n"), [.names],
      in: .size(width: 300, height: 200))
    #expect(texts(list).count == 12)
    let kinds = list.commands.map { command in if case .stroke = command { true } else { false } }
    #expect(kinds.contains(true))
    let lastLine = try #require(kinds.lastIndex(of: true))
    let firstLabel = list.commands.firstIndex { if case .glyphs = $0 { true } else { false } }
    #expect(lastLine < (firstLabel ?? 0))
  }

  /// 40 × 20 with 10 around it in the middle of 100 × 60 is from (20, 10) to (80, 50).
  @Test func paddingIsMeasuredOnEverySide() throws {
    let list = try list("\(box), { padding: 10 } ]", [.padding])
    #expect(fills(list).first == Rect(x: 20, y: 10, width: 60, height: 40))
    #expect(texts(list) == ["10", "10", "10", "10"])
    // In the middle of each side.
    let middles = plates(list).map { Point(x: $0.midX.rounded(), y: $0.midY.rounded()) }
    #expect(
      Set(middles) == [Point(x: 50, y: 15), Point(x: 50, y: 45), Point(x: 25, y: 30), Point(x: 75, y: 30)])
  }

  /// A side of less than a label's height has no room for its number.
  @Test func narrowPaddingHasNoNumbers() throws {
    #expect(try texts(list("\(box), { padding: 8 } ]", [.padding])).isEmpty)
  }

  /// 20 + 12 + 20 in the middle of 100 begin at 24.
  @Test func distancesStandBetweenNeighbours() throws {
    let list = try list(
      """
      HStack:
        spacing: 12
        content:
          - { Color: red, modifiers: [ { frame: { width: 20, height: 20 } } ] }
          - { Color: red, modifiers: [ { frame: { width: 20, height: 20 } } ] }
      """, [.spacing])
    #expect(fills(list).first == Rect(x: 44, y: 20, width: 12, height: 20))
    #expect(texts(list) == ["12"])
  }

  /// 100 less 20 and 20 are left for the spacer; the distances around it are 0.
  @Test func spacersTellTheirLength() throws {
    let list = try list(
      """
      HStack:
        spacing: 0
        content:
          - { Color: red, modifiers: [ { frame: { width: 20, height: 20 } } ] }
          - Spacer
          - { Color: red, modifiers: [ { frame: { width: 20, height: 20 } } ] }
      """, [.spacing])
    #expect(texts(list) == ["60"])
    #expect(strokes(list).first?.bounds == Rect(x: 20, y: 30, width: 60, height: 0))
  }

  @Test func viewsAndModifiersHaveTheirColours() throws {
    let strokes = strokes(try list("\(box), { padding: 10 } ]", [.frames]))
    #expect(
      strokes.map(\.bounds) == [Rect(x: 20, y: 10, width: 60, height: 40), Rect(x: 30, y: 20, width: 40, height: 20)])
    #expect(strokes.first?.paint != strokes.last?.paint)
  }

  /// 59 and 34 points of an iPhone 15 are not safe.
  @Test func theSafeAreaIsMeasured() throws {
    let list = try list("Color: red", [.safeArea], in: .device(.iPhone15))
    #expect(Set(texts(list)) == ["59", "34"])
    #expect(fills(list).contains(Rect(x: 0, y: 0, width: 393, height: 59)))
    #expect(fills(list).contains(Rect(x: 0, y: 818, width: 393, height: 34)))
  }

  /// 30 and 20 wide, 12 apart; 10 and 20 high: 62 × 42 in the middle of 100 × 60 begin at (19, 9).
  @Test func gridsTellTheirColumnsAndRows() throws {
    func cell(_ width: Int, _ height: Int) -> String {
      "{ Color: red, modifiers: [ { frame: { width: \(width), height: \(height) } } ] }"
    }
    let list = try list(
      """
      Grid:
        horizontalSpacing: 12
        verticalSpacing: 12
        content:
          - GridRow: [ \(cell(30, 10)), \(cell(10, 10)) ]
          - GridRow: [ \(cell(10, 20)), \(cell(20, 20)) ]
      """, [.grid])
    #expect(Set(texts(list)) == ["30", "20", "10"])
    #expect(
      strokes(list).map(\.bounds) == [
        Rect(x: 19, y: 9, width: 30, height: 42), Rect(x: 61, y: 9, width: 20, height: 42),
        Rect(x: 19, y: 9, width: 62, height: 10), Rect(x: 19, y: 31, width: 62, height: 20),
      ])
  }

  /// Two flexible columns share 100 less 8: 46 each, however narrow their cells are.
  @Test func lazyGridsHaveTheLengthsOfTheirItems() throws {
    let list = try list(
      """
      LazyVGrid:
        columns: [ { flexible: { minimum: 10 }, spacing: 8 }, { flexible: { minimum: 10 } } ]
        content:
          - { Color: red, modifiers: [ { frame: { width: 10, height: 10 } } ] }
          - { Color: red, modifiers: [ { frame: { width: 10, height: 10 } } ] }
      """, [.grid])
    #expect(strokes(list).prefix(2).map(\.bounds.minX) == [0, 54])
    #expect(strokes(list).prefix(2).map(\.bounds.size.width) == [46, 46])
  }

  /// Leading edges stand at (100 − 40) / 2, whichever of the views is the wider.
  @Test func guidesAreWhereViewsAreAligned() throws {
    let list = try list(
      """
      VStack:
        alignment: leading
        spacing: 0
        content:
          - { Color: red, modifiers: [ { frame: { width: 40, height: 20 } } ] }
          - { Color: red, modifiers: [ { frame: { width: 20, height: 20 } } ] }
      """, [.guides])
    #expect(strokes(list).map(\.bounds.minX) == [30])
  }

  @Test func baselinesAreThoseOfTheLetters() throws {
    let body = "Text: \"Two\\nlines\""
    let drawn = try #require(layout(body).picture()).list
    let baselines = Set(drawn.glyphs.map(\.baseline))
    #expect(baselines.count == 2)
    #expect(Set(strokes(try list(body, [.baselines])).map(\.bounds.minY)) == baselines)
  }

  /// A button of 30 × 30 is too small, one of 60 × 50 is not.
  @Test func smallTargetsAreRed() throws {
    func paint(_ size: String) throws -> Paint? {
      let list = try list(
        "Button: { label: [ { Color: red, modifiers: [ { frame: { \(size) } } ] } ] }", [.hits])
      return strokes(list).first?.paint
    }
    let red = Paint.solid(ResolvedColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255))
    #expect(try paint("width: 30, height: 30") == red)
    let large = try #require(try paint("width: 60, height: 50"))
    #expect(large != red)
    #expect(try list("\(box) ]", [.hits]).commands.isEmpty)
  }

  @Test func namesAndSizesStandTogether() throws {
    let list = try list("\(box) ]\nname: box", [.names, .sizes])
    #expect(texts(list) == ["box  40 × 20"])
  }

  /// Thirty-six named texts of which each has a size, in a window that has hardly room for them.
  @Test func noLabelStandsOnAnother() throws {
    let rows = (0..<6).map { row in
      "  - HStack: [ "
        + (0..<6).map { "{ Text: \($0), name: name\(row)\($0), modifiers: [ { padding: 2 } ] }" }.joined(
          separator: ", ")
        + " ]"
    }
    let body = "VStack:\n" + rows.joined(separator: "\n")
    let all = Set(PictureOverlay.allCases)
    let list = try list(body, all, in: .size(width: 393, height: 500))
    let plates = plates(list)
    #expect(plates.count > 36)
    for (place, plate) in plates.enumerated() {
      for other in plates.dropFirst(place + 1) {
        let common = plate.common(with: other).size
        #expect(min(common.width, common.height) < 0.01, "\(plate) and \(other)")
      }
      #expect(plate.minX >= 0 && plate.maxX <= 393 && plate.minY >= 0 && plate.maxY <= 500)
    }
  }

  /// What has no room is told, and not drawn on something else.
  @Test func labelsWithoutRoomAreNoted() throws {
    var options = PictureOptions()
    options.overlays = [.sizes]
    let picture = try #require(layout("Color: red", in: .size(width: 10, height: 5)).picture(options))
    #expect(picture.notes.map(\.code) == ["approximated-drawing"])
  }
}
