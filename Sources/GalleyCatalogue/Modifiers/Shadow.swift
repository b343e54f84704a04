import GalleyDrawing
import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let shadow = ModifierDefinition(
    "shadow", summary: "Draws a shadow around the view.",
    overloads: [
      ModifierOverload(
        [
          .optional(.effectColor, "The shadow's colour; black at a third if left out.", nullable: false),
          .required(.radius, "How far the shadow runs, in points.", primary: true, numbers: .length),
          .optional(.x, "Points that the shadow is moved towards trailing.", nullable: false, numbers: .finite),
          .optional(.y, "Points that the shadow is moved down.", nullable: false, numbers: .finite),
        ],
        type: .layer("_ShadowEffect"),
        drawing: .layer { arguments, context in
          let color = arguments[.effectColor] ?? Color(.system(.black), opacity: 0.33)
          return Layer(
            filter: .shadow(
              color: context.styles.color(color), x: context.mirrored(arguments[.x] ?? 0), y: arguments[.y] ?? 0,
              radius: arguments[.radius] ?? 0))
        })
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { shadow: { radius: 3 } } ]", type: "ModifiedContent<Text, _ShadowEffect>")
    ])
}
