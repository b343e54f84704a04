import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let safeAreaInset = ModifierDefinition(
    "safeAreaInset", summary: "Puts a bar at an edge of the view and makes the safe area inside smaller by it.",
    since: .iOS(15), layout: .known,
    overloads: [
      ModifierOverload(
        [
          .required("edge", .type("VerticalEdge"), "The edge that the bar stands at."),
          .optional(
            "alignment", .type("HorizontalAlignment"), "How the bar stands across; `center` if left out.",
            nullable: false),
          .optional("spacing", .number, "Points between bar and view; nil for what the two prefer.", numbers: .finite),
          .required("content", .content, "The bar."),
        ], type: .layer("_InsetViewModifier", "content"),
        layout: .companion(label: "content", role: .inset) { arguments in
          .safeAreaInset(
            edge: Edge(name: arguments.caseName("edge")) ?? .bottom,
            alignment: arguments.guide("alignment", axis: .horizontal) ?? .horizontalCenter,
            spacing: arguments.number("spacing"))
        }),
      ModifierOverload(
        [
          .required("edge", .type("HorizontalEdge"), "The edge that the bar stands at."),
          .optional(
            "alignment", .type("VerticalAlignment"), "How the bar stands; `center` if left out.", nullable: false),
          .optional("spacing", .number, "Points between bar and view; nil for what the two prefer.", numbers: .finite),
          .required("content", .content, "The bar."),
        ], type: .layer("_InsetViewModifier", "content"),
        layout: .companion(label: "content", role: .inset) { arguments in
          .safeAreaInset(
            edge: Edge(name: arguments.caseName("edge")) ?? .trailing,
            alignment: arguments.guide("alignment", axis: .vertical) ?? .verticalCenter,
            spacing: arguments.number("spacing"))
        }),
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { safeAreaInset: { edge: bottom, content: { Text: Bar } } } ]",
        type: "ModifiedContent<Color, _InsetViewModifier<Text>>"),
      Example(
        "Color: red\nmodifiers: [ { safeAreaInset: { edge: leading, alignment: top, spacing: 0, content: { Text: Bar } } } ]",
        type: "ModifiedContent<Color, _InsetViewModifier<Text>>"),
    ])
}
