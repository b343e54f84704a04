import GalleyLanguage

extension ModifierDefinition {
  static let interpolation = ModifierDefinition(
    "interpolation", summary: "Sets how an image is sampled.",
    overloads: [
      ModifierOverload(
        [.required(.interpolation, "The quality.", primary: true)], type: .unchanged,
        receivers: .only(.image),
        drawing: .wishes { arguments, wishes in
          wishes.picture.isSmooth = arguments[.interpolation] != ImageInterpolation.none
        })
    ],
    examples: [
      Example("Image: { systemName: star }\nmodifiers: [ { interpolation: none } ]", type: "Image")
    ])
}

extension ArgumentLabel<ImageInterpolation> {
  fileprivate static var interpolation: Self { Self("interpolation") }
}

/// How an image is sampled.
enum ImageInterpolation: String, SwiftUIEnumeration {
  case none, low, medium, high

  static var swiftName: String { "Image.Interpolation" }
}
