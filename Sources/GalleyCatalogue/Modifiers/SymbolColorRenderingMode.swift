import GalleyLanguage

extension ModifierDefinition {
  static let symbolColorRenderingMode = ModifierDefinition(
    "symbolColorRenderingMode", summary: "Sets whether symbols in the view are filled with gradients.", since: .iOS(26),
    overloads: [
      ModifierOverload(
        [
          .required(
            "mode", .type("SymbolColorRenderingMode"), "How; nil for what is usual.", primary: true, nullable: true)
        ], type: .unknown("symbolColorRenderingMode"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { symbolColorRenderingMode: gradient } ]",
        type: "ModifiedContent<Text, unknown(symbolColorRenderingMode)>")
    ])
}
