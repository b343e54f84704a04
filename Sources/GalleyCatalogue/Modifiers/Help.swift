import GalleyLanguage

extension ModifierDefinition {
  static let help = ModifierDefinition(
    "help", summary: "Shows a hint when the pointer rests on the view.", since: .iOS(14),
    overloads: [
      ModifierOverload(
        [.required("text", .localizedStringKey, "The words.", primary: true)],
        type: .layer("_TooltipModifier").only(on: .macOS, elsewhere: .unknown("help")))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { help: Saves the document } ]",
        type: "ModifiedContent<Text, _TooltipModifier>"),
      Example(
        "Text: Hello\nmodifiers: [ { help: Saves the document } ]", type: "ModifiedContent<Text, unknown(help)>"),
    ])
}
