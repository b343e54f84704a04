import GalleyLanguage

extension ModifierDefinition {
  static let onDrag = ModifierDefinition(
    "onDrag", summary: "Lets people drag the view.", since: .iOS(13, 4).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.optional("data", .action, "What makes the dragged thing; nothing if it is left out.", primary: true)],
        type: .unknown("onDrag"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { onDrag: [] } ]", type: "ModifiedContent<Text, unknown(onDrag)>")
    ])
}
