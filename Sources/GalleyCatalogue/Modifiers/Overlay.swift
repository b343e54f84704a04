import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let overlay = ModifierDefinition(
    "overlay", summary: "Draws a style or views over the view, without changing its size.", layout: .known,
    overloads: [
      ModifierOverload(
        [
          .required("style", .style, "A colour, gradient or material.", primary: true),
          .optional(
            "ignoresSafeAreaEdges", .type("Edge.Set"),
            "The edges of the safe area that the style reaches over where the view touches them; all if left out.",
            nullable: false),
        ],
        type: .styleLayer("_OverlayStyleModifier", before15: "_OverlayModifier"),
        layout: .wrapper {
          .styleLayer(ignoredEdges: $0.edges("ignoresSafeAreaEdges") ?? .all, isBackground: false)
        }),
      ModifierOverload(
        [.required("overlay", .view, "The view to draw over this one.", primary: true)],
        type: .layer("_OverlayModifier", "overlay"), layout: .layer(label: "overlay", isBackground: false)),
      ModifierOverload(
        [
          .optional("alignment", .type("Alignment"), "Where the views stand; `center` if left out.", nullable: false),
          .required("content", .content, "The views to draw over this one."),
        ],
        since: .iOS(15), type: .layer("_OverlayModifier", "content"),
        layout: .layer(label: "content", isBackground: false)),
      ModifierOverload(
        [
          .required("view", .view, "The view to draw over this one."),
          .optional("alignment", .type("Alignment"), "Where the view stands; `center` if left out.", nullable: false),
        ],
        type: .layer("_OverlayModifier", "view"), layout: .layer(label: "view", isBackground: false)),
      ModifierOverload(
        [
          .required("style", .style, "A colour, gradient or material."),
          .required("in", .shape, "The shape to fill, in the view's frame."),
          .optional("fillStyle", .type("FillStyle"), "How overlapping parts are filled.", nullable: false),
        ],
        since: .iOS(15), type: .layer("_OverlayShapeModifier", "style", "in")),
    ],
    examples: [
      Example(
        "Color: red\nmodifiers: [ { overlay: { Text: Over } } ]",
        type: "ModifiedContent<Color, _OverlayModifier<Text>>"),
      Example(
        "Color: red\nmodifiers: [ { overlay: { alignment: bottom, content: [ { Text: A }, { Text: B } ] } } ]",
        type: "ModifiedContent<Color, _OverlayModifier<TupleView<(Text, Text)>>>"),
      Example(
        "Color: red\nmodifiers: [ { overlay: blue } ]",
        type: "ModifiedContent<Color, _OverlayStyleModifier<Color>>"),
    ])
}
