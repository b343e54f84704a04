internal import GalleyLayout

// Gradients, as static members of ShapeStyle and as types of their own.
extension FunctionTable {
  static let gradients: [FunctionDeclaration] =
    gradientValues
    + gradientForms("linearGradient", "LinearGradient", linearEnds) {
      arguments, stops throws(FunctionFailure) in
      .linearGradient(stops: stops, start: try point(arguments, 1), end: try point(arguments, 2))
    }
    + gradientForms("radialGradient", "RadialGradient", radialEnds) {
      arguments, stops throws(FunctionFailure) in
      .radialGradient(
        stops: stops, center: try point(arguments, 1), startRadius: try arguments.double(2),
        endRadius: try arguments.double(3))
    }
    + gradientForms("angularGradient", "AngularGradient", angularEnds) {
      arguments, stops throws(FunctionFailure) in
      .angularGradient(
        stops: stops, center: try point(arguments, 1), startAngle: try degrees(arguments, 2),
        endAngle: try degrees(arguments, 3))
    }
    + gradientForms("conicGradient", "AngularGradient", conicEnds) {
      arguments, stops throws(FunctionFailure) in
      let start = try degrees(arguments, 2)
      return .angularGradient(
        stops: stops, center: try point(arguments, 1), startAngle: start, endAngle: start + 360)
    }
    + gradientForms("ellipticalGradient", "EllipticalGradient", ellipticalEnds) {
      arguments, stops throws(FunctionFailure) in
      .ellipticalGradient(
        stops: stops, center: try point(arguments, 1), startRadiusFraction: try arguments.double(2),
        endRadiusFraction: try arguments.double(3))
    }

  private static let gradientValues: [FunctionDeclaration] = [
    .initializer(
      "MeshGradient",
      [
        .needs("width", .int), .needs("height", .int), .needs("points", .array(.array(.double))),
        .needs("colors", .array(.named(.color))), .may("background", .named(.color), .color(Color(.system(.clear)))),
        .may("smoothsColors", .bool, .bool(true)),
      ], .named(TypeTable.wellKnown("MeshGradient")), about: "A gradient between the points of a net."
    ) { arguments throws(FunctionFailure) in
      .style(
        .meshGradient(columns: try arguments.int(0), points: points(arguments[2]), colors: colors(arguments[3])))
    },
    .initializer(
      "Gradient", [.needs("colors", .array(.named(.color)))], .named(.gradient), about: "Colours at equal distances."
    ) { arguments throws(FunctionFailure) in
      .record(
        .gradient,
        [.array(try stops(arguments).map { .record(.gradientStop, [.color($0.color), .double($0.location)]) })])
    },
  ]

  // MARK: - Forms

  private typealias GradientBody =
    @Sendable (FunctionArguments, [GradientStop]) throws(FunctionFailure) -> ShapeStyle

  /// Each gradient is made of colours, of stops or of a Gradient, by its type's initialiser or by ShapeStyle's method.
  private static func gradientForms(
    _ name: String, _ type: String, _ ends: [FunctionDeclaration.Parameter], _ body: @escaping GradientBody
  ) -> [FunctionDeclaration] {
    let result = TypePattern.named(TypeTable.wellKnown(type))
    let first: [FunctionDeclaration.Parameter] = [
      .needs("colors", .array(.named(.color))), .needs("stops", .array(.named(.gradientStop))),
      .needs("gradient", .named(.gradient)),
    ]
    let make: FunctionBody = { arguments throws(FunctionFailure) in
      .style(try body(arguments, try stops(arguments)))
    }
    var forms: [FunctionDeclaration] = []
    for parameter in first {
      if name != "conicGradient" {
        forms.append(.initializer(type, [parameter] + ends, result, about: "A gradient of \(parameter.label).", make))
      }
      forms.append(
        .staticMethod(
          name, of: "ShapeStyle", [parameter] + ends, result, about: "A gradient of \(parameter.label).", make))
    }
    forms.append(
      .staticMethod(
        name, of: "ShapeStyle", [.needs("", .named(.gradient))] + ends, result, about: "A gradient.", make))
    return forms
  }

  private static func center(_ label: String) -> FunctionDeclaration.Parameter {
    .may(label, .named(.unitPoint), .record(.unitPoint, [.double(0.5), .double(0.5)]))
  }

  private static let linearEnds: [FunctionDeclaration.Parameter] = [
    .needs("startPoint", .named(.unitPoint)), .needs("endPoint", .named(.unitPoint)),
  ]
  private static let radialEnds: [FunctionDeclaration.Parameter] = [
    center("center"), .needs("startRadius", .double), .needs("endRadius", .double),
  ]
  private static let angularEnds: [FunctionDeclaration.Parameter] = [
    center("center"), .may("startAngle", .named(.angle), .record(.angle, [.double(0)])),
    .may("endAngle", .named(.angle), .record(.angle, [.double(360)])),
  ]
  private static let conicEnds: [FunctionDeclaration.Parameter] = [
    center("center"), .may("angle", .named(.angle), .record(.angle, [.double(0)])),
  ]
  private static let ellipticalEnds: [FunctionDeclaration.Parameter] = [
    center("center"), .may("startRadiusFraction", .double, .double(0)),
    .may("endRadiusFraction", .double, .double(0.5)),
  ]

  // MARK: - Arguments

  /// The points of a net, each a list of two numbers.
  private static func points(_ value: Value) -> [UnitPoint] {
    guard case .array(let points) = value else { return [] }
    return points.compactMap { point in
      guard case .array(let numbers) = point, numbers.count == 2, let x = numbers[0].number, let y = numbers[1].number
      else { return nil }
      return UnitPoint(x: x, y: y)
    }
  }

  private static func colors(_ value: Value) -> [Color] {
    guard case .array(let values) = value else { return [] }
    return values.compactMap { if case .color(let color) = $0 { color } else { nil } }
  }

  /// The stops that the first argument gives: colours at equal distances, stops, or a Gradient's.
  private static func stops(_ arguments: FunctionArguments) throws(FunctionFailure) -> [GradientStop] {
    var elements: [Value] = []
    if case .array(let values) = arguments[0] { elements = values }
    if case .record(_, let fields) = arguments[0], case .array(let values)? = fields.first { elements = values }
    let last = Double(max(1, elements.count - 1))
    return elements.enumerated().compactMap { index, value in
      if case .color(let color) = value { return GradientStop(color: color, location: Double(index) / last) }
      guard case .record(_, let fields) = value, fields.count == 2, case .color(let color) = fields[0],
        let location = fields[1].number
      else { return nil }
      return GradientStop(color: color, location: location)
    }
  }

  private static func point(_ arguments: FunctionArguments, _ index: Int) throws(FunctionFailure) -> UnitPoint {
    let fields = try arguments.fields(index)
    guard fields.count == 2, let x = fields[0].number, let y = fields[1].number else { return .center }
    return UnitPoint(x: x, y: y)
  }

  private static func degrees(_ arguments: FunctionArguments, _ index: Int) throws(FunctionFailure) -> Double {
    try arguments.fields(index).first?.number ?? 0
  }
}
