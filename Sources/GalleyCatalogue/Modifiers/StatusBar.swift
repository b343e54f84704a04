import GalleyLanguage

extension ModifierDefinition {
  static let statusBar = ModifierDefinition(
    "statusBar", summary: "Hides the status bar, as before iOS 16.", since: .iOS(13).only(.iOS, .iPadOS),
    overloads: [
      ModifierOverload(
        [.required("hidden", .bool, "Whether it is hidden.")],
        type: .layer("TransactionalPreferenceModifier", "Bool", "StatusBarKey"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { statusBar: { hidden: true } } ]",
        type: "ModifiedContent<Text, TransactionalPreferenceModifier<Bool, StatusBarKey>>")
    ])
}
