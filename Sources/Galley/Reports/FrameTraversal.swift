/// One node of a report of frames, as it is to be shown.
struct ReportedNode {
  let node: Node
  /// In the coordinates that were asked for.
  let frame: ViewBounds
  /// What a style covers beyond the frame; nil where it does not.
  let drawn: ViewBounds?
  /// The distance from the root among the nodes that are shown.
  let depth: Int
}

/// Receives the nodes of a report, parents before children.
protocol FrameVisitor {
  mutating func enter(_ reported: ReportedNode)
  /// All that stands in the node entered last, and not left yet, has been handed over.
  mutating func leave()
}

/// Walks the nodes of a layout and hands those to a visitor that a report shows; the one place that decides which.
struct FrameTraversal {
  private let root: Node?
  private let options: FrameOptions
  /// Device pixels per point.
  private let scale: Double

  init(_ layout: DocumentLayout, options: FrameOptions) {
    root = layout.root
    scale = layout.canvas?.scale ?? 1
    self.options = options
  }

  /// Hands every node to the visitor, from the root.
  func visit(_ visitor: inout some FrameVisitor) {
    guard let root else { return }
    // A list, not recursion: whatever could be laid out can be reported.
    var pending: [Step] = []
    visit(root, Context(), &pending, &visitor)
    while let step = pending.popLast() {
      switch step {
      case .children(var children, let context):
        guard let child = children.next() else { continue }
        pending.append(.children(children, context))
        visit(child, context, &pending, &visitor)
      case .leave: visitor.leave()
      }
    }
  }

  /// What is still to be done; the last comes next.
  private enum Step {
    case children(Node.Children, Context)
    case leave
  }

  /// What the report of a node depends on.
  private struct Context {
    var origin = ViewPoint(x: 0, y: 0)
    var depth = 0
    /// What is seen through the scroll views around the node; nil if all of it is.
    var viewport: ViewBounds?
  }

  private func visit(_ node: Node, _ context: Context, _ pending: inout [Step], _ visitor: inout some FrameVisitor) {
    let frame = node.frame
    if let viewport = context.viewport, !frame.meets(viewport) { return }
    var inside = context
    if options.showsOnlyVisible, node.isScrollView {
      inside.viewport = context.viewport.map { $0.common(with: frame) } ?? frame
    }
    if options.showsAll || node.changesLayout || node.name != nil {
      let reported = reported(node, frame, at: context)
      visitor.enter(reported)
      pending.append(.leave)
      inside.origin = rounded(frame).origin
      inside.depth += 1
    }
    pending.append(.children(node.children, inside))
  }

  private func reported(_ node: Node, _ frame: ViewBounds, at context: Context) -> ReportedNode {
    var frame = rounded(frame)
    var drawn = node.drawnFrame.map(rounded)
    if options.usesLocalCoordinates {
      frame = frame.relative(to: context.origin)
      drawn = drawn.map { $0.relative(to: context.origin) }
    }
    return ReportedNode(node: node, frame: frame, drawn: drawn, depth: context.depth)
  }

  private func rounded(_ frame: ViewBounds) -> ViewBounds {
    options.roundsToPixels ? frame.roundedToPixels(scale: scale) : frame
  }
}
