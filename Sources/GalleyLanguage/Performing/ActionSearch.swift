package import GalleyExpressions

/// What makes an action run.
package enum ActionTrigger: String, Sendable, Hashable {
  case tap
  case appear
  case disappear
}

/// What using a view does.
package enum ViewResponse: Sendable {
  /// It runs an action of the document; the node is the one that the action was given to.
  case action(Int32, ViewNodeID)
  /// It turns a binding to a Bool around.
  case toggle(BindingReference)
  /// It would do something, but is disabled.
  case disabled
}

/// Finds what an event at a view does: at the view itself, in what its layers hold, or at a view around it.
package struct ActionSearch {
  private let tree: ViewTree
  private let catalogue: Catalogue
  private let handlers: [Int32: Int32]
  /// By node.
  private var parents: [ViewNodeID]

  package init(_ tree: ViewTree, catalogue: Catalogue, handlers: [Int32: Int32]) {
    self.tree = tree
    self.catalogue = catalogue
    self.handlers = handlers
    parents = Array(repeating: .none, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let node = ViewNodeID(rawValue: Int32(index))
      for child in tree.children(of: node) { parents[child.index] = node }
    }
  }

  /// The first node with a label, in the order of evaluation; nil if there is none.
  package func node(labelled label: String) -> ViewNodeID? {
    let index = tree.nodes.firstIndex { $0.label >= 0 && tree.labels[Int($0.label)] == label }
    return index.map { ViewNodeID(rawValue: Int32($0)) }
  }

  /// The labels of all nodes, each once.
  package var labels: [String] {
    var known: Set<String> = []
    return tree.labels.filter { known.insert($0).inserted }
  }

  /// What an event at a node does; nil if nothing.
  package func response(to trigger: ActionTrigger, at node: ViewNodeID) -> ViewResponse? {
    var inside = node
    while !inside.isNone {
      if let found = own(trigger, inside) { return found }
      switch tree[inside].kind {
      case .modifier, .folded, .shapeModifier, .custom, .customModifier, .styled: inside = tree[inside].firstChild
      case .view, .shape, .slot, .group, .loop: inside = .none
      }
    }
    // A tap goes on to the views around; anything else belongs to the view with its own modifiers.
    var around = parents[node.index]
    while !around.isNone, trigger == .tap || [.modifier, .folded, .shapeModifier].contains(tree[around].kind) {
      if let found = own(trigger, around) { return found }
      around = parents[around.index]
    }
    return nil
  }

  private func own(_ trigger: ActionTrigger, _ id: ViewNodeID) -> ViewResponse? {
    let node = tree[id]
    switch node.kind {
    case .modifier:
      let overload = catalogue.modifiers[Int(node.definition)].overloads[Int(node.overload)]
      guard overload.trigger == trigger, let action = handlers[id.rawValue] else { return nil }
      return .action(action, id)
    case .view, .styled:
      guard trigger == .tap else { return nil }
      return control(node, id)
    case .folded, .shapeModifier, .shape, .slot, .group, .loop, .custom, .customModifier: return nil
    }
  }

  /// A control with an action runs it; one that is bound to a Bool turns it around.
  private func control(_ node: ViewTree.Node, _ id: ViewNodeID) -> ViewResponse? {
    let isEnabled = tree.environments[Int(node.environment)].isEnabled
    if let action = handlers[id.rawValue] { return isEnabled ? .action(action, id) : .disabled }
    let overload = catalogue.views[Int(node.definition)].overloads[Int(node.overload)]
    let first = Int(node.firstArgument)
    for argument in tree.arguments[first..<first + Int(node.argumentCount)] {
      guard case .binding(.bool) = overload.parameters[Int(argument.parameter)].kind,
        case .binding(let binding) = argument.value
      else { continue }
      return isEnabled ? .toggle(binding) : .disabled
    }
    return nil
  }
}
