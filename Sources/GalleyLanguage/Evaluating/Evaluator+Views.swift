import GalleyExpressions
import GalleySource

extension Evaluator {
  /// Evaluates a node without its modifiers.
  mutating func evaluate(base node: NodeID, at place: Place) -> ViewNodeID {
    let checked = document.nodes[node.index]
    let result: ViewNodeID
    switch checked.kind {
    case .invalid, .constants: result = addGroup(node, at: place)
    case .block(let members): result = evaluateBlock(members, node, at: place)
    case .view(let definition):
      if !document.styles.isEmpty, let styled = evaluateStyled(definition, checked, node, at: place) {
        setLabel(checked.label, of: styled, at: place)
        return styled
      }
      result = tree.add(makeNode(.view, definition, checked.call, source: node.rawValue, at: place))
      let overload = catalogue.views[Int(definition)].overloads[Int(checked.call.overload)]
      evaluateArguments(of: checked.call, into: result, overload, at: place)
    case .conditional(let index): result = evaluateConditional(document.conditionals[Int(index)], node, at: place)
    case .selection(let index): result = evaluateSelection(document.selections[Int(index)], node, at: place)
    case .forEach(let index): result = evaluateForEach(document.forEachs[Int(index)], node, at: place)
    case .customView(let index): result = evaluateCustomView(index, checked, node, at: place)
    case .customShape(let index):
      result = tree.add(makeNode(.shape, index, checked.call, source: node.rawValue, at: place))
      evaluateArguments(of: checked.call, into: result, at: place)
    case .property(let index, let depth):
      return labelled(evaluateProperty(index, depth, checked.call, at: place), checked.label, at: place)
    case .slot(let parameter, let depth):
      return labelled(evaluateSlot(parameter, depth, checked.call, node, at: place), checked.label, at: place)
    case .configuration(let style, let member):
      return labelled(evaluateConfiguration(member: member, of: style, node, at: place), checked.label, at: place)
    case .modifiedContent:
      return labelled(evaluateModifiedContent(node, at: place), checked.label, at: place)
    }
    setLabel(checked.label, of: result, at: place)
    return result
  }

  func makeNode(
    _ kind: ViewTree.Kind, _ definition: Int32, _ call: CheckedCall, source: Int32, at place: Place
  ) -> ViewTree.Node {
    ViewTree.Node(
      kind, definition: definition, overload: call.overload, source: source, environment: place.environment,
      activation: place.activation, instantiation: place.instantiation)
  }

  /// Adds an empty group.
  mutating func addGroup(_ node: NodeID, isDynamic: Bool = false, at place: Place) -> ViewNodeID {
    tree.add(
      makeNode(
        .group, isDynamic ? ViewTree.dynamicGroup : ViewTree.staticGroup, .empty, source: node.rawValue, at: place))
  }

  mutating func append(_ child: ViewNodeID, to parent: ViewNodeID, after last: inout ViewNodeID) {
    if last.isNone {
      tree.nodes[parent.index].firstChild = child
    } else {
      tree.nodes[last.index].nextSibling = child
    }
    last = child
  }

  private mutating func evaluateBlock(_ members: IndexRange, _ node: NodeID, at place: Place) -> ViewNodeID {
    let result = addGroup(node, at: place)
    var last = ViewNodeID.none
    for index in members.indices {
      let member = document.blockMembers[index]
      if case .constants(let constants) = document.nodes[member.index].kind {
        run(document.blockConstants[Int(constants)].steps, at: place)
      } else {
        append(evaluate(member, at: place), to: result, after: &last)
      }
    }
    return result
  }

  /// Evaluates the values of a call, then its blocks as slots below `node`.
  mutating func evaluateArguments(
    of call: CheckedCall, into node: ViewNodeID, _ view: ViewOverload? = nil, at place: Place
  ) {
    evaluateValues(of: call, into: node, at: place)
    if let view { addOwnFold(to: node, view) }
    let outer = lazyBuilding.surroundings
    evaluateBlocks(of: call, into: node, view, at: place)
    lazyBuilding.surroundings = outer
  }

  /// Evaluates the values of a presenting modifier, and its blocks if it presents something.
  mutating func evaluatePresentation(
    of call: CheckedCall, into node: ViewNodeID, _ overload: ModifierOverload, narrows: Bool, at place: Place
  ) {
    evaluateValues(of: call, into: node, at: place)
    var place = place
    let environment = tree.environments[Int(place.environment)]
    if narrows, environment.isHorizontallyCompact == false, environment.isVerticallyCompact == false {
      // In a large window a sheet is a narrow one in the middle.
      tree.environments.append(environment)
      place.environment = Int32(tree.environments.count - 1)
      tree.environments[Int(place.environment)].isHorizontallyCompact = true
    }
    let outer = lazyBuilding.surroundings
    lazyBuilding.surroundings.isScrolled = false
    evaluateBlocks(of: call, into: node, presenting: overload.parameters, at: place)
    lazyBuilding.surroundings = outer
  }

  /// What a block of a modifier that presents an item is told: the item; nil if there is none.
  private func presentedValues(
    of kind: ParameterKind, _ parameters: [Parameter], node: ViewNodeID
  ) -> [Value]? {
    guard case .closureContent(let names) = kind else { return nil }
    let first = Int(tree.nodes[node.index].firstArgument)
    let given = tree.arguments[first..<first + Int(tree.nodes[node.index].argumentCount)]
    var values: [Value] = []
    for label in names.map(\.unwraps) {
      let argument = given.first { parameters[Int($0.parameter)].label == label }
      guard let value = argument?.value.withoutBinding, value != .null else { return nil }
      values.append(value)
    }
    return values
  }

  /// Says that nouns stay as they are in a locale whose plurals nobody knows.
  private mutating func noteAgreement(_ span: SourceSpan, at place: Place) {
    let locale = tree.environments[Int(place.environment)].locale
    guard !LocalizedText.agrees(in: locale) else { return }
    note(
      Diagnostic(
        .noAgreement, "the noun stays as it is: the plurals of `\(locale)` are not known", at: span,
        help: ["only those of English are"]))
  }

  /// Evaluates the values of a call.
  mutating func evaluateValues(of call: CheckedCall, into node: ViewNodeID, at place: Place) {
    let first = tree.arguments.count
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      if interaction.store != nil { noteActions(of: argument, at: node, in: place) }
      guard let value = value(of: argument.content, at: place) else { continue }
      if case .localized(let text) = value, !text.plurals.isEmpty { noteAgreement(argument.span, at: place) }
      tree.arguments.append(GivenArgument(parameter: argument.parameter, value: value))
    }
    if !document.boundedCalls.isEmpty { checkBounds(of: call, tree.arguments[first...]) }
    tree.nodes[node.index].firstArgument = Int32(first)
    tree.nodes[node.index].argumentCount = Int32(tree.arguments.count - first)
  }

  private mutating func evaluateBlocks(
    of call: CheckedCall, into node: ViewNodeID, _ view: ViewOverload? = nil, presenting parameters: [Parameter] = [],
    at place: Place
  ) {
    let around = lazyBuilding.surroundings
    var last = ViewNodeID.none
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      let block: NodeID
      var values: [Value] = []
      var slots: [Int32] = []
      switch argument.content {
      case .node(let node): block = node
      case .closure(let index):
        let closure = document.closures[Int(index)]
        let presented =
          parameters.isEmpty
          ? nil : presentedValues(of: parameters[Int(argument.parameter)].kind, parameters, node: node)
        guard let known = closure.values ?? presented, let body = closure.body else { continue }
        (block, values, slots) = (body, known, closure.parameterSlots)
      default: continue
      }
      for (slot, value) in zip(slots, values) { activations[Int(place.activation)].values[Int(slot)] = value }
      let slot = tree.add(makeNode(.slot, argument.parameter, .empty, source: block.rawValue, at: place))
      append(slot, to: node, after: &last)
      let isContent = view.map { $0.parameters[Int(argument.parameter)].label == "content" } ?? false
      let own = isContent ? view?.showing ?? .all : .all
      lazyBuilding.surroundings = around.inside(blockShowing: own)
      let content = evaluate(block, at: place)
      tree.nodes[slot.index].firstChild = content
    }
  }

  // MARK: Labels

  mutating func setLabel(_ label: Int32, of node: ViewNodeID, at place: Place) {
    guard label >= 0 else { return }
    switch document.labels[Int(label)] {
    case .text(let text): tree.labels.append(text)
    case .template(let recipe):
      guard case .string(let text) = value(of: recipe, at: place) else { return }
      tree.labels.append(text)
    }
    tree.nodes[node.index].label = Int32(tree.labels.count - 1)
  }

  /// Gives the label of a call to the view that was inserted for it, unless that has one of its own.
  private mutating func labelled(_ node: ViewNodeID, _ label: Int32, at place: Place) -> ViewNodeID {
    guard label >= 0 else { return node }
    var base = node
    while [.modifier, .folded, .shapeModifier, .customModifier].contains(tree[base].kind), !tree[base].firstChild.isNone
    {
      base = tree[base].firstChild
    }
    if tree[base].label < 0 { setLabel(label, of: base, at: place) }
    return node
  }
}

// MARK: - Definitions

extension Evaluator {
  private mutating func evaluateCustomView(
    _ index: Int32, _ checked: CheckedNode, _ node: NodeID, at place: Place
  ) -> ViewNodeID {
    let view = document.views[Int(index)]
    let result = tree.add(makeNode(.custom, index, checked.call, source: node.rawValue, at: place))
    let outer = enterIdentity(node.rawValue)
    budget.beginDefinition(view.name)
    defer {
      interaction.identity = outer
      budget.endDefinition()
    }
    let activation = activate(view.plan, call: checked.call, at: place, parent: 0)
    noteState(view.plan, name: view.name, of: activation)
    let inside = Place(
      activation: activation, environment: place.environment,
      instantiation: typing.instantiate(blocksOf: checked.call, view, place.instantiation))
    let body = evaluate(view.body, at: inside)
    tree.nodes[result.index].firstChild = body
    return result
  }

  private mutating func evaluateProperty(
    _ index: Int32, _ depth: Int32, _ call: CheckedCall, at place: Place
  ) -> ViewNodeID {
    let property = document.properties[Int(index)]
    let owner = self.activation(depth, outwardsFrom: place.activation)
    var inside = place
    inside.activation = property.isFunction ? activate(property.plan, call: call, at: place, parent: owner) : owner
    return evaluate(property.body, at: inside)
  }

  private mutating func evaluateSlot(
    _ parameter: Int32, _ depth: Int32, _ call: CheckedCall, _ node: NodeID, at place: Place
  ) -> ViewNodeID {
    let owner = self.activation(depth, outwardsFrom: place.activation)
    guard let block = activations[Int(owner)].blocks[parameter] else { return addGroup(node, at: place) }
    let inside = Place(
      activation: block.activation, environment: place.environment, instantiation: block.instantiation)
    switch block.content {
    case .node(let content): return evaluate(content, at: inside)
    case .closure(let index):
      let closure = document.closures[Int(index)]
      var values = [Value](repeating: .null, count: closure.parameterSlots.count)
      for index in call.arguments.indices {
        let argument = document.arguments[index]
        guard Int(argument.parameter) < values.count, let value = value(of: argument.content, at: place) else {
          continue
        }
        values[Int(argument.parameter)] = value
      }
      return evaluate(closure, with: values, at: inside) ?? addGroup(node, at: place)
    case .constant, .dynamic, .action, .controlStyle: return addGroup(node, at: place)
    }
  }

  /// Evaluates a block with values for its closure parameters, which keep them where the block is used again; nil for a
  /// closure that has no block.
  mutating func evaluate(_ closure: CheckedClosure, with values: [Value], at place: Place) -> ViewNodeID? {
    let place = ownScope(of: place)
    for (slot, value) in zip(closure.parameterSlots, values) {
      activations[Int(place.activation)].values[Int(slot)] = value
    }
    return closure.body.map { evaluate($0, at: place) }
  }

  private mutating func evaluateModifiedContent(_ node: NodeID, at place: Place) -> ViewNodeID {
    var owner = place.activation
    while owner >= 0, activations[Int(owner)].content == nil { owner = activations[Int(owner)].parent }
    guard owner >= 0, let content = activations[Int(owner)].content else { return addGroup(node, at: place) }
    return evaluate(
      content.node, content.chain,
      at: Place(
        activation: content.activation, environment: place.environment, instantiation: content.instantiation))
  }

  // MARK: Activations

  /// Begins an activation with the arguments of a call; returns its index.
  ///
  /// The first slot of a style's is its configuration. Each value costs a step, so that definitions of many values that are
  /// used often do not fill the memory with them.
  mutating func activate(
    _ plan: ActivationPlan, call: CheckedCall, at place: Place, parent: Int32, configuration: Value? = nil
  ) -> Int32 {
    budget.spend((interaction.store == nil ? 1 : Evaluator.stepsOfKeptValue) * Int(plan.slotCount))
    hasStepsLeft(at: enteredSpan)
    var values = [Value](repeating: .null, count: Int(plan.slotCount))
    if let configuration { values[0] = configuration }
    var blocks: [Int32: GivenBlock] = [:]
    var given: Set<Int32> = []
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      given.insert(argument.parameter)
      let slot = plan.parameterSlots[Int(argument.parameter)]
      if slot < 0 {
        blocks[argument.parameter] = GivenBlock(
          content: argument.content, activation: place.activation, instantiation: place.instantiation)
      } else if let value = value(of: argument.content, at: place) {
        values[Int(slot)] = value
      }
    }
    activations.append(
      Activation(
        values: values, parent: parent, blocks: blocks, identity: interaction.identity,
        hasState: !plan.stateNames.isEmpty))
    let result = Int32(activations.count - 1)
    fillDefaults(plan, given, at: Place(activation: result, environment: place.environment))
    return result
  }

  /// Begins the activation of the document; lets see the values from outside.
  mutating func beginDocument(_ plan: ActivationPlan, _ values: [OutsideValue]) {
    activations.append(
      Activation(
        values: [Value](repeating: .null, count: Int(plan.slotCount)), parent: -1, hasState: !plan.stateNames.isEmpty))
    for given in document.previews.first?.values ?? [] {
      activations[0].values[Int(given.slot)] = value(of: given.value.recipe, at: Place())
    }
    for given in values { activations[0].values[Int(given.slot)] = given.value }
    let slots = Set(values.map(\.slot) + (document.previews.first?.values.map(\.slot) ?? []))
    let given = plan.parameterSlots.indices.filter { slots.contains(plan.parameterSlots[$0]) }
    var plan = plan
    plan.steps.removeAll { slots.contains($0.slot) }
    for (slot, _) in plan.stateNames {
      if let stored = interaction.store?[0, slot] { activations[0].values[Int(slot)] = stored }
    }
    fillDefaults(plan, Set(given.map { Int32($0) }), at: Place())
    noteState(plan, name: "", of: 0)
  }

  private mutating func fillDefaults(_ plan: ActivationPlan, _ given: Set<Int32>, at place: Place) {
    for (index, slot) in plan.parameterSlots.enumerated() where !given.contains(Int32(index)) {
      if let fallback = plan.defaults[index] {
        activations[Int(place.activation)].values[Int(slot)] = value(of: fallback.recipe, at: place)
      } else if let block = plan.defaultBlocks[index] {
        activations[Int(place.activation)].blocks[Int32(index)] = GivenBlock(
          content: block, activation: place.activation, instantiation: place.instantiation)
      }
    }
    guard let store = interaction.store, !plan.stateNames.isEmpty else { return run(plan.steps, at: place) }
    let identity = activations[Int(place.activation)].identity
    for step in plan.steps {
      let stored = plan.stateNames[step.slot].flatMap { _ in store[identity, step.slot] }
      activations[Int(place.activation)].values[Int(step.slot)] = stored ?? value(of: step.recipe, at: place)
    }
  }

  /// Fills the slots of state and lets, in order.
  mutating func run(_ steps: [ActivationPlan.Step], at place: Place) {
    for step in steps {
      activations[Int(place.activation)].values[Int(step.slot)] = value(of: step.recipe, at: place)
    }
  }

  /// The activation that lies `depth` definitions outwards.
  func activation(_ depth: Int32, outwardsFrom start: Int32) -> Int32 {
    var result = start
    for _ in 0..<depth { result = activations[Int(result)].parent }
    return result
  }
}
