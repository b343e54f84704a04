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
            .regions, "The parts of the safe area; all if left out.", primary: true,
            nullable: false),
          .optional(.edges, "The edges to reach over; all if left out.", nullable: false),
        ],
        type: .layer("_SafeAreaRegionsIgnoringLayout"),
        layout: .wrapper { .ignoresSafeArea(regions: $0[.regions] ?? .all, edges: $0[.edges] ?? .all) })
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

extension ArgumentLabel<SafeAreaRegions> {
  fileprivate static var regions: Self {
    Self("regions", .type("SafeAreaRegions")) { value, types in
      guard case .array(let values) = value else { return nil }
      return values.reduce(into: SafeAreaRegions()) { regions, value in
        switch types.caseName(of: value) {
        case "container": regions.insert(.container)
        case "keyboard": regions.insert(.keyboard)
        default: regions.formUnion(.all)
        }
      }
    }
  }
}
