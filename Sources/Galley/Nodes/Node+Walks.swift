import GalleyLanguage
import GalleyTables

extension Node {
  /// The nodes below a node, in the order of the document; made while it is walked.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    fileprivate let document: LaidOutDocument
    /// The next entry of the chain of siblings.
    fileprivate var upcoming: Link<ReportTree.Entry>

    /// Returns the next node; nil at the end.
    public mutating func next() -> Node? {
      while let next = upcoming.index {
        upcoming = document.entries[next].nextSibling
        if let index = document.shown(next) { return Node(document: document, index: index) }
      }
      return nil
    }
  }

  /// A node and all below it, each before those that stand in it; made while it is walked.
  public struct Walk: Sequence, IteratorProtocol, Sendable {
    private var upcoming: Node?
    private var pending: [Children] = []

    fileprivate init(_ root: Node?) { upcoming = root }

    /// Returns the next node; nil at the end.
    public mutating func next() -> Node? {
      guard let node = upcoming else { return nil }
      pending.append(node.children)
      upcoming = nextPending()
      return node
    }

    private mutating func nextPending() -> Node? {
      while var children = pending.popLast() {
        guard let child = children.next() else { continue }
        pending.append(children)
        return child
      }
      return nil
    }
  }

  /// What leads from a node outwards; made while it is walked.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    fileprivate var current: Node

    /// Returns the next node outwards; nil behind the root.
    public mutating func next() -> Node? {
      guard let parent = current.parent else { return nil }
      current = parent
      return parent
    }
  }

  /// The nodes that stand in this one: the content of a container, or what a modifier modifies with what it adds.
  public var children: Children { Children(document: document, upcoming: entry.firstChild) }

  /// This node and all below it, each before those that stand in it.
  public var descendants: Walk { Walk(self) }

  /// The node around this one; nil for the root.
  public var parent: Node? {
    document.parents[index.position].index.map { Node(document: document, index: $0) }
  }

  /// The nodes around this one, the nearest first.
  public var ancestors: Ancestors { Ancestors(current: self) }

  /// The modifiers of a view, the innermost first, which is the order of the document; those of a modifier are behind it.
  public var modifiers: [Node] {
    var modifiers: [Node] = []
    var inner = self
    while let outer = inner.parent, outer.isModifier, outer.content == inner {
      modifiers.append(outer)
      inner = outer
    }
    return modifiers
  }

  /// What a modifier modifies; nil for a view.
  public var content: Node? {
    guard isModifier else { return nil }
    return children.first { $0.role == nil }
  }
}

extension Node.Walk {
  /// The outermost node of a layout and all below it.
  static func all(of root: Node?) -> Node.Walk { Node.Walk(root) }
}

extension LaidOutDocument {
  /// The outermost node; nil for a body without views.
  var rootNode: Node? {
    guard let root, layout != nil else { return nil }
    return shown(root).map { Node(document: self, index: $0) }
  }

  /// The entry that stands at a place of the tree, which for the place of a view in a group is what the place holds; nil if
  /// it is not placed.
  fileprivate func shown(_ index: ReportID) -> ReportID? {
    var index = index
    while entries[index].extent == .member {
      guard let inner = entries[index].firstChild.index else { return nil }
      index = inner
    }
    return isShown(entries[index]) ? index : nil
  }
}
