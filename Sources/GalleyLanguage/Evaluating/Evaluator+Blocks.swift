import GalleyExpressions
import GalleyTables

// The blocks of a call. Views stand in each other by way of them: what only prepares a block keeps its values off the
// stack, which has to have room for every level.

extension Evaluator {
  /// Evaluates the blocks of a call as slots below `node`; those of `parameters` are told what the call presents.
  mutating func evaluateBlocks(
    of call: CheckedCall, into node: ViewNodeID, _ view: ViewOverload? = nil, presenting parameters: [Parameter] = [],
    at scope: EvaluationScope
  ) {
    let around = lazyBuilding.surroundings
    var last = Link<ViewTree.Node>.none
    for index in call.arguments {
      guard let (parameter, block, inside) = block(of: index, into: node, presenting: parameters, at: scope) else {
        continue
      }
      let slot = addSlot(parameter, block, to: node, after: &last, at: scope)
      let content = within(surroundings(insideBlockOf: parameter, view, around)) { $0.evaluate(block, at: inside) }
      setContent(content, of: slot)
    }
  }

  /// Adds the slot of a block, after the others of its view.
  @inline(never)
  private mutating func addSlot(
    _ parameter: Index<Parameter>, _ block: NodeID, to parent: ViewNodeID, after last: inout Link<ViewTree.Node>,
    at scope: EvaluationScope
  ) -> ViewNodeID {
    let slot = addNode(.slot(parameter), .empty, block, at: scope)
    append(slot, to: parent, after: &last)
    return slot
  }

  @inline(never)
  private mutating func setContent(_ content: ViewNodeID, of slot: ViewNodeID) {
    tree[slot].firstChild = Link(content)
  }

  /// The surroundings inside the block of a parameter.
  @inline(never)
  private func surroundings(
    insideBlockOf parameter: Index<Parameter>, _ view: ViewOverload?, _ around: LazyBuilding.Surroundings
  ) -> LazyBuilding.Surroundings {
    let isContent = view.map { $0.parameters[parameter].isCalled(.content) } ?? false
    let own = isContent ? view?.showing ?? .all : .all
    return around.inside(blockShowing: own)
  }

  /// A block that is an argument, and where it is evaluated; nil for what is no block, or is not evaluated now.
  @inline(never)
  private mutating func block(
    of index: Index<CheckedArgument>, into node: ViewNodeID, presenting parameters: [Parameter],
    at scope: EvaluationScope
  ) -> (parameter: Index<Parameter>, block: NodeID, inside: EvaluationScope)? {
    let argument = document.arguments[index]
    if interaction.store != nil, isInClosedMenu(argument.parameter, of: node) { return nil }
    switch argument.content {
    case .node(let block):
      // A page is evaluated when it is pushed.
      if navigation.path != nil, leadsToPage(argument.parameter, of: node) { return nil }
      return (argument.parameter, block, scope)
    case .closure(let index):
      let closure = document.closures[index]
      let presented =
        parameters.isEmpty
        ? nil : presentedValues(of: parameters[argument.parameter].kind, parameters, node: node)
      guard let known = closure.values ?? presented, let body = closure.body else {
        if missing.isIncomplete, parameters.isEmpty { lookThrough(closure, at: scope) }
        interaction.notePlace(of: node, in: navigation)
        return nil
      }
      let inside = ownScope(closure.ownSlots, of: scope)
      for (slot, value) in zip(closure.parameterSlots, known) { put(value, into: slot, of: inside.activation) }
      return (argument.parameter, body, inside)
    case .constant, .dynamic, .action, .controlStyle: return nil
    }
  }
}
