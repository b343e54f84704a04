import GalleyLanguage

extension ModifierDefinition {
  static let scaledToFit = ModifierDefinition(
    "scaledToFit", summary: "Offers the view the largest size of its own proportions that fits.",
    layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [],
        type: .layer("_AspectRatioLayout"),
        layout: .wrapper { _ in .aspectRatio(nil, isFill: false) })
    ],
    examples: [
      Example(
        "Image: { systemName: star }\nmodifiers: [ resizable, scaledToFit ]",
        type: "ModifiedContent<Image, _AspectRatioLayout>")
    ])
}
