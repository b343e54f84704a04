import GalleyLanguage

extension ModifierDefinition {
  static let fill = ModifierDefinition(
    "fill", summary: "Fills a shape, which then is a view like others.",
    overloads: [
      ModifierOverload(
        [
          .optional(
            "content", .style, "What the shape is filled with; the foreground style if left out.", primary: true,
            nullable: false),
          .optional("style", .type("FillStyle"), "How overlapping parts are filled.", nullable: false),
        ],
        type: ModifierTypeRule { context, receiver in
          let style = context.isGiven("content") ? context.component("content") : context.named("ForegroundStyle")
          return TypedReceiver(context.generic("_ShapeView", [receiver.type, style]), .shapeView)
        },
        receivers: .only(.insettableShape, .shape))
    ],
    examples: [
      Example("Circle:\nmodifiers: [ { fill: red } ]", type: "_ShapeView<Circle, Color>"),
      Example("Rectangle:\nmodifiers: [ { fill: { gradient: green } } ]", type: "_ShapeView<Rectangle, AnyGradient>"),
    ])
}
