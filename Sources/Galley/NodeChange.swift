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
  /// What tells the nodes of a layout apart that the document writes at one place.
  private struct Identity: Hashable {
    let file: String?
    let path: String
    let view: String
    /// How many such nodes stand before it, as those of a loop do.
    let ordinal: Int
  }

  /// The differences between two layouts: what went, then what is new or changed in the order of the document.
  static func between(_ before: DocumentLayout?, _ after: DocumentLayout) -> [NodeChange] {
    let old = identified(before)
    let new = identified(after)
    let known = Dictionary(old.map { ($0.identity, $0.node) }) { first, _ in first }
    let present = Set(new.map(\.identity))
    let gone = old.filter { !present.contains($0.identity) }.map { NodeChange($0.node, from: $0.node.frame, to: nil) }
    return gone
      + new.compactMap { identity, node in
        let earlier = known[identity]?.frame
        return earlier == node.frame ? nil : NodeChange(node, from: earlier, to: node.frame)
      }
  }

  private static func identified(_ layout: DocumentLayout?) -> [(identity: Identity, node: Node)] {
    guard let layout else { return [] }
    var counts: [Identity: Int] = [:]
    return layout.nodes.map { node in
      let first = Identity(file: node.importedFile, path: node.path, view: node.view, ordinal: 0)
      let ordinal = counts[first, default: 0]
      counts[first] = ordinal + 1
      return (Identity(file: first.file, path: first.path, view: first.view, ordinal: ordinal), node)
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
