import GalleyLanguage

extension ModifierDefinition {
  static let glassEffectID = ModifierDefinition(
    "glassEffectID", summary: "Gives a piece of glass an identity, so that it changes into another.",
    since: .iOS(26).except(.visionOS),
    overloads: [
      ModifierOverload(
        [
          .required("id", .anyValue, "The identity; nil for none.", nullable: true),
          .required("in", .string, "The namespace of the id."),
        ], type: .unknown("glassEffectID"))
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ { glassEffectID: { id: 1, in: cards } } ]",
        type: "ModifiedContent<Text, unknown(glassEffectID)>")
    ])
}
