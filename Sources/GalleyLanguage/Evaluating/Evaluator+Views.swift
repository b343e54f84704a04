import GalleyExpressions
import GalleySource
import GalleyTables

extension Evaluator {
  /// Evaluates a node without its modifiers.
  mutating func evaluate(base node: NodeID, at scope: EvaluationScope) -> ViewNodeID {
    let checked = document.nodes[node]
    let result: ViewNodeID
    switch checked.kind {
    case .invalid, .constants: result = addGroup(node, at: scope)
    case .block(let members): result = evaluateBlock(members, node, at: scope)
    case .view(let definition):
      if !document.styles.isEmpty, let styled = evaluateStyled(definition, checked, node, at: scope) {
        setLabel(checked.label, of: styled, at: scope)
        return styled
      }
      result = addNode(.view(definition), checked.call, node, at: scope)
      let overload = overload(of: definition, checked.call)
      if overload.navigation == .stack {
        evaluateStack(checked.call, into: result, overload, node, at: scope)
      } else {
        evaluateArguments(of: checked.call, into: result, overload, at: scope)
        noteKeptLink(result, overload, node)
      }
    case .conditional(let index): result = evaluateConditional(document.conditionals[index], node, at: scope)
    case .selection(let index): result = evaluateSelection(document.selections[index], node, at: scope)
    case .forEach(let index): result = evaluateForEach(document.forEachs[index], node, at: scope)
    case .customView(let index): result = evaluateCustomView(index, checked, node, at: scope)
    case .customShape(let index):
      result = addNode(.shape(index), checked.call, node, at: scope)
      evaluateArguments(of: checked.call, into: result, at: scope)
    case .customLayout(let index): result = evaluateLayout(index, checked.call, node, at: scope)
    case .property(let index, let depth):
      return labelled(evaluateProperty(index, depth, checked.call, node, at: scope), checked.label, at: scope)
    case .slot(let parameter, let depth):
      return labelled(evaluateSlot(parameter, depth, checked.call, node, at: scope), checked.label, at: scope)
    case .viewValue(let index):
      let (parameter, depth) = parameter(ofViewValue: index)
      return labelled(evaluateSlot(parameter, depth, checked.call, node, at: scope), checked.label, at: scope)
    case .shownValue(let index):
      return labelled(evaluateShownValue(index, node, at: scope), checked.label, at: scope)
    case .configuration(let style, let member):
      return labelled(evaluateConfiguration(member: member, of: style, node, at: scope), checked.label, at: scope)
    case .modifiedContent:
      return labelled(evaluateModifiedContent(node, at: scope), checked.label, at: scope)
    }
    setLabel(checked.label, of: result, at: scope)
    return result
  }

  func makeNode(
    _ kind: ViewTree.Kind, _ call: CheckedCall, source: ViewTree.Source, at scope: EvaluationScope
  ) -> ViewTree.Node {
    ViewTree.Node(kind, overload: call.overload, source: source, at: scope)
  }

  // Views stand in each other by way of `evaluate(base:)`: what follows keeps large values off the stack, which has to have
  // room for every level.

  @inline(never)
  mutating func addNode(
    _ kind: ViewTree.Kind, _ call: CheckedCall, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    tree.add(makeNode(kind, call, source: .node(node), at: scope))
  }

  @inline(never)
  private func overload(of definition: Index<ViewDefinition>, _ call: CheckedCall) -> ViewOverload {
    catalogue.views[definition].overload(call.overload)
  }

  @inline(never)
  func parameter(ofViewValue index: Index<CheckedViewValue>) -> (Index<Parameter>, depth: Int32) {
    let value = document.viewValues[index]
    return (value.parameter, value.depth)
  }

  @inline(never)
  private mutating func noteKeptLink(_ link: ViewNodeID, _ overload: ViewOverload, _ node: NodeID) {
    if interaction.store != nil { noteLink(link, overload, node) }
  }

  /// Adds an empty group.
  mutating func addGroup(_ node: NodeID, _ form: ViewTree.GroupForm = .block, at scope: EvaluationScope) -> ViewNodeID {
    tree.add(makeNode(.group(form), .empty, source: .node(node), at: scope))
  }

  mutating func append(_ child: ViewNodeID, to parent: ViewNodeID, after last: inout Link<ViewTree.Node>) {
    if let last = last.index {
      tree[last].nextSibling = Link(child)
    } else {
      tree[parent].firstChild = Link(child)
    }
    last = Link(child)
  }

  private mutating func evaluateBlock(
    _ members: IndexRange<NodeID>, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    let result = addGroup(node, at: scope)
    let inside = blockScope(node, of: scope)
    var last = Link<ViewTree.Node>.none
    for index in members {
      if let member = viewMember(index, at: inside) { append(evaluate(member, at: inside), to: result, after: &last) }
    }
    return result
  }

  /// Where the members of a block are evaluated, which may name values; `isKept` says that this is later.
  mutating func blockScope(_ block: NodeID, of scope: EvaluationScope, isKept: Bool = false) -> EvaluationScope {
    document.blockSlots[block].map { ownScope($0, of: scope, isKept: isKept) } ?? scope
  }

  /// A member of a block that is a view; what names values does so, and is none.
  mutating func viewMember(_ index: Index<NodeID>, at scope: EvaluationScope) -> NodeID? {
    let member = document.blockMembers[index]
    guard case .constants(let constants) = document.nodes[member].kind else { return member }
    run(document.blockConstants[constants].steps, at: scope)
    return nil
  }

  /// Evaluates the values of a call, then its blocks as slots below `node`.
  mutating func evaluateArguments(
    of call: CheckedCall, into node: ViewNodeID, _ view: ViewOverload? = nil, at scope: EvaluationScope
  ) {
    evaluateValues(of: call, into: node, at: scope)
    if let view { addOwnFold(to: node, view) }
    let told = view?.tellsSubviews == true ? view?.parameters ?? [] : []
    evaluateBlocks(of: call, into: node, view, presenting: told, at: scope)
  }

  /// Evaluates a use of a layout: its values in an activation of their own, and its views.
  private mutating func evaluateLayout(
    _ index: Index<LayoutDefinition>, _ call: CheckedCall, _ node: NodeID, at scope: EvaluationScope
  ) -> ViewNodeID {
    var inside = scope
    inside.activation = activate(
      document.layouts[index].plan, call: call, at: scope, parent: .document, environment: scope.environment)
    let result = tree.add(makeNode(.layout(index), call, source: .node(node), at: inside))
    evaluateBlocks(of: call, into: result, at: scope)
    return result
  }

  /// Says that nouns stay as they are in a locale whose plurals nobody knows.
  private mutating func noteAgreement(_ span: SourceSpan, at scope: EvaluationScope) {
    let locale = tree.environments[scope.environment].locale
    guard !LocalizedText.agrees(in: locale) else { return }
    note(
      Diagnostic(
        .noAgreement, "the noun stays as it is: the plurals of `\(locale)` are not known", at: span,
        help: ["only those of English are"]))
  }

  /// Evaluates the values of a call.
  mutating func evaluateValues(of call: CheckedCall, into node: ViewNodeID, at scope: EvaluationScope) {
    let first = tree.arguments.endIndex
    for index in call.arguments {
      let argument = document.arguments[index]
      if interaction.store != nil { noteActions(of: argument, at: node, in: scope) }
      guard let value = value(of: argument.content, at: scope) else { continue }
      if case .localized(let text) = value, !text.agreedNouns.isEmpty { noteAgreement(argument.span, at: scope) }
      if let problem = value.localeNote(in: tree.environments[scope.environment].locale, at: argument.span) {
        note(problem)
      }
      tree.arguments.append(GivenArgument(parameter: argument.parameter, value: value))
    }
    let given = tree.arguments.indices(from: first)
    if !document.boundedCalls.isEmpty { checkBounds(of: call, tree.arguments[given]) }
    tree[node].arguments = given
  }

  // MARK: Labels

  mutating func setLabel(_ label: Link<CheckedLabel>, of node: ViewNodeID, at scope: EvaluationScope) {
    guard !label.isNone else { return }
    let words = words(of: label, at: scope)
    if !words.isNone { tree[node].label = words }
  }

  /// The words of a label, noted in the tree; no link for none.
  mutating func words(of label: Link<CheckedLabel>, at scope: EvaluationScope) -> Link<String> {
    guard let label = label.index else { return .none }
    switch document.labels[label] {
    case .text(let text): return Link(tree.labels.append(text))
    case .template(let recipe):
      guard case .string(let text) = value(of: recipe, at: scope) else { return .none }
      return Link(tree.labels.append(text))
    }
  }

  /// Gives the label of a call to the view that was inserted for it, unless that has one of its own.
  mutating func labelled(
    _ node: ViewNodeID, _ label: Link<CheckedLabel>, at scope: EvaluationScope
  ) -> ViewNodeID {
    guard !label.isNone else { return node }
    let base = tree.base(of: node)
    if tree[base].label.isNone { setLabel(label, of: base, at: scope) }
    return node
  }
}
