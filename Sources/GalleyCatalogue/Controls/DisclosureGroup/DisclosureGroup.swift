import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let disclosureGroup = ViewDefinition(
    "DisclosureGroup", summary: "A label with views below it that can be folded away.",
    since: .iOS(14).except(.tvOS, .watchOS), layoutStanding: .model, figures: ["disclosure"],
    overloads: [
      ViewOverload(
        [.title("The words of the label."), isExpanded, content],
        type: .generic("DisclosureGroup", "Text", .of(.content)),
        styled: .label("DisclosureGroupStyle", .title, views: items, values: ["isExpanded": .given(.isExpanded)]),
        layout: layout),
      ViewOverload(
        [isExpanded, content, .label("The views of the label.")],
        type: .generic("DisclosureGroup", .of(.label), .of(.content)),
        styled: .label("DisclosureGroupStyle", .block, views: items, values: ["isExpanded": .given(.isExpanded)]),
        layout: layout),
    ],
    examples: [
      Example(
        "DisclosureGroup: { title: More, isExpanded: true, content: [ { Text: One }, { Text: Two } ] }",
        type: "DisclosureGroup<Text, TupleView<(Text, Text)>>"),
      Example(
        "DisclosureGroup: { label: { Image: { systemName: star } }, content: { Text: One } }",
        type: "DisclosureGroup<Image, Text>"),
    ])

  private static let items = ["content": StyledControl.Content.block(.content)]
  private static let content = Parameter.required(.content, "The views that can be folded away.")
  private static let isExpanded = Parameter.optional(
    .isExpanded, "Whether the views show; they do not if it is left out.", nullable: false)

  private static let layout = ViewLayout.custom { lowering, view in lowering.disclosureGroup(view) }
}

// How it is laid out. Source: grid 4.2.

extension Lowering {
  /// A Mac has the chevron before the words; the header is as wide as it can be all the same.
  private mutating func macHeader(_ chevron: Piece, _ label: Piece?) -> Piece {
    guard let label else { return chevron }
    draw(.label(.control), at: label.node)
    let space = layout.add(.priority(-1), child: layout.add(.spacer(minLength: 0, orientation: .horizontal)))
    let stack = Primitive.stack(axis: .horizontal, alignment: .verticalCenter, spacing: metrics[.rowSpacing])
    return arrange(stack, [chevron, label, Piece(space)])
  }

  /// A header that folds the views below it; in a list all of them are rows.
  mutating func disclosureGroup(_ view: ViewReference) -> [LoweredView] {
    let isRow = surroundings.controls.isListRow
    let isExpanded = arguments(of: view)[.isExpanded] ?? false
    let chevron = drawing(
      .disclosure(isOpen: isExpanded),
      box(width: metrics[.disclosureChevronWidth], height: metrics[.disclosureChevronHeight]))
    let header = platform == .macOS ? macHeader(chevron, label(of: view)) : row(label(of: view), chevron)
    guard isRow else {
      let content = within(orientation: .vertical) {
        isExpanded ? $0.lowerList(.content, of: view).map { Piece($0) } : []
      }
      return close(view, vertical([header] + content, alignment: .leading))
    }
    let below = isExpanded ? lowerList(.content, of: view) : []
    if below.isEmpty { return close(view, header) }
    return stand(view, for: [implicit(header, .horizontalStack)] + below.map { indented($0) })
  }

  /// A view that stands in below the header that unfolds it.
  mutating func indented(_ view: LoweredView) -> LoweredView {
    var view = view
    let insets = EdgeInsets(leading: metrics[.disclosureIndentation])
    view.node = layout.add(.padding(insets), child: view.node)
    return view
  }
}
