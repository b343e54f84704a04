import GalleyExpressions
import GalleyTables

// The views of a node, each on its own, as `Group(subviews:)` and `ForEach(subviews:)` are told them: what groups, loops,
// conditions and definitions contribute, with the modifiers around them, and nothing evaluated yet.

extension Evaluator {
  /// The subviews of a node, as a value.
  mutating func subviews(of node: NodeID, at scope: EvaluationScope) -> Value {
    .array(
      foundSubviews(of: node, at: scope).map { subview in
        let index = subviews.append(subview)
        let id = interaction.store == nil ? index.position : subview.id
        return Value(subview: index.position, id: id, containerValues: subview.values)
      })
  }

  /// The subviews of a node.
  mutating func foundSubviews(of node: NodeID, at scope: EvaluationScope) -> [Subview] {
    var found: [Subview] = []
    within(.node(node)) { $0.collect(node, into: &found, at: scope) }
    return found
  }

  private mutating func collect(_ node: NodeID, into found: inout [Subview], at scope: EvaluationScope) {
    let checked = document.nodes[node]
    guard enter(checked.span) else { return }
    defer { budget.endLevel() }
    budget.spend(1)
    guard hasStepsLeft(at: checked.span), budget.admitsNode(after: tree.nodes.count + found.count) else { return }
    let mark = found.count
    let chain = chain(of: checked, at: scope)
    if let values = collectMembers(of: checked, node, into: &found, at: scope) {
      found.append(
        Subview(
          node: node, chain: chain, activation: scope.activation, instantiation: scope.instantiation,
          id: interaction.id(of: .node(node))?.position ?? 0, values: values))
    } else {
      budget.spend(chain.count * (found.count - mark))
      guard hasStepsLeft(at: checked.span) else { return }
      // On several views nothing folds.
      let layers = chain.map { link in
        var layer = link
        layer.isOwn = false
        return layer
      }
      for index in mark..<found.count { found[index].chain += layers }
    }
    for index in mark..<found.count { write(chain, into: &found[index].values, environment: scope.environment) }
  }

  /// Collects what a node contributes that is no view of its own; for one that is, returns what it says to its container.
  private mutating func collectMembers(
    of checked: CheckedNode, _ node: NodeID, into found: inout [Subview], at scope: EvaluationScope
  ) -> [Value]? {
    switch checked.kind {
    case .invalid, .constants: break
    case .block(let members): collect(members, node, into: &found, at: scope)
    case .conditional(let index): collect(document.conditionals[index], node, into: &found, at: scope)
    case .selection(let index): collect(document.selections[index], node, into: &found, at: scope)
    case .forEach(let index): collect(document.forEachs[index], node, into: &found, at: scope)
    case .view(let definition):
      let overload = catalogue.views[definition].overload(checked.call.overload)
      guard overload.layout.isTransparent || overload.showing == .container else { return unsaidValues }
      collectBlocks(of: checked.call, overload, into: &found, at: scope)
    case .customView, .property, .slot, .viewValue:
      // One view stays what it is, with its name and its state.
      var inside: [Subview] = []
      collectBody(of: checked, node, into: &inside, at: scope)
      if inside.count == 1 { return inside[0].values }
      found += inside
    case .shownValue(let index):
      let value = value(of: document.shownValues[index].value.recipe, at: scope)
      guard case .array(let shown) = value else { return values(saidBy: value) }
      for case .record(.subview, let fields) in shown {
        if case .int(let position)? = fields.first, subviews.indices.contains(Index(position)) {
          found.append(subviews[Index(position)])
        }
      }
    case .customShape, .customLayout, .modifiedContent, .configuration: return unsaidValues
    }
    return nil
  }

  private mutating func collect(
    _ members: IndexRange<NodeID>, _ node: NodeID, into found: inout [Subview], at scope: EvaluationScope
  ) {
    let scope = document.blockSlots[node].map { ownScope($0, of: scope, isKept: true) } ?? scope
    for index in members {
      let member = document.blockMembers[index]
      if case .constants(let constants) = document.nodes[member].kind {
        run(document.blockConstants[constants].steps, at: scope)
      } else {
        collect(member, into: &found, at: scope)
      }
    }
  }

  private mutating func collect(
    _ conditional: CheckedConditional, _ node: NodeID, into found: inout [Subview], at scope: EvaluationScope
  ) {
    for (position, branch) in conditional.branches.enumerated() {
      let inside = ownScope(branch.ownSlots, of: scope, isKept: true)
      switch holds(branch.clauses, at: inside) {
      case false?: continue
      case nil: return
      case true?: return collect(branch.body, as: .branch(of: node, position), into: &found, at: inside)
      }
    }
    guard let otherwise = conditional.otherwise else { return }
    collect(otherwise, as: .branch(of: node, conditional.branches.count), into: &found, at: scope)
  }

  private mutating func collect(
    _ selection: CheckedSelection, _ node: NodeID, into found: inout [Subview], at scope: EvaluationScope
  ) {
    let subject = value(of: selection.subject.recipe, at: scope)
    for (position, candidate) in selection.cases.enumerated() {
      let inside = ownScope(candidate.ownSlots, of: scope, isKept: true)
      switch matches(subject, candidate.patterns, at: inside) {
      case false?: continue
      case nil: return
      case true?: return collect(candidate.body, as: .branch(of: node, position), into: &found, at: inside)
      }
    }
    guard let otherwise = selection.otherwise else { return }
    collect(otherwise, as: .branch(of: node, selection.cases.count), into: &found, at: scope)
  }

  private mutating func collect(
    _ loop: CheckedForEach, _ node: NodeID, into found: inout [Subview], at scope: EvaluationScope
  ) {
    let data = value(of: loop.data.recipe, at: scope)
    guard !data.withoutBinding.isMissing else { return }
    guard budget.admitsElements(data.elementCount, after: tree.nodes.count + found.count) else {
      return end(with: budget.tooManyNodes(at: loop.data.span))
    }
    for index in 0..<data.elementCount {
      guard let element = element(at: index, of: data), hasStepsLeft(at: loop.data.span) else { return }
      let inside = ownScope(loop.ownSlots, of: scope, isKept: true)
      put(element, into: loop.itemSlot, of: inside.activation)
      let id = member(loop.idPath, of: element.withoutBinding)
      collect(loop.content, as: .element(of: node, id: id), into: &found, at: inside)
    }
  }

  private mutating func collect(
    _ body: NodeID, as site: StateStore.Identity.Site, into found: inout [Subview], at scope: EvaluationScope
  ) {
    within(site) { $0.collect(body, into: &found, at: scope) }
  }
}

// MARK: - Blocks and bodies

extension Evaluator {
  /// Collects the views of a container without a layout of its own: its content, and the header and footer of a section.
  private mutating func collectBlocks(
    of call: CheckedCall, _ overload: ViewOverload, into found: inout [Subview], at scope: EvaluationScope
  ) {
    var blocks: [(rank: Int, content: CheckedArgument.Content)] = []
    var told: [Value] = []
    for index in call.arguments {
      let argument = document.arguments[index]
      let parameter = overload.parameters[argument.parameter]
      if parameter.kind == .subviews {
        told = value(of: argument.content, at: scope).map { [$0] } ?? []
      } else if parameter.kind.isContent {
        let rank = parameter.label == "header" ? 0 : parameter.label == "footer" ? 2 : 1
        blocks.append((rank, argument.content))
      }
    }
    for block in blocks.sorted(by: { $0.rank < $1.rank }) {
      switch block.content {
      case .node(let node): collect(node, into: &found, at: scope)
      case .closure(let index): collect(document.closures[index], told, into: &found, at: scope)
      case .constant, .dynamic, .action, .controlStyle: continue
      }
    }
  }

  private mutating func collect(
    _ closure: CheckedClosure, _ values: [Value], into found: inout [Subview], at scope: EvaluationScope
  ) {
    guard let body = closure.body else { return }
    let inside = ownScope(closure.ownSlots, of: scope, isKept: true)
    for (slot, value) in zip(closure.parameterSlots, values) { put(value, into: slot, of: inside.activation) }
    collect(body, into: &found, at: inside)
  }

  /// Collects the views of what a name stands for.
  private mutating func collectBody(
    of checked: CheckedNode, _ node: NodeID, into found: inout [Subview], at scope: EvaluationScope
  ) {
    within(.node(node)) { $0.collectBody(of: checked, into: &found, at: scope) }
  }

  private mutating func collectBody(of checked: CheckedNode, into found: inout [Subview], at scope: EvaluationScope) {
    switch checked.kind {
    case .customView(let index):
      let view = document.views[index]
      budget.beginDefinition(view.name)
      defer { budget.endDefinition() }
      let activation = activate(
        view.plan, call: checked.call, at: scope, parent: .document, environment: scope.environment)
      let inside = EvaluationScope(
        activation: activation, environment: scope.environment,
        instantiation: typing.instantiate(blocksOf: checked.call, view, scope.instantiation))
      collect(view.body, into: &found, at: inside)
    case .property(let index, let depth):
      let property = document.properties[index]
      collect(property.body, into: &found, at: inside(property, depth, checked.call, at: scope))
    case .slot(let parameter, let depth):
      collectSlot(parameter, depth, checked.call, into: &found, at: scope)
    case .viewValue(let index):
      let value = document.viewValues[index]
      collectSlot(value.parameter, value.depth, checked.call, into: &found, at: scope)
    case .invalid, .view, .block, .conditional, .selection, .forEach, .constants, .customShape, .customLayout,
      .shownValue, .modifiedContent, .configuration:
      break
    }
  }

  private mutating func collectSlot(
    _ parameter: Index<Parameter>, _ depth: Int32, _ call: CheckedCall, into found: inout [Subview],
    at scope: EvaluationScope
  ) {
    guard let (block, inside) = block(of: parameter, depth, at: scope) else { return }
    switch block {
    case .node(let content): collect(content, into: &found, at: inside)
    case .closure(let index):
      let closure = document.closures[index]
      collect(closure, slotValues(of: closure, call, at: scope), into: &found, at: inside)
    case .constant, .dynamic, .action, .controlStyle: return
    }
  }
}
