import GalleyLanguage

extension ModifierDefinition {
  static let sectionActions = ModifierDefinition(
    "sectionActions", summary: "Puts buttons behind the header of a section.", since: .iOS(18).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required(.content, "The buttons.", primary: true)], type: .unknown("sectionActions"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { sectionActions: { Button: Add } } ]",
        type: "ModifiedContent<Text, unknown(sectionActions)>")
    ])
}
