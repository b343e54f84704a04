import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

extension ViewDefinition {
  static let label = ViewDefinition(
    "Label", summary: "A title with an icon before it.", since: .iOS(14), layoutStanding: .published,
    figures: ["label"],
    overloads: [
      ViewOverload(
        [
          .required(.title, "The words."),
          .symbolName(.systemImage, "The name of the symbol before them."),
        ],
        type: .generic("Label", "Text", "Image"),
        styled: StyledControl(
          "LabelStyle", views: ["title": .title(.title), "icon": .view("Image", ["systemName": .of(.systemImage)])]),
        layout: titled),
      ViewOverload(
        [
          .required(.title, "The words."),
          .imageName(.image, "The name of the picture before them, in the asset catalogue."),
        ],
        type: .generic("Label", "Text", "Image"),
        styled: StyledControl(
          "LabelStyle", views: ["title": .title(.title), "icon": .view("Image", ["name": .of(.image)])]),
        layout: titled),
      ViewOverload(
        [
          .required(.titleViews, "The views of the title."),
          .required(.icon, "The views before it."),
        ],
        type: .generic("Label", .of(.titleViews), .of(.icon)),
        styled: StyledControl("LabelStyle", views: ["title": .block(.titleViews), "icon": .block(.icon)]),
        layout: .custom { lowering, view in lowering.label(view) }),
    ],
    examples: [
      Example("Label: { title: Fire, systemImage: flame }", type: "Label<Text, Image>"),
      Example(
        "images: { card: { width: 20, height: 20 } }\nbody: { Label: { title: Card, image: card } }",
        type: "Label<Text, Image>"),
      Example("Label: { title: { Text: Fire }, icon: Circle }", type: "Label<Text, Circle>"),
    ])

  /// A title and an icon that are no views of the document.
  private static let titled = ViewLayout.custom { lowering, view in lowering.close(view, lowering.label(of: view)) }
}

extension Lowering {
  /// A label of blocks.
  fileprivate mutating func label(_ view: ViewReference) -> [LoweredView] {
    let style = labelStyle(in: environment(of: view.node))
    let icon = style == .titleOnly ? nil : lowerBlock(.icon, of: view, in: .horizontalStack)
    if let icon { tintIcon(icon.node) }
    let title = style == .iconOnly ? nil : lowerBlock(.titleViews, of: view, in: .horizontalStack)
    let parts = [icon, title].compactMap(\.self)
    if parts.count == 1 { return [stand(view, for: parts[0])] }
    guard let icon, let title else { return [] }
    let nodes = [labelIcon(icon.node, in: environment(of: view.node)), title.node]
    let node = layout.add(labelRow(in: environment(of: view.node)), children: nodes)
    let entry = report.add(source: Link(view.id), layout: node, children: parts)
    return [LoweredView(node: node, report: entry)]
  }
}

extension ArgumentLabel<ViewBlock> {
  fileprivate static var titleViews: Self { Self("title") }
}
