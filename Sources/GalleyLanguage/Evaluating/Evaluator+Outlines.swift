import GalleyExpressions
import GalleyTables

// Trees of elements, and other views that keep by themselves whether they are unfolded.

extension Evaluator {
  /// The content of an element of a tree with what stands below it, if it is unfolded; a leaf is its content alone.
  mutating func branch(
    _ content: ViewNodeID, of element: Value, _ loop: CheckedForEach, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    guard case .array(let children) = member(loop.childrenPath, of: element.withoutBinding) else { return content }
    let result = tree.add(makeNode(.group(.branch), .empty, source: .node(node), at: scope))
    var last = Link<ViewTree.Node>.none
    append(content, to: result, after: &last)
    guard interaction.store != nil else { return result }
    interaction.addFold(of: result, at: interaction.identity)
    guard interaction.isUnfolded(interaction.identity), budget.admitsLevel else { return result }
    budget.beginLevel()
    defer { budget.endLevel() }
    for child in children {
      guard !budget.isExhausted, budget.admitsNode(after: tree.nodes.count) else { break }
      let inside = ownScope(loop.ownSlots, of: scope)
      put(child, into: loop.item, of: inside.activation)
      let id = self.id(of: child, in: loop, at: inside)
      let row = within(.element(of: node, id: id)) { evaluator in
        evaluator.branch(evaluator.content(of: loop, id: id, at: inside), of: child, loop, node, at: inside)
      }
      append(row, to: result, after: &last)
    }
    return result
  }

  /// Whether a block is in a menu that is closed.
  func isInClosedMenu(_ parameter: Index<Parameter>, of node: ViewNodeID) -> Bool {
    guard let fold = interaction.folds[node] else { return false }
    let view = catalogue.viewOverload(of: tree[node])
    let modifier = catalogue.modifierOverload(of: tree[node])
    let label = (view?.parameters ?? modifier?.parameters)?[parameter].label
    guard let menu = view?.menu ?? modifier?.menu else { return false }
    return menu.name == label && !interaction.isUnfolded(fold)
  }

  /// Gives a view that was not told whether it is unfolded what it keeps about that itself.
  mutating func addOwnFold(to view: ViewNodeID, _ overload: ViewOverload) {
    guard interaction.store != nil else { return }
    if overload.menu != nil {
      if case .node(let checked) = tree[view].source, let own = interaction.id(of: .fold(of: checked)) {
        interaction.addFold(of: view, at: own)
      }
      return
    }
    let fold = overload.parameters.firstIndex { $0.isCalled(.isExpanded) && !$0.isRequired }
    guard let fold = fold.map({ Index<Parameter>($0) }) else { return }
    let node = tree[view]
    let given = tree.arguments[node.arguments]
    guard !given.contains(where: { $0.parameter == fold }) else { return }
    guard case .node(let checked) = node.source, let own = interaction.id(of: .fold(of: checked)) else { return }
    interaction.addFold(of: view, at: own)
    guard interaction.isUnfolded(own) else { return }
    tree.arguments.append(GivenArgument(parameter: fold, value: .bool(true)))
    tree[view].arguments = tree.arguments.indices(from: node.arguments.startIndex)
  }
}
