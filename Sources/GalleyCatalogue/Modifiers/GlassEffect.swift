import GalleyDrawing
import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let glassEffect = ModifierDefinition(
    "glassEffect", summary: "Draws the view on glass.", since: .iOS(26),
    overloads: [
      ModifierOverload(
        [
          .optional("glass", .type("Glass"), "The glass; `regular` if left out.", primary: true, nullable: false),
          .optional(.filledShape, "The shape; a capsule if left out.", nullable: false),
        ], type: .unknown("glassEffect"),
        drawing: .shape(isBehind: true) { _, context in
          let given = context.outline(of: ArgumentLabel<Value>.filledShape)
          return .glass(given ?? Outline(Path(capsuleIn: context.frame, style: .continuous)))
        })
    ],
    examples: [
      Example(
        "galley: 1\ntarget: iOS 26\nbody:\n  Text: Hello\n  modifiers: [ glassEffect ]",
        type: "ModifiedContent<Text, unknown(glassEffect)>")
    ])
}
