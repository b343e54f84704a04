import GalleyLanguage

/// Which nodes of two layouts are the same to their author.
struct NodePairs {
  /// The nodes that the second layout does not have, in the order of the document.
  let gone: [Node]
  /// The nodes of the second layout in the order of the document, each with the one of the first.
  let present: [(before: Node?, after: Node)]

  /// Layouts of the same text know their nodes by what the text writes, those of different texts by their paths.
  init(_ before: DocumentLayout?, _ after: DocumentLayout, isSameText: Bool) {
    let old = Self.identified(before, byEntry: isSameText)
    let new = Self.identified(after, byEntry: isSameText)
    let known = Dictionary(old.map { ($0.identity, $0.node) }) { first, _ in first }
    let present = Set(new.map(\.identity))
    gone = old.filter { !present.contains($0.identity) }.map(\.node)
    self.present = new.map { (known[$0.identity], $0.node) }
  }

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
}
