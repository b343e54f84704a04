import GalleyDrawing
import GalleyLanguage

extension ModifierDefinition {
  static let border = ModifierDefinition(
    "border", summary: "Draws a line along the inside of the view's frame.",
    overloads: [
      ModifierOverload(
        [
          .required(.contentStyle, "What the line is filled with.", primary: true),
          .optional(.width, "The line's width in points; 1 if left out.", nullable: false, numbers: .length),
        ],
        type: ModifierTypeRule { context, receiver in
          let inset = context.named("_StrokedShape<Rectangle._Inset>")
          let shape = context.generic("_ShapeView", [inset, context.component(.contentStyle)])
          return TypedReceiver(context.modified(receiver.type, context.generic("_OverlayModifier", [shape])))
        },
        drawing: .shape(isBehind: false) { arguments, context in
          let width = arguments[.width] ?? 1
          var path = Path(context.frame)
          path.append(Path(context.frame.grown(by: -width)))
          return DrawnShape(Outline(path), arguments[.contentStyle], rule: .evenOdd)
        })
    ],
    examples: [
      Example(
        "Text: Hello\nmodifiers: [ { border: { content: red, width: 2 } } ]",
        type: "ModifiedContent<Text, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>")
    ])
}
