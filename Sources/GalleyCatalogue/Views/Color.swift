import GalleyExpressions
import GalleyLanguage

extension ViewDefinition {
  static let color = ViewDefinition(
    "Color", summary: "A colour that fills what it is offered, and is 10 points long where nothing is proposed.",
    layoutStanding: .published, valueForm: .expression,
    overloads: [
      ViewOverload(
        [.required(.filling, "The colour to fill with.", primary: true)],
        type: .named("Color", .color), drawing: .fill { $0[.filling].map { .color($0) } },
        layout: .leaf { _ in .fill })
    ],
    examples: [
      Example("Color: red", type: "Color"),
      Example("Color: { red: 0.2, green: 0.4, blue: 0.8, opacity: 0.5 }", type: "Color"),
    ])
}

extension ArgumentLabel<Color> {
  fileprivate static var filling: Self { Self("color") }
}
