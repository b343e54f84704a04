import GalleyLanguage

extension ModifierDefinition {
  static let findNavigator = ModifierDefinition(
    "findNavigator", summary: "Lets people look for words in a text editor.",
    since: .iOS(16).except(.macOS, .tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required(.isPresented, "Whether it is shown.")], type: .unknown("findNavigator"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { findNavigator: { isPresented: false } } ]",
        type: "ModifiedContent<Text, unknown(findNavigator)>")
    ])
}
