import GalleyLanguage

extension ModifierDefinition {
  static let scrollDismissesKeyboard = ModifierDefinition(
    "scrollDismissesKeyboard", summary: "Sets what scrolling does to the keyboard.", since: .iOS(16),
    overloads: [
      ModifierOverload(
        [.required("mode", .type("ScrollDismissesKeyboardMode"), "What it does.", primary: true)],
        type: .unknown("scrollDismissesKeyboard"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollDismissesKeyboard: immediately } ]",
        type: "ModifiedContent<Text, unknown(scrollDismissesKeyboard)>")
    ])
}
