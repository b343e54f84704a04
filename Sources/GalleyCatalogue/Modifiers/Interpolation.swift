import GalleyExpressions
import GalleyLanguage

extension ModifierDefinition {
  static let interpolation = ModifierDefinition(
    "interpolation", summary: "Sets how an image is sampled.",
    overloads: [
      ModifierOverload(
        [.required(.interpolation, .type("Image.Interpolation"), "The quality.", primary: true)], type: .unchanged,
        receivers: .only(.image),
        drawing: .wishes { arguments, wishes in
          wishes.picture.isSmooth = arguments[.interpolation].flatMap { arguments.types.caseName(of: $0) } != "none"
        })
    ],
    examples: [
      Example("Image: { systemName: star }\nmodifiers: [ { interpolation: none } ]", type: "Image")
    ])
}

extension ArgumentLabel<Value> {
  fileprivate static var interpolation: Self { Self("interpolation") }
}
