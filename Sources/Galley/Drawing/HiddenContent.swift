import GalleyDrawing
import GalleyLanguage
import GalleyLayout

/// What a scroll view or a list has beyond what can be seen of it.
struct HiddenContent {
  let node: LayoutNodeID
  let axis: Axis
  /// How much there is before what can be seen, and behind it.
  let before: Double
  let after: Double
  /// What the content is seen through.
  private let viewport: Rect

  var extent: Double { before + after }

  /// The rows of the lists of a document, by their nodes.
  static func lists(of document: LaidOutDocument) -> [LayoutNodeID: ListLayout] {
    var lists: [LayoutNodeID: ListLayout] = [:]
    for (node, part) in document.parts { if case .list(let rows, _) = part { lists[node] = rows } }
    return lists
  }

  /// Nil for a node that scrolls nothing, and for one of which all can be seen.
  init?(of node: LayoutNodeID, in layout: LayoutResult, _ lists: [LayoutNodeID: ListLayout]) {
    let viewport = layout.frames[node.position]
    let contents = layout.tree.children(of: node).map { layout.frames[$0.position] }
    var extent = contents.reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    if let rows = lists[node] {
      let drawn = rows.drawnRows(in: viewport, contents: contents, isRightToLeft: false)
      extent = drawn.reduce(nil as Rect?) { $0?.union($1.rect) ?? $1.rect }
      // What the list leaves below its last row.
      extent?.size.height += Self.roomBelowRows
    } else if layout.tree.kind(of: node) != .scroll {
      return nil
    }
    guard let extent else { return nil }
    for axis in [Axis.vertical, .horizontal] {
      let before = max(viewport.origin[axis] - extent.origin[axis], 0)
      let after = max(extent.end(axis) - viewport.end(axis), 0)
      guard before + after > 0.5, before + after < Self.most, lists[node] == nil || axis == .vertical else { continue }
      (self.node, self.axis, self.before, self.after, self.viewport) = (node, axis, before, after, viewport)
      return
    }
    return nil
  }

  /// Points (our choice).
  private static let roomBelowRows = 20.0
  /// More cannot be drawn.
  private static let most = 1e6

  // MARK: What stands around

  /// How far something moves that stands around what is unrolled; nil if it reaches over it, and so becomes longer.
  func distance(of frame: Rect) -> Double? {
    let (start, end) = (viewport.origin[axis], viewport.end(axis))
    if frame.origin[axis] >= end - 0.5 { return extent }
    if frame.end(axis) <= start + 0.5 { return 0 }
    if frame.origin[axis] <= start + 0.5, frame.end(axis) >= end - 0.5 { return nil }
    if frame.end(axis) > end + 0.5 { return nil }
    if frame.origin[axis] < start - 0.5 { return 0 }
    // What floats over the content keeps to the nearer end, what stands beside it stays.
    let isOver =
      frame.end(axis.cross) > viewport.origin[axis.cross] && frame.origin[axis.cross] < viewport.end(axis.cross)
    let middle = frame.origin[axis] + frame.size[axis] / 2
    return isOver && middle > start + viewport.size[axis] / 2 ? extent : 0
  }

  /// A rectangle in its new place: moved by a distance, or longer by what is unrolled in it.
  func moved(_ frame: Rect, by distance: Double?) -> Rect {
    var frame = frame
    if let distance { frame.origin[axis] += distance } else { frame.size[axis] += extent }
    return frame
  }
}
