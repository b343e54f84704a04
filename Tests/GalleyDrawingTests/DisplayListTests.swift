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

  @Test func notesAreToldOnce() {
    var list = builder()
    for _ in 0..<2 { list.note(.missingOutlines("Han")) }
    #expect(list.list.notes == [.missingOutlines("Han")])
  }
}
