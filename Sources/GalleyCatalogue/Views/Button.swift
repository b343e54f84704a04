import GalleyLanguage

extension ViewDefinition {
  static let button = ViewDefinition(
    "Button", summary: "A label that does something when it is tapped, as large as the label.",
    overloads: [
      ViewOverload(
        [
          .required("title", .string, "The words on the button.", primary: true),
          .optional("action", .action, "What happens on a tap; nothing if it is left out."),
        ],
        type: .generic("Button", "Text"),
        layout: .custom { lowering, view in [lowering.titledLabel(view)] }),
      ViewOverload(
        [
          .optional("action", .action, "What happens on a tap; nothing if it is left out."),
          .required("label", .content, "The views on the button."),
        ],
        type: .generic("Button", "label"),
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
}
