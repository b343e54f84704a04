import GalleyLayout
import Testing

@testable import GalleyDrawing

@Suite struct SVGWriterTests {
  private let red = Paint.solid(ResolvedColor(red: 1, green: 0, blue: 0))
  private let rect = Rect(x: 10, y: 10, width: 20, height: 20)

  private func svg(prefix: String = "", _ draw: (inout DisplayListBuilder) -> Void) -> String {
    var list = DisplayListBuilder(size: Size(width: 100, height: 50.5), scale: 2)
    draw(&list)
    return String(decoding: SVGWriter.svg(list.list, prefix: prefix), as: UTF8.self)
  }

  private func number(_ value: Double, decimals: Int = 2) -> String {
    var bytes: [UInt8] = []
    bytes.append(value, decimals: decimals)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (0.0, "0"), (100, "100"), (10, "10"), (-10, "-10"), (0.5, ".5"), (-0.5, "-.5"), (0.05, ".05"), (1.25, "1.25"),
    (1.005, "1"), (-0.001, "0"), (120.1, "120.1"), (1e6, "1000000"),
  ])
  func numbersHaveTwoDecimals(_ value: Double, _ text: String) {
    #expect(number(value) == text)
  }

  /// Every number reads back as itself, but for its rounding.
  @Test func numbersReadBack() throws {
    for step in -20_000...20_000 {
      let value = Double(step) * 0.37
      let read = try #require(Double(number(value).replacingPrefix("-.", "-0.").replacingPrefix(".", "0.")))
      #expect(abs(read - value) <= 0.0050001)
    }
  }

  @Test func picturesHaveTheirSize() {
    #expect(
      svg { _ in } == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50.5" viewBox="0 0 100 50.5">
        </svg>

        """)
  }

  @Test func stepsOfPathsAreRelative() {
    #expect(svg { $0.fill(rect, red) }.contains(##"<path d="m10 10l20 0l0 20l-20 0z" fill="#FF0000"/>"##))
    #expect(svg { $0.fill(rect, red.multiplied(by: 0.5)) }.contains(##"fill="#FF0000" fill-opacity=".5"/>"##))
    #expect(svg { $0.fill(Path(rect), red, .evenOdd) }.contains("fill-rule=\"evenodd\""))
  }

  /// Rounding does not add up: thirds of a point end where they should.
  @Test func roundingDoesNotAddUp() {
    var path = Path()
    path.move(to: .zero)
    for step in 1...300 { path.line(to: Point(x: Double(step) / 3, y: 0)) }
    let steps = String(decoding: PathData(path).bytes, as: UTF8.self).split(separator: "l").dropFirst()
    let sum = steps.reduce(0.0) { $0 + (Double("0\($1.split(separator: " ")[0])") ?? .nan) }
    #expect(abs(sum - 100) < 0.001)
  }

  @Test func linesHaveTheirEndsAndDashes() {
    var stroke = Stroke(width: 2)
    stroke.cap = .round
    stroke.join = .bevel
    stroke.dash = [4, 2.5]
    stroke.dashPhase = 1
    #expect(
      svg { $0.stroke(Path(rect), red, stroke) }.contains(
        ##"fill="none" stroke="#FF0000" stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel" "##
          + ##"stroke-dasharray="4 2.5" stroke-dashoffset="1"/>"##))
  }

  private let stops = [
    ColorStop(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 0),
    ColorStop(color: ResolvedColor(red: 0, green: 0, blue: 1, alpha: 0.25), location: 1),
  ]

  @Test func gradientsStandInTheWindow() {
    let paint = Paint.linear(stops: stops, start: rect.origin, end: Point(x: 30, y: 10))
    let text = svg(prefix: "p-") { $0.fill(rect, paint) }
    #expect(
      text.contains(
        ##"<linearGradient id="p-g1" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="30" y2="10">"##
          + ##"<stop offset="0" stop-color="#FF0000"/><stop offset="1" stop-color="#0000FF" stop-opacity=".25"/>"##))
    #expect(text.contains("fill=\"url(#p-g1)\""))
  }

  /// Between radii of 5 and 20 the first stop stands at a quarter of the longer one.
  @Test func radiiArePartsOfTheLonger() {
    let paint = Paint.radial(stops: stops, center: .zero, startRadius: 5, endRadius: 20, shape: .identity)
    #expect(svg { $0.fill(rect, paint) }.contains("r=\"20\"><stop offset=\".25\""))
    let inverse = Paint.radial(stops: stops, center: .zero, startRadius: 20, endRadius: 5, shape: .identity)
    #expect(svg { $0.fill(rect, inverse) }.contains("r=\"20\"><stop offset=\".25\" stop-color=\"#0000FF\""))
  }

  /// 180 wedges under a mask; the first has nearly the first colour, and the one opposite half of each.
  @Test func sweepsAreWedges() {
    let sweep = ConicSweep(stops: stops, center: Point(x: 20, y: 20), startAngle: 0, endAngle: 360)
    let wedges = sweep.wedges(covering: rect)
    #expect(wedges.count == 180)
    #expect(abs(wedges[0].color.red - 359.0 / 360) < 1e-9)
    #expect(abs(wedges[90].color.blue - 181.0 / 360) < 1e-9)
    let text = svg { $0.fill(rect, .conic(stops: stops, center: .zero, startAngle: 0, endAngle: 360)) }
    #expect(text.contains("<mask id=\"g1\" maskUnits=\"userSpaceOnUse\" x=\"9\" y=\"9\" width=\"22\" height=\"22\">"))
    #expect(text.contains("<g mask=\"url(#g1)\">"))
  }

  /// Apple's page of `AngularGradient`: of more than a turn the last complete one is drawn; with less, the change from the colour at
  /// the end to that at the beginning is halfway across the missing area.
  @Test(
    arguments: [
      (0.0, 360.0, 90.0, 0.25), (0, 180, 90, 0.5), (0, 180, 269, 1), (0, 180, 271, 0), (-90, 90, 0, 0.5),
      (-90, 90, 179, 1),
      (-90, 90, 181, 0), (0, 720, 90, 0.625), (0, 540, 90, 450.0 / 540), (0, 540, 270, 0.5), (180, 0, 90, 0.5),
      (180, 0, 190, 0),
      (180, 0, 350, 1), (40, 40, 41, 1), (40, 40, 39, 0),
    ] as [(Double, Double, Double, Double)])
  func sweepsThatAreNoWholeTurn(_ start: Double, _ end: Double, _ angle: Double, _ location: Double) {
    #expect(abs(ConicSweep.location(of: angle, from: start, to: end) - location) < 1e-9)
  }

  @Test func layersAreGroups() {
    var layer = Layer(opacity: 0.5)
    layer.blend = .colorDodge
    layer.transform = Affine(tx: 5, ty: -2.5)
    let text = svg { list in
      list.begin(layer)
      list.fill(rect, red)
      list.endLayer()
    }
    #expect(text.contains("<style>.b-color-dodge{mix-blend-mode:color-dodge}</style>"))
    #expect(text.contains(##"<g opacity=".5" class="b-color-dodge" transform="matrix(1 0 0 1 5 -2.5)">"##))
    #expect(!text.contains("style="))
  }

  /// The region of a filter is what it draws, 3 × 2 points beyond the rectangle.
  @Test func filtersHaveTightRegions() {
    let text = svg { list in
      list.begin(Layer(filter: .blur(2)))
      list.fill(rect, red)
      list.endLayer()
    }
    #expect(text.contains(##"x="4" y="4" width="32" height="32" color-interpolation-filters="sRGB">"##))
    #expect(text.contains("<feGaussianBlur stdDeviation=\"2\"/></filter>\n<g filter=\"url(#g1)\">"))
  }

  @Test func masksStandBeforeTheirLayer() {
    let text = svg { list in
      list.beginMasked(Layer())
      list.fill(Path(ellipseIn: rect), red)
      list.endMask()
      list.fill(rect, red)
      list.endLayer()
    }
    let parts = ["<mask id=\"g1\"", "</g></mask>", "<g mask=\"url(#g1)\">", "m10 10l20 0", "</g>\n</svg>"]
    var rest = text[...]
    for part in parts {
      guard let found = rest.firstRange(of: part) else {
        Issue.record("\(part) is missing, or stands too early")
        return
      }
      rest = rest[found.upperBound...]
    }
  }

  /// A mask of a line 10 wide is turned white, and counts, from 5 points above the line to 5 below, and a point more for what is
  /// half covered; where the layer stands does not matter.
  @Test func masksReachAsFarAsTheyDraw() {
    var line = Path()
    line.move(to: Point(x: -20, y: 0))
    line.line(to: Point(x: 80, y: 0))
    var stroke = Stroke(width: 10)
    stroke.join = .round
    let text = svg { list in
      list.beginMasked(Layer(transform: Affine(tx: 200)))
      list.stroke(line, red, stroke)
      list.endMask()
      list.fill(Path(rect), red)
      list.endLayer()
    }
    let region = "x=\"-26\" y=\"-6\" width=\"112\" height=\"12\""
    #expect(text.contains("<filter id=\"g2\" filterUnits=\"userSpaceOnUse\" \(region) "))
    #expect(text.contains("<mask id=\"g1\" maskUnits=\"userSpaceOnUse\" \(region)>"))
  }

  /// A ring in the colours of a sweep: the line in white is the mask of the wedges.
  @Test func linesHaveSweeps() {
    var stroke = Stroke(width: 4)
    stroke.join = .round
    let text = svg {
      $0.stroke(Path(ellipseIn: rect), .conic(stops: stops, center: .zero, startAngle: 0, endAngle: 360), stroke)
    }
    // The line reaches 2 points, and the mask one more.
    #expect(text.contains("<mask id=\"g1\" maskUnits=\"userSpaceOnUse\" x=\"7\" y=\"7\" width=\"26\" height=\"26\">"))
    #expect(text.contains("stroke=\"#FFFFFF\" stroke-width=\"4\""))
    // 180 wedges and the mask: where colours shine through, no wedge is drawn again.
    #expect(text.components(of: "<path d=") == 181)
  }

  /// In a layer fifty times as large a hundredth of a point of the window is two ten-thousandths: four decimals.
  @Test func largeLayersHaveMoreDecimals() {
    var path = Path()
    path.move(to: Point(x: 0.12345, y: 0))
    path.line(to: Point(x: 1, y: 0))
    let text = svg { list in
      list.begin(Layer(transform: Affine(a: 50, d: 50)))
      list.stroke(path, red, Stroke(width: 0.004))
      list.endLayer()
      list.stroke(path, red, Stroke(width: 0.25))
    }
    #expect(text.contains("<path d=\"m.1235 0l.8765 0\""))
    #expect(text.contains("stroke-width=\".004\""))
    #expect(text.contains("<path d=\"m.12 0l.88 0\""))
  }

  @Test func colourGradientsKeepTheirWords() {
    let content = TextContent(runs: [TextContent.Run(string: "ab", font: .body)])
    let placed = TextMeasurer(platform: .iOS, scale: 2).placedText(
      content, proposal: .unspecified, isRightToLeft: false)
    let look = TextLook(paint: .linear(stops: stops, start: .zero, end: Point(x: 30, y: 0)))
    let text = svg { list in
      var painter = TextPainter()
      painter.draw(placed, at: .zero, in: &list) { _ in look }
    }
    #expect(text.contains("<g><title>ab</title>"))
  }

  @Test func modesThatReadersLackAreNoted() {
    var list = DisplayListBuilder(size: Size(width: 100, height: 50), scale: 2)
    list.begin(Layer(blend: .plusLighter))
    list.endLayer()
    #expect(list.list.notes == [.approximatedInVectors("the blend mode `plusLighter`")])
  }

  @Test func outlinesAreWrittenOnceAndTextsAreInert() {
    let content = TextContent(runs: [TextContent.Run(string: "aa<&\u{1}", font: .body)])
    let placed = TextMeasurer(platform: .iOS, scale: 2).placedText(
      content, proposal: .unspecified, isRightToLeft: false)
    let text = svg { list in
      var painter = TextPainter()
      painter.draw(placed, at: .zero, in: &list) { _ in TextLook(paint: red) }
    }
    #expect(text.components(of: "<path id=") == 3)
    #expect(text.components(of: "<use href=\"#g1\"") == 2)
    #expect(text.contains("<title>aa&lt;&amp;"))
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, _ other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }

  /// How often a text stands in it.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
