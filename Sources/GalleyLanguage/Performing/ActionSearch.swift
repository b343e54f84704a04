package import GalleyExpressions
import GalleyTables

/// What makes an action run.
package enum ActionTrigger: String, Sendable, Hashable {
  case tap
  /// A long press.
  case press
  /// Any gesture: it changes, and ends.
  case gesture
  /// What was typed is sent.
  case submit
  case appear
  case disappear
  /// The value that the modifier is given first changes.
  case change
  /// As `change`, and when the view appears.
  case identity
}

/// What using a view does.
package enum ViewResponse: Sendable {
  /// It runs actions of the document.
  case actions([ActionCall])
  /// It turns a binding to a Bool around.
  case toggle(BindingReference)
  /// It unfolds or folds, which it keeps by itself at a place of the store.
  case fold(StateStore.IdentityID)
  /// It would do something, but is disabled.
  case disabled
}

/// Finds what an event at a view does: at the view itself, in what its layers hold, or at a view around it.
package struct ActionSearch {
  private let tree: ViewTree
  private let catalogue: Catalogue
  private let handlers: [ViewNodeID: [ActionHandler]]
  private let folds: [ViewNodeID: StateStore.IdentityID]
  /// By node.
  private var parents: [Link<ViewTree.Node>]

  package init(_ tree: ViewTree, catalogue: Catalogue, _ evaluator: Evaluator) {
    self.tree = tree
    self.catalogue = catalogue
    handlers = evaluator.interaction.handlers
    folds = evaluator.interaction.folds
    parents = Array(repeating: .none, count: tree.nodes.count)
    for node in tree.nodes.indices {
      for child in tree.children(of: node) { parents[child.position] = Link(node) }
    }
  }

  /// The first node with a label, in the order of evaluation; nil if there is none.
  package func node(labelled label: String) -> ViewNodeID? {
    tree.nodes.indices.first { node in tree[node].label.index.map { tree.labels[$0] == label } ?? false }
  }

  /// The labels of all nodes, each once.
  package var labels: [String] {
    var known: Set<String> = []
    return tree.labels.filter { known.insert($0).inserted }
  }

  /// What an event at a node does; nil if nothing.
  package func response(to trigger: ActionTrigger, at node: ViewNodeID) -> ViewResponse? {
    // Whatever waits for a view to come or go runs, the innermost first; of all else only the nearest.
    let runsAll = trigger == .appear || trigger == .disappear
    var calls: [ActionCall] = []
    for layer in layersInside(node) + layersAround(node, of: trigger) {
      guard let found = own(trigger, layer) else { continue }
      guard runsAll, case .actions(let more) = found else { return found }
      calls += more
    }
    return calls.isEmpty ? nil : .actions(calls)
  }

  /// A node and what its layers hold.
  private func layersInside(_ node: ViewNodeID) -> [ViewNodeID] {
    var layers: [ViewNodeID] = []
    var next = Link(node)
    while let inside = next.index {
      layers.append(inside)
      switch tree[inside].kind {
      case .modifier, .custom, .customModifier, .styled: next = tree[inside].firstChild
      case .view, .shape, .layout, .slot, .group, .loop: next = .none
      }
    }
    return layers
  }

  /// The layers around a node: those of its own modifiers, for a tap and a text that is sent also the views around.
  private func layersAround(_ node: ViewNodeID, of trigger: ActionTrigger) -> [ViewNodeID] {
    let goesOn = trigger == .tap || trigger == .submit
    var layers: [ViewNodeID] = []
    var next = parents[node.position]
    while let around = next.index, goesOn || tree[around].isModifier {
      layers.append(around)
      next = parents[around.position]
    }
    return layers
  }

  private func own(_ trigger: ActionTrigger, _ id: ViewNodeID) -> ViewResponse? {
    let node = tree[id]
    switch node.kind {
    case .modifier(let definition, .layer):
      let overload = catalogue.modifiers[definition].overload(node.overload)
      let calls = calls(of: handlers[id] ?? [], overload, trigger)
      return calls.isEmpty ? nil : .actions(calls)
    case .view, .styled:
      guard trigger == .tap else { return nil }
      return control(node, id)
    case .group: return trigger == .tap ? folds[id].map { .fold($0) } : nil
    case .modifier, .shape, .layout, .slot, .loop, .custom, .customModifier: return nil
    }
  }

  /// The actions of a modifier that an event runs, in order.
  private func calls(
    of handlers: [ActionHandler], _ overload: ModifierOverload, _ trigger: ActionTrigger
  ) -> [ActionCall] {
    let isAwaited =
      overload.trigger == trigger || trigger == .appear && overload.trigger == .identity
      || trigger == .gesture && (overload.trigger == .tap || overload.trigger == .press)
    var calls: [ActionCall] = []
    for handler in handlers {
      if let gesture = handler.gesture {
        if gesture.answers(to: trigger) { calls.append(ActionCall(handler)) }
      } else if isAwaited {
        calls.append(ActionCall(handler, overload.isPressing(handler.parameter) ? [.bool(true)] : []))
      }
    }
    // A press begins, does what it is for, and ends.
    guard let pressing = calls.firstIndex(where: { overload.isPressing($0.handler.parameter) }) else {
      return calls.filter { $0.handler.gesture?.isEnd == false } + calls.filter { $0.handler.gesture?.isEnd != false }
    }
    let begin = calls.remove(at: pressing)
    return [begin] + calls + [ActionCall(begin.handler, [.bool(false)])]
  }

  /// A control with an action runs it; one that is bound to a Bool turns it around.
  private func control(_ node: ViewTree.Node, _ id: ViewNodeID) -> ViewResponse? {
    let isEnabled = tree.environments[node.environment].isEnabled
    if let handler = handlers[id]?.first { return isEnabled ? .actions([ActionCall(handler)]) : .disabled }
    guard let overload = catalogue.viewOverload(of: node) else { return nil }
    for argument in tree.arguments[node.arguments] {
      guard case .binding(.bool) = overload.parameters[argument.parameter].kind,
        case .binding(let binding) = argument.value
      else { continue }
      return isEnabled ? .toggle(binding) : .disabled
    }
    return folds[id].map { isEnabled ? .fold($0) : .disabled }
  }
}

extension GestureAction {
  /// Tells whether an event is, or ends with, this gesture.
  fileprivate func answers(to trigger: ActionTrigger) -> Bool {
    switch trigger {
    case .tap: isEnd && (gesture == "TapGesture" || gesture == "SpatialTapGesture")
    case .press: gesture == "LongPressGesture"
    case .gesture: true
    case .submit, .appear, .disappear, .change, .identity: false
    }
  }
}

extension ModifierOverload {
  /// Tells whether a parameter is told when a press begins and ends.
  fileprivate func isPressing(_ parameter: Index<Parameter>) -> Bool {
    parameters[parameter].label == "onPressingChanged"
  }
}
