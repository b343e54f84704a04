import GalleyLanguage

extension ViewDefinition {
  static let rectangle = ViewDefinition(
    "Rectangle", summary: "A rectangle that fills what it is offered.", layoutStanding: .measured, shorthand: "rect",
    overloads: [
      ViewOverload([], type: .named("Rectangle", .insettableShape), drawing: .rectangle, layout: .leaf { _ in .fill })
    ],
    examples: [Example("Rectangle", type: "Rectangle")])
}
