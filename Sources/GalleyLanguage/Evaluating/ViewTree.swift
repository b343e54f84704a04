package import GalleyExpressions
package import GalleyLayout
import GalleySource
package import GalleyTables

/// Identifies a node of the evaluated tree.
package typealias ViewNodeID = Index<ViewTree.Node>

/// The document with every argument evaluated and every condition, loop and definition expanded: one flat array.
package struct ViewTree: Sendable {
  /// What a node is, with the definition that it has that from.
  package enum Kind: Hashable, Sendable {
    /// A view of the catalogue; its children are `slot` nodes.
    case view(Index<ViewDefinition>)
    /// A modifier of the catalogue; its first child is the modified view, `slot` nodes follow.
    case modifier(Index<ModifierDefinition>, ModifierEffect)
    /// A shape of the document.
    case shape(Index<CustomShape>)
    /// A layout of the document, evaluated in an activation of its own; its children are `slot` nodes.
    case layout(Index<LayoutDefinition>)
    /// The block that was given for a parameter.
    case slot(Index<Parameter>)
    /// Several views without a container.
    case group(GroupForm)
    /// A loop whose elements are evaluated when layout asks for them.
    case loop(Index<LoopProgress>)
    /// A custom view; its child is the body.
    case custom(Index<CustomView>)
    /// A custom view modifier; its child is the body.
    case customModifier(Index<CustomModifier>)
    /// A control whose style is one of the document's; its child is the style's body.
    case styled(Index<ViewDefinition>)
  }

  /// What the views of a group come from.
  package enum GroupForm: Hashable, Sendable {
    /// A block: always the same views.
    case block
    /// A condition or a loop.
    case dynamic
    /// An element of a tree with others below it: its content, then theirs if it is unfolded.
    case branch
  }

  /// The checked node or modifier that a node was made from.
  package enum Source: Hashable, Sendable {
    case node(NodeID)
    /// Where a method declares it, if a method applies it; that of the whole concatenation for a member of one.
    case modifier(Index<CheckedModifier>)
  }

  package struct Node: Sendable {
    package let kind: Kind
    /// Forms are few, and nodes many.
    private let overloadNumber: UInt8
    package let source: Source
    package var arguments = IndexRange<GivenArgument>.empty
    package let environment: Index<EnvironmentValues>
    package let activation: Index<Activation>
    /// The generic instantiation in which the node's type is written.
    package let instantiation: Index<TypeInstantiation>
    package var firstChild = Link<Node>.none
    package var nextSibling = Link<Node>.none
    package var label = Link<String>.none

    package init(_ kind: Kind, overload: Index<Signature> = Index(0), source: Source, at scope: EvaluationScope) {
      self.kind = kind
      overloadNumber = UInt8(truncatingIfNeeded: overload.position)
      self.source = source
      environment = scope.environment
      activation = scope.activation
      instantiation = scope.instantiation
    }

    /// The form of its definition that it was made with.
    package var overload: Index<Signature> { Index(Int(overloadNumber)) }

    /// Where it was evaluated.
    var scope: EvaluationScope {
      EvaluationScope(activation: activation, environment: environment, instantiation: instantiation)
    }

    /// Whether it is a modifier of the catalogue.
    package var isModifier: Bool { if case .modifier = kind { true } else { false } }

    /// Whether it is a view of the catalogue.
    package var isView: Bool { if case .view = kind { true } else { false } }
  }

  package var nodes = Table<Node>()
  package var arguments = Table<GivenArgument>()
  package var environments = Table<EnvironmentValues>()
  package var labels = Table<String>()
  /// How far scroll views have moved their content, where somebody has.
  package var scrollOffsets: [ViewNodeID: Point] = [:]
  /// The ids of what loops show, in documents where somebody chooses among options: a loop tags its views with them.
  package var elementIDs: [ViewNodeID: Value] = [:]

  package init() {}

  package subscript(id: ViewNodeID) -> Node {
    get { nodes[id] }
    _modify { yield &nodes[id] }
  }

  /// Adds a node.
  package mutating func add(_ node: Node) -> ViewNodeID {
    nodes.append(node)
  }

  /// Adds a node as the last child of another.
  package mutating func attach(_ child: ViewNodeID, to parent: ViewNodeID) {
    var last = Link<Node>.none
    for sibling in children(of: parent) { last = Link(sibling) }
    if let last = last.index { self[last].nextSibling = Link(child) } else { self[parent].firstChild = Link(child) }
  }

  /// What a node's modifiers are applied to; itself if it is no modifier.
  package func base(of id: ViewNodeID) -> ViewNodeID {
    var base = id
    while true {
      switch self[base].kind {
      case .modifier, .customModifier:
        guard let content = self[base].firstChild.index else { return base }
        base = content
      case .view, .shape, .layout, .slot, .group, .loop, .custom, .styled: return base
      }
    }
  }

  /// By node: the node that it is a child of; none for the root of the document and for those of content that was
  /// evaluated apart from it.
  var parents: [Link<Node>] {
    var parents = Array(repeating: Link<Node>.none, count: nodes.count)
    for node in nodes.indices {
      for child in children(of: node) { parents[child.position] = Link(node) }
    }
    return parents
  }

  /// A node and what its layers hold, from outside.
  package func layersInside(_ node: ViewNodeID) -> [ViewNodeID] {
    var layers: [ViewNodeID] = []
    var next = Link(node)
    while let inside = next.index {
      layers.append(inside)
      switch self[inside].kind {
      case .modifier, .custom, .customModifier, .styled: next = self[inside].firstChild
      case .view, .shape, .layout, .slot, .group, .loop: next = .none
      }
    }
    return layers
  }

  /// The children of a node, in order.
  package func children(of id: ViewNodeID) -> ChildSequence { ChildSequence(nodes: nodes, next: self[id].firstChild) }

  /// The children of a node, in order.
  package struct ChildSequence: Sequence, IteratorProtocol {
    let nodes: Table<Node>
    var upcoming: Link<Node>

    init(nodes: Table<Node>, next: Link<Node>) {
      self.nodes = nodes
      upcoming = next
    }

    package mutating func next() -> ViewNodeID? {
      guard let child = upcoming.index else { return nil }
      upcoming = nodes[child].nextSibling
      return child
    }
  }
}

extension ViewTree {
  /// Why what a modifier is applied to takes no taps; nil where it does, and for views.
  package func tapObstacle(at node: ViewNodeID, _ catalogue: Catalogue, _ types: TypeTable) -> TapObstacle? {
    guard let overload = catalogue.modifierOverload(of: self[node]), let obstacle = overload.tapObstacle else {
      return nil
    }
    return obstacle(
      Arguments(parameters: overload.parameters, given: arguments[self[node].arguments], types: types))
  }
}

extension Catalogue {
  /// The form of a view, or of a control with a style of the document, that a node was made with; nil for any other node.
  package func viewOverload(of node: ViewTree.Node) -> ViewOverload? {
    switch node.kind {
    case .view(let definition), .styled(let definition): views[definition].overload(node.overload)
    case .modifier, .shape, .layout, .slot, .group, .loop, .custom, .customModifier: nil
    }
  }

  /// The form of a modifier that a node was made with; nil for any other node.
  package func modifierOverload(of node: ViewTree.Node) -> ModifierOverload? {
    guard case .modifier(let definition, _) = node.kind else { return nil }
    return modifiers[definition].overload(node.overload)
  }
}

extension CheckedProgram {
  /// Where a node of the view tree stands in the document.
  func span(of node: ViewTree.Node) -> SourceSpan {
    switch node.source {
    case .node(let index): nodes[index].span
    case .modifier(let index): modifiers[index].span
    }
  }
}
