package import GalleyTables

/// Identifies a node of a layout tree.
package typealias LayoutNodeID = Index<LayoutTree.Node>

/// The tree that the engine lays out: closed primitives in flat arrays, children before parents.
///
/// Builder content is already flattened (layout 3.6): a container's children are exactly the views that it
/// arranges. Every `add…` returns the new node, whose children must have been added before and belong to no other node.
/// A node is 40 bytes; parameters that do not fit stand in arrays beside it.
package struct LayoutTree: Sendable {
  /// A node: its kind, where its children stand in `childIDs`, and room for what fits of its parameters.
  ///
  /// What the room holds, the rule of the kind says (`LayoutRule`); nobody else reads it.
  package struct Node: Sendable {
    /// NaN stands for nil.
    var number: Double = .nan
    /// NaN stands for nil.
    var secondNumber: Double = .nan
    var children = IndexRange<LayoutNodeID>.empty
    /// Where parameters that do not fit stand: in a table beside the tree, or at the host.
    private var side = Index<Void>(0)
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

    var childCount: Int { children.count }

    /// Remembers where the parameters that do not fit stand.
    mutating func keep<Element>(_ index: Index<Element>) { side = index.retyped() }

    /// Where the parameters that do not fit stand, in a table that the rule of the kind knows.
    func kept<Element>(as element: Element.Type = Element.self) -> Index<Element> { side.retyped() }

    /// The parameters that do not fit.
    func parameters<Element>(in table: Table<Element>) -> Element { table[kept()] }
  }

  var nodes = Table<Node>()
  var childIDs = Table<LayoutNodeID>()
  package var customGuides: [CustomGuide] = []

  var texts = TextStore()
  var symbols = Table<SymbolContent>()
  var controls = Table<ControlMetrics>()
  var grids = Table<GridStructure>()
  var lazyGrids = Table<LazyGridStructure>()
  var scrolls = Table<ScrollParameters>()
  var flexibleFrames = Table<FlexibleFrame>()
  var insets = Table<EdgeInsets>()
  var containerFrames = Table<ContainerRelativeFrame>()
  var names = Table<String>()
  var transforms = Table<Transform>()
  var cells = Table<GridCellAttributes>()
  var matchedViews = Table<MatchedView>()
  var presentations = Table<Presentation>()
  /// By presentation, its node.
  var presentationNodes: [LayoutNodeID] = []

  /// True once an arrangement of several views leaves the distance between them to the views.
  var usesDefaultSpacing = false
  /// True once a subtree has a layout direction of its own.
  var hasDirections = false
  /// True once a lazy container has cells that are still to be asked for.
  var hasDeferredLoops = false
  /// True once the order in which views are placed can be seen: content is evaluated, or the first of several sources counts.
  var isPlacedInOrder = false

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
    node.children = childIDs.append(contentsOf: children)
    return nodes.append(node)
  }

  /// Adds a node with a single child.
  package mutating func add(_ primitive: Primitive, child: LayoutNodeID) -> LayoutNodeID {
    var node = store(primitive, childCount: 1)
    node.children = childIDs.append(contentsOf: CollectionOfOne(child))
    return nodes.append(node)
  }

  /// Lets a spacer give way along another axis; nil for both.
  package mutating func turn(spacer: LayoutNodeID, along axis: Axis?) {
    nodes[spacer].bits = SpacerRule.bits(along: axis)
  }

  /// Lets a shape that keeps a ratio fill what it is offered.
  package mutating func fill(_ node: LayoutNodeID) {
    if nodes[node].kind == .circle { nodes[node].kind = .fill }
  }

  /// The children of a node, in order; a geometry reader's stand in `LayoutResult.readerContent`.
  package func children(of node: LayoutNodeID) -> ArraySlice<LayoutNodeID> {
    childIDs[nodes[node].children]
  }

  /// All nodes, children before parents.
  package var nodeIDs: IndexRange<Node> { nodes.indices }

  /// How many presentations are so and so.
  package func presentationCount(where matches: (LayoutNodeID) -> Bool) -> Int {
    presentationNodes.count { matches($0) }
  }

  /// The algorithm of a node.
  package func kind(of node: LayoutNodeID) -> NodeKind { nodes[node].kind }

  /// Tells whether a node is a loop whose views layout asks for.
  func isDeferredLoop(_ node: LayoutNodeID) -> Bool { nodes[node].kind == .deferred }

  /// The text of a text node, nil for any other.
  package func text(of node: LayoutNodeID) -> TextContent? {
    let stored = nodes[node]
    return stored.kind == .text ? texts[stored.kept()] : nil
  }

  /// The symbol of a symbol node, nil for any other.
  package func symbol(of node: LayoutNodeID) -> SymbolContent? {
    nodes[node].kind == .symbol ? nodes[node].parameters(in: symbols) : nil
  }

  /// What a transform node does to what is drawn inside of it, nil for any other.
  package func transform(of node: LayoutNodeID) -> Transform? {
    nodes[node].kind == .transform ? nodes[node].parameters(in: transforms) : nil
  }

  /// The presentation of a presentation node, nil for any other.
  package func presentation(of node: LayoutNodeID) -> Presentation? {
    nodes[node].kind == .presentation ? nodes[node].parameters(in: presentations) : nil
  }

  /// The windows over the window, each behind those that it presents itself.
  ///
  /// Content is added before what stands around it.
  package var presentedWindows: [LayoutNodeID] { presentationNodes.reversed() }

  /// Whether the second child of a node is drawn before the first.
  package func drawsSecondFirst(_ node: LayoutNodeID) -> Bool {
    nodes[node].kind == .layered && nodes[node].bits != 0
  }

  /// The symbols whose size is estimated.
  package var estimatedSymbols: [LayoutNodeID] {
    guard symbols.contains(where: { $0.isEstimated }) else { return [] }
    return nodes.indices.filter { index in
      nodes[index].kind == .symbol && nodes[index].parameters(in: symbols).isEstimated
    }
  }

  /// The child at a position that is known to exist.
  func child(_ position: Int, of node: Node) -> LayoutNodeID {
    childIDs[Index(node.children.startIndex.position + position)]
  }

  /// A number that layout can use: 0 for one that is not finite.
  static func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
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
