import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let linearGradient = ViewDefinition(
    "LinearGradient", summary: "Colours along a line; it fills what it is offered.", layoutStanding: .published,
    overloads: ViewOverload.gradient(
      "LinearGradient",
      [
        .required(.startPoint, "Where the first colour stands."),
        .required(.endPoint, "Where the last colour stands."),
      ], style: { .linearGradient(stops: $0, start: $1[.startPoint] ?? .zero, end: $1[.endPoint] ?? .zero) }),
    examples: [
      Example("LinearGradient: { colors: [red, blue], startPoint: top, endPoint: bottom }", type: "LinearGradient"),
      Example(
        "LinearGradient: { stops: [ { color: red, location: 0 } ], startPoint: top, endPoint: bottom }",
        type: "LinearGradient"),
      Example(
        "LinearGradient: { gradient: { colors: [red, blue] }, startPoint: top, endPoint: bottom }",
        type: "LinearGradient"),
    ])
}

extension ArgumentLabel<UnitPoint> {
  fileprivate static var startPoint: Self { Self("startPoint") }
  fileprivate static var endPoint: Self { Self("endPoint") }
}
