import GalleyLanguage

extension ViewDefinition {
  static let anyLayout = ViewDefinition(
    "AnyLayout", summary: "Views that one of several layouts arranges, such as a row or a column by the room there is.",
    since: .iOS(16), layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .required(.layout, "The layout, such as `{ HStackLayout: { spacing: 8 } }`, or an `if` between two."),
          .required(.content, "The views."),
        ],
        type: .layout("AnyLayout"),
        layout: .custom { lowering, view in lowering.arrange(.content, of: view, by: .layout) })
    ],
    examples: [
      Example(
        "AnyLayout: { layout: HStackLayout, content: [ { Text: A }, { Text: B } ] }",
        type: "Tree<_LayoutRoot<AnyLayout>, TupleView<(Text, Text)>>")
    ])
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var layout: Self { Self("layout", .view) }
}
