import GalleyFormats
import GalleyLanguage

/// Which nodes of two layouts are the same to their author.
struct NodePairs: Sendable {
  /// The nodes that the second layout does not have, in the order of the document.
  let gone: [Node]
  /// The nodes of the second layout in the order of the document, each with the one of the first.
  let present: [(before: Node?, after: Node)]
  /// By view of the second layout, the view of another type that it took the place of.
  let replaced: [Node: Node]

  /// Layouts of the same text know their nodes by what the text writes, those of different texts by what stands where.
  init(_ before: DocumentLayout?, _ after: DocumentLayout, isSameText: Bool) {
    guard let before else {
      gone = []
      present = after.nodes.map { (nil, $0) }
      replaced = [:]
      return
    }
    let earlier: [Node: Node]
    if isSameText {
      let known = Dictionary(Self.written(in: before).map { ($0.identity, $0.node) }) { first, _ in first }
      earlier = Dictionary(
        Self.written(in: after).compactMap { (identity, node) in known[identity].map { (node, $0) } }
      ) { first, _ in first }
      replaced = [:]
    } else {
      let matcher = NodeMatcher(before, after)
      earlier = matcher.earlier
      replaced = matcher.replaced
    }
    let kept = Set(earlier.values)
    gone = before.nodes.filter { !kept.contains($0) }
    present = after.nodes.map { (earlier[$0], $0) }
  }

  /// What tells the nodes of a layout apart that the document writes at one place.
  private struct Identity: Hashable {
    /// The entry of a file; nil for what nobody writes.
    let entry: EntryID?
    let file: UInt32?
    let view: String
    /// How many such nodes stand before it, as those of a loop do.
    var ordinal = 0
  }

  private static func written(in layout: DocumentLayout) -> [(identity: Identity, node: Node)] {
    var counts: [Identity: Int] = [:]
    return layout.nodes.map { node in
      let written = node.written
      var identity = Identity(entry: written?.entry, file: written?.span.file, view: node.view)
      let ordinal = counts[identity, default: 0]
      counts[identity] = ordinal + 1
      identity.ordinal = ordinal
      return (identity, node)
    }
  }
}
