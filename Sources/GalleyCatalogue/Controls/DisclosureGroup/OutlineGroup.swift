import GalleyLanguage
import GalleyLayout

extension ViewDefinition {
  static let outlineGroup = ViewDefinition(
    "OutlineGroup", summary: "Views for the elements of a tree; those below an element are folded away at first.",
    since: .iOS(14).except(.tvOS, .watchOS), layoutStanding: .model, figures: ["disclosure"],
    overloads: [
      ViewOverload(
        [.data, .id, .children, .item, .elements("The views of an element.")],
        type: ViewTypeRule { context in TypedReceiver(context.outlineGroup()) },
        layout: .custom { lowering, view in
          lowering.stand(view, for: lowering.outline(view))
        })
    ],
    examples: [
      Example(
        "types: { Folder: { id: Int, name: String, inside: { type: \"[Folder]?\", default: null } } }\n"
          + "let: { folders: { type: \"[Folder]\", value: [ { id: 1, name: Letters } ] } }\n"
          + "body:\n  OutlineGroup: { data: $(folders), children: inside, content: { Text: $(item.name) } }",
        type: "OutlineGroup<Array<Folder>, Int, Text, Text, DisclosureGroup<Text, OutlineSubgroupChildren>>")
    ])
}

extension Lowering {
  /// The rows of a tree: an element with others below it is a header that unfolds them.
  mutating func outline(_ view: ViewReference) -> [LoweredView] {
    guard let loop = block(.content, of: view.id, view.parameters).flatMap({ tree[$0].firstChild.index }) else {
      return []
    }
    var rows: [LoweredView] = []
    for element in Array(tree.children(of: loop)) { rows += branch(element) }
    return rows
  }

  private mutating func branch(_ element: ViewNodeID) -> [LoweredView] {
    guard case .group(.branch) = tree[element].kind else { return lowerList(element) }
    let isRow = surroundings.controls.isListRow
    let parts = Array(tree.children(of: element))
    let content = parts.first.flatMap { lowerOne($0, in: .horizontalStack) }.map { Piece($0) }
    let chevron = box(width: metrics[.disclosureChevronWidth], height: metrics[.disclosureChevronHeight])
    let header = implicit(row(content, chevron), .horizontalStack)
    var below: [LoweredView] = []
    for part in parts.dropFirst() { below += branch(part) }
    if isRow { return [header] + below.map { indented($0) } }
    guard !below.isEmpty, let group = vertical(([header] + below).map { Piece($0) }, alignment: .leading) else {
      return [header]
    }
    return [implicit(group, .verticalStack)]
  }
}
