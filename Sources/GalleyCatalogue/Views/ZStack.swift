import GalleyLanguage

extension ViewDefinition {
  static let zStack = ViewDefinition(
    "ZStack", summary: "Views behind each other, the first at the back.", layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .optional(.alignment, "How the views stand to each other; `center` if left out.", nullable: false),
          .required(.content, "The views."),
        ],
        type: .generic("ZStack", .of(.content)),
        layout: .container({ .depthStack(alignment: $0[.alignment] ?? .center) }, orientation: nil))
    ],
    examples: [
      Example("ZStack: [ { Color: red }, { Text: Over } ]", type: "ZStack<TupleView<(Color, Text)>>"),
      Example("ZStack: { alignment: topLeading, content: [ { Text: Corner } ] }", type: "ZStack<Text>"),
    ])
}
