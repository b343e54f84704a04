extension TypeTable {
  static func images(_ names: TypeNames) -> [TypeDeclaration] {
    [
      .enumeration("Image.Scale", "The size of a symbol relative to the text.", ["small", "medium", "large"]),
      .enumeration("Image.Interpolation", "How an image is sampled.", ["none", "low", "medium", "high"]),
      .enumeration(
        "Image.TemplateRenderingMode", "Whether an image keeps its colours.",
        [.init("template", summary: "Only its shape counts."), .init("original", summary: "As it is.")]),
      .enumeration("Image.ResizingMode", "How an image fills its frame.", ["tile", "stretch"]),
      .enumeration(
        "Image.Orientation", "Which way an image is turned.",
        [
          "up", "upMirrored", "down", "downMirrored", "left", "leftMirrored", "right", "rightMirrored",
        ]),
      .enumeration("Image.DynamicRange", "The range of brightness.", ["standard", "constrainedHigh", "high"]),
      .enumeration(
        "SymbolRenderingMode", "How the layers of a symbol are coloured.",
        [
          "monochrome", "multicolor", "hierarchical", "palette",
        ]),
      .enumeration(
        "SymbolVariants", "A variant of a symbol.",
        [
          "none", "circle", "square", "rectangle", "fill", "slash",
        ]),
      .enumeration("Prominence", "How much something stands out.", ["standard", "increased"]),
    ]
  }
}
