import GalleyLanguage

extension ModifierDefinition {
  static let glassEffectUnion = ModifierDefinition(
    "glassEffectUnion", summary: "Makes one piece of glass of several.", since: .iOS(26).except(.visionOS),
    overloads: [
      ModifierOverload(
        [
          .required("id", .anyValue, "What the pieces have in common; nil for nothing.", nullable: true),
          .required("namespace", .string, "The namespace of the id."),
        ], type: .unknown("glassEffectUnion"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { glassEffectUnion: { id: 1, namespace: cards } } ]",
        type: "ModifiedContent<Text, unknown(glassEffectUnion)>")
    ])
}
