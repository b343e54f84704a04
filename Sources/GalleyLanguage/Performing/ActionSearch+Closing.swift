import GalleyExpressions
import GalleyTables

// Dialogs and menus: they open, and what is chosen in them closes them.

extension ActionSearch {
  /// The modifier whose dialog a node is in; nil for none.
  package func dialog(around node: ViewNodeID) -> ViewNodeID? { presenters(around: node).first { isDialog($0) } }

  /// Tells whether a node is a modifier that asks something over the window.
  package func isDialog(_ node: ViewNodeID) -> Bool {
    catalogue.modifierOverload(of: tree[node])?.layout.isDialog ?? false
  }

  /// What opens the menu of a control or modifier, or closes it; nil for one without a menu.
  func menu(at node: ViewNodeID) -> ViewResponse? {
    guard hasMenu(node), let fold = folds[node] else { return nil }
    return tree.environments[tree[node].environment].isEnabled ? .fold(fold) : .disabled
  }

  /// What a tap does on a view in a dialog or menu: these close after what it does; nil for any other view.
  package func closing(after response: ViewResponse?, at node: ViewNodeID) -> ViewResponse? {
    let presenters = presenters(around: node)
    guard !presenters.isEmpty else { return nil }
    let isButton = isInButton(node, below: presenters)
    var closings: [ViewResponse] = []
    for presenter in presenters {
      if isDialog(presenter), isButton, let exit = evaluator.exit(from: presenter) { closings.append(.leave(exit)) }
      if hasMenu(presenter), let fold = folds[presenter] { closings.append(.fold(fold)) }
    }
    switch response {
    case nil: return closings.isEmpty || !isButton ? nil : .all(closings)
    case .fold, .disabled: return nil
    case .actions, .toggle, .write, .send, .push, .leave, .open, .scroll, .all:
      return closings.isEmpty ? nil : .all([response].compactMap(\.self) + closings)
    }
  }

  /// What closes the menus that are open and that a node neither opens nor is in; nil if there are none.
  package func closing(menusBeside node: ViewNodeID) -> ViewResponse? {
    let inside = Set(presenters(around: node) + layersInside(node))
    let open = folds.filter { owner, fold in
      hasMenu(owner) && evaluator.interaction.isUnfolded(fold) && !inside.contains(owner)
    }
    guard !open.isEmpty else { return nil }
    return .all(open.sorted { $0.key < $1.key }.map { .fold($0.value) })
  }

  /// What a message calls a modifier.
  package func name(ofModifier modifier: ViewNodeID) -> String {
    guard case .modifier(let definition, _) = tree[modifier].kind else { return "" }
    return catalogue.modifiers[definition].name
  }

  /// The controls and modifiers in whose blocks a node is, from the innermost.
  private func presenters(around node: ViewNodeID) -> [ViewNodeID] {
    var result: [ViewNodeID] = []
    var inside = node
    while let outer = parents[inside.position].index {
      if case .slot = tree[inside].kind, hasMenu(outer) || isDialog(outer) { result.append(outer) }
      inside = outer
    }
    return result
  }

  func hasMenu(_ node: ViewNodeID) -> Bool {
    catalogue.viewOverload(of: tree[node])?.menu != nil || catalogue.modifierOverload(of: tree[node])?.menu != nil
  }

  /// Tells whether a node is a button, or in one of the same dialog or menu: a touch of the label is one of the button.
  private func isInButton(_ node: ViewNodeID, below presenters: [ViewNodeID]) -> Bool {
    if layersInside(node).contains(where: { isButton($0) }) { return true }
    var inside = node
    while let outer = parents[inside.position].index, outer != presenters.first {
      if isButton(outer) { return true }
      inside = outer
    }
    return false
  }

  /// Tells whether a view does something on a tap, or would if it were told what.
  func isButton(_ node: ViewNodeID) -> Bool {
    catalogue.viewOverload(of: tree[node])?.runsOnTap ?? false
  }
}
