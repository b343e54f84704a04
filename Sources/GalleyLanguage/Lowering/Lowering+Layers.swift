package import GalleyLayout

// Modifiers that a container reads off its views: tags, insets of rows, titles of bars.

extension Lowering {
  /// The modifier called `name` nearest to a view among the layers directly around it; nil if there is none.
  package func layer(_ name: String, of view: LoweredView) -> ModifierReference? {
    guard let definition = catalogue.modifier(named: name) else { return nil }
    var result: ModifierReference?
    var index = view.report
    while index >= 0 {
      let entry = report.entries[Int(index)]
      guard !entry.source.isNone else { break }
      let node = tree[entry.source]
      if let found = reference(entry.source, node, to: Int32(definition)) { result = result ?? found }
      if node.kind == .view, !isTransparent(node) { break }
      index = entry.firstChild
    }
    return result
  }

  /// The first modifier called `name` in a node's content, however deep, outside views called one of `stops`.
  package func firstLayer(_ name: String, below id: ViewNodeID, outside stops: [String]) -> ModifierReference? {
    guard let definition = catalogue.modifier(named: name) else { return nil }
    let stopped = Set(catalogue.views.indices.filter { stops.contains(catalogue.views[$0].name) }.map { Int32($0) })
    var pending = [id]
    while let next = pending.popLast() {
      let node = tree[next]
      if let found = reference(next, node, to: Int32(definition)) { return found }
      if next != id, node.kind == .view, stopped.contains(node.definition) { continue }
      pending.append(contentsOf: Array(tree.children(of: next)).reversed())
    }
    return nil
  }

  /// The views called `name` in a node's content, however deep, in order; none below what no node stands for, such as an
  /// implicit container.
  package func views(_ name: String, below id: ViewNodeID) -> [ViewReference] {
    guard !id.isNone, let definition = catalogue.view(named: name) else { return [] }
    var result: [ViewReference] = []
    var pending = [id]
    while let next = pending.popLast() {
      let node = tree[next]
      if node.kind == .view, Int(node.definition) == definition {
        let overload = catalogue.views[definition].overloads[Int(node.overload)]
        result.append(ViewReference(id: next, node: node, parameters: overload.parameters))
        continue
      }
      pending.append(contentsOf: Array(tree.children(of: next)).reversed())
    }
    return result
  }

  private func reference(_ id: ViewNodeID, _ node: ViewTree.Node, to definition: Int32) -> ModifierReference? {
    guard node.kind == .modifier || node.kind == .folded, node.definition == definition else { return nil }
    let overload = catalogue.modifiers[Int(definition)].overloads[Int(node.overload)]
    return ModifierReference(id: id, node: node, parameters: overload.parameters)
  }

  /// The node of the block that a modifier was given for a parameter; nil if none was.
  package func block(_ label: String, of modifier: ModifierReference) -> ViewNodeID? {
    block(label, of: modifier.id, modifier.parameters)
  }

  /// Registers an arrangement that the host computes.
  package mutating func arrangement(_ arrangement: some CustomLayout & Sendable) -> Primitive {
    arrangements.append(arrangement)
    return .custom(HostLayoutID(rawValue: Int32(arrangements.count - 1)))
  }
}
