import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let glassEffectContainer = ViewDefinition(
    "GlassEffectContainer", summary: "Views whose glass flows together where they are near each other.",
    since: .iOS(26).except(.visionOS), layoutStanding: .unconfirmed,
    overloads: [
      ViewOverload(
        [
          .optional("spacing", .number, "Points within which pieces of glass flow together; nil for what is usual."),
          .required(.content, "The views."),
        ], type: .generic("GlassEffectContainer", .of(.content)),
        layout: .custom { lowering, view in
          let container: ImplicitContainer =
            UnconfirmedChoices.glassContainersAreStacks ? .verticalStack : .depthStack
          return lowering.close(view, lowering.block(.content, of: view, in: container))
        })
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  GlassEffectContainer: { spacing: 20, content: { Text: Hello } }",
        type: "GlassEffectContainer<Text>")
    ])
}
