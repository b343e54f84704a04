import GalleySource

/// Identifies a node of the evaluated tree: an index in `ViewTree.nodes`.
@usableFromInline package struct ViewNodeID: Hashable, Sendable {
  @usableFromInline package let rawValue: Int32
  @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
  package var index: Int { Int(rawValue) }
  package static let none = ViewNodeID(rawValue: -1)
  package var isNone: Bool { rawValue < 0 }
}

/// The document with every argument evaluated and every condition, loop and definition expanded: one flat array.
package struct ViewTree: Sendable {
  /// What a node is.
  package enum Kind: UInt8, Sendable {
    /// A view of the catalogue; its children are `slot` nodes.
    case view
    /// A modifier of the catalogue; its first child is the modified view, `slot` nodes follow.
    case modifier
    /// A modifier that folded into its receiver: no layer of its own.
    case folded
    /// A modifier of a shape that stays one, or becomes a filled one: it changes what is drawn, not the tree.
    case shapeModifier
    /// A shape of the document.
    case shape
    /// The block that was given for the parameter `definition`.
    case slot
    /// Several views without a container: a block, a conditional, a loop.
    case group
    /// A loop whose elements are evaluated when layout asks for them; `definition` is its number.
    case loop
    /// A custom view; its child is the body.
    case custom
    /// A custom view modifier; its child is the body.
    case customModifier
    /// A control whose style is one of the document's; its child is the style's body.
    case styled
  }

  package struct Node: Sendable {
    package var kind: Kind
    package var overload: UInt8
    /// The index of the definition (in the catalogue or the document), or of the parameter for a slot.
    package var definition: Int32
    /// The index of what it was made from: in `CheckedProgram.modifiers` for a modifier (where a method declares it, if a
    /// method applies it; that of the whole concatenation for a member of one), in `CheckedProgram.nodes` for all else.
    package var source: Int32
    package var firstArgument: Int32
    package var argumentCount: Int32
    package var environment: Int32
    package var activation: Int32
    /// The generic instantiation in which the node's type is written.
    package var instantiation: Int32
    package var firstChild: ViewNodeID
    package var nextSibling: ViewNodeID
    /// An index in `labels`, or -1.
    package var label: Int32

    package init(
      _ kind: Kind, definition: Int32 = -1, overload: Int32 = 0, source: Int32, environment: Int32, activation: Int32,
      instantiation: Int32
    ) {
      self.kind = kind
      self.overload = UInt8(truncatingIfNeeded: overload)
      self.definition = definition
      self.source = source
      firstArgument = 0
      argumentCount = 0
      self.environment = environment
      self.activation = activation
      self.instantiation = instantiation
      firstChild = .none
      nextSibling = .none
      label = -1
    }

    /// Whether its source is a modifier of the checked document.
    var isModifier: Bool { [.modifier, .folded, .shapeModifier, .customModifier].contains(kind) }
  }

  /// The definition of a group that is a plain block; conditions and loops have `dynamicGroup`.
  package static let staticGroup: Int32 = 0
  package static let dynamicGroup: Int32 = 1
  /// An element of a tree with others below it: its content, then theirs if it is unfolded.
  package static let branchGroup: Int32 = 2

  package var nodes: [Node] = []
  package var arguments: [GivenArgument] = []
  package var environments: [EnvironmentValues] = []
  package var labels: [String] = []

  package init() {}

  package subscript(id: ViewNodeID) -> Node {
    get { nodes[id.index] }
    set { nodes[id.index] = newValue }
  }

  /// Adds a node.
  package mutating func add(_ node: Node) -> ViewNodeID {
    nodes.append(node)
    return ViewNodeID(rawValue: Int32(nodes.count - 1))
  }

  /// The children of a node, in order.
  package func children(of id: ViewNodeID) -> ChildSequence { ChildSequence(nodes: nodes, next: self[id].firstChild) }

  /// The children of a node, in order.
  package struct ChildSequence: Sequence, IteratorProtocol {
    let nodes: [Node]
    var upcoming: ViewNodeID

    init(nodes: [Node], next: ViewNodeID) {
      self.nodes = nodes
      upcoming = next
    }

    package mutating func next() -> ViewNodeID? {
      guard !upcoming.isNone else { return nil }
      defer { upcoming = nodes[upcoming.index].nextSibling }
      return upcoming
    }
  }
}

extension CheckedProgram {
  /// Where a node of the view tree stands in the document.
  func span(of node: ViewTree.Node) -> SourceSpan {
    node.isModifier ? modifiers[Int(node.source)].span : nodes[Int(node.source)].span
  }
}
