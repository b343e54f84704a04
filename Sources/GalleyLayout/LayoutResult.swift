import GalleyTables

/// What the tree is laid out in.
package struct Canvas: Sendable, Hashable {
  /// The window's size; for a bare proposal, unused.
  package var size: Size
  /// The window's safe-area insets.
  package var safeArea: EdgeInsets
  /// Device pixels per point.
  package var scale: Double
  package var isRightToLeft: Bool
  /// The height of the keyboard from the window's lower edge; it is a safe area of its own.
  package var keyboardHeight = 0.0
  /// Set to lay the bare body out for a proposal, at the origin, without a window.
  package var proposal: Proposal?

  package init(
    size: Size, safeArea: EdgeInsets = .zero, scale: Double = 2, isRightToLeft: Bool = false, proposal: Proposal? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    self.proposal = proposal
  }
}

/// The frames of a laid-out tree.
package struct LayoutResult: Sendable {
  /// The tree, with the content of geometry readers added behind the nodes it began with.
  package var tree: LayoutTree
  /// By node: the rectangle in window coordinates, unrounded.
  package var frames: [Rect]
  /// By node: the proposal that led to the size.
  package var proposals: [Proposal]
  /// By node: false for a view that another was chosen for (`ViewThatFits`).
  package var isPlaced: [Bool]
  /// By node: the rectangle of a style layer's or an ignored safe area's reach, where it differs from the frame.
  package var drawnFrames: [LayoutNodeID: Rect]
  /// The children that a geometry reader's content became.
  package var readerContent: [LayoutNodeID: [LayoutNodeID]]
  /// The lazy containers whose length is estimated, because not all of their cells were built.
  package var lazyEstimates: [LayoutNodeID: LazyEstimate]
  /// By grid, its columns and rows; lazy ones have none.
  var gridPlans: [GridPlan]
  package var counters: LayoutCounters
  /// True when the layout was given up because it took too much work; frames are then incomplete.
  package var isOverBudget: Bool
}

extension LayoutResult {
  /// The layout of a body without views.
  package static let empty = LayoutResult(
    tree: LayoutTree(), frames: [], proposals: [], isPlaced: [], drawnFrames: [:], readerContent: [:],
    lazyEstimates: [:], gridPlans: [], counters: LayoutCounters(), isOverBudget: false)
}

/// How much of a lazy container was built.
package struct LazyEstimate: Sendable, Hashable {
  /// The cells from its start.
  package var built: Int
  /// How many more are expected.
  package var rest: Double
  /// The cells that were built have one length and one distance, so that the estimate is right if the others have.
  package var isEven: Bool
}

/// How much work a layout was; the same on every machine.
package struct LayoutCounters: Sendable, Hashable {
  /// Sizes computed, memo hits not included.
  package var sizeComputations = 0
  /// The largest number of sizes computed for one node.
  package var maximumPerNode = 0
  package var memoEntries = 0

  package init() {}
}
