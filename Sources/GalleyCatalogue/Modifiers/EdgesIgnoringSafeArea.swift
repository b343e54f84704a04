import GalleyLanguage

extension ModifierDefinition {
  static let edgesIgnoringSafeArea = ModifierDefinition(
    "edgesIgnoringSafeArea", summary: "Lets the view reach over the edges of the safe area that it touches.",
    layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [.required(.edges, "The edges to reach over.", primary: true)],
        type: .layer("_SafeAreaIgnoringLayout"),
        layout: .wrapper { .ignoresSafeArea(regions: .all, edges: $0[.edges] ?? .all) })
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { edgesIgnoringSafeArea: all } ]",
        type: "ModifiedContent<Color, _SafeAreaIgnoringLayout>")
    ])
}
