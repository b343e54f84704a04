import GalleyDrawing
import GalleyLayout
import GalleyPictureSpecimens
import Testing

@testable import GalleyPictures

@Suite struct RasteriserTests: RasterTesting {
  @Test func rectanglesFillTheirPixels() throws {
    let drawn = try bitmap(4, 4, scale: 2) { $0.fill(rect(1, 1, 2, 1), red) }
    #expect(drawn.width == 8 && drawn.height == 8)
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(drawn[x, y] == ((2..<6).contains(x) && (2..<4).contains(y) ? pixel(255, 0, 0) : .clear))
      }
    }
  }

  /// Half of what two rectangles draw together: they do not shine through each other.
  @Test func layersAreDrawnAsAWhole() throws {
    let drawn = try bitmap { list in
      list.begin(Layer(opacity: 0.5))
      list.fill(rect(0, 0, 6, 10), red)
      list.fill(rect(4, 0, 6, 10), black)
      list.endLayer()
    }
    #expect(drawn[3, 5] == pixel(128, 0, 0, 128))
    #expect(drawn[5, 5] == pixel(0, 0, 0, 128))
  }

  @Test func clipsKeepWhatIsInside() throws {
    let drawn = try bitmap { list in
      list.begin(Layer(clip: Path(rect(2, 0, 4, 10))))
      list.begin(Layer(clip: Path(rect(0, 3, 10, 2.5))))
      list.fill(rect(0, 0, 10, 10), red)
      list.endLayer()
      list.endLayer()
      list.fill(rect(9, 9, 1, 1), black)
    }
    #expect(drawn[1, 4] == .clear && drawn[2, 4] == pixel(255, 0, 0) && drawn[5, 4] == pixel(255, 0, 0))
    #expect(drawn[6, 4] == .clear && drawn[3, 2] == .clear && drawn[3, 5] == pixel(128, 0, 0, 128))
    #expect(drawn[9, 9] == pixel(0, 0, 0))
  }

  /// A layer's mask has an alpha of 0.5 on the left, and its colour does not matter.
  @Test func masksKeepByTheirAlpha() throws {
    let drawn = try bitmap { list in
      list.beginMasked(Layer())
      list.fill(rect(0, 0, 5, 10), black.multiplied(by: 0.5))
      list.endMask()
      list.fill(rect(0, 0, 10, 10), red)
      list.endLayer()
    }
    #expect(drawn[4, 5] == pixel(128, 0, 0, 128) && drawn[5, 5] == .clear)
  }

  /// A colour's share of the way is that of the pixel's middle: (x + 0.5) ÷ 100.
  @Test func gradientsRunThroughTheMiddleOfPixels() throws {
    let stops = [
      ColorStop(color: ResolvedColor(red: 0, green: 0, blue: 0), location: 0),
      ColorStop(color: ResolvedColor(red: 1, green: 1, blue: 1), location: 1),
    ]
    let linear = try bitmap(100, 4) {
      $0.fill(rect(0, 0, 100, 4), .linear(stops: stops, start: .zero, end: Point(x: 100, y: 0)))
    }
    for x in 0..<100 { #expect(abs(Double(linear[x, 1].red) - (Double(x) + 0.5) * 2.55) <= 1) }
    // Around (50, 2) with radii of 10 and 30: 0.5, which is at the 20th point.
    let radial = try bitmap(100, 4) {
      $0.fill(
        rect(0, 0, 100, 4),
        .radial(stops: stops, center: Point(x: 50, y: 1.5), startRadius: 10, endRadius: 30, shape: .identity))
    }
    #expect(abs(Int(radial[70, 1].red) - 134) <= 1 && radial[55, 1].red == 0 && radial[90, 1].red == 255)
    // From three o'clock clockwise, which is downwards: a quarter at six, a half at nine, three quarters at twelve.
    let conic = try bitmap(41, 41) {
      $0.fill(
        rect(0, 0, 41, 41),
        .conic(stops: stops, center: Point(x: 20.5, y: 20.5), startAngle: 0, endAngle: 360))
    }
    for (x, y, level) in [(40, 20, 0), (20, 40, 64), (0, 20, 128), (20, 0, 191)] {
      #expect(abs(Int(conic[x, y].red) - level) <= 1)
    }
  }

  @Test func shadowsLieBelowAndBeside() throws {
    let drawn = try bitmap(40, 40) { list in
      list.begin(Layer(filter: .shadow(color: ResolvedColor(red: 0, green: 0, blue: 0), x: 10, y: 5, radius: 0)))
      list.fill(rect(5, 5, 10, 10), red)
      list.endLayer()
    }
    #expect(drawn[14, 14] == pixel(255, 0, 0) && drawn[15, 10] == pixel(0, 0, 0) && drawn[24, 19] == pixel(0, 0, 0))
    #expect(drawn[25, 10] == .clear && drawn[16, 9] == .clear)
  }

  /// What is outside of the picture is blurred into it: an edge at its border is half of itself there.
  @Test func filtersBringInWhatIsOutside() throws {
    let drawn = try bitmap(20, 20) { list in
      list.begin(Layer(filter: .blur(3)))
      list.fill(rect(-40, -40, 100, 50), black)
      list.endLayer()
    }
    #expect(drawn[0, 0].alpha == 255 && drawn[0, 5] == drawn[19, 5])
    #expect(abs(Int(drawn[0, 9].alpha) + Int(drawn[0, 10].alpha) - 255) <= 2)
  }

  /// A clip of what is blurred is no edge for the blur: far from the edges of the rectangle nothing changes.
  @Test func clipsCutWhatFiltersMade() throws {
    var layer = Layer(filter: .blur(2))
    layer.clip = Layer.Clip(path: Path(rect(20, 20, 10, 10)))
    let drawn = try bitmap(50, 50) { list in
      list.begin(layer)
      list.fill(rect(0, 0, 50, 50), black)
      list.endLayer()
    }
    #expect(
      drawn[20, 20].alpha == 255 && drawn[29, 29].alpha == 255 && drawn[19, 25] == .clear && drawn[30, 25] == .clear)
  }

  @Test func transformsMoveWhatIsInside() throws {
    let drawn = try bitmap { list in
      list.begin(Layer(transform: Affine(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)))
      list.fill(rect(0, 0, 2, 4), red)
      list.endLayer()
    }
    // A quarter of a turn clockwise: the two columns become the upper rows, on the right.
    #expect(drawn[6, 0] == pixel(255, 0, 0) && drawn[9, 1] == pixel(255, 0, 0))
    #expect(drawn[5, 0] == .clear && drawn[6, 2] == .clear)
  }

  /// Every specimen is drawn on its white ground, in many colours.
  @Test(arguments: Specimens.all.indices)
  func specimensAreDrawn(_ index: Int) throws {
    let (name, list) = Specimens.all[index]
    let drawn = try Rasteriser.bitmap(list, pixelsPerPoint: 1)
    #expect(drawn.width == Int(list.size.width) && drawn.height == Int(list.size.height), "\(name)")
    #expect(drawn.isOpaque && Set(drawn.pixels).count > 10, "\(name)")
  }
}
