import GalleyLanguage

extension ModifierDefinition {
  static let modifierKeyAlternate = ModifierDefinition(
    "modifierKeyAlternate", summary: "Shows another view while people hold keys.", since: .iOS(18).only(.macOS),
    overloads: [
      ModifierOverload(
        [.required("modifiers", .type("EventModifiers"), "The keys."), .required(.content, "The other view.")],
        type: .unknown("modifierKeyAlternate"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: macOS 15\nbody:\n  Text: Hello\n  modifiers: [ { modifierKeyAlternate: { modifiers: option, content: { Text: More } } } ]",
        type: "ModifiedContent<Text, unknown(modifierKeyAlternate)>")
    ])
}
