import GalleyLanguage
import GalleyLayout

// Groups with a label. Source: grid 4.2.

extension Lowering {
  /// A header that folds the views below it; in a list all of them are rows.
  mutating func disclosureGroup(_ view: ViewReference) -> [LoweredView] {
    let isRow = surroundings.place.isList && surroundings.place.isRowLevel
    let chevron = box(width: metrics[.disclosureChevronWidth], height: metrics[.disclosureChevronHeight])
    let header = row(label(of: view), chevron)
    let isExpanded = arguments(of: view)[.isExpanded] ?? false
    guard isRow else {
      let outer = surroundings.orientation
      surroundings.orientation = .vertical
      let content = isExpanded ? lowerList(.content, of: view).map { Piece($0) } : []
      surroundings.orientation = outer
      return close(view, vertical([header] + content, alignment: .leading))
    }
    let below = isExpanded ? lowerList(.content, of: view) : []
    if below.isEmpty { return close(view, header) }
    return stand(view, for: [implicit(header, .horizontalStack)] + below.map { indented($0) })
  }

  /// The rows of a tree: an element with others below it is a header that unfolds them.
  mutating func outline(_ view: ViewReference) -> [LoweredView] {
    guard let slot = block(.content, of: view.id, view.parameters) else { return [] }
    var rows: [LoweredView] = []
    for element in Array(tree.children(of: tree[slot].firstChild)) { rows += branch(element) }
    return rows
  }

  private mutating func branch(_ element: ViewNodeID) -> [LoweredView] {
    guard tree[element].kind == .group, tree[element].definition == ViewTree.branchGroup else {
      return lowerList(element)
    }
    let isRow = surroundings.place.isList && surroundings.place.isRowLevel
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

  /// A view that stands in below the header that unfolds it.
  private mutating func indented(_ view: LoweredView) -> LoweredView {
    var view = view
    let insets = EdgeInsets(leading: metrics[.disclosureIndentation])
    view.node = layout.add(.padding(insets), child: view.node)
    return view
  }

  /// A box around its content, with a label above it.
  mutating func groupBox(_ view: ViewReference) -> [LoweredView] {
    let outer = surroundings.orientation
    surroundings.orientation = .vertical
    let content = lowerBlock(.content, of: view, in: .verticalStack).map { Piece($0) }
    surroundings.orientation = outer
    let parts = [label(of: view), content].compactMap(\.self)
    guard let inside = vertical(parts, alignment: .leading, spacing: metrics[.boxSpacing]) else {
      return close(view, wrap(.padding(EdgeInsets(metrics[.boxInset])), box(width: 0, height: 0)))
    }
    return close(view, wrap(.padding(EdgeInsets(metrics[.boxInset])), inside))
  }
}
