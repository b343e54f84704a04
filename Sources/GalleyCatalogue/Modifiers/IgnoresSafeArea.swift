import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let ignoresSafeArea = ModifierDefinition(
    "ignoresSafeArea", summary: "Lets the view reach over the edges of the safe area that it touches.",
    since: .iOS(14), layoutStanding: .derived,
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
    Self("regions", .type(SafeAreaRegion.swiftName)) { value, types in
      guard case .array(let values) = value else { return nil }
      return values.reduce(into: SafeAreaRegions()) { regions, value in
        let region: SafeAreaRegion? = types.enumerationCase(value)
        regions.formUnion(region?.regions ?? .all)
      }
    }
  }
}

/// A member of a set of regions of the safe area.
enum SafeAreaRegion: String, SwiftUIEnumeration {
  case container
  case keyboard
  case all

  static var swiftName: String { "SafeAreaRegions" }

  fileprivate var regions: SafeAreaRegions {
    switch self {
    case .container: .container
    case .keyboard: .keyboard
    case .all: .all
    }
  }
}
