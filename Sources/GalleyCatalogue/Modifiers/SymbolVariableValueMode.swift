import GalleyLanguage

extension ModifierDefinition {
  static let symbolVariableValueMode = ModifierDefinition(
    "symbolVariableValueMode", summary: "Sets how symbols in the view show their value.", since: .iOS(26),
    overloads: [
      ModifierOverload(
        [
          .required(
            "mode", .type("SymbolVariableValueMode"), "How; nil for what is usual.", primary: true, nullable: true)
        ], type: .unknown("symbolVariableValueMode"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { symbolVariableValueMode: draw } ]",
        type: "ModifiedContent<Text, unknown(symbolVariableValueMode)>")
    ])
}
