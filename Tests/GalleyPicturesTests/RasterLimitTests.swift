import GalleyDrawing
import GalleyLayout
import Testing

@testable import GalleyPictures

/// What is too large, and what hostile documents draw.
@Suite struct RasterLimitTests: RasterTesting {
  @Test func picturesHaveLimits() throws {
    var limits = RasterLimits()
    limits.side = 9
    #expect(throws: Rasteriser.Failure.side(10)) { try bitmap(limits: limits) { _ in } }
    limits.side = 10
    limits.pixels = 99
    #expect(throws: Rasteriser.Failure.pixels(100)) { try bitmap(limits: limits) { _ in } }
    limits.pixels = 100
    // Twice as many pixels as the picture's: one layer fits, and two in each other do not.
    func nested(_ count: Int) throws -> Bitmap {
      try bitmap(limits: limits) { list in
        for _ in 0..<count { list.begin(Layer(opacity: 0.5)) }
        list.fill(rect(0, 0, 10, 10), red)
        for _ in 0..<count { list.endLayer() }
      }
    }
    #expect(try nested(1)[5, 5].alpha == 128)
    #expect(throws: Rasteriser.Failure.pixels(300)) { try nested(2) }
    limits.work = 300
    #expect(throws: Rasteriser.Failure.work) {
      try bitmap(limits: limits) { list in for _ in 0..<9 { list.fill(rect(0, 0, 10, 10), red) } }
    }
  }

  @Test(arguments: [0, -1, 1e-308, 1e308, .infinity, .nan])
  func scalesOfAllKindsEnd(_ scale: Double) {
    var list = DisplayListBuilder(size: Size(width: 10, height: 10), scale: 1)
    list.fill(rect(0, 0, 10, 10), red)
    _ = try? Rasteriser.bitmap(list.list, pixelsPerPoint: scale)
  }

  /// What hostile documents have led to in programs that draw.
  @Test func hostileCommandsEnd() throws {
    var stroke = Stroke(width: 1e6)
    stroke.dash = [1e-9]
    stroke.dashPhase = -1e300
    let wild = [Affine(a: 1e300, d: 1e-300), Affine(a: 0, d: 0), Affine(a: .infinity), Affine(tx: .nan)]
    let drawn = try bitmap { list in
      for map in wild + [Affine(a: 1e-308, d: 1e-308)] {
        for filter in [
          Filter.blur(1e6), .shadow(color: ResolvedColor(red: 0, green: 0, blue: 0), x: 1e300, y: .nan, radius: 1e9),
        ] {
          var layer = Layer(filter: filter)
          layer.transform = map
          layer.clip = Layer.Clip(path: Path(ellipseIn: rect(-1e6, -1e6, 2e6, 2e6)))
          list.begin(layer)
          list.fill(Path(ellipseIn: rect(-1e6, -1e6, 2e6, 2e6)), red)
          list.stroke(Path(ellipseIn: rect(0, 0, 1e5, 1e5)), red, stroke)
          list.stroke(Path(rect(5, 5, 0, 0)), .linear(stops: [], start: .zero, end: .zero), stroke)
          list.endLayer()
        }
      }
    }
    #expect(drawn.pixels.count == 100)
  }
}
