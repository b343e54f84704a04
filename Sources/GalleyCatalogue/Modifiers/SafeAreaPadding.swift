import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let safeAreaPadding = ModifierDefinition(
    "safeAreaPadding",
    summary: "Makes the safe area inside the view smaller, which views that do not ignore it take for padding.",
    since: .iOS(17), layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [.required(.length, "Points on every edge.", primary: true, numbers: .finite)],
        type: .layer("SafeAreaPaddingModifier"),
        layout: .wrapper { .safeAreaPadding(EdgeInsets($0[.length] ?? 0)) }),
      ModifierOverload(
        [
          .optional(.edges, "The edges that get room; all if left out.", primary: true, nullable: false),
          .optional(.length, "Points on these edges; nil for the system’s 16.", numbers: .finite),
        ], type: .layer("SafeAreaPaddingModifier"),
        layout: .wrapper {
          .safeAreaPadding(
            EdgeInsets($0[.length] ?? EdgeInsets.standardPadding, edges: $0[.edges] ?? .all))
        }),
      ModifierOverload(
        [.required(.insets, "Points on each edge.", primary: true, numbers: .finite)],
        type: .layer("SafeAreaPaddingModifier"), layout: .wrapper { .safeAreaPadding($0[.insets] ?? .zero) }),
    ],
    examples: [
      Example("Color: red\nmodifiers: [ safeAreaPadding ]", type: "ModifiedContent<Color, SafeAreaPaddingModifier>"),
      Example(
        "Color: red\nmodifiers: [ { safeAreaPadding: 20 } ]", type: "ModifiedContent<Color, SafeAreaPaddingModifier>"),
      Example(
        "Color: red\nmodifiers: [ { safeAreaPadding: { edges: horizontal, length: 8 } } ]",
        type: "ModifiedContent<Color, SafeAreaPaddingModifier>"),
    ])
}
