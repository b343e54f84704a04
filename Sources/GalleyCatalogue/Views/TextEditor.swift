import GalleyLanguage

extension ViewDefinition {
  static let textEditor = ViewDefinition(
    "TextEditor", summary: "A page to type in, as large as it is offered.",
    since: .iOS(14).except(.tvOS, .watchOS), layout: .model, figures: ["editor"],
    overloads: [
      ViewOverload(
        [
          .required(.enteredText, "What was typed."),
          .optional(.selection, .binding(.unknown), "What is selected.", since: .iOS(18)),
        ],
        type: .named("TextEditor"), layout: .custom { lowering, view in lowering.textEditor(view) })
    ],
    examples: [Example("TextEditor: { text: Hello }", type: "TextEditor")])
}
