import CStackRoom
import GalleyExpressions
import GalleyTables

// Chains of modifiers: methods expanded, each applied from the outermost in.

extension Evaluator {
  /// Evaluates a node with its modifiers.
  package mutating func evaluate(_ node: NodeID, at scope: EvaluationScope) -> ViewNodeID {
    let checked = document.nodes[node]
    guard enter(checked.span) else { return addGroup(node, at: scope) }
    defer { budget.endLevel() }
    for index in checked.modifiers {
      if case .modifier = document.modifiers[index].kind { continue }
      return evaluate(node, chain(of: checked, at: scope)[...], at: scope)
    }
    return keepingIdentity { evaluator in
      var scope = scope
      var layers = Layers()
      var position = checked.modifiers.count
      for index in checked.modifiers.reversed() {
        position -= 1
        let link = ModifierLink(
          modifier: evaluator.document.modifiers[index], index: index, isOwn: true, activation: scope.activation,
          instantiation: scope.instantiation)
        evaluator.add(evaluator.evaluate(link, of: node, position, at: &scope), to: &layers)
      }
      return evaluator.close(layers, with: evaluator.evaluate(base: node, at: scope))
    }
  }

  /// The layers of a chain so far, from the outermost.
  private struct Layers {
    var outermost = Link<ViewTree.Node>.none
    var innermost = Link<ViewTree.Node>.none
  }

  private mutating func add(_ layer: ViewNodeID, to layers: inout Layers) {
    if let innermost = layers.innermost.index { prepend(layer, to: innermost) } else { layers.outermost = Link(layer) }
    layers.innermost = Link(layer)
  }

  private mutating func close(_ layers: Layers, with base: ViewNodeID) -> ViewNodeID {
    guard let innermost = layers.innermost.index, let outermost = layers.outermost.index else { return base }
    prepend(base, to: innermost)
    return outermost
  }

  /// Makes `child` the first child of `parent`.
  private mutating func prepend(_ child: ViewNodeID, to parent: ViewNodeID) {
    tree[child].nextSibling = tree[parent].firstChild
    tree[parent].firstChild = Link(child)
  }

  /// A node's modifiers with methods expanded, innermost first.
  mutating func chain(of checked: CheckedNode, at scope: EvaluationScope) -> [ModifierLink] {
    var links: [ModifierLink] = []
    for index in checked.modifiers {
      append(document.modifiers[index], index: index, isOwn: true, at: scope, to: &links)
    }
    return links
  }

  private mutating func append(
    _ modifier: CheckedModifier, index: Index<CheckedModifier>, isOwn: Bool, at scope: EvaluationScope,
    to links: inout [ModifierLink]
  ) {
    guard !budget.isExhausted else { return }
    guard stackHasRoom() else { return reportExhaustedStack(at: modifier.span) }
    guard budget.admitsNode(after: tree.nodes.count + links.count) else {
      return end(with: budget.tooManyNodes(at: modifier.span))
    }
    switch modifier.kind {
    case .invalid: break
    case .modifier, .custom:
      links.append(
        ModifierLink(
          modifier: modifier, index: index, isOwn: isOwn, activation: scope.activation,
          instantiation: scope.instantiation))
    case .concatenation(let calls):
      for call in calls {
        append(document.modifierCalls[call].modifier, index: index, isOwn: false, at: scope, to: &links)
      }
    case .method(let method) where document.viewMethods[method].body != nil:
      links.append(
        ModifierLink(
          modifier: modifier, index: index, isOwn: isOwn, activation: scope.activation,
          instantiation: scope.instantiation))
    case .method(let method):
      let declared = document.viewMethods[method]
      // As much as a call of a function: methods that use methods twice multiply.
      budget.spend(12)
      guard hasStepsLeft(at: modifier.span) else { return }
      let activation = activate(
        declared.plan, call: modifier.call, at: scope, parent: .document,
        environment: activations[scope.activation].environment)
      let inside = EvaluationScope(
        activation: activation, environment: scope.environment, instantiation: scope.instantiation)
      for index in declared.modifiers {
        append(document.modifiers[index], index: index, isOwn: false, at: inside, to: &links)
      }
    }
  }

  /// Evaluates a node inside a chain of modifiers.
  mutating func evaluate(_ node: NodeID, _ chain: ArraySlice<ModifierLink>, at scope: EvaluationScope) -> ViewNodeID {
    keepingIdentity { $0.evaluateLinks(of: node, chain, at: scope) }
  }

  private mutating func evaluateLinks(
    of node: NodeID, _ chain: ArraySlice<ModifierLink>, at scope: EvaluationScope
  ) -> ViewNodeID {
    var environment = scope.environment
    var layers = Layers()
    for position in chain.indices.reversed() {
      let link = chain[position]
      var inside = EvaluationScope(
        activation: link.activation, environment: environment, instantiation: link.instantiation)
      let content = ModifiedContent(
        node: node, chain: chain[chain.startIndex..<position], activation: scope.activation,
        instantiation: scope.instantiation)
      if case .custom(let definition) = link.modifier.kind {
        return close(layers, with: evaluateCustomModifier(definition, link, content, at: inside))
      }
      if case .method(let method) = link.modifier.kind {
        return close(layers, with: evaluateBody(ofMethod: method, link, content, at: inside))
      }
      add(evaluate(link, of: node, position, at: &inside), to: &layers)
      environment = inside.environment
    }
    let inside = EvaluationScope(
      activation: scope.activation, environment: environment, instantiation: scope.instantiation)
    return close(layers, with: evaluate(base: node, at: inside))
  }

  private mutating func evaluateCustomModifier(
    _ definition: Index<CustomModifier>, _ link: ModifierLink, _ content: ModifiedContent, at scope: EvaluationScope
  ) -> ViewNodeID {
    let modifier = document.viewModifiers[definition].view
    let result = tree.add(
      makeNode(.customModifier(definition), link.modifier.call, source: .modifier(link.index), at: scope))
    setLabel(link.modifier.label, of: result, at: scope)
    let body = within(place(of: content), ofDefinition: modifier.name) { evaluator in
      let activation = evaluator.activate(
        modifier.plan, call: link.modifier.call, at: scope, parent: .document, environment: scope.environment)
      evaluator.noteState(modifier.plan, name: modifier.name, of: activation)
      evaluator.activations[activation].content = content
      let inside = EvaluationScope(
        activation: activation, environment: scope.environment,
        instantiation: evaluator.typing.instantiate(blocksOf: link.modifier.call, modifier, scope.instantiation))
      return evaluator.evaluate(modifier.body, at: inside)
    }
    tree[result].firstChild = Link(body)
    return result
  }

  /// Where a modifier of the document stands, or a method with a body: behind what it is applied to.
  private func place(of content: ModifiedContent) -> StateStore.Identity.Site {
    .modifier(of: content.node, position: content.chain.endIndex)
  }

  /// Evaluates what a method with a body makes of its receiver.
  private mutating func evaluateBody(
    ofMethod index: Index<ViewMethod>, _ link: ModifierLink, _ content: ModifiedContent, at scope: EvaluationScope
  ) -> ViewNodeID {
    let method = document.viewMethods[index]
    guard let body = method.body, hasStepsLeft(at: link.modifier.span) else {
      return addGroup(content.node, at: scope)
    }
    return within(place(of: content)) { evaluator in
      let activation = evaluator.activate(
        method.plan, call: link.modifier.call, at: scope, parent: .document,
        environment: evaluator.activations[scope.activation].environment)
      evaluator.activations[activation].content = content
      let receiver: TypeRef
      if link.isOwn {
        receiver = evaluator.typing.receiver(of: link.index, content.node, in: link.instantiation).type
      } else {
        evaluator.budget.spend(content.chain.count)
        receiver = evaluator.typing.type(of: content.node, with: content.chain, in: content.instantiation)
      }
      let instantiation = evaluator.typing.instantiate(method, link.modifier.call, receiver, in: link.instantiation)
      let result = evaluator.evaluate(
        body,
        at: EvaluationScope(activation: activation, environment: scope.environment, instantiation: instantiation))
      return evaluator.labelled(result, link.modifier.label, at: scope)
    }
  }

  /// Evaluates a modifier of the catalogue; `scope` becomes that of what it is applied to.
  private mutating func evaluate(
    _ link: ModifierLink, of node: NodeID, _ position: Int, at scope: inout EvaluationScope
  ) -> ViewNodeID {
    guard case .modifier(let definition) = link.modifier.kind else { return addGroup(node, at: scope) }
    let call = link.modifier.call
    // What a method applies it applies to a view of any type: nothing folds there.
    let effect = link.isOwn ? typing.effect(ofModifier: link.index, on: node, in: scope.instantiation) : .layer
    let result = tree.add(
      makeNode(.modifier(definition, effect), call, source: .modifier(link.index), at: scope))
    let overload = catalogue.modifiers[definition].overload(call.overload)
    if overload.menu != nil, let fold = interaction.id(of: .modifier(of: node, position: position)) {
      interaction.addFold(of: result, at: fold)
    }
    switch overload.layout {
    case .presentation(let narrows, _):
      evaluatePresentation(of: call, into: result, overload, narrows: narrows, on: (node, position), at: scope)
    case .dialog:
      evaluatePresentation(of: call, into: result, overload, narrows: false, on: (node, position), at: scope)
    case .neutral, .surrounding, .wish, .wrapper, .layer, .companion, .custom:
      evaluateArguments(of: call, into: result, at: scope)
    }
    setLabel(link.modifier.label, of: result, at: scope)
    if overload.trigger != nil { noteWatcher(result, of: node, position, overload) }
    if interaction.store != nil, overload.trigger == .refresh || overload.isSearch {
      offer(result, overload, at: &scope)
    }
    if overload.isDestination { noteDestination(result) }
    if overload.givesIdentity { enterIdentity(result, of: node, position: position) }
    if overload.printsType, link.isOwn {
      let type = typing.type(of: node, upTo: link.index, in: scope.instantiation).type
      findings.debugOutput.append(typing.store.print(type))
    }
    writeStyles(of: call, at: &scope)
    if overload.transformsEnvironment { transformEnvironment(by: call, at: &scope) }
    if let change = overload.environment { changeEnvironment(change, by: result, overload.parameters, at: &scope) }
    return result
  }

  /// Offers the views inside what a modifier does when they call `refresh` or `dismissSearch`.
  private mutating func offer(_ modifier: ViewNodeID, _ overload: ModifierOverload, at scope: inout EvaluationScope) {
    var values = tree.environments[scope.environment]
    if overload.isSearch { values.search = modifier } else { values.refreshing = modifier }
    scope.environment = tree.environments.append(values)
  }

  private mutating func changeEnvironment(
    _ change: @Sendable (Arguments, inout EnvironmentValues) -> Void, by modifier: ViewNodeID,
    _ parameters: [Parameter], at scope: inout EvaluationScope
  ) {
    let arguments = Arguments(
      parameters: parameters, given: tree.arguments[tree[modifier].arguments], types: document.types)
    var values = tree.environments[scope.environment]
    change(arguments, &values)
    if arguments.given.contains(where: { $0.value.isMissing }) { values.followsFromMissing = true }
    scope.environment = tree.environments.append(values)
  }
}
