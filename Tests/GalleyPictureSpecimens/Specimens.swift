package import GalleyDrawing
import GalleyLayout

/// Small pictures that use all that a display list can hold.
package enum Specimens {
  package static let all: [(name: String, list: DisplayList)] = [
    ("shapes", shapes), ("strokes", strokes), ("dashes", dashes), ("gradients", gradients), ("sweeps", sweeps),
    ("text", text), ("clips", clips), ("masks", masks), ("shadows", shadows), ("blurs", blurs), ("matrices", matrices),
    ("blends", blends), ("transforms", transforms), ("edges", edges),
  ]

  static func list(
    _ width: Double = 200, _ height: Double = 120, scale: Double = 2, isOnWhite: Bool = true,
    _ draw: (inout DisplayListBuilder) -> Void
  ) -> DisplayList {
    var list = DisplayListBuilder(size: Size(width: width, height: height), scale: scale)
    if isOnWhite { list.fill(Rect(x: 0, y: 0, width: width, height: height), white) }
    draw(&list)
    return list.list
  }

  static let white = color(1, 1, 1)
  static let black = color(0, 0, 0)
  static let red = color(1, 0.23, 0.19)
  static let green = color(0.2, 0.78, 0.35)
  static let blue = color(0, 0.48, 1)

  static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Paint {
    .solid(ResolvedColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// A star of five points, whose middle is inside twice.
  static func star(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    var path = Path()
    for step in 0..<5 {
      let angle = (Double(step) * 144 - 90) * .pi / 180
      let point = Point(x: x + radius * Trigonometry.cosine(angle), y: y + radius * Trigonometry.sine(angle))
      if step == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  /// A curve with a narrow bend.
  static func wave(_ x: Double, _ y: Double, _ width: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: x, y: y))
    path.cubic(
      Point(x: x + width, y: y - 60), Point(x: x, y: y + 60), to: Point(x: x + width, y: y))
    return path
  }

  private static let shapes = list { list in
    list.fill(rect(10, 10, 40, 30), red)
    list.fill(Path(rect(60.3, 10.6, 40.1, 30.2)), blue.multiplied(by: 0.5))
    list.fill(Path(ellipseIn: rect(110, 10, 50, 30)), green)
    list.fill(Path(rect(10, 50, 60, 40), radii: CornerRadii(12), style: .continuous), blue)
    list.fill(Path(rect(80, 50, 40, 40), radii: CornerRadii(9), style: .circular), red.multiplied(by: 0.7))
    list.fill(star(150, 72, 26), green, .nonZero)
    list.fill(star(180, 100, 18), black, .evenOdd)
    list.fill(Path(capsuleIn: rect(15, 98, 60, 14), style: .circular), black)
  }

  private static let strokes = list { list in
    for (index, (join, cap)) in [
      (Stroke.Join.miter, Stroke.Cap.butt), (.round, .round), (.bevel, .square),
    ].enumerated() {
      var stroke = Stroke(width: 9)
      (stroke.join, stroke.cap) = (join, cap)
      var corner = Path()
      let x = 15 + Double(index) * 62
      corner.move(to: Point(x: x, y: 40))
      corner.line(to: Point(x: x + 20, y: 12))
      corner.line(to: Point(x: x + 36, y: 44))
      list.stroke(corner, index == 1 ? red : blue, stroke)
      list.stroke(wave(x, 75, 40), green.multiplied(by: 0.6), stroke)
    }
    list.stroke(Path(ellipseIn: rect(10, 95, 60, 20)), black, Stroke(width: 0.7))
    list.stroke(Path(rect(90, 96, 40, 16)), red, Stroke(width: 3))
    list.stroke(star(165, 104, 14), blue, Stroke(width: 2))
  }

  private static let dashes = list { list in
    var stroke = Stroke(width: 4)
    stroke.dash = [10, 7]
    list.stroke(Path(rect(12, 12, 80, 40)), red, stroke)
    stroke.cap = .round
    stroke.dash = [0, 8]
    list.stroke(Path(ellipseIn: rect(110, 10, 70, 44)), blue, stroke)
    stroke.cap = .square
    stroke.dash = [12, 7, 3]
    stroke.dashPhase = 5
    list.stroke(wave(20, 90, 160), green, stroke)
    stroke.cap = .butt
    stroke.width = 1
    stroke.dash = [0.001, 0.001]
    list.stroke(Path(rect(5, 60, 190, 5)), black, stroke)
  }

  static let stops = [
    ColorStop(color: ResolvedColor(red: 1, green: 0.2, blue: 0.1), location: 0),
    ColorStop(color: ResolvedColor(red: 1, green: 0.9, blue: 0.1), location: 0.4),
    ColorStop(color: ResolvedColor(red: 0, green: 0.3, blue: 1, alpha: 0.3), location: 1),
  ]

  private static let gradients = list { list in
    list.fill(
      rect(10, 10, 80, 45),
      .linear(stops: stops, start: Point(x: 10, y: 10), end: Point(x: 90, y: 55)))
    list.fill(
      Path(ellipseIn: rect(110, 10, 80, 45)),
      .linear(stops: stops, start: Point(x: 130, y: 0), end: Point(x: 160, y: 0)))
    list.fill(
      rect(10, 65, 80, 45),
      .radial(stops: stops, center: Point(x: 50, y: 85), startRadius: 6, endRadius: 36, shape: .identity))
    list.fill(
      rect(110, 65, 80, 45),
      .radial(
        stops: stops, center: .zero, startRadius: 0, endRadius: 1,
        shape: Affine(a: 40, d: 22, tx: 150, ty: 87)))
  }

  private static let sweeps = list { list in
    let whole = stops.map { ColorStop(color: $0.color.multiplied(by: 1), location: $0.location) }
    list.fill(
      Path(ellipseIn: rect(10, 15, 85, 90)),
      .conic(stops: Array(whole.prefix(2)), center: Point(x: 52, y: 60), startAngle: 0, endAngle: 360))
    list.fill(
      rect(105, 15, 85, 90),
      .conic(stops: Array(whole.prefix(2)), center: Point(x: 147, y: 60), startAngle: -90, endAngle: 150))
  }

  private static let text = list(300, 150, scale: 3) { list in
    var painter = TextPainter()
    let measurer = TextMeasurer(platform: .iOS, scale: 3)
    var y = 6.0
    for (size, weight) in [(11.0, FontWeight.regular), (17, .regular), (17, .bold), (28, .thin), (34, .heavy)] {
      var font = Font(.system(size: size))
      font.modifiers.weight = weight
      let content = TextContent(runs: [TextContent.Run(string: "Hamburgefonts & Ågäq 0123", font: font)])
      let placed = measurer.placedText(content, proposal: .unspecified, isRightToLeft: false)
      painter.draw(placed, at: Point(x: 8, y: y), in: &list) { _ in TextLook(paint: size == 28 ? blue : black) }
      y += size * 1.3
    }
  }

  private static let clips = list { list in
    list.begin(Layer(clip: Path(ellipseIn: rect(10, 10, 80, 80))))
    list.fill(rect(0, 0, 60, 120), red)
    list.begin(Layer(clip: star(60, 60, 40), rule: .evenOdd))
    list.fill(rect(0, 0, 200, 120), blue.multiplied(by: 0.8))
    list.endLayer()
    list.endLayer()
    var faded = Layer(opacity: 0.5)
    faded.clip = Layer.Clip(
      path: Path(rect(110, 20, 70, 80), radii: CornerRadii(20), style: .continuous), rule: .nonZero)
    list.begin(faded)
    list.fill(Path(ellipseIn: rect(100, 10, 60, 60)), green)
    list.fill(Path(ellipseIn: rect(130, 40, 60, 60)), red)
    list.endLayer()
    list.begin(Layer(clip: Path(rect(100, 105, 90, 10))))
    list.fill(Path(ellipseIn: rect(95, 90, 100, 40)), black)
    list.endLayer()
  }

  private static let masks = list { list in
    list.beginMasked(Layer())
    list.fill(
      rect(10, 10, 180, 100),
      .linear(
        stops: [
          ColorStop(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0), location: 0),
          ColorStop(color: ResolvedColor(red: 0, green: 0, blue: 0), location: 1),
        ], start: Point(x: 10, y: 0), end: Point(x: 190, y: 0)))
    list.endMask()
    list.fill(rect(10, 10, 180, 100), red)
    list.fill(star(100, 60, 45), white)
    list.endLayer()
  }

  private static let shadows = list { list in
    list.begin(
      Layer(filter: .shadow(color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.4), x: 0, y: 4, radius: 10)))
    list.fill(Path(rect(20, 20, 70, 70), radii: CornerRadii(14), style: .continuous), white)
    list.endLayer()
    list.begin(
      Layer(filter: .shadow(color: ResolvedColor(red: 0.8, green: 0, blue: 0.5, alpha: 0.9), x: 6, y: -5, radius: 3)))
    list.fill(star(145, 60, 36), green)
    list.endLayer()
  }

  private static let blurs = list { list in
    // What is hardly blurred, librsvg blurs too little.
    for (index, deviation) in [1, 1.6, 2.5, 6].enumerated() {
      list.begin(Layer(filter: .blur(deviation)))
      list.fill(star(30 + 47 * Double(index), 60, 22), index % 2 == 0 ? blue : red)
      list.endLayer()
    }
  }

  private static let matrices = list { list in
    let grey = [
      0.2126, 0.7152, 0.0722, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0, 0, 0, 0, 1, 0,
    ]
    let inverse = [-1.0, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]
    let alpha = [0.0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0]
    for (index, factors) in [grey, inverse, alpha].enumerated() {
      list.begin(Layer(filter: .matrix(factors)))
      let x = 10 + 62 * Double(index)
      list.fill(
        rect(x, 20, 55, 80), .linear(stops: stops, start: Point(x: x, y: 20), end: Point(x: x, y: 100)))
      list.endLayer()
    }
  }

  private static let blends = list(340, 120) { list in
    let modes: [BlendMode] = [
      .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity,
    ]
    for (index, mode) in modes.enumerated() {
      let (x, y) = (8 + 41 * Double(index % 8), 10 + 55 * Double(index / 8))
      list.fill(
        rect(x, y, 36, 30),
        .linear(stops: Array(stops.prefix(2)), start: Point(x: x, y: y), end: Point(x: x + 36, y: y)))
      var layer = Layer()
      layer.blend = mode
      list.begin(layer)
      list.fill(rect(x + 4, y + 10, 28, 34), color(0.2, 0.5, 0.9, 0.8))
      list.endLayer()
    }
  }

  private static let transforms = list { list in
    let turned = Affine(
      a: Trigonometry.cosine(0.4), b: Trigonometry.sine(0.4), c: -Trigonometry.sine(0.4), d: Trigonometry.cosine(0.4),
      tx: 50, ty: 10)
    list.begin(Layer(transform: turned))
    list.fill(rect(10, 10, 50, 30), blue)
    list.stroke(Path(ellipseIn: rect(15, 15, 40, 20)), white, Stroke(width: 3))
    list.begin(Layer(opacity: 0.5))
    list.fill(rect(0, 30, 40, 40), .linear(stops: stops, start: .zero, end: Point(x: 40, y: 0)))
    list.endLayer()
    list.endLayer()
    list.begin(Layer(transform: Affine(a: 1.5, c: 0.5, d: 0.4, tx: 60, ty: 60)))
    list.stroke(Path(rect(30, 10, 30, 80)), red, Stroke(width: 6))
    list.fill(
      Path(ellipseIn: rect(10, 20, 40, 60)),
      .radial(stops: stops, center: Point(x: 30, y: 50), startRadius: 0, endRadius: 25, shape: .identity))
    list.endLayer()
  }

  /// What reaches over the edges of the picture.
  private static let edges = list { list in
    list.fill(Path(ellipseIn: rect(-60, -60, 160, 110)), red)
    list.fill(Path(ellipseIn: rect(150, 40, 9_000, 9_000)), blue)
    list.stroke(wave(-50, 100, 300), green, Stroke(width: 12))
    list.begin(Layer(clip: Path(ellipseIn: rect(-20, 70, 60, 80))))
    list.fill(rect(-20, 70, 60, 80), black)
    list.endLayer()
  }
}
