import GalleyLanguage

extension ModifierDefinition {
  static let interpolation = ModifierDefinition(
    "interpolation", summary: "Sets how an image is sampled.",
    overloads: [
      ModifierOverload(
        [.required("interpolation", .type("Image.Interpolation"), "The quality.", primary: true)], type: .unchanged,
        receivers: .only(.image))
    ],
    examples: [
      Example("Image: { systemName: star }\nmodifiers: [ { interpolation: none } ]", type: "Image")
    ])
}
