package import GalleyTables

/// Names what a host keeps, which layout only hands back to it.
package enum Hosted {
  package enum Closure {}
  package enum Layout {}
  package enum Loop {}
  package enum MatchedGroup {}
}

/// Identifies a closure of the document that layout calls back: a guide's value, a geometry reader's content.
package typealias HostClosureID = Index<Hosted.Closure>

/// Identifies a layout of the document's own.
package typealias HostLayoutID = Index<Hosted.Layout>

/// Identifies a loop of the document whose views layout asks for.
package typealias HostLoopID = Index<Hosted.Loop>

/// A view of a lazy container.
package struct LazyCell: Sendable {
  package var node: LayoutNodeID
  /// It takes a row of a grid for itself.
  package var isFullWidth: Bool

  package init(_ node: LayoutNodeID, isFullWidth: Bool = false) {
    self.node = node
    self.isFullWidth = isFullWidth
  }
}

/// What an alignment guide's closure may ask of its view: its size and its guides.
package struct GuideDimensions: Sendable {
  package var size: Size
  /// The explicit values of the view's guides; a guide that is not here has its default.
  package var explicit: [GuideID: Double]

  package init(size: Size, explicit: [GuideID: Double] = [:]) {
    self.size = size
    self.explicit = explicit
  }
}

/// What a geometry reader tells its content.
package struct ReaderGeometry: Sendable, Hashable {
  package var size: Size
  package var safeArea: EdgeInsets
  /// The reader's rectangle in the window.
  package var globalFrame: Rect
  /// The reader's rectangle in each named coordinate space around it, innermost first.
  package var namedFrames: [NamedFrame]

  /// The name of the space of a scroll view's viewport, which no document can write.
  package static let scrollViewName = "\u{0}scrollView"

  /// A rectangle in a named space.
  package struct NamedFrame: Sendable, Hashable {
    package var name: String
    package var frame: Rect
    /// The space's own bounds in the reader's coordinates.
    package var bounds: Rect

    package init(name: String, frame: Rect, bounds: Rect) {
      self.name = name
      self.frame = frame
      self.bounds = bounds
    }
  }

  package init(size: Size, safeArea: EdgeInsets, globalFrame: Rect, namedFrames: [NamedFrame]) {
    self.size = size
    self.safeArea = safeArea
    self.globalFrame = globalFrame
    self.namedFrames = namedFrames
  }
}

/// The narrow way back from layout to evaluation, for content and numbers that depend on measured sizes.
package protocol LayoutHost: AnyObject {
  /// Evaluates a geometry reader's content for `geometry`, adds its nodes to `tree`, and returns the flattened children.
  func content(of closure: HostClosureID, geometry: ReaderGeometry, in tree: inout LayoutTree) -> [LayoutNodeID]

  /// Returns the value of a guide's closure (an explicit guide, or a custom guide's default).
  func guideValue(of closure: HostClosureID, dimensions: GuideDimensions) -> Double

  /// Returns `containerRelativeFrame`'s transformed length.
  func length(of closure: HostClosureID, containerLength: Double, axis: Axis) -> Double

  /// Evaluates a loop for its next element, adds the nodes to `tree`, and returns the flattened views; nil at the end.
  func nextElement(of loop: HostLoopID, in tree: inout LayoutTree) -> [LazyCell]?

  /// Returns how many elements of a loop have not been asked for.
  func remainingElements(of loop: HostLoopID) -> Int

  /// Returns a layout of the document's own; only called for trees with `Primitive.custom`.
  func layout(of id: HostLayoutID) -> any CustomLayout
}

extension LayoutHost {
  /// For hosts whose trees have no deferred loops.
  package func nextElement(of loop: HostLoopID, in tree: inout LayoutTree) -> [LazyCell]? { nil }

  /// For hosts whose trees have no deferred loops.
  package func remainingElements(of loop: HostLoopID) -> Int { 0 }

  /// For hosts without layouts of their own: everything centred in the proposal.
  package func layout(of id: HostLayoutID) -> any CustomLayout { CenteringLayout() }
}

/// Takes what it is offered and leaves its subviews where unplaced ones stand, in the centre.
private struct CenteringLayout: CustomLayout {
  func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size { proposal.replacingUnspecified() }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews) {}
}
