import GalleyLanguage

extension ModifierDefinition {
  static let dialogIcon = ModifierDefinition(
    "dialogIcon", summary: "Sets the picture of dialogs in the view.", since: .iOS(17),
    overloads: [
      ModifierOverload(
        [.required("icon", .anyValue, "The picture; nil for what is usual.", primary: true, nullable: true)],
        type: .unknown("dialogIcon"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { dialogIcon: star } ]",
        type: "ModifiedContent<Text, unknown(dialogIcon)>")
    ])
}
