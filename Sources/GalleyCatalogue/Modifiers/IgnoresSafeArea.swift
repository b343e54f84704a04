import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let ignoresSafeArea = ModifierDefinition(
    "ignoresSafeArea", summary: "Lets the view reach over the edges of the safe area that it touches.",
    since: .iOS(14), layout: .known,
    overloads: [
      ModifierOverload(
        [
          .optional(
            "regions", .type("SafeAreaRegions"), "The parts of the safe area; all if left out.", primary: true,
            nullable: false),
          .optional("edges", .type("Edge.Set"), "The edges to reach over; all if left out.", nullable: false),
        ],
        type: .layer("_SafeAreaRegionsIgnoringLayout"),
        layout: .wrapper { .ignoresSafeArea(regions: $0.regions("regions") ?? .all, edges: $0.edges("edges") ?? .all) })
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ ignoresSafeArea ]",
        type: "ModifiedContent<Color, _SafeAreaRegionsIgnoringLayout>"),
      Example(
        "Color: red\nmodifiers: [ { ignoresSafeArea: { edges: top } } ]",
        type: "ModifiedContent<Color, _SafeAreaRegionsIgnoringLayout>"),
    ])
}
