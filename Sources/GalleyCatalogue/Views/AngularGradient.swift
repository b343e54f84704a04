import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let angularGradient = ViewDefinition(
    "AngularGradient", summary: "Colours around a centre; it fills what it is offered.", layoutStanding: .published,
    overloads: ViewOverload.gradient(
      "AngularGradient",
      [
        .optional(.gradientCenter, "The centre; `center` if left out.", nullable: false),
        .required(.startAngle, "Where the first colour stands."),
        .required(.endAngle, "Where the last colour stands."),
      ],
      style: { stops, arguments in
        .angularGradient(
          stops: stops, center: arguments[.gradientCenter] ?? .center, startAngle: arguments[.startAngle]?.first ?? 0,
          endAngle: arguments[.endAngle]?.first ?? 0)
      })
      + ViewOverload.gradient(
        "AngularGradient",
        [
          .optional(.gradientCenter, "The centre; `center` if left out.", nullable: false),
          .optional(.angle, "Where the full turn begins; zero if left out.", nullable: false),
        ],
        style: { stops, arguments in
          let start = arguments[.angle]?.first ?? 0
          return .angularGradient(
            stops: stops, center: arguments[.gradientCenter] ?? .center, startAngle: start, endAngle: start + 360)
        }),
    examples: [
      Example("AngularGradient: { colors: [red, blue], center: center }", type: "AngularGradient"),
      Example(
        "AngularGradient: { colors: [red, blue], startAngle: zero, endAngle: { degrees: 90 } }", type: "AngularGradient"
      ),
    ])
}

extension ArgumentLabel<[Double]> {
  fileprivate static var startAngle: Self { Self("startAngle", fieldsOf: .type("Angle")) }
  fileprivate static var endAngle: Self { Self("endAngle", fieldsOf: .type("Angle")) }
}
