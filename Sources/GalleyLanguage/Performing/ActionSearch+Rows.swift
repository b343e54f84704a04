import GalleyExpressions
package import GalleyLayout
import GalleyTables

// What messages call a view, the row that it is in, and the scroll view around it.

extension ActionSearch {
  /// What a message calls a node: its label, or the name of the view.
  package func name(of node: ViewNodeID) -> String {
    if let label = tree[node].label.index { return "`\(tree.labels[label])`" }
    switch tree[node].kind {
    case .view(let definition), .styled(let definition): return catalogue.views[definition].name
    case .shape(let shape): return evaluator.document.shapes[shape].name
    case .modifier, .layout, .slot, .group, .loop, .custom, .customModifier: return "another view"
    }
  }

  /// What moves the content of the scroll view that a node is, holds or is in; nil for none, `disabled` for one that people
  /// cannot scroll.
  package func scrolling(to offset: Point, at node: ViewNodeID) -> ViewResponse? {
    for view in layersInside(node) + around(node) {
      guard let identity = evaluator.interaction.scrolls[view] else { continue }
      return tree.environments[tree[view].environment].isScrollEnabled ? .scroll(identity, offset) : .disabled
    }
    return nil
  }

  /// What deleting the row does that a node is in: the action of `onDelete` is told the row's place.
  package func deletion(at node: ViewNodeID) -> ViewResponse? {
    for outer in around(node) {
      if case .modifier = tree[outer].kind, let response = own(.delete, outer), case .actions(let calls) = response {
        guard let place = place(of: node, below: outer) else { return nil }
        return .actions(calls.map { ActionCall($0.handler, [.array([.int(place)])]) })
      }
    }
    return nil
  }

  /// The place among the elements of a loop below a modifier of the element that a node is in.
  private func place(of node: ViewNodeID, below modifier: ViewNodeID) -> Int? {
    let loop = tree.base(of: modifier)
    var row = node
    while let outer = parents[row.position].index, outer != loop { row = outer }
    return Array(tree.children(of: loop)).firstIndex(of: row)
  }
}
