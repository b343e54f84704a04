import GalleyLanguage

extension ModifierDefinition {
  static let listSectionIndexVisibility = ModifierDefinition(
    "listSectionIndexVisibility", summary: "Shows or hides the index beside a list.",
    since: .iOS(26).except(.macOS, .tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("visibility", .type("Visibility"), "Whether it shows.", primary: true)],
        type: .unknown("listSectionIndexVisibility"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { listSectionIndexVisibility: visible } ]",
        type: "ModifiedContent<Text, unknown(listSectionIndexVisibility)>")
    ])
}
