import GalleyLanguage

extension ModifierDefinition {
  static let glassEffectTransition = ModifierDefinition(
    "glassEffectTransition", summary: "Sets how a piece of glass comes and goes.", since: .iOS(26).except(.visionOS),
    overloads: [
      ModifierOverload(
        [.required("transition", .type("GlassEffectTransition"), "The way.", primary: true)],
        type: .unknown("glassEffectTransition"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { glassEffectTransition: materialize } ]",
        type: "ModifiedContent<Text, unknown(glassEffectTransition)>")
    ])
}
