package import GalleySource

/// Where a node is evaluated: the values in scope, the environment, the generic instantiation.
package struct Place: Sendable {
  package var activation: Int32
  package var environment: Int32
  package var instantiation: Int32

  package init(activation: Int32 = 0, environment: Int32 = 0, instantiation: Int32 = 0) {
    self.activation = activation
    self.environment = environment
    self.instantiation = instantiation
  }
}

/// Gives every argument its value and expands the document into a view tree.
package struct Evaluator: Sendable {
  package let catalogue: Catalogue
  package let document: CheckedDocument
  package var types: TypeContext
  package var tree = ViewTree()
  package var diagnostics: [Diagnostic] = []
  /// The types that `debug` modifiers print, in the order of evaluation.
  package var debugOutput: [String] = []

  package init(catalogue: Catalogue, document: CheckedDocument, environment: EnvironmentValues) {
    self.catalogue = catalogue
    self.document = document
    types = TypeContext(catalogue: catalogue, document: document)
    tree.environments = [environment]
  }

  /// Evaluates a node with its modifiers.
  package mutating func evaluate(_ node: NodeID, at place: Place) -> ViewNodeID {
    let checked = document.nodes[node.index]
    var place = place
    var outermost = ViewNodeID.none
    var innermost = ViewNodeID.none
    for index in checked.modifiers.indices.reversed() {
      guard let layer = evaluate(modifier: index, of: node, at: &place) else { continue }
      if innermost.isNone { outermost = layer } else { prepend(layer, to: innermost) }
      innermost = layer
    }
    let base = evaluate(base: checked, node, at: place)
    if innermost.isNone { return base }
    prepend(base, to: innermost)
    return outermost
  }

  /// Makes `child` the first child of `parent`.
  private mutating func prepend(_ child: ViewNodeID, to parent: ViewNodeID) {
    tree.nodes[child.index].nextSibling = tree.nodes[parent.index].firstChild
    tree.nodes[parent.index].firstChild = child
  }
}

// MARK: - Views

extension Evaluator {
  private mutating func evaluate(base checked: CheckedNode, _ node: NodeID, at place: Place) -> ViewNodeID {
    let result: ViewNodeID
    switch checked.kind {
    case .invalid:
      result = tree.add(makeNode(.group, ViewTree.staticGroup, checked.call, source: node.rawValue, at: place))
    case .block(let members):
      result = tree.add(makeNode(.group, ViewTree.staticGroup, checked.call, source: node.rawValue, at: place))
      var last = ViewNodeID.none
      for index in members.indices {
        append(evaluate(document.blockMembers[index], at: place), to: result, after: &last)
      }
    case .view(let definition):
      result = tree.add(makeNode(.view, definition, checked.call, source: node.rawValue, at: place))
      evaluateArguments(of: checked.call, into: result, at: place)
    }
    setLabel(checked.label, of: result, at: place)
    return result
  }

  private func makeNode(
    _ kind: ViewTree.Kind, _ definition: Int32, _ call: CheckedCall, source: Int32, at place: Place
  ) -> ViewTree.Node {
    ViewTree.Node(
      kind, definition: definition, overload: call.overload, source: source, environment: place.environment,
      activation: place.activation, instantiation: place.instantiation)
  }

  private mutating func append(_ child: ViewNodeID, to parent: ViewNodeID, after last: inout ViewNodeID) {
    if last.isNone {
      tree.nodes[parent.index].firstChild = child
    } else {
      tree.nodes[last.index].nextSibling = child
    }
    last = child
  }

  private mutating func setLabel(_ label: Int32, of node: ViewNodeID, at place: Place) {
    guard label >= 0 else { return }
    switch document.labels[Int(label)] {
    case .text(let text): tree.labels.append(text)
    }
    tree.nodes[node.index].label = Int32(tree.labels.count - 1)
  }

  /// Evaluates the values of a call, then its blocks as slots below `node`.
  private mutating func evaluateArguments(of call: CheckedCall, into node: ViewNodeID, at place: Place) {
    let first = tree.arguments.count
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      guard case .constant(let constant) = argument.content else { continue }
      tree.arguments.append(
        GivenArgument(parameter: argument.parameter, value: document.constants[Int(constant)].value))
    }
    tree.nodes[node.index].firstArgument = Int32(first)
    tree.nodes[node.index].argumentCount = Int32(tree.arguments.count - first)
    var last = ViewNodeID.none
    for index in call.arguments.indices {
      let argument = document.arguments[index]
      guard case .node(let block) = argument.content else { continue }
      let slot = tree.add(
        makeNode(.slot, argument.parameter, .empty, source: block.rawValue, at: place))
      append(slot, to: node, after: &last)
      let content = evaluate(block, at: place)
      tree.nodes[slot.index].firstChild = content
    }
  }
}

// MARK: - Modifiers

extension Evaluator {
  /// Evaluates a modifier; `place` becomes that of what it is applied to.
  private mutating func evaluate(modifier index: Int, of node: NodeID, at place: inout Place) -> ViewNodeID? {
    let checked = document.modifiers[index]
    guard case .modifier(let definition) = checked.kind else { return nil }
    let kind: ViewTree.Kind = types.folds(index, of: node) ? .folded : .modifier
    let result = tree.add(makeNode(kind, definition, checked.call, source: Int32(index), at: place))
    evaluateArguments(of: checked.call, into: result, at: place)
    setLabel(checked.label, of: result, at: place)
    let overload = catalogue.modifiers[Int(definition)].overloads[Int(checked.call.overload)]
    if overload.printsType { debugOutput.append(types.store.print(types.type(of: node, upTo: index).type)) }
    if let change = overload.environment {
      let node = tree.nodes[result.index]
      let first = Int(node.firstArgument)
      let arguments = Arguments(
        parameters: overload.parameters, given: tree.arguments[first..<first + Int(node.argumentCount)],
        types: document.types)
      var values = tree.environments[Int(place.environment)]
      change(arguments, &values)
      tree.environments.append(values)
      place.environment = Int32(tree.environments.count - 1)
    }
    return result
  }
}
