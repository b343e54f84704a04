import CStackRoom
import GalleyExpressions
package import GalleySource

/// Gives every argument its value and expands the document into a view tree.
package struct Evaluator: Sendable {
  package let catalogue: Catalogue
  package let document: CheckedProgram
  package var typing: TypeContext
  package var tree = ViewTree()
  package var diagnostics: [Diagnostic] = []
  /// The types that `debug` modifiers print, in the order of evaluation.
  package var debugOutput: [String] = []
  var activations: [Activation] = []
  /// Where the expression that is being evaluated stands.
  var place = Place()
  var limits: EvaluationLimits
  var stepsLeft: Int
  /// Where the view stands that was begun last.
  private(set) var enteredSpan = SourceSpan(start: 0, end: 0)
  var depth = 0
  /// What was written to state before; nil if nobody asks for actions, and identities need not be known.
  package internal(set) var store: StateStore?
  /// The place in the store's terms that is being evaluated.
  var identity: Int32 = 0
  /// The actions of nodes of the view tree, by node.
  package internal(set) var handlers: [Int32: [ActionHandler]] = [:]
  /// The views that keep by themselves whether they are unfolded, with the place in the store's terms where they do.
  package internal(set) var folds: [Int32: Int32] = [:]
  /// What waits for a change, by what makes it the same one after the next evaluation: indices in `watcherList`.
  var watchers: [Watcher.Key: Int32] = [:]
  /// In the order of evaluation.
  var watcherList: [Watcher] = []
  /// How many there are of those that only their number tells apart, by the first of them.
  var watcherCounts: [Watcher.Key: Int32] = [:]
  /// The scope whose values were kept for an action last.
  var capturedScope: ScopeIdentity?
  /// By activation: the scope whose values were put back for an action last.
  var restoredScopes: [Int32: ScopeIdentity] = [:]
  package internal(set) var stateOwners: [StateOwner] = []
  /// A limit was passed: what is still to be evaluated is left out, so that one error ends it all.
  var isExhausted = false
  /// The custom views, modifiers and styles around the place that is being evaluated, outermost first.
  var definitionStack: [String] = []
  /// Whether lazy containers evaluate what layout asks for, instead of all that they have.
  package var buildsOnDemand = false
  /// What the container around the place that is being evaluated shows of its views.
  var showing = ContentShowing.all
  /// Whether there is a scroll view around the place that is being evaluated.
  var isScrolled = false
  /// The loops whose elements are evaluated on demand.
  var deferredLoops: [LoopProgress] = []
  /// The places that values were noted at: loops come by them again.
  var notedPlaces: Set<SourceSpan> = []

  /// Creates an evaluator of the document that `typing` writes the types of.
  package init(
    typing: TypeContext, environment: EnvironmentValues, limits: EvaluationLimits = EvaluationLimits()
  ) {
    catalogue = typing.catalogue
    document = typing.document
    self.typing = typing
    self.limits = limits
    stepsLeft = limits.steps
    var environment = environment
    for (name, value) in document.environmentDefaults where environment.custom[name] == nil {
      environment.custom[name] = value
    }
    tree.environments = [environment]
    tree.nodes.reserveCapacity(document.nodes.count * 2)
  }

  /// Evaluates the document's body, with values from outside for its parameters and its state.
  package mutating func evaluateBody(_ values: [OutsideValue] = []) -> ViewNodeID {
    beginDocument(document.views[0].plan, values)
    return evaluate(document.body, at: Place())
  }

  /// Evaluates a node with its modifiers.
  package mutating func evaluate(_ node: NodeID, at place: Place) -> ViewNodeID {
    let checked = document.nodes[node.index]
    guard enter(checked.span) else { return addGroup(node, at: place) }
    defer { depth -= 1 }
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

  /// Counts a level of nesting and a node; false once a limit is passed, which is reported.
  private mutating func enter(_ span: SourceSpan) -> Bool {
    guard !isExhausted else { return false }
    enteredSpan = span
    guard depth < limits.depth, tree.nodes.count < limits.nodes else {
      reportLimit(at: span, isDepth: depth >= limits.depth)
      return false
    }
    guard stackHasRoom() else {
      reportExhaustedStack(at: span)
      return false
    }
    depth += 1
    return true
  }

  /// Says once that the stack has no room for what is nested at a place, and evaluates nothing more.
  package mutating func reportExhaustedStack(at span: SourceSpan) {
    guard !isExhausted else { return }
    isExhausted = true
    diagnostics.append(.stackExhausted(at: span))
  }

  mutating func reportLimit(at span: SourceSpan, isDepth: Bool) {
    guard !isExhausted else { return }
    isExhausted = true
    let message: String
    var help = ["a view that contains itself needs a condition that ends it", "the limit is that of `--max-depth`"]
    if !isDepth {
      message = "the document makes more than \(limits.nodes) views"
      help = ["loops inside loops multiply", "`--max-nodes N` allows more"]
    } else if let cycle = repeatedDefinitions {
      let way = (cycle + [cycle[0]]).map { "`\($0)`" }.joined(separator: " → ")
      message = "these contain each other more than \(limits.depth) levels deep: \(way)"
    } else {
      message = "views are nested more than \(limits.depth) levels deep here"
    }
    diagnostics.append(
      Diagnostic(isDepth ? .tooManyLevels : .tooManyNodes, message, at: span, help: help))
  }

  /// The innermost definitions that repeat, outermost first; nil if none does.
  private var repeatedDefinitions: [String]? {
    guard let last = definitionStack.last, let first = definitionStack.dropLast().lastIndex(of: last) else {
      return nil
    }
    return Array(definitionStack[(first + 1)...])
  }
}

// MARK: - Chains of modifiers

extension Evaluator {
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
    guard !isExhausted else { return }
    guard stackHasRoom() else { return reportExhaustedStack(at: modifier.span) }
    guard tree.nodes.count + links.count < limits.nodes else { return reportLimit(at: modifier.span, isDepth: false) }
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
      stepsLeft -= 12
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
    definitionStack.append(modifier.name)
    defer {
      identity = outer
      definitionStack.removeLast()
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
