import GalleyTables

/// What nodes wish between themselves and their neighbours; found once for each, since it depends on no proposal.
struct SpacingMemo {
  /// By node, where its wishes stand; empty as long as no default spacing is asked for.
  private var byNode: [Index<SpacingWishes>] = []
  private var tables = Table<SpacingWishes>([.ordinary, .none])
  /// The distance asked for last, by the indices of the two tables: in a list it is the next one's too.
  private var lastDistance: (first: Link<SpacingWishes>, second: Link<SpacingWishes>, axis: Axis, length: Double) = (
    .none, .none, .horizontal, 0
  )
  /// The figures of the text seen last and where its wishes stand.
  private var lastText: (font: Font, size: DynamicTypeSize, index: Index<SpacingWishes>)?

  /// Whether no default spacing is asked for, so that all wishes are ordinary.
  var isEmpty: Bool { byNode.isEmpty }
  /// Of how many nodes the wishes are known: the first ones.
  var count: Int { byNode.count }

  mutating func reserveCapacity(_ count: Int) { byNode.reserveCapacity(count) }

  /// Notes the wishes of the next node.
  mutating func append(_ wishes: Index<SpacingWishes>) { byNode.append(wishes) }

  /// Where the wishes of a node stand.
  subscript(node: LayoutNodeID) -> Index<SpacingWishes> { byNode[node.position] }

  subscript(index: Index<SpacingWishes>) -> SpacingWishes { tables[index] }

  /// Stores wishes and returns their index; the two common ones have fixed places.
  mutating func keep(_ wishes: SpacingWishes) -> Index<SpacingWishes> {
    if wishes == .ordinary { return SpacingWishes.ordinaryIndex }
    if wishes == .none { return SpacingWishes.noneIndex }
    if let last = tables.last, last == wishes { return Index(tables.count - 1) }
    return tables.append(wishes)
  }

  /// The default distance between two neighbours along `axis`.
  ///
  /// Source: layout 1.6.
  mutating func distance(from before: LayoutNodeID, to after: LayoutNodeID, along axis: Axis) -> Double {
    guard !byNode.isEmpty else { return SpacingWishes.defaultDistance }
    let (first, second) = (byNode[before.position], byNode[after.position])
    if first == SpacingWishes.ordinaryIndex && second == first { return SpacingWishes.defaultDistance }
    if lastDistance.first == Link(first) && lastDistance.second == Link(second) && lastDistance.axis == axis {
      return lastDistance.length
    }
    let length =
      axis == .horizontal
      ? tables[first].trailing.distance(to: tables[second].leading)
      : tables[first].bottom.distance(to: tables[second].top)
    lastDistance = (Link(first), Link(second), axis, length)
    return length
  }

  /// The wishes of a text; neighbours in the tree mostly share a font, which decides them, so the last ones are
  /// remembered.
  mutating func wishes(of content: TextContent, _ metrics: () -> SpacingWishes) -> Index<SpacingWishes> {
    let font = content.runs.count == 1 ? content.runs[0].font : nil
    if let lastText, lastText.font == font, lastText.size == content.dynamicTypeSize { return lastText.index }
    let index = keep(metrics())
    if let font { lastText = (font, content.dynamicTypeSize, index) }
    return index
  }
}
