import GalleyLanguage

extension ModifierDefinition {
  static let focusable = ModifierDefinition(
    "focusable", summary: "Lets the view have the focus.",
    since: .iOS(17).on(.macOS, since: .iOS(15)).on(.tvOS, since: .iOS(15)).on(.watchOS, since: .iOS(15)),
    overloads: [
      ModifierOverload(
        [.optional("isFocusable", .bool, "Whether it can; true if left out.", primary: true, nullable: false)],
        type: .unknown("focusable"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ focusable ]", type: "ModifiedContent<Text, unknown(focusable)>")
    ])
}
