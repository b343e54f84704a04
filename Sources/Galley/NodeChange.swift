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
    let origin: Origin
    let view: String
    /// How many such nodes stand before it, as those of a loop do.
    let ordinal: Int
  }

  /// Where a node is written.
  private enum Origin: Hashable {
    /// An entry of a file, which layouts of the same text have in common and which costs nothing to keep.
    case entry(Int32, file: UInt32)
    /// The path in a file, by which layouts of different texts know each other.
    case path(String, file: String?)
    /// Nobody writes it.
    case nowhere
  }

  /// The differences between two layouts: what went, then what is new or changed in the order of the document.
  ///
  /// Layouts of the same text know their nodes by what the text writes, those of different texts by their paths.
  static func between(_ before: DocumentLayout?, _ after: DocumentLayout, isSameText: Bool) -> [NodeChange] {
    let old = identified(before, byEntry: isSameText)
    let new = identified(after, byEntry: isSameText)
    let known = Dictionary(old.map { ($0.identity, $0.node) }) { first, _ in first }
    let present = Set(new.map(\.identity))
    let gone = old.filter { !present.contains($0.identity) }.map { NodeChange($0.node, from: $0.node.frame, to: nil) }
    return gone
      + new.compactMap { identity, node in
        let earlier = known[identity]?.frame
        return earlier == node.frame ? nil : NodeChange(node, from: earlier, to: node.frame)
      }
  }

  private static func identified(
    _ layout: DocumentLayout?, byEntry: Bool
  ) -> [(identity: Identity, node: Node)] {
    guard let layout else { return [] }
    var counts: [Identity: Int] = [:]
    return layout.nodes.map { node in
      let origin = origin(of: node, byEntry: byEntry)
      let ordinal = counts[Identity(origin: origin, view: node.view, ordinal: 0), default: 0]
      counts[Identity(origin: origin, view: node.view, ordinal: 0)] = ordinal + 1
      return (Identity(origin: origin, view: node.view, ordinal: ordinal), node)
    }
  }

  private static func origin(of node: Node, byEntry: Bool) -> Origin {
    guard let written = node.written else { return .nowhere }
    return byEntry
      ? .entry(written.entry, file: written.span.file) : .path(node.path, file: node.importedFile)
  }

  private init(_ node: Node, from before: ViewBounds?, to after: ViewBounds?) {
    path = node.path
    view = node.view
    name = node.name
    self.before = before
    self.after = after
  }
}
