import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let zStackLayout = ViewDefinition(
    "ZStackLayout", summary: "The layout of ZStack as a value, for AnyLayout or views of its own.", since: .iOS(16),
    layoutStanding: .measured,
    overloads: [
      ViewOverload(
        [
          .optional(.alignment, "How the views stand to each other; `center` if left out.", nullable: false),
          .optional(.content, "The views; none where the layout is given to AnyLayout."),
        ],
        type: .layout("ZStackLayout"),
        layout: .container({ .depthStack(alignment: $0[.alignment] ?? .center) }, orientation: nil))
    ],
    examples: [
      Example(
        "ZStackLayout: { content: [ { Text: A }, { Text: B } ] }",
        type: "Tree<_LayoutRoot<ZStackLayout>, TupleView<(Text, Text)>>")
    ])
}
