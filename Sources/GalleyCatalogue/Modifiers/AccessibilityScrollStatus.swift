import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityScrollStatus = ModifierDefinition(
    "accessibilityScrollStatus", summary: "Says where a scroll view stands once it has scrolled.", since: .iOS(26),
    overloads: [
      ModifierOverload(
        [
          .required("status", .localizedStringKey, "The words.", primary: true),
          .optional("isEnabled", .bool, "Whether they count; true if left out.", nullable: false),
        ], type: .unknown("accessibilityScrollStatus"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { accessibilityScrollStatus: Page 1 } ]",
        type: "ModifiedContent<Text, unknown(accessibilityScrollStatus)>")
    ])
}
