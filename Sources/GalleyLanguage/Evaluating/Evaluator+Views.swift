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
      case .constant, .dynamic, .action, .controlStyle: continue
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
