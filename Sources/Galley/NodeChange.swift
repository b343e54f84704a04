/// What became of a node from one layout to the next.
public struct NodeChange: Hashable, Sendable {
  /// What became of it.
  public enum Kind: String, Sendable, CaseIterable {
    /// It was not there before.
    case came
    /// It is not there any more.
    case went
    /// It stands elsewhere, with the size that it had.
    case moved
    /// Its size is another one.
    case resized
  }

  /// Where the document writes the node; see `Node.path`.
  public let path: String
  /// The name of the view or modifier.
  public let view: String
  /// The name that the document gives the node; nil for none.
  public let name: String?
  /// Its frame before; nil if it came.
  public let before: ViewBounds?
  /// Its frame now; nil if it went.
  public let after: ViewBounds?

  /// What became of it.
  public var kind: Kind {
    guard let before else { return .came }
    guard let after else { return .went }
    return before.size == after.size ? .moved : .resized
  }
}

extension NodeChange {
  /// The differences between two layouts: what went, then what is new or changed in the order of the document.
  static func between(_ before: DocumentLayout?, _ after: DocumentLayout, isSameText: Bool) -> [NodeChange] {
    let pairs = NodePairs(before, after, isSameText: isSameText)
    return pairs.gone.map { NodeChange($0, from: $0.frame, to: nil) }
      + pairs.present.compactMap { earlier, node in
        earlier?.frame == node.frame ? nil : NodeChange(node, from: earlier?.frame, to: node.frame)
      }
  }

  private init(_ node: Node, from before: ViewBounds?, to after: ViewBounds?) {
    path = node.path
    view = node.view
    name = node.name
    self.before = before
    self.after = after
  }
}
