import GalleyExpressions
import GalleyTables

// What modifiers present over the window.

extension Evaluator {
  /// Evaluates the values of a presenting modifier, and its blocks if it presents something.
  mutating func evaluatePresentation(
    of call: CheckedCall, into node: ViewNodeID, _ overload: ModifierOverload, narrows: Bool,
    on place: (node: NodeID, position: Int), at scope: EvaluationScope
  ) {
    evaluateValues(of: call, into: node, at: scope)
    var scope = scope
    var identity = interaction.identity
    let environment = tree.environments[scope.environment]
    if narrows, environment.isHorizontallyCompact == false, environment.isVerticallyCompact == false {
      // In a large window a sheet is a narrow one in the middle.
      scope.environment = tree.environments.append(environment)
      tree.environments[scope.environment].isHorizontallyCompact = true
    }
    // What is kept for a view ends with it: a sheet that is closed has no views.
    if interaction.store != nil {
      if isClosed(node, overload.parameters) { return }
      let exit = exit(of: node, overload.parameters)
      scope.environment = leaving(by: exit, from: node, .presentation, scope.environment)
      // Another item is another presentation, whose views begin anew.
      let item = idOfItem(node, overload.parameters)
      let own = item.flatMap { interaction.id(of: .explicit(of: place.node, position: place.position, id: $0)) }
      if let own { identity = own }
    }
    // What is presented stands in no scroll view and in no navigation stack but those of its own.
    within { surroundings in
      surroundings.identity = identity
      surroundings.containers.isScrolled = false
      surroundings.navigation = NavigationRecord()
    } evaluate: {
      $0.evaluateBlocks(of: call, into: node, presenting: overload.parameters, at: scope)
    }
  }

  /// Tells whether a modifier that presents something presents nothing now.
  func isClosed(_ node: ViewNodeID, _ parameters: [Parameter]) -> Bool {
    let isPresented = tree.arguments[tree[node].arguments].first { parameters[$0.parameter].isCalled(.isPresented) }
    let item = tree.arguments[tree[node].arguments].first { parameters[$0.parameter].isCalled(.item) }
    return isPresented.map { current($0.value) == .bool(false) } ?? item.map { current($0.value) == .null } ?? false
  }

  /// What a modifier presents, so that another presentation is told from it; false where it presents nothing.
  func presented(by node: ViewNodeID, _ parameters: [Parameter]) -> Value {
    if isClosed(node, parameters) { return .bool(false) }
    return idOfItem(node, parameters).map { .array([$0]) } ?? .bool(true)
  }

  /// The `id` of the item that a modifier presents; nil if it presents none.
  private func idOfItem(_ node: ViewNodeID, _ parameters: [Parameter]) -> Value? {
    let item = tree.arguments[tree[node].arguments].first { parameters[$0.parameter].isCalled(.item) }
    guard let value = item.map({ current($0.value) }), value != .null else { return nil }
    guard case .record(let type, let fields) = value,
      let position = document.types[type].fields.firstIndex(where: { $0.name == "id" }),
      fields.indices.contains(position)
    else { return value }
    return fields[position]
  }

  /// The way back from what a modifier presents.
  private func exit(of node: ViewNodeID, _ parameters: [Parameter]) -> ViewExit? {
    let arguments = tree.arguments[tree[node].arguments]
    if let item = arguments.first(where: { parameters[$0.parameter].isCalled(.item) })?.value {
      return current(item) == .null ? nil : item.exit(by: .null)
    }
    return arguments.first { parameters[$0.parameter].isCalled(.isPresented) }?.value.exit(by: .bool(false))
  }

  /// What a block of a modifier that presents an item is told: the item; nil if there is none.
  func presentedValues(
    of kind: ParameterKind, _ parameters: [Parameter], node: ViewNodeID
  ) -> [Value]? {
    guard case .closureContent(let names) = kind else { return nil }
    let given = tree.arguments[tree[node].arguments]
    var values: [Value] = []
    for label in names.map(\.unwraps) {
      let argument = given.first { parameters[$0.parameter].label == label }
      guard let value = argument?.value.withoutBinding, value != .null else { return nil }
      values.append(value)
    }
    return values
  }
}
