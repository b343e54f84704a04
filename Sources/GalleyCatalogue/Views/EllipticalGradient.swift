import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let ellipticalGradient = ViewDefinition(
    "EllipticalGradient", summary: "Colours from a centre outwards, as an ellipse; it fills what it is offered.",
    since: .iOS(15), layoutStanding: .published,
    overloads: ViewOverload.gradient(
      "EllipticalGradient",
      [
        .optional(.gradientCenter, "The centre; `center` if left out.", nullable: false),
        .optional(
          .startRadiusFraction, "Where the first colour stands, as a fraction of the frame; 0 if left out.",
          nullable: false, numbers: .length),
        .optional(
          .endRadiusFraction, "Where the last colour stands, as a fraction of the frame; 0.5 if left out.",
          nullable: false, numbers: .length),
      ],
      style: { stops, arguments in
        .ellipticalGradient(
          stops: stops, center: arguments[.gradientCenter] ?? .center,
          startRadiusFraction: arguments[.startRadiusFraction] ?? 0,
          endRadiusFraction: arguments[.endRadiusFraction] ?? 0.5)
      }),
    examples: [
      Example("EllipticalGradient: { colors: [red, blue] }", type: "EllipticalGradient")
    ])
}

extension ArgumentLabel<Double> {
  fileprivate static var startRadiusFraction: Self { Self("startRadiusFraction") }
  fileprivate static var endRadiusFraction: Self { Self("endRadiusFraction") }
}
