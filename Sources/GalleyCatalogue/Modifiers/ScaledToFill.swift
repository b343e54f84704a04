import GalleyLanguage

extension ModifierDefinition {
  static let scaledToFill = ModifierDefinition(
    "scaledToFill", summary: "Offers the view the smallest size of its own proportions that covers the room.",
    layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [],
        type: .layer("_AspectRatioLayout"),
        layout: .wrapper { _ in .aspectRatio(nil, isFill: true) })
    ],
    examples: [
      Example(
        "Image: { systemName: star }\nmodifiers: [ resizable, scaledToFill ]",
        type: "ModifiedContent<Image, _AspectRatioLayout>")
    ])
}
