import GalleyLanguage

extension ModifierDefinition {
  static let shadow = ModifierDefinition(
    "shadow", summary: "Draws a shadow around the view.",
    overloads: [
      ModifierOverload(
        [
          .optional("color", .type("Color"), "The shadow's colour; black at a third if left out."),
          .required("radius", .number, "How far the shadow runs, in points.", primary: true, numbers: .length),
          .optional(.x, "Points that the shadow is moved towards trailing.", numbers: .finite),
          .optional(.y, "Points that the shadow is moved down.", numbers: .finite),
        ],
        type: .layer("_ShadowEffect"))
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ { shadow: { radius: 3 } } ]", type: "ModifiedContent<Text, _ShadowEffect>")
    ])
}
