import GalleyLanguage

extension ModifierDefinition {
  static let antialiased = ModifierDefinition(
    "antialiased", summary: "Sets whether the edges of an image are smoothed.",
    overloads: [
      ModifierOverload(
        [.required("isAntialiased", .bool, "Whether they are.", primary: true)], type: .unchanged,
        receivers: .only(.image))
    ],
    examples: [
      Example("Image: { systemName: star }\nmodifiers: [ { antialiased: false } ]", type: "Image")
    ])
}
