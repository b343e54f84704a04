/// Identifies a node of a layout tree: its index in the tree's arrays.
package struct LayoutNodeID: Hashable, Sendable {
  package let rawValue: Int32
  @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }
  @inlinable package var index: Int { Int(rawValue) }
}

/// The tree that the engine lays out: closed primitives in flat arrays, children before parents.
///
/// Builder content is already flattened (layout-semantics 3.6): a container's children are exactly the views that it
/// arranges. Every `add…` returns the new node, whose children must have been added before and belong to no other node.
package struct LayoutTree: Sendable {
  /// A node: its primitive and the range of its children in `childIDs`.
  package struct Node: Sendable {
    package var primitive: Primitive
    package var firstChild: Int32
    package var childCount: Int32
  }

  package var nodes: [Node] = []
  package var childIDs: [LayoutNodeID] = []
  package var customGuides: [CustomGuide] = []

  /// Creates an empty tree with room for `capacity` nodes.
  package init(capacity: Int = 0) {
    nodes.reserveCapacity(capacity)
    childIDs.reserveCapacity(capacity)
  }

  /// Adds a node.
  package mutating func add(_ primitive: Primitive, children: [LayoutNodeID] = []) -> LayoutNodeID {
    let first = Int32(childIDs.count)
    childIDs.append(contentsOf: children)
    nodes.append(Node(primitive: primitive, firstChild: first, childCount: Int32(children.count)))
    return LayoutNodeID(rawValue: Int32(nodes.count - 1))
  }

  /// Adds a node with a single child.
  package mutating func add(_ primitive: Primitive, child: LayoutNodeID) -> LayoutNodeID {
    let first = Int32(childIDs.count)
    childIDs.append(child)
    nodes.append(Node(primitive: primitive, firstChild: first, childCount: 1))
    return LayoutNodeID(rawValue: Int32(nodes.count - 1))
  }
}
