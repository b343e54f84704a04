import GalleyLanguage

extension ViewDefinition {
  static let buttonBorderShape = ViewDefinition(
    "ButtonBorderShape", summary: "The shape of bordered buttons, as a shape.", since: .iOS(17),
    shorthand: "buttonBorder",
    overloads: [
      ViewOverload(
        [
          .optional(
            "shape", .type("ButtonBorderShape"), "Which one; that of the environment if left out.", primary: true,
            nullable: false)
        ],
        type: .named("ButtonBorderShape", .insettableShape), layout: .leaf { _ in .fill })
    ],
    examples: [
      Example("ButtonBorderShape: capsule", type: "ButtonBorderShape"),
      Example(
        "Color: red\nmodifiers: [ { clipShape: { ButtonBorderShape: circle } } ]",
        type: "ModifiedContent<Color, _ClipEffect<ButtonBorderShape>>"),
    ])
}
