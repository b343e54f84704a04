/// Identifies a node of a layout tree: its index in the tree's arrays.
@usableFromInline package struct LayoutNodeID: Hashable, Sendable {
  @usableFromInline package let rawValue: Int32
  @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
  @inlinable package var index: Int { Int(rawValue) }
}

/// The tree that the engine lays out: closed primitives in flat arrays, children before parents.
///
/// Builder content is already flattened (layout 3.6): a container's children are exactly the views that it
/// arranges. Every `add…` returns the new node, whose children must have been added before and belong to no other node.
/// A node is 40 bytes; parameters that do not fit stand in arrays beside it.
package struct LayoutTree: Sendable {
  /// A node: its kind, the range of its children in `childIDs`, and room for what fits of its parameters.
  ///
  /// What the room holds, the rule of the kind says (`LayoutRule`); nobody else reads it.
  struct Node: Sendable {
    /// NaN stands for nil.
    var number: Double = .nan
    /// NaN stands for nil.
    var secondNumber: Double = .nan
    var firstChild: Int32 = 0
    var childCount: Int32 = 0
    /// An index into one of the tree's side arrays, or the raw value of something of the host's.
    var side: Int32 = 0
    var horizontal = GuideID.horizontalCenter
    var vertical = GuideID.verticalCenter
    var kind: NodeKind
    var bits: UInt8 = 0

    init(_ kind: NodeKind) { self.kind = kind }

    init(_ kind: NodeKind, alignment: Alignment) {
      self.kind = kind
      horizontal = alignment.horizontal
      vertical = alignment.vertical
    }

    var alignment: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }
  }

  var nodes: [Node] = []
  package internal(set) var childIDs: [LayoutNodeID] = []
  package var customGuides: [CustomGuide] = []

  var texts = TextStore()
  var symbols: [SymbolContent] = []
  var controls: [ControlMetrics] = []
  var grids: [GridStructure] = []
  var lazyGrids: [LazyGridStructure] = []
  var scrolls: [ScrollParameters] = []
  var flexibleFrames: [FlexibleFrame] = []
  var insets: [EdgeInsets] = []
  var containerFrames: [ContainerRelativeFrame] = []
  var names: [String] = []
  var transforms: [Transform] = []
  var cells: [GridCellAttributes] = []
  var matchedViews: [MatchedView] = []
  var presentations: [Presentation] = []
  /// By presentation, its node.
  var presentationNodes: [Int32] = []

  /// True once an arrangement of several views leaves the distance between them to the views.
  var usesDefaultSpacing = false
  /// True once a subtree has a layout direction of its own.
  var hasDirections = false
  /// True once a lazy container has cells that are still to be asked for.
  var hasDeferredLoops = false
  /// True once the order in which content is evaluated can be seen.
  var hasReaders = false

  /// Creates an empty tree with room for `capacity` nodes.
  package init(capacity: Int = 0) {
    nodes.reserveCapacity(capacity)
    childIDs.reserveCapacity(capacity)
  }

  /// The number of nodes with attributes of grid cells.
  package var gridCellCount: Int { cells.count }

  /// The number of nodes.
  package var count: Int { nodes.count }

  /// Adds a node.
  package mutating func add(_ primitive: Primitive, children: [LayoutNodeID] = []) -> LayoutNodeID {
    var node = store(primitive, childCount: children.count)
    node.firstChild = Int32(childIDs.count)
    node.childCount = Int32(children.count)
    childIDs.append(contentsOf: children)
    nodes.append(node)
    return LayoutNodeID(rawValue: Int32(nodes.count - 1))
  }

  /// Adds a node with a single child.
  package mutating func add(_ primitive: Primitive, child: LayoutNodeID) -> LayoutNodeID {
    var node = store(primitive, childCount: 1)
    node.firstChild = Int32(childIDs.count)
    node.childCount = 1
    childIDs.append(child)
    nodes.append(node)
    return LayoutNodeID(rawValue: Int32(nodes.count - 1))
  }

  /// Lets a shape that keeps a ratio fill what it is offered.
  package mutating func fill(_ node: LayoutNodeID) {
    if nodes[node.index].kind == .circle { nodes[node.index].kind = .fill }
  }

  /// The children of a node, in order; a geometry reader's stand in `LayoutResult.readerContent`.
  package func children(of node: LayoutNodeID) -> ArraySlice<LayoutNodeID> {
    let first = Int(nodes[node.index].firstChild)
    return childIDs[first..<first + Int(nodes[node.index].childCount)]
  }

  /// The algorithm of a node.
  package func kind(of node: LayoutNodeID) -> NodeKind { nodes[node.index].kind }

  /// Tells whether a node is a loop whose views layout asks for.
  func isDeferredLoop(_ node: LayoutNodeID) -> Bool { nodes[node.index].kind == .deferred }

  /// The text of a text node, nil for any other.
  package func text(of node: LayoutNodeID) -> TextContent? {
    let stored = nodes[node.index]
    return stored.kind == .text ? texts[stored.side] : nil
  }

  /// The symbols whose size is estimated.
  package var estimatedSymbols: [LayoutNodeID] {
    guard symbols.contains(where: { $0.isEstimated }) else { return [] }
    return nodes.indices.filter { index in
      nodes[index].kind == .symbol && symbols[Int(nodes[index].side)].isEstimated
    }.map { LayoutNodeID(rawValue: Int32($0)) }
  }

  /// The child with an index that is known to exist.
  func child(_ index: Int32, of node: Node) -> Int32 { childIDs[Int(node.firstChild + index)].rawValue }

  /// A number that layout can use: 0 for one that is not finite.
  static func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
}

extension Array {
  /// Appends an element and returns its index.
  mutating func store(_ element: Element) -> Int32 {
    append(element)
    return Int32(count - 1)
  }
}

extension Axis {
  /// The axis that a node keeps among its bits as `rawValue`.
  init(bits: UInt8) { self = bits == Axis.horizontal.rawValue ? .horizontal : .vertical }
}

extension AxisSet {
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension EdgeInsets {
  /// The same insets with 0 in the place of those that are not finite.
  var finite: EdgeInsets {
    var result = EdgeInsets.zero
    for edge in Edge.allCases { result[edge] = LayoutTree.finite(self[edge]) }
    return result
  }

  /// The insets of some edges, 0 on the others.
  func kept(on edges: EdgeSet) -> EdgeInsets {
    var result = EdgeInsets.zero
    for edge in Edge.allCases where edges.contains(EdgeSet(edge)) { result[edge] = self[edge] }
    return result
  }
}
