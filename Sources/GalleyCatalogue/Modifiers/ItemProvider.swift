import GalleyLanguage

extension ModifierDefinition {
  static let itemProvider = ModifierDefinition(
    "itemProvider", summary: "Lets the view give things, such as for dragging.",
    since: .iOS(13).except(.tvOS, .watchOS),
    overloads: [
      ModifierOverload(
        [.optional("action", .action, "What is done; it gives the thing.", primary: true)],
        type: .unknown("itemProvider"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { itemProvider: [] } ]",
        type: "ModifiedContent<Text, unknown(itemProvider)>")
    ])
}
