import GalleyLanguage

extension ViewDefinition {
  static let button = ViewDefinition(
    "Button", summary: "A label that does something when it is tapped, as large as the label.",
    overloads: [
      ViewOverload(
        [
          .required("title", .string, "The words on the button.", primary: true),
          role,
          .optional("action", .action, "What happens on a tap; nothing if it is left out."),
        ],
        type: .generic("Button", "Text"),
        styled: StyledControl("ButtonStyle", views: ["label": .title("title")], values: ["role": "role"]),
        layout: .custom { lowering, view in [lowering.titledLabel(view)] }),
      ViewOverload(
        [
          role,
          .optional("action", .action, "What happens on a tap; nothing if it is left out."),
          .required("label", .content, "The views on the button."),
        ],
        type: .generic("Button", "label"),
        styled: StyledControl("ButtonStyle", views: ["label": .block("label")], values: ["role": "role"]),
        layout: .custom { lowering, view in
          lowering.lowerBlock("label", of: view, in: .horizontalStack).map { [lowering.stand(view, for: $0)] } ?? []
        }),
    ],
    examples: [
      Example("Button: Buy", type: "Button<Text>"),
      Example(
        "Button: { action: [], label: [ { Image: { systemName: cart } }, { Text: Buy } ] }",
        type: "Button<TupleView<(Image, Text)>>"),
    ])

  private static let role = Parameter.optional(
    "role", .type("ButtonRole"), "What the button does to the user's things; nothing special if it is left out.",
    since: .iOS(15))
}
