import CStackRoom
import GalleyExpressions

// Chains of modifiers: methods expanded, each applied from the outermost in.

extension Evaluator {
  /// Evaluates a node with its modifiers.
  package mutating func evaluate(_ node: NodeID, at place: Place) -> ViewNodeID {
    let checked = document.nodes[node.index]
    guard enter(checked.span) else { return addGroup(node, at: place) }
    defer { budget.endLevel() }
    for index in checked.modifiers.indices {
      if case .modifier = document.modifiers[index].kind { continue }
      return evaluate(node, chain(of: checked, at: place)[...], at: place)
    }
    var place = place
    var layers = Layers()
    for index in checked.modifiers.indices.reversed() {
      let link = ModifierLink(
        modifier: document.modifiers[index], index: Int32(index), isOwn: true, activation: place.activation,
        instantiation: place.instantiation)
      add(evaluate(link, of: node, at: &place), to: &layers)
    }
    return close(layers, with: evaluate(base: node, at: place))
  }

  /// The layers of a chain so far, from the outermost.
  private struct Layers {
    var outermost = ViewNodeID.none
    var innermost = ViewNodeID.none
  }

  private mutating func add(_ layer: ViewNodeID, to layers: inout Layers) {
    if layers.innermost.isNone { layers.outermost = layer } else { prepend(layer, to: layers.innermost) }
    layers.innermost = layer
  }

  private mutating func close(_ layers: Layers, with base: ViewNodeID) -> ViewNodeID {
    if layers.innermost.isNone { return base }
    prepend(base, to: layers.innermost)
    return layers.outermost
  }

  /// Makes `child` the first child of `parent`.
  private mutating func prepend(_ child: ViewNodeID, to parent: ViewNodeID) {
    tree.nodes[child.index].nextSibling = tree.nodes[parent.index].firstChild
    tree.nodes[parent.index].firstChild = child
  }

  /// A node's modifiers with methods expanded, innermost first.
  private mutating func chain(of checked: CheckedNode, at place: Place) -> [ModifierLink] {
    var links: [ModifierLink] = []
    for index in checked.modifiers.indices {
      append(document.modifiers[index], index: index, isOwn: true, at: place, to: &links)
    }
    return links
  }

  private mutating func append(
    _ modifier: CheckedModifier, index: Int, isOwn: Bool, at place: Place, to links: inout [ModifierLink]
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
          modifier: modifier, index: Int32(index), isOwn: isOwn, activation: place.activation,
          instantiation: place.instantiation))
    case .concatenation(let calls):
      for call in calls.indices {
        append(document.modifierCalls[call], index: index, isOwn: false, at: place, to: &links)
      }
    case .method(let method):
      let declared = document.viewMethods[Int(method)]
      // As much as a call of a function: methods that use methods twice multiply.
      budget.spend(12)
      guard hasStepsLeft(at: modifier.span) else { return }
      let activation = activate(declared.plan, call: modifier.call, at: place, parent: 0)
      let inside = Place(
        activation: activation, environment: place.environment, instantiation: place.instantiation)
      for index in declared.modifiers.indices {
        append(document.modifiers[index], index: index, isOwn: false, at: inside, to: &links)
      }
    }
  }

  /// Evaluates a node inside a chain of modifiers.
  mutating func evaluate(_ node: NodeID, _ chain: ArraySlice<ModifierLink>, at place: Place) -> ViewNodeID {
    var environment = place.environment
    var layers = Layers()
    for position in chain.indices.reversed() {
      let link = chain[position]
      var inside = Place(
        activation: link.activation, environment: environment, instantiation: link.instantiation)
      if case .custom(let definition) = link.modifier.kind {
        let content = ModifiedContent(
          node: node, chain: chain[chain.startIndex..<position], activation: place.activation,
          instantiation: place.instantiation)
        return close(layers, with: evaluateCustomModifier(definition, link, content, at: inside))
      }
      add(evaluate(link, of: node, at: &inside), to: &layers)
      environment = inside.environment
    }
    let inside = Place(
      activation: place.activation, environment: environment, instantiation: place.instantiation)
    return close(layers, with: evaluate(base: node, at: inside))
  }

  private mutating func evaluateCustomModifier(
    _ definition: Int32, _ link: ModifierLink, _ content: ModifiedContent, at place: Place
  ) -> ViewNodeID {
    let modifier = document.viewModifiers[Int(definition)]
    let result = tree.add(
      makeNode(.customModifier, definition, link.modifier.call, source: link.index, at: place))
    setLabel(link.modifier.label, of: result, at: place)
    let outer = enterIdentity(Int32.min / 2 + link.modifier.entry)
    budget.beginDefinition(modifier.name)
    defer {
      interaction.identity = outer
      budget.endDefinition()
    }
    let activation = activate(modifier.plan, call: link.modifier.call, at: place, parent: 0)
    noteState(modifier.plan, name: modifier.name, of: activation)
    activations[Int(activation)].content = content
    let inside = Place(
      activation: activation, environment: place.environment,
      instantiation: typing.instantiate(blocksOf: link.modifier.call, modifier, place.instantiation))
    let body = evaluate(modifier.body, at: inside)
    tree.nodes[result.index].firstChild = body
    return result
  }

  /// Evaluates a modifier of the catalogue; `place` becomes that of what it is applied to.
  private mutating func evaluate(_ link: ModifierLink, of node: NodeID, at place: inout Place) -> ViewNodeID {
    guard case .modifier(let definition) = link.modifier.kind else { return addGroup(node, at: place) }
    let call = link.modifier.call
    // What a method applies it applies to a view of any type: nothing folds there.
    let kind =
      link.isOwn ? typing.effect(ofModifier: Int(link.index), on: node, in: place.instantiation) : .modifier
    let result = tree.add(makeNode(kind, definition, call, source: link.index, at: place))
    let overload = catalogue.modifiers[Int(definition)].overloads[Int(call.overload)]
    if case .presentation(let narrows, _) = overload.layout {
      evaluatePresentation(of: call, into: result, overload, narrows: narrows, at: place)
    } else {
      evaluateArguments(of: call, into: result, at: place)
    }
    setLabel(link.modifier.label, of: result, at: place)
    if overload.trigger != nil { noteWatcher(result, overload) }
    if overload.printsType, link.isOwn {
      let type = typing.type(of: node, upTo: Int(link.index), in: place.instantiation).type
      debugOutput.append(typing.store.print(type))
    }
    writeStyles(of: call, at: &place)
    if overload.transformsEnvironment { transformEnvironment(by: call, at: &place) }
    if let change = overload.environment { changeEnvironment(change, by: result, overload.parameters, at: &place) }
    return result
  }

  private mutating func changeEnvironment(
    _ change: @Sendable (Arguments, inout EnvironmentValues) -> Void, by modifier: ViewNodeID,
    _ parameters: [Parameter], at place: inout Place
  ) {
    let node = tree.nodes[modifier.index]
    let first = Int(node.firstArgument)
    let arguments = Arguments(
      parameters: parameters, given: tree.arguments[first..<first + Int(node.argumentCount)], types: document.types)
    var values = tree.environments[Int(place.environment)]
    change(arguments, &values)
    tree.environments.append(values)
    place.environment = Int32(tree.environments.count - 1)
  }
}
