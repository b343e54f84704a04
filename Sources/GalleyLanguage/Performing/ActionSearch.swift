package import GalleyExpressions
package import GalleyLayout
import GalleyTables

/// What makes an action run.
package enum ActionTrigger: String, Sendable, Hashable {
  case tap
  /// A long press.
  case press
  /// Any gesture: it changes, and ends.
  case gesture
  /// A finger moves over the view.
  case drag
  /// The view is pulled down.
  case refresh
  /// A row is deleted.
  case delete
  /// What was typed is sent.
  case submit
  case appear
  case disappear
  /// The value that the modifier is given first changes.
  case change
  /// As `change`, and when the view appears.
  case identity
  /// What a closure makes of the view's geometry changes, and when the view first appears.
  case geometry
  /// What the views inside give changes, and when the view first appears.
  case preference
  /// What was presented is closed.
  case dismissal
}

/// What using a view does.
package enum ViewResponse: Sendable {
  /// It runs actions of the document.
  case actions([ActionCall])
  /// It turns a binding to a Bool around.
  case toggle(BindingReference)
  /// It gives what a binding leads to a value.
  case write(BindingReference, Value)
  /// It sends what was typed: what that does, and what is written once its field has no focus more, unless an action has
  /// written who has it.
  indirect case send(ViewResponse, endOfFocus: [(BindingReference, Value)])
  /// It pushes the page of a value.
  case push(NavigationPath, Value)
  /// It leaves what is pushed or presented.
  case leave(ViewExit)
  /// It asks the environment to open an address.
  case open(String)
  /// Several at once, as gestures that run together.
  indirect case all([ViewResponse])
  /// A scroll view moves its content, to an offset that it keeps at a place of the store.
  case scroll(StateStore.IdentityID, Point)
  /// It unfolds or folds, which it keeps by itself at a place of the store.
  case fold(StateStore.IdentityID)
  /// It would do something, but is disabled.
  case disabled
}

/// Finds what an event at a view does: at the view itself, in what its layers hold, or at a view around it.
package struct ActionSearch {
  let tree: ViewTree
  let catalogue: Catalogue
  package let evaluator: Evaluator
  let folds: [ViewNodeID: StateStore.IdentityID]
  /// By node.
  let parents: [Link<ViewTree.Node>]
  /// The finger whose event is looked for; nil where there is none.
  package var touch: Touch?

  package init(_ tree: ViewTree, catalogue: Catalogue, _ evaluator: Evaluator) {
    self.tree = tree
    self.catalogue = catalogue
    self.evaluator = evaluator
    folds = evaluator.interaction.folds
    parents = tree.parents
  }

  /// The first node with a label, in the order of evaluation; nil if there is none.
  ///
  /// What a geometry reader showed before it knew its size counts only where nothing else has the label.
  package func node(labelled label: String) -> ViewNodeID? {
    let labelled = tree.nodes.indices.lazy.filter { node in
      tree[node].label.index.map { tree.labels[$0] == label } ?? false
    }
    return labelled.first { root(of: $0) == root(of: Index(0)) } ?? labelled.first
  }

  private func root(of node: ViewNodeID) -> ViewNodeID {
    var root = node
    while let outer = parents[root.position].index { root = outer }
    return root
  }

  /// The first node of each label, in the order of evaluation.
  package var named: [(name: String, node: ViewNodeID)] {
    var known: Set<String> = []
    return tree.nodes.indices.compactMap { node in
      guard let label = tree[node].label.index, known.insert(tree.labels[label]).inserted else { return nil }
      return (tree.labels[label], node)
    }
  }

  /// The labels of all nodes, each once.
  package var labels: [String] {
    var known: Set<String> = []
    return tree.labels.filter { known.insert($0).inserted }
  }

  /// What an event at a node does; nil if nothing.
  package func response(to trigger: ActionTrigger, at node: ViewNodeID) -> ViewResponse? {
    switch trigger {
    case .delete: deletion(at: node)
    case .submit: submission(at: node)
    case .tap, .press, .gesture, .drag, .refresh, .appear, .disappear, .change, .identity, .geometry, .preference,
      .dismissal:
      found(trigger, at: node)?.response
    }
  }

  /// What an event at a node does, with the outermost view that takes part in it; nil if nothing.
  package func found(_ trigger: ActionTrigger, at node: ViewNodeID) -> (response: ViewResponse, owner: ViewNodeID)? {
    var race = GestureRace(trigger)
    var isTakenByControl = false
    var disabled: (response: ViewResponse, owner: ViewNodeID)?
    for layer in layersInside(node).reversed() + layersAround(node, of: trigger) {
      let mask = trigger.isGesture ? mask(of: layer) : [.all]
      if !mask.includesInner { race.leaveOutInner() }
      guard mask.includesOwn else { continue }
      if !isTakenByControl, let press = shortPress(trigger, at: layer) {
        if isEnabled(layer) { race.add(press) } else { disabled = (.disabled, layer) }
      }
      guard let found = own(trigger, layer) else { continue }
      let overload = catalogue.modifierOverload(of: tree[layer])
      // A control keeps its touches to itself.
      if overload == nil { isTakenByControl = true }
      race.add(found, of: layer, rank: overload?.gestureRank ?? .inner)
    }
    return race.result ?? disabled
  }

  func isEnabled(_ node: ViewNodeID) -> Bool { tree.environments[tree[node].environment].isEnabled }

  /// Why a view takes no taps, by its own modifiers and those around it; nil if it does.
  package func obstacle(at node: ViewNodeID) -> TapObstacle? {
    for layer in layersInside(node) + [node] + around(node) {
      if let obstacle = tree.tapObstacle(at: layer, catalogue, evaluator.document.types) { return obstacle }
    }
    return nil
  }

  func arguments(of layer: ViewNodeID, _ overload: ModifierOverload) -> Arguments {
    Arguments(
      parameters: overload.parameters, given: tree.arguments[tree[layer].arguments], types: evaluator.document.types)
  }

  /// A node and what its layers hold.
  func layersInside(_ node: ViewNodeID) -> [ViewNodeID] { tree.layersInside(node) }

  /// The nodes around one, from the innermost; what a modifier presents stands in a window of its own.
  func around(_ node: ViewNodeID) -> [ViewNodeID] {
    var layers: [ViewNodeID] = []
    var inside = node
    while let outer = parents[inside.position].index {
      if case .slot = tree[inside].kind, let overload = catalogue.modifierOverload(of: tree[outer]),
        overload.layout.isElsewhere
      {
        break
      }
      layers.append(outer)
      inside = outer
    }
    return layers
  }

  /// The layers around a node: those of its own modifiers, for taps, gestures and what is sent also the views around.
  private func layersAround(_ node: ViewNodeID, of trigger: ActionTrigger) -> [ViewNodeID] {
    let layers = around(node)
    return trigger.isWatched ? Array(layers.prefix { tree[$0].isModifier }) : layers
  }

  func own(_ trigger: ActionTrigger, _ id: ViewNodeID) -> ViewResponse? {
    let node = tree[id]
    switch node.kind {
    case .modifier(let definition, .layer):
      let overload = catalogue.modifiers[definition].overload(node.overload)
      let calls = calls(of: id, overload, trigger)
      guard !calls.isEmpty else { return trigger == .press ? menu(at: id) : nil }
      return trigger.isGesture && !isEnabled(id) ? .disabled : .actions(calls)
    case .view, .styled: return trigger == .tap ? control(node, id) : trigger == .press ? menu(at: id) : nil
    case .group: return trigger == .tap ? folds[id].map { .fold($0) } : nil
    case .modifier, .shape, .layout, .slot, .loop, .custom, .customModifier: return nil
    }
  }

  /// A control with an action runs it; one that is bound to a Bool turns it around.
  private func control(_ node: ViewTree.Node, _ id: ViewNodeID) -> ViewResponse? {
    let isEnabled = isEnabled(id)
    let overload = catalogue.viewOverload(of: node)
    let handlers = evaluator.interaction.handlers(of: id)
    if let handler = handlers.first(where: { overload?.parameters[$0.parameter].runsOnTap ?? false }) {
      return isEnabled ? .actions([ActionCall(handler)]) : .disabled
    }
    if let push = evaluator.interaction.pushes[id] { return isEnabled ? .push(push.path, push.value) : .disabled }
    guard let overload else { return nil }
    for argument in tree.arguments[node.arguments] {
      let parameter = overload.parameters[argument.parameter]
      if parameter.runsOnTap, case .record(.url, let fields) = argument.value.withoutBinding,
        case .string(let address)? = fields.first
      {
        return isEnabled ? .open(address) : .disabled
      }
      guard case .binding(.bool) = parameter.kind,
        case .binding(let binding) = argument.value
      else { continue }
      return isEnabled ? .toggle(binding) : .disabled
    }
    guard let response = folds[id].map({ ViewResponse.fold($0) }) ?? focusing(byTapOn: id) else { return nil }
    return isEnabled ? response : .disabled
  }
}
