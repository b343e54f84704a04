import GalleyLanguage

extension ViewDefinition {
  static let scrollViewReader = ViewDefinition(
    "ScrollViewReader", summary: "Tells its content how to scroll; it is laid out as its content.", since: .iOS(14),
    layoutStanding: .derived,
    overloads: [
      ViewOverload(
        [
          .required(
            .content, .closureContent([.init("proxy", .unknown, value: .null)]),
            "The views; `proxy` scrolls to one of them in actions.", primary: true)
        ],
        type: .generic("ScrollViewReader", .of(.content)), layout: .unary)
    ],
    examples: [
      Example("ScrollViewReader: [ { ScrollView: [ { Text: One } ] } ]", type: "ScrollViewReader<ScrollView<Text>>")
    ])
}
