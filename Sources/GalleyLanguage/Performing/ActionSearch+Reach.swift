import GalleyTables

// Where a view is on the screen that is not drawn itself.

extension ActionSearch {
  /// A node if it or something in it fulfils a condition; nil where nothing does.
  ///
  /// What stands in a menu, a bar or the like is not drawn: whoever has that counts in its place.
  package func nearest(to node: ViewNodeID, where fulfils: (ViewNodeID) -> Bool) -> ViewNodeID? {
    var node = node
    while true {
      // A list, not recursion: trees may be deep.
      var pending = [node]
      while let inside = pending.popLast() {
        if fulfils(inside) { return inside }
        pending += childrenInPlace(of: inside)
      }
      guard let owner = owner(ofUndrawn: node) else { return nil }
      node = owner
    }
  }

  /// The children of a node but for the blocks that a modifier shows apart from its view.
  func childrenInPlace(of node: ViewNodeID) -> [ViewNodeID] {
    guard catalogue.modifierOverload(of: tree[node])?.layout.isElsewhere == true else {
      return Array(tree.children(of: node))
    }
    return tree[node].firstChild.index.map { [$0] } ?? []
  }

  /// The view or modifier in whose menu a node stands, or in a block of which layout knows nothing; nil for none.
  private func owner(ofUndrawn node: ViewNodeID) -> ViewNodeID? {
    var inside = node
    while let outer = parents[inside.position].index {
      if case .slot = tree[inside].kind,
        hasMenu(outer) || catalogue.modifierOverload(of: tree[outer])?.layout.isUndrawn == true
      {
        return outer
      }
      inside = outer
    }
    return nil
  }
}
