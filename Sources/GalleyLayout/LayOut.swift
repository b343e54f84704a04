import GalleyTables

/// Lays a tree out in a canvas and returns the frame of every node.
///
/// Cannot fail.
///
/// The root is offered the safe rectangle and centred in it; with `canvas.proposal` the bare root stands at the origin.
/// `host` is asked for the values of guides and the content of geometry readers, whose nodes are added to the tree.
/// A tree that takes more work than `limits` allow comes back unfinished with `isOverBudget` set.
/// Measuring recurses once per level of the tree; so does a tree that is too deep for the stack.
///
/// Source: layout 5.
package func layOut(
  _ root: LayoutNodeID, of tree: consuming LayoutTree, in canvas: Canvas, text: any TextMeasuring,
  host: any LayoutHost, limits: LayoutLimits = LayoutLimits()
) -> LayoutResult {
  var engine = LayoutEngine(tree: tree, canvas: canvas.sane, text: text, host: host, limits: limits)
  engine.layOut(root)
  return engine.finish()
}

/// Lays a tree out as `layOut` does, and keeps what its reasons can be asked of.
///
/// The replay has the engine as it was before the sizes of views that are not shown were cleared. There is none for a layout
/// that was given up, nor for one whose lazy containers ask for their views while it works.
package func layOutKeeping(
  _ root: LayoutNodeID, of tree: consuming LayoutTree, in canvas: Canvas, text: any TextMeasuring,
  host: any LayoutHost, limits: LayoutLimits = LayoutLimits()
) -> (result: LayoutResult, replay: LayoutReplay?) {
  var engine = LayoutEngine(tree: tree, canvas: canvas.sane, text: text, host: host, limits: limits)
  engine.layOut(root)
  let isWhole = !engine.budget.isExhausted && !engine.tree.hasDeferredLoops
  let replay = isWhole && engine.tree.nodes.indices.contains(root) ? LayoutReplay(engine, root: root) : nil
  return (engine.finish(), replay)
}

extension LayoutEngine {
  fileprivate mutating func layOut(_ root: LayoutNodeID) {
    prepareNewNodes()
    if tree.nodes.indices.contains(root) { hostRoot(root) }
    placeAll()
    placePresentations(from: Index(0))
  }

  fileprivate mutating func finish() -> LayoutResult {
    if placedCount < tree.count { clearUnplaced() }
    budget.finish(memo, isEmpty: tree.count == 0)
    return LayoutResult(
      tree: tree, frames: frames, proposals: proposals, isPlaced: isPlaced, drawnFrames: drawnFrames,
      readerContent: readerContent, lazyEstimates: lazy.estimates, gridPlans: gridPlans, counters: budget.counters,
      isOverBudget: budget.isExhausted)
  }

  /// Takes away the sizes that were noted for nodes that another was chosen for.
  private mutating func clearUnplaced() {
    for index in frames.indices where !isPlaced[index] { frames[index] = .zero }
  }

  /// Places the root in the window, or at the origin for a bare proposal.
  mutating func hostRoot(_ root: LayoutNodeID) {
    if let proposal = canvas.proposal {
      let fallback = UnconfirmedChoices.containerLengthWithoutWindow
      enter(
        addContainer(
          LayoutContainer(size: proposal.replacingUnspecified(with: Size(width: fallback, height: fallback)))))
      let context = add(PlacingContext(isRightToLeft: canvas.isRightToLeft))
      let size = measure(root, proposal)
      put(root, at: .zero, size: size, proposal: proposal, in: Rect(origin: .zero, size: size), context: context)
      return
    }
    let window = Rect(origin: .zero, size: canvas.size)
    let keyboard = LayoutEngine.sane(canvas.keyboardHeight - canvas.safeArea.bottom)
    host(root, in: window, safeArea: canvas.safeArea, keyboard: keyboard)
  }
}

extension Canvas {
  /// The canvas with lengths that a layout can start from.
  fileprivate var sane: Canvas {
    var result = self
    result.size = Size(width: LayoutEngine.sane(size.width), height: LayoutEngine.sane(size.height))
    result.scale = scale > 0 && scale.isFinite ? scale : 1
    for axis in Axis.allCases {
      guard let length = proposal?[axis], length < 0 else { continue }
      result.proposal?[axis] = 0
    }
    return result
  }
}
