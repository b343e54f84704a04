import GalleyExpressions
import GalleyTables

// Navigation stacks: the root, and the pages that are pushed on it.

extension Evaluator {
  /// Evaluates a navigation stack: its root, then a page for each value of its path, each open destination and each link.
  ///
  /// The last is shown.
  mutating func evaluateStack(
    _ call: CheckedCall, into stack: ViewNodeID, _ overload: ViewOverload, _ node: NodeID, at scope: EvaluationScope
  ) {
    within { surroundings in
      surroundings.navigation = NavigationRecord()
    } evaluate: {
      $0.evaluatePages(of: call, into: stack, overload, node, at: scope)
    }
  }

  private mutating func evaluatePages(
    of call: CheckedCall, into stack: ViewNodeID, _ overload: ViewOverload, _ node: NodeID, at scope: EvaluationScope
  ) {
    let given = overload.parameters.firstIndex { $0.isCalled(.navigationPath) }
    evaluateValues(of: call, into: stack, at: scope)
    let path = tree.arguments[tree[stack].arguments].first { $0.parameter.position == given }?.value
    var values: [Value] = []
    if case .array(let elements)? = path.map({ current($0) }) { values = elements }
    if case .binding(let binding)? = path {
      if interaction.store != nil { navigation.path = .bound(binding) }
    } else if let own = interaction.id(of: .path(of: node)) {
      navigation.path = .own(own)
      values += interaction.path(at: own)
    }
    evaluateBlocks(of: call, into: stack, overload, at: scope)
    pushPages(values[...], onto: stack, overload, at: scope)
  }

  private mutating func pushPages(
    _ path: ArraySlice<Value>, onto stack: ViewNodeID, _ overload: ViewOverload, at scope: EvaluationScope
  ) {
    var values = path
    var count = 0
    var seen = (destinations: 0, links: 0)
    var last = Link<ViewTree.Node>.none
    for child in tree.children(of: stack) { last = Link(child) }
    while !budget.isExhausted {
      var page: NavigationPage?
      if let value = values.popFirst() {
        budget.spend(1)
        page = self.page(for: value)
        if page == nil { continue }
      } else {
        page = openPage(seen.destinations, seen.links)
      }
      guard let page, hasStepsLeft() else { return }
      budget.spend(12)
      seen = (navigation.destinations.count, navigation.openLinks.count)
      count += 1
      push(page, count, onto: stack, after: &last, overload, at: scope)
    }
  }

  private mutating func push(
    _ page: NavigationPage, _ number: Int, onto stack: ViewNodeID, after last: inout Link<ViewTree.Node>,
    _ overload: ViewOverload, at scope: EvaluationScope
  ) {
    guard let content = overload.parameters.firstIndex(where: { $0.isCalled(.content) }),
      case .node(let node) = tree[stack].source
    else { return }
    let slot = tree.add(makeNode(.slot(Index(content)), .empty, source: .node(node), at: scope))
    var inside = page.scope
    inside.environment = leaving(by: page.exit, from: stack, .page, scope.environment)
    let view = within(.explicit(of: node, position: number, id: page.id)) { evaluator in
      switch page.content {
      case .block(let block): evaluator.evaluate(block, at: inside)
      case .closure(let closure, let value):
        evaluator.evaluate(closure, with: [value], at: inside) ?? evaluator.addGroup(node, at: inside)
      }
    }
    tree[slot].firstChild = Link(view)
    append(slot, to: stack, after: &last)
  }

  /// The environment of what can be left; remembers the way back.
  mutating func leaving(
    by exit: ViewExit?, from node: ViewNodeID, _ kind: MetExit.Kind, _ environment: Index<EnvironmentValues>
  ) -> Index<EnvironmentValues> {
    guard interaction.store != nil, let exit else { return environment }
    interaction.exits.append(MetExit(exit: exit, node: node, kind: kind))
    var values = tree.environments[environment]
    values.exit = exit
    return tree.environments.append(values)
  }

  // MARK: - Which page

  /// Remembers a modifier that tells which page is pushed.
  mutating func noteDestination(_ modifier: ViewNodeID) {
    guard case .string(let type)? = value(.destinationType, of: modifier) else {
      return navigation.destinations.append(modifier)
    }
    if navigation.destinationOfType[type] == nil { navigation.destinationOfType[type] = modifier }
  }

  /// The page of a value: that of the `navigationDestination` for its type.
  private func page(for value: Value) -> NavigationPage? {
    guard let destination = typeName(of: value).flatMap({ navigation.destinationOfType[$0] }),
      case .closure(let closure)? = content(.destination, of: destination)
    else { return nil }
    return NavigationPage(
      content: .closure(document.closures[closure], value), scope: tree[destination].scope, id: value,
      exit: navigation.path.map { .pop($0) })
  }

  /// The page of the first destination that is presented, or link that is open, among those met since the last page.
  private func openPage(_ firstDestination: Int, _ firstLink: Int) -> NavigationPage? {
    for destination in navigation.destinations.dropFirst(firstDestination) {
      let scope = tree[destination].scope
      if let isPresented = value(.isPresented, of: destination), current(isPresented) == .bool(true),
        case .node(let block)? = content(.destination, of: destination)
      {
        return NavigationPage(content: .block(block), scope: scope, exit: isPresented.exit(by: .bool(false)))
      }
      if let item = value(.item, of: destination), current(item) != .null,
        case .closure(let closure)? = content(.destination, of: destination)
      {
        return NavigationPage(
          content: .closure(document.closures[closure], current(item)), scope: scope, id: current(item),
          exit: item.exit(by: .null))
      }
    }
    for open in navigation.openLinks.dropFirst(firstLink) {
      guard case .node(let block)? = content(.destination, of: open.link) else { continue }
      return NavigationPage(content: .block(block), scope: tree[open.link].scope, exit: open.exit)
    }
    return nil
  }

  /// Remembers where a link leads: what a tap on it does, and whether it is open.
  mutating func noteLink(_ link: ViewNodeID, _ overload: ViewOverload, _ node: NodeID) {
    if overload.showing == .viewport || overload.showing == .rows, let own = interaction.id(of: .scroll(of: node)) {
      tree.scrollOffsets[link] = interaction.offset(of: link, at: own)
    }
    guard overload.navigation == .link, let path = navigation.path else { return }
    if let value = value(.anyValue, of: link) {
      if value != .null { interaction.pushes[link] = (path, current(value)) }
      return
    }
    guard navigation.takesLinks, let own = interaction.id(of: .fold(of: node)) else { return }
    interaction.addFold(of: link, at: own)
    if interaction.isUnfolded(own) { navigation.openLinks.append((link: link, exit: .fold(own))) }
  }

  /// Tells whether a block is a page that its link or modifier leads to.
  func leadsToPage(_ parameter: Index<Parameter>, of node: ViewNodeID) -> Bool {
    if let link = catalogue.viewOverload(of: tree[node]) {
      return link.navigation == .link && link.parameters[parameter].isCalled(.destination)
    }
    return catalogue.modifierOverload(of: tree[node])?.isDestination ?? false
  }

  // MARK: - Calls

  private func parameters(of node: ViewNodeID) -> [Parameter] {
    catalogue.modifierOverload(of: tree[node])?.parameters ?? catalogue.viewOverload(of: tree[node])?.parameters ?? []
  }

  func value<Reading>(_ label: ArgumentLabel<Reading>, of node: ViewNodeID) -> Value? {
    let parameters = parameters(of: node)
    return tree.arguments[tree[node].arguments].first { parameters[$0.parameter].isCalled(label) }?.value
  }

  /// What was written for a block or closure of a call.
  private func content<Reading>(
    _ label: ArgumentLabel<Reading>, of node: ViewNodeID
  ) -> CheckedArgument.Content? {
    let parameters = parameters(of: node)
    let call =
      switch tree[node].source {
      case .node(let node): document.nodes[node].call
      case .modifier(let modifier): document.modifiers[modifier].call
      }
    return call.arguments.lazy.map { document.arguments[$0] }
      .first { parameters[$0.parameter].isCalled(label) }?.content
  }

  /// The name of a value's type, as documents write it.
  private func typeName(of value: Value) -> String? {
    switch value {
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .enumeration(let type, _, _), .record(let type, _): document.types[type].name
    case .null, .missing, .localized, .array, .dictionary, .range, .closedRange, .closedRealRange, .tuple, .color,
      .font,
      .style, .keyPath, .binding:
      nil
    }
  }
}

extension Value {
  /// The way back that gives what a binding leads to a value; nil for a constant.
  func exit(by closed: Value) -> ViewExit? {
    if case .binding(let binding) = self { .write(binding, closed) } else { nil }
  }
}
