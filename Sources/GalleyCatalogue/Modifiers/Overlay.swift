import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let overlay = ModifierDefinition(
    "overlay", summary: "Draws a style or views over the view, without changing its size.", layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .required(.style, "A colour, gradient or material.", primary: true),
          .optional(
            .ignoresSafeAreaEdges,
            "The edges of the safe area that the style reaches over where the view touches them; all if left out.",
            nullable: false, since: .iOS(15)),
        ],
        type: .styleLayer("_OverlayStyleModifier", before15: "_OverlayModifier"),
        layout: .wrapper {
          .styleLayer(ignoredEdges: $0[.ignoresSafeAreaEdges] ?? .all, isBackground: false)
        },
        drawing: .shape(isBehind: false) { arguments, context in DrawnShape(context.drawnFrame, arguments[.style]) }),
      ModifierOverload(
        [.required(.overlay, "The view to draw over this one.", primary: true)],
        type: .layer("_OverlayModifier", .of(.overlay)), layout: .layer(.overlay, isBackground: false)),
      ModifierOverload(
        [
          .optional(.alignment, "Where the views stand; `center` if left out.", nullable: false),
          .required(.content, "The views to draw over this one."),
        ],
        since: .iOS(15), type: .layer("_OverlayModifier", .of(.content)),
        layout: .layer(.content, isBackground: false)),
      ModifierOverload(
        [
          .required(.view, "The view to draw over this one."),
          .optional(.alignment, "Where the view stands; `center` if left out.", nullable: false),
        ],
        type: .layer("_OverlayModifier", .of(.view)), layout: .layer(.view, isBackground: false)),
      ModifierOverload(
        [
          .required(.style, "A colour, gradient or material."),
          .required(.filledShape, "The shape to fill, in the view's frame."),
          .optional(.fillStyle, "How overlapping parts are filled.", nullable: false),
        ],
        since: .iOS(15), type: .layer("_OverlayShapeModifier", .of(.style), .of(.filledShape)),
        drawing: .shape(isBehind: false) { arguments, context in
          context.outline(of: ArgumentLabel<Value>.filledShape).map {
            DrawnShape($0, arguments[.style], rule: arguments[.fillStyle] ?? .nonZero)
          }
        }),
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

extension ArgumentLabel<ViewBlock> {
  fileprivate static var overlay: Self { Self("overlay", .view) }
}
