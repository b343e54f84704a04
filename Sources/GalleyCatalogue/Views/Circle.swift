import GalleyLanguage

extension ViewDefinition {
  static let circle = ViewDefinition(
    "Circle", summary: "A circle as large as the shorter of the two lengths that it is offered.",
    layoutStanding: .measured,
    shorthand: "circle",
    overloads: [ViewOverload([], type: .named("Circle", .insettableShape), layout: .leaf { _ in .circle })],
    examples: [Example("Circle", type: "Circle")])
}
