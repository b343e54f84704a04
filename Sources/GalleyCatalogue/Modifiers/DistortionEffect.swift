import GalleyLanguage

extension ModifierDefinition {
  static let distortionEffect = ModifierDefinition(
    "distortionEffect", summary: "Draws every pixel of the view from the place that a shader gives.",
    since: .iOS(17).except(.watchOS),
    overloads: [
      ModifierOverload(
        [
          .required("shader", .anyValue, "The shader."),
          .required("maxSampleOffset", .type("CGSize"), "How far it reaches, in points."),
          .optional("isEnabled", .bool, "Whether it is used; true if left out.", nullable: false),
        ], type: .unknown("distortionEffect"), drawing: .unsupported("the effect of a shader"))
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { distortionEffect: { shader: ripple, maxSampleOffset: { width: 4, height: 4 } } } ]",
        type: "ModifiedContent<Text, unknown(distortionEffect)>")
    ])
}
