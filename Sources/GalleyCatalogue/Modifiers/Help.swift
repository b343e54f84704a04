import GalleyLanguage

extension ModifierDefinition {
  static let help = ModifierDefinition(
    "help", summary: "Shows a hint when the pointer rests on the view.", since: .iOS(14),
    overloads: [
      ModifierOverload([.required("text", .string, "The words.", primary: true)], type: .layer("_TooltipModifier"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { help: Saves the document } ]", type: "ModifiedContent<Text, _TooltipModifier>")
    ])
}
