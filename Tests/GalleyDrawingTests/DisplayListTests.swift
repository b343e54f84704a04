import GalleyLayout
import Testing

@testable import GalleyDrawing

@Suite struct DisplayListTests {
  private let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))
  private let rect = Rect(x: 10, y: 10, width: 20, height: 20)

  private func builder(limits: PictureLimits = PictureLimits()) -> DisplayListBuilder {
    DisplayListBuilder(size: Size(width: 100, height: 50), scale: 2, limits: limits)
  }

  /// At two pixels a point 10.25 is a half, which is rounded up to 10.5 (layout 1.7).
  @Test func rectanglesStandOnPixels() {
    var list = builder()
    list.fill(Rect(x: 10.25, y: 0.2, width: 10, height: 10), red)
    #expect(list.list.paths.first?.bounds == Rect(x: 10.5, y: 0, width: 10, height: 10))
  }

  @Test func layersThatDoNothingAreNotWritten() {
    var list = builder()
    list.begin(Layer(opacity: 1))
    list.fill(rect, red)
    list.endLayer()
    #expect(list.list.commands.count == 1)
  }

  @Test func nothingIsDrawnWithoutColour() {
    var list = builder()
    list.fill(rect, red.multiplied(by: 0))
    list.stroke(Path(rect), red, Stroke(width: 0))
    #expect(list.list.commands.isEmpty)
  }

  /// A shadow of radius 8 reaches 1.5 × 8 = 12 points beyond the rectangle, moved down by 4; blur reaches three deviations.
  @Test(arguments: [
    (
      Filter.shadow(color: ResolvedColor(red: 0, green: 0, blue: 0), x: 0, y: 4, radius: 8),
      Rect(x: -2, y: 2, width: 44, height: 44)
    ),
    (.blur(5), Rect(x: -5, y: -5, width: 50, height: 50)),
    (.matrix([]), Rect(x: 10, y: 10, width: 20, height: 20)),
  ])
  func layersEncloseWhatTheirFiltersDraw(_ filter: Filter, _ bounds: Rect) {
    var list = builder()
    list.begin(Layer(filter: filter))
    list.fill(rect, red)
    list.endLayer()
    #expect(list.list.layers.first?.bounds == bounds)
  }

  /// The inner layer is twice as large around the origin: its rectangle goes from 20 to 60.
  @Test func layersEncloseLayers() {
    var list = builder()
    list.begin(Layer(opacity: 0.5))
    list.begin(Layer(transform: Affine(a: 2, d: 2)))
    list.fill(rect, red)
    list.endLayer()
    list.endLayer()
    #expect(list.list.layers.map(\.bounds) == [Rect(x: 20, y: 20, width: 40, height: 40), rect])
  }

  @Test func clipsBoundTheirLayer() {
    var list = builder()
    list.begin(Layer(clip: Path(Rect(x: 0, y: 0, width: 15, height: 100))))
    list.fill(rect, red)
    list.endLayer()
    #expect(list.list.layers.first?.bounds == Rect(x: 10, y: 10, width: 5, height: 20))
  }

  @Test func picturesThatAreTooLargeAreLeftOut() {
    var limits = PictureLimits()
    limits.commands = 1
    var list = builder(limits: limits)
    list.fill(rect, red)
    #expect(!list.isTooLarge)
    list.fill(rect, red)
    #expect(list.isTooLarge)
    #expect(list.list.commands.count == 1)
  }

  @Test func placesThatNoReaderTakesAreLeftOut() {
    var list = builder()
    list.fill(Path(Rect(x: 0, y: 0, width: .infinity, height: 1)), red)
    list.fill(Path(Rect(x: 0, y: 0, width: 1e7, height: 1)), red)
    #expect(list.list.commands.isEmpty)
  }

  /// What is turned or scaled is not on pixels: a quarter of a point in a layer a hundred times as large is 25.
  @Test func whatIsTransformedIsNotRounded() {
    var list = builder()
    list.begin(Layer(transform: Affine(a: 100, d: 100)))
    list.begin(Layer(opacity: 0.5))
    let small = Rect(x: 0.125, y: 0.125, width: 0.25, height: 0.25)
    list.fill(small, red)
    list.endLayer()
    list.endLayer()
    list.fill(Rect(x: 0.1, y: 0.1, width: 2.2, height: 2.2), red)
    #expect(list.list.paths.first?.bounds == small)
    // 0.1 is less than half of half a point, and 2.3 nearer to 2.5 than to 2.
    #expect(list.list.paths.last?.bounds == Rect(x: 0, y: 0, width: 2.5, height: 2.5))
  }

  /// A rectangle that covers the window is cut to what can be drawn, and covers it still.
  @Test func rectanglesAreCutToWhatCanBeDrawn() {
    var list = builder()
    list.fill(Rect(x: -3e6, y: 0, width: 6e6, height: 50), red)
    list.fill(Rect(x: -.greatestFiniteMagnitude, y: 0, width: .infinity, height: 50), red)
    let whole = Rect(x: -1e6, y: 0, width: 2e6, height: 50)
    #expect(list.list.paths.map(\.bounds) == [whole, whole])
    #expect(list.list.notes.isEmpty)
  }

  /// What is out of reach is left out with all that is in it, and told once; a shadow out of sight leaves what throws it.
  @Test func whatIsOutOfReachIsLeftOut() {
    var list = builder()
    list.begin(Layer(transform: Affine(tx: 1e15)))
    list.begin(Layer(opacity: 0.5))
    list.fill(rect, red)
    list.endLayer()
    list.endLayer()
    list.stroke(Path(rect), red, Stroke(width: 1e9))
    list.fill(
      Path(rect), .linear(stops: [ColorStop(color: .white, location: 0)], start: .zero, end: Point(x: 1e9, y: 0)))
    #expect(list.list.commands.isEmpty)
    #expect(list.list.notes == [.leftOut("what is more than a million points away or large")])
    list.begin(Layer(filter: .shadow(color: .white, x: 1e9, y: 0, radius: 1)))
    list.fill(rect, red)
    list.endLayer()
    #expect(list.list.commands.count == 3)
    #expect(list.list.layers.first?.filters.isEmpty == true)
  }

  /// A mask that nobody began ends nothing, and a layer that nobody began neither.
  @Test func endsWithoutBeginningsDoNothing() {
    var list = builder()
    list.endMask()
    list.endLayer()
    list.beginMasked(Layer())
    list.fill(Path(rect), red)
    list.endMask()
    list.fill(Path(Rect(x: 0, y: 0, width: 100, height: 50)), red)
    list.endLayer()
    #expect(list.list.layers.map(\.maskBounds) == [rect])
    #expect(list.list.layers.map(\.bounds) == [Rect(x: 0, y: 0, width: 100, height: 50)])
    #expect(list.list.commands.count == 6)
  }

  /// Glyphs and the wedges of angular gradients count as points.
  @Test func glyphsAndWedgesAreLimited() throws {
    var limits = PictureLimits()
    limits.points = 4
    var list = builder(limits: limits)
    let outline = try #require(OutlineCut.text.outline(of: "a", weight: 400))
    let glyph = DisplayListBuilder.Glyph(outline: outline, x: 0, size: 10, stretch: 1)
    list.draw([glyph, glyph], baseline: 0, skew: 0, text: "aa", red)
    #expect(!list.isTooLarge)
    list.draw([glyph, glyph, glyph], baseline: 0, skew: 0, text: "aaa", red)
    #expect(list.isTooLarge)
    limits.points = 100
    var wedges = builder(limits: limits)
    let stops = [ColorStop(color: .white, location: 0)]
    wedges.fill(Path(rect), .conic(stops: stops, center: .zero, startAngle: 0, endAngle: 360))
    #expect(wedges.isTooLarge)
  }

  /// Letters that stand from the right to the left, as with much negative tracking: from 20 − 10 to 50 + 2 × 10.
  @Test func glyphsAreEnclosedInWhateverOrder() throws {
    var list = builder()
    let outline = try #require(OutlineCut.text.outline(of: "a", weight: 400))
    let glyphs = [50.0, 20].map { DisplayListBuilder.Glyph(outline: outline, x: $0, size: 10, stretch: 1) }
    list.draw(glyphs, baseline: 30, skew: 0, text: "aa", red)
    #expect(list.list.runs.first?.bounds == Rect(x: 10, y: 16, width: 60, height: 20))
  }

  /// Components as large as numbers can be mix to numbers.
  @Test func extremeColoursMix() {
    let low = ResolvedColor(red: -1e308, green: 0, blue: 1e308)
    let mixed = low.mixed(with: ResolvedColor(red: 1e308, green: 1, blue: -1e308), by: 0.5)
    #expect(mixed.red == 0 && mixed.green == 0.5 && mixed.blue == 0)
    #expect(ColorStop(color: low, location: 7).location == 1)
    #expect(ColorStop(color: low, location: -7).location == 0)
  }

  @Test func notesAreToldOnce() {
    var list = builder()
    for _ in 0..<2 { list.note(.missingOutlines("Han")) }
    #expect(list.list.notes == [.missingOutlines("Han")])
  }
}
