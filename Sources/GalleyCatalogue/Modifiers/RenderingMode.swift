import GalleyLanguage

extension ModifierDefinition {
  static let renderingMode = ModifierDefinition(
    "renderingMode", summary: "Sets whether an image keeps its colours.",
    overloads: [
      ModifierOverload(
        [
          .required(
            .renderingMode, "Whether it does; nil for what the image says.", primary: true, nullable: true)
        ], type: .unchanged, receivers: .only(.image),
        drawing: .wishes { arguments, wishes in
          let mode = arguments[.renderingMode]
          wishes.picture.isTemplate = mode == .template
          if mode == .original { wishes.symbolRendering = .multicolor }
        })
    ],
    examples: [
      Example("Image: { systemName: star }\nmodifiers: [ { renderingMode: original } ]", type: "Image")
    ])
}

extension ArgumentLabel<TemplateRenderingMode> {
  fileprivate static var renderingMode: Self { Self("renderingMode") }
}

/// Whether an image keeps its colours.
enum TemplateRenderingMode: String, SwiftUIEnumeration {
  case template
  case original

  static var swiftName: String { "Image.TemplateRenderingMode" }
}
