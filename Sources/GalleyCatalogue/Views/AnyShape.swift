import GalleyLanguage

extension ViewDefinition {
  static let anyShape = ViewDefinition(
    "AnyShape", summary: "A shape whose type is hidden, so that a choice can give shapes of several types.",
    since: .iOS(16), layoutStanding: .measured, valueForm: .node,
    overloads: [
      ViewOverload(
        [.required(.shape, "The shape.", primary: true)],
        type: .named("AnyShape", .shape), drawing: .heldShape(.shape),
        layout: .custom { lowering, view in
          lowering.lowerBlock(.shape, of: view, in: .depthStack).map { [lowering.stand(view, for: $0)] } ?? []
        })
    ],
    examples: [
      Example("AnyShape: Circle", type: "AnyShape"),
      Example("AnyShape: { RoundedRectangle: 8 }\nmodifiers: [ { fill: red } ]", type: "_ShapeView<AnyShape, Color>"),
    ])
}
