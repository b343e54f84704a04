import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let padding = ModifierDefinition(
    "padding", summary: "Adds room around the view.", layoutStanding: .derived,
    overloads: [
      ModifierOverload(
        [.required(.length, "Points on every edge.", primary: true, numbers: .finite)],
        type: .layer("_PaddingLayout"), layout: .wrapper { .padding(EdgeInsets($0[.length] ?? 0)) }),
      ModifierOverload(
        [
          .optional(.edges, "The edges that get room; all if left out.", primary: true, nullable: false),
          .optional(.length, "Points on these edges; nil for the system's 16.", numbers: .finite),
        ],
        type: .layer("_PaddingLayout"),
        layout: .wrapper {
          .padding(EdgeInsets($0[.length] ?? EdgeInsets.standardPadding, edges: $0[.edges] ?? .all))
        }),
      ModifierOverload(
        [.required(.insets, "Points on each edge.", primary: true, numbers: .finite)],
        type: .layer("_PaddingLayout"), layout: .wrapper { .padding($0[.insets] ?? .zero) }),
    ],
    examples: [
      Example("Text: Hello\nmodifiers: [ padding ]", type: "ModifiedContent<Text, _PaddingLayout>"),
      Example("Text: Hello\nmodifiers: [ { padding: 8 } ]", type: "ModifiedContent<Text, _PaddingLayout>"),
      Example("Text: Hello\nmodifiers: [ { padding: [top, bottom] } ]", type: "ModifiedContent<Text, _PaddingLayout>"),
      Example(
        "Text: Hello\nmodifiers: [ { padding: { edges: horizontal, length: 20 } } ]",
        type: "ModifiedContent<Text, _PaddingLayout>"),
      Example(
        "Text: Hello\nmodifiers: [ { padding: { horizontal: 8 } } ]", type: "ModifiedContent<Text, _PaddingLayout>"),
      Example(
        "Text: Hello\nmodifiers: [ { padding: { top: 1, leading: 2, bottom: 3, trailing: 4 } } ]",
        type: "ModifiedContent<Text, _PaddingLayout>"),
    ])
}
