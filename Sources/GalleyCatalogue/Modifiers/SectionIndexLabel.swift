import GalleyLanguage

extension ModifierDefinition {
  static let sectionIndexLabel = ModifierDefinition(
    "sectionIndexLabel", summary: "Sets what stands for a section in the index beside a list.",
    since: .iOS(26).except(.macOS, .tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.required("label", .optionalText, "The words; nil for none.", primary: true, nullable: true)],
        type: .unknown("sectionIndexLabel"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { sectionIndexLabel: A } ]",
        type: "ModifiedContent<Text, unknown(sectionIndexLabel)>")
    ])
}
