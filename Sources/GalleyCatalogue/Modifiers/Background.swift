import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

extension ModifierDefinition {
  static let background = ModifierDefinition(
    "background", summary: "Draws a style or views behind the view, without changing its size.",
    layoutStanding: .measured,
    overloads: [
      ModifierOverload(
        [
          .required(.style, "A colour, gradient or material.", primary: true),
          .optional(
            .ignoresSafeAreaEdges,
            "The edges of the safe area that the style reaches over where the view touches them; all if left out.",
            nullable: false, since: .iOS(15)),
        ],
        type: .styleLayer("_BackgroundStyleModifier", before15: "_BackgroundModifier"),
        layout: .wrapper {
          .styleLayer(ignoredEdges: $0[.ignoresSafeAreaEdges] ?? .all, isBackground: true)
        },
        drawing: .shape(isBehind: true) { arguments, context in
          DrawnShape(context.drawnFrame, arguments[.style])
        }),
      ModifierOverload(
        [.required(.background, "The view to draw behind this one.", primary: true)],
        type: .layer("_BackgroundModifier", .of(.background)), layout: .layer(.background, isBackground: true)),
      ModifierOverload(
        [
          .optional(.alignment, "Where the views stand; `center` if left out.", nullable: false),
          .required(.content, "The views to draw behind this one."),
        ],
        since: .iOS(15), type: .layer("_BackgroundModifier", .of(.content)),
        layout: .layer(.content, isBackground: true)),
      ModifierOverload(
        [
          .required(.view, "The view to draw behind this one."),
          .optional(.alignment, "Where the view stands; `center` if left out.", nullable: false),
        ],
        type: .layer("_BackgroundModifier", .of(.view)), layout: .layer(.view, isBackground: true)),
      ModifierOverload(
        [
          .required(.style, "A colour, gradient or material."),
          .required(.filledShape, "The shape to fill, in the view's frame."),
          .optional(.fillStyle, "How overlapping parts are filled.", nullable: false),
        ],
        since: .iOS(15),
        type: .shapeLayer(insettable: "_InsettableBackgroundShapeModifier", "_BackgroundShapeModifier"),
        drawing: .shape(isBehind: true) { arguments, context in
          context.outline(of: ArgumentLabel<Value>.filledShape).map {
            DrawnShape($0, arguments[.style], rule: arguments[.fillStyle] ?? .nonZero)
          }
        }
      ),
      ModifierOverload(
        [
          .required(.filledShape, "The shape to fill with the background style, in the view's frame."),
          .optional(.fillStyle, "How overlapping parts are filled.", nullable: false),
        ],
        since: .iOS(15),
        type: .shapeLayer(insettable: "_InsettableBackgroundShapeModifier", "_BackgroundShapeModifier"),
        drawing: .shape(isBehind: true) { arguments, context in
          context.outline(of: ArgumentLabel<Value>.filledShape).map {
            DrawnShape($0, .semantic(.background), rule: arguments[.fillStyle] ?? .nonZero)
          }
        }
      ),
      ModifierOverload(
        [
          .optional(
            .ignoresSafeAreaEdges, "The edges of the safe area that the background reaches over; all if left out.",
            nullable: false)
        ],
        since: .iOS(15), type: .layer("_BackgroundStyleModifier", "BackgroundStyle"),
        layout: .wrapper {
          .styleLayer(ignoredEdges: $0[.ignoresSafeAreaEdges] ?? .all, isBackground: true)
        },
        drawing: .shape(isBehind: true) { _, context in DrawnShape(context.drawnFrame, .semantic(.background)) }),
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { background: red } ]",
        type: "ModifiedContent<Text, _BackgroundStyleModifier<Color>>"),
      Example(
        "Text: Hello\nmodifiers: [ { background: { Color: red } } ]",
        type: "ModifiedContent<Text, _BackgroundModifier<Color>>"),
      Example(
        "Text: Hello\nmodifiers: [ { background: { alignment: top, content: [ { Color: red } ] } } ]",
        type: "ModifiedContent<Text, _BackgroundModifier<Color>>"),
      Example(
        "Text: Hello\nmodifiers: [ { background: { style: red, in: Capsule } } ]",
        type: "ModifiedContent<Text, _InsettableBackgroundShapeModifier<Color, Capsule>>"),
    ])
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var background: Self { Self("background", .view) }
}
