import GalleyLanguage

extension ModifierDefinition {
  static let accessibilityScrollAction = ModifierDefinition(
    "accessibilityScrollAction", summary: "Adds an action that scrolls.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [
          .optional(
            "handler", .closureAction([.init("edge", .unknown)]), "What is done; `edge` says where to.", primary: true)
        ], type: .layer("AccessibilityAttachmentModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { accessibilityScrollAction: [] } ]",
        type: "ModifiedContent<Text, AccessibilityAttachmentModifier>")
    ])
}
