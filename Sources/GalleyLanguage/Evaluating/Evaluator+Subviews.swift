import GalleyExpressions
import GalleyTables

// The views of a node, each on its own, as `Group(subviews:)` and `ForEach(subviews:)` are told them: what groups, loops,
// conditions and definitions contribute, with the modifiers around them, and nothing evaluated yet.

extension Evaluator {
  /// The subviews of a node, as a value.
  mutating func subviews(of node: NodeID, at scope: EvaluationScope) -> Value {
    value(of: foundSubviews(of: node, at: scope))
  }

  /// Views that were found, as a value.
  mutating func value(of found: some Sequence<Subview>) -> Value {
    .array(
      found.map { subview in
        let index = told.subviews.append(subview)
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

  mutating func collect(_ node: NodeID, into found: inout [Subview], at scope: EvaluationScope) {
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
      let label = words(of: checked.label, at: scope)
      for index in mark..<found.count {
        found[index].chain += layers
        if found[index].label.isNone { found[index].label = label }
      }
    }
    guard found.count > mark else { return }
    let said = said(by: chain, environment: scope.environment)
    for index in mark..<found.count { found[index].hear(said) }
  }

  /// Collects what a node contributes that is no view of its own; for one that is, returns what it says to its container.
  private mutating func collectMembers(
    of checked: CheckedNode, _ node: NodeID, into found: inout [Subview], at scope: EvaluationScope
  ) -> [Value]? {
    switch checked.kind {
    case .invalid, .constants: break
    case .block(let members):
      let inside = blockScope(node, of: scope, isKept: true)
      for index in members {
        if let member = viewMember(index, at: inside) { collect(member, into: &found, at: inside) }
      }
    case .conditional(let index):
      collect(chosen(document.conditionals[index], node, at: scope, isKept: true), into: &found)
    case .selection(let index):
      collect(chosen(document.selections[index], node, at: scope, isKept: true), into: &found)
    case .forEach(let index): collect(document.forEachs[index], node, into: &found, at: scope)
    case .view(let definition):
      let overload = catalogue.views[definition].overload(checked.call.overload)
      guard overload.layout.isTransparent || overload.isSection else { return unsaidValues }
      collectBlocks(of: checked.call, node, overload, into: &found, at: scope)
    case .customView(let index):
      let view = document.views[index]
      let inside = inside(view, checked.call, at: scope)
      budget.beginDefinition(view.name)
      let views = collected(view.body, of: node, at: inside)
      budget.endDefinition()
      if views.count != 1 { noteState(view.plan, name: view.name, of: inside.activation) }
      return single(views, into: &found)
    case .property(let index, let depth):
      let property = document.properties[index]
      let inside = inside(property, depth, checked.call, at: scope)
      return single(collected(property.body, of: node, at: inside), into: &found)
    case .slot(let parameter, let depth):
      return single(slotViews(parameter, depth, checked.call, node, at: scope), into: &found)
    case .viewValue(let index):
      let (parameter, depth) = parameter(ofViewValue: index)
      return single(slotViews(parameter, depth, checked.call, node, at: scope), into: &found)
    case .shownValue(let index):
      let value = value(of: document.shownValues[index].value.recipe, at: scope)
      guard case .array(let shown) = value else { return values(saidBy: value) }
      for case .record(.subview, let fields) in shown {
        if case .int(let position)? = fields.first, told.subviews.indices.contains(Index(position)) {
          found.append(told.subviews[Index(position)])
        }
      }
    case .customShape, .customLayout, .modifiedContent, .configuration: return unsaidValues
    }
    return nil
  }

  private mutating func collect(_ branch: ChosenBranch?, into found: inout [Subview]) {
    guard let branch else { return }
    collect(branch.body, as: branch.site, into: &found, at: branch.scope)
  }

  private mutating func collect(
    _ loop: CheckedForEach, _ node: NodeID, into found: inout [Subview], at scope: EvaluationScope
  ) {
    let data = value(of: loop.data.recipe, at: scope)
    guard !data.withoutBinding.isMissing else { return }
    guard budget.admitsElements(data.elementCount, after: tree.nodes.count + found.count) else {
      return end(with: budget.tooManyNodes(at: loop.data.span))
    }
    var progress = LoopProgress(loop: loop, node: node, scope: scope, data: data)
    while let element = element(at: progress.next, of: data), hasStepsLeft(at: loop.data.span) {
      let (inside, id) = beginTurn(of: &progress, element, isKept: true)
      collect(loop.content, as: .element(of: node, id: id), into: &found, at: inside)
    }
  }

  private mutating func collect(
    _ body: NodeID, as site: StateStore.Identity.Site, into found: inout [Subview], at scope: EvaluationScope
  ) {
    within(site) { $0.collect(body, into: &found, at: scope) }
  }

  // MARK: Definitions

  /// What a name contributes: one view stays what it is, with its name and its state, and says what is returned.
  private func single(_ views: [Subview], into found: inout [Subview]) -> [Value]? {
    if views.count == 1 { return views[0].values }
    found += views
    return nil
  }

  /// The views of the body of what a node names.
  private mutating func collected(_ body: NodeID, of node: NodeID, at scope: EvaluationScope) -> [Subview] {
    var views: [Subview] = []
    collect(body, as: .node(node), into: &views, at: scope)
    return views
  }

  private mutating func slotViews(
    _ parameter: Index<Parameter>, _ depth: Int32, _ call: CheckedCall, _ node: NodeID, at scope: EvaluationScope
  ) -> [Subview] {
    guard let (block, inside) = block(of: parameter, depth, at: scope) else { return [] }
    switch block {
    case .node(let content): return collected(content, of: node, at: inside)
    case .closure(let index):
      let closure = document.closures[index]
      guard let body = closure.body else { return [] }
      let values = slotValues(of: closure, call, at: scope)
      return collected(body, of: node, at: self.inside(closure, values, at: inside, isKept: true))
    case .constant, .dynamic, .action, .controlStyle: return []
    }
  }
}
