package import GalleyExpressions
import GalleyTables

// The ids of loops as tags of the views that they show.

extension Catalogue {
  /// Whether a node is a view that an id of a loop tags, rather than one that others show the content of.
  package func takesID(_ node: ViewTree.Node) -> Bool {
    switch node.kind {
    case .shape, .layout: true
    case .view: viewOverload(of: node).map { $0.showing != .container } ?? false
    case .modifier, .slot, .group, .loop, .custom, .customModifier, .styled: false
    }
  }
}

extension ViewTree {
  /// By node: the id of the innermost element of a loop that it stands for, from what the loop shows down to the view that
  /// takes it; headers and footers of sections stand for none.
  package func optionIDs(below control: ViewNodeID, in catalogue: Catalogue) -> [ViewNodeID: Value] {
    guard !elementIDs.isEmpty else { return [:] }
    var result: [ViewNodeID: Value] = [:]
    var pending = [(node: control, id: Value?.none)]
    while let (next, outer) = pending.popLast() {
      let id = elementIDs[next] ?? outer
      result[next] = id
      let isTaken = next != control && catalogue.takesID(self[next])
      let section = catalogue.viewOverload(of: self[next]).flatMap { $0.isSection ? $0 : nil }
      for child in children(of: next) {
        pending.append((child, isTaken || isBesideRows(child, of: section) ? nil : id))
      }
    }
    return result
  }

  private func isBesideRows(_ node: ViewNodeID, of section: ViewOverload?) -> Bool {
    guard let section, case .slot(let parameter) = self[node].kind else { return false }
    return !section.parameters[parameter].isCalled(.content)
  }
}
