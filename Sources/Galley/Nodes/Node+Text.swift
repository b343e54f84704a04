import GalleyLanguage
import GalleyLayout
import GalleyTables

extension Node {
  /// A text that the node draws.
  public struct TextBlock: Hashable, Sendable {
    /// The words as they are drawn, without line breaks and marks of layout.
    public let string: String
    /// The rectangle of the text in the window, in points.
    public let bounds: ViewBounds
    /// From top to bottom; none for a text without letters.
    public let lines: [TextLine]

    /// Whether something is cut off for want of room.
    public var isTruncated: Bool { lines.last?.isTruncated ?? false }
  }

  /// A line of a text.
  public struct TextLine: Hashable, Sendable {
    /// What is drawn, with `…` for what is cut off; spaces at the end of the line are not.
    public let text: String
    /// The UTF-8 bytes of the block's `string` that the line stands for; where it is cut, up to the end of its paragraph.
    public let range: Range<Int>
    /// The rectangle of the line in the window, in points, as high as its fonts.
    public let bounds: ViewBounds
    /// The distance of the baseline from the top edge of the window, in points.
    public let baseline: Double
    /// Whether something is cut off.
    public let isTruncated: Bool
  }

  /// The texts that the node draws itself, rather than a node in it: one of a `Text`, that of the title of a `Button`.
  ///
  /// Lines are broken anew when they are asked for, since layout keeps sizes only.
  public var texts: [TextBlock] {
    guard let layout = document.layout, let source, case .node = entry.extent else { return [] }
    let isRightToLeft = document.environments[source.environment].isRightToLeft
    return ownLayoutNodes(in: layout).compactMap { node in
      guard document.isPlaced[node.position], let content = layout.tree.text(of: node) else { return nil }
      let frame = document.frames[node.position]
      let broken = document.measurer.lines(
        of: content, proposal: document.proposals[node.position], isRightToLeft: isRightToLeft)
      return TextBlock(
        string: broken.string, bounds: ViewBounds(frame), lines: broken.lines.map { TextLine($0, in: frame) })
    }
  }

  /// The nodes of the layout tree that belong to this node and to none in it, in order.
  private func ownLayoutNodes(in layout: LayoutResult) -> [LayoutNodeID] {
    var others: Set<LayoutNodeID> = []
    var child = entry.firstChild
    while let next = child.index {
      others.formUnion(document.report.nodes(of: document.entries[next]))
      child = document.entries[next].nextSibling
    }
    var own: [LayoutNodeID] = []
    var pending = [entry.layout]
    while let node = pending.popLast() {
      if others.contains(node) { continue }
      own.append(node)
      pending += layout.tree.children(of: node).reversed()
    }
    return own
  }
}

extension Node.TextLine {
  fileprivate init(_ line: GalleyLayout.TextLine, in frame: Rect) {
    text = line.text
    range = line.range
    bounds = ViewBounds(
      x: frame.minX + line.left, y: frame.minY + line.top, width: line.width, height: line.height)
    baseline = frame.minY + line.baseline
    isTruncated = line.isTruncated
  }
}
