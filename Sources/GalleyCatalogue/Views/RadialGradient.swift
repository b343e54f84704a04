import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let radialGradient = ViewDefinition(
    "RadialGradient", summary: "Colours from a centre outwards; it fills what it is offered.",
    layoutStanding: .published,
    overloads: ViewOverload.gradient(
      "RadialGradient",
      [
        .optional(.gradientCenter, "The centre; `center` if left out.", nullable: false),
        .required(
          .startRadius, "Where the first colour stands, in points from the centre.", numbers: .length),
        .required(.endRadius, "Where the last colour stands, in points from the centre.", numbers: .length),
      ],
      style: { stops, arguments in
        .radialGradient(
          stops: stops, center: arguments[.gradientCenter] ?? .center, startRadius: arguments[.startRadius] ?? 0,
          endRadius: arguments[.endRadius] ?? 0)
      }),
    examples: [
      Example(
        "RadialGradient: { colors: [red, blue], center: center, startRadius: 0, endRadius: 50 }", type: "RadialGradient"
      )
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var startRadius: Self { Self("startRadius") }
  fileprivate static var endRadius: Self { Self("endRadius") }
}
