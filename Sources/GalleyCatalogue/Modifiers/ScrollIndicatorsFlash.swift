import GalleyLanguage

extension ModifierDefinition {
  static let scrollIndicatorsFlash = ModifierDefinition(
    "scrollIndicatorsFlash", summary: "Shows the scroll bars for a moment.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("onAppear", .bool, "Whether they show when the view comes.")],
        type: .unknown("scrollIndicatorsFlash"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { scrollIndicatorsFlash: { onAppear: true } } ]",
        type: "ModifiedContent<Text, unknown(scrollIndicatorsFlash)>")
    ])
}
