import GalleyLanguage

extension ModifierDefinition {
  static let renderingMode = ModifierDefinition(
    "renderingMode", summary: "Sets whether an image keeps its colours.",
    overloads: [
      ModifierOverload(
        [
          .required(
            "renderingMode", .type("Image.TemplateRenderingMode"), "Whether it does; nil for what the image says.",
            primary: true, nullable: true)
        ], type: .unchanged, receivers: .only(.image))
    ],
    examples: [
      Example("Image: { systemName: star }\nmodifiers: [ { renderingMode: original } ]", type: "Image")
    ])
}
