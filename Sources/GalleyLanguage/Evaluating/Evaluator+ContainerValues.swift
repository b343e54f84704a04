import GalleyExpressions
import GalleyTables

// What views say to the containers that are told them one by one.

extension Evaluator {
  /// What is true of a view that says nothing.
  var unsaidValues: [Value] { document.types[.containerValues].fields.map { $0.defaultValue ?? .null } }

  /// What a value that is a view says: a subview has said it.
  func values(saidBy view: Value) -> [Value] {
    guard case .record(.subview, let parts) = view, case .record(.containerValues, let values)? = parts.last,
      !values.isEmpty
    else { return unsaidValues }
    return values
  }

  /// What a chain of modifiers says to the container, by the members: the outermost of several counts, and nil leaves
  /// what the view says itself.
  mutating func said(by chain: [ModifierLink], environment: Index<EnvironmentValues>) -> [Value?] {
    var said = [Value?](repeating: nil, count: document.types[.containerValues].fields.count)
    guard !said.isEmpty else { return said }
    for (position, link) in chain.enumerated() {
      let scope = EvaluationScope(
        activation: link.activation, environment: environment, instantiation: link.instantiation)
      switch link.modifier.kind {
      case .modifier(let definition):
        say(link.modifier.call, catalogue.modifiers[definition].overload(link.modifier.call.overload), &said, at: scope)
      case .custom(let definition):
        let modifier = document.viewModifiers[definition].view
        say(modifier.plan, link, position, body: modifier.body, &said, at: scope)
      case .method(let method):
        guard let body = document.viewMethods[method].body else { continue }
        say(document.viewMethods[method].plan, link, position, body: body, &said, at: scope)
      case .invalid, .concatenation: continue
      }
    }
    return said
  }

  /// Notes what a modifier of the catalogue says.
  private mutating func say(
    _ call: CheckedCall, _ overload: ModifierOverload, _ said: inout [Value?], at scope: EvaluationScope
  ) {
    guard overload.parameters.contains(where: { $0.kind == .containerKey }) else { return }
    var member: Int?
    var given: Value?
    for index in call.arguments {
      let argument = document.arguments[index]
      guard let value = value(of: argument.content, at: scope) else { continue }
      if overload.parameters[argument.parameter].kind == .containerKey, case .string(let name) = value {
        member = document.types[.containerValues].fields.firstIndex { $0.name == name }
      } else {
        given = value
      }
    }
    if let member, let given, said.indices.contains(member) { said[member] = given }
  }

  /// Notes what the body of a modifier says: around its content that of its own modifiers, else that of the view that it is.
  private mutating func say(
    _ plan: ActivationPlan, _ link: ModifierLink, _ position: Int, body: NodeID, _ said: inout [Value?],
    at scope: EvaluationScope
  ) {
    guard hasStepsLeft(at: link.modifier.span) else { return }
    within(.modifier(of: body, position: position)) { evaluator in
      var inside = scope
      inside.activation = evaluator.activate(
        plan, call: link.modifier.call, at: scope, parent: .document, environment: scope.environment)
      evaluator.say(body, &said, at: inside)
    }
  }

  private mutating func say(_ node: NodeID, _ said: inout [Value?], at scope: EvaluationScope) {
    let checked = document.nodes[node]
    guard enter(checked.span) else { return }
    defer { budget.endLevel() }
    budget.spend(1)
    guard hasStepsLeft(at: checked.span) else { return }
    switch checked.kind {
    case .modifiedContent: break
    case .conditional(let index):
      if let branch = chosen(document.conditionals[index], node, at: scope, isKept: true) {
        say(branch.body, &said, at: branch.scope)
      }
    case .selection(let index):
      if let branch = chosen(document.selections[index], node, at: scope, isKept: true) {
        say(branch.body, &said, at: branch.scope)
      }
    case .block(let members):
      let inside = blockScope(node, of: scope, isKept: true)
      for index in members {
        if let member = viewMember(index, at: inside) { say(member, &said, at: inside) }
      }
    case .view(let view) where catalogue.views[view].overload(checked.call.overload).layout.isTransparent:
      for index in checked.call.arguments {
        if case .node(let content) = document.arguments[index].content { say(content, &said, at: scope) }
      }
    case .invalid, .constants, .view, .forEach, .customView, .customShape, .customLayout, .property, .slot, .viewValue,
      .shownValue, .configuration:
      // Another view, which holds the content.
      said = unsaidValues
    }
    for (member, value) in self.said(by: chain(of: checked, at: scope), environment: scope.environment).enumerated() {
      if let value { said[member] = value }
    }
  }
}
