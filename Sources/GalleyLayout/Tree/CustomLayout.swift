import GalleyTables

/// A layout that a host computes, in the shape of SwiftUI's `Layout` protocol.
///
/// Source: layout 4.16.
package protocol CustomLayout {
  /// Returns the size of the layout for a proposal; asked for any proposal, nil, 0 and infinity included.
  func sizeThatFits(_ proposal: Proposal, subviews: inout LayoutSubviews) -> Size

  /// Places the subviews relative to `bounds`, whose size came from `proposal`; written for left-to-right.
  ///
  /// A subview that is not placed is centred in the bounds with the layout's proposal.
  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews)

  /// Returns the explicit value of a guide, in coordinates of `bounds`; nil for the combination of the subviews'.
  func explicitAlignment(
    of guide: GuideID, in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews
  )
    -> Double?

  /// The guides that it may have values of its own for; others have the combination of the subviews'.
  var ownGuides: [GuideID] { get }

  /// The distances that the layout wishes from its neighbours; nil for those of its subviews.
  var wishedDistances: EdgeInsets? { get }

  /// Whether its distances are those of any view that is no text, whatever its subviews wish.
  var hasOrdinaryDistances: Bool { get }
}

extension CustomLayout {
  package var ownGuides: [GuideID] { [] }

  package var wishedDistances: EdgeInsets? { nil }

  package var hasOrdinaryDistances: Bool { false }

  package func explicitAlignment(
    of guide: GuideID, in bounds: Rect, proposal: Proposal, subviews: inout LayoutSubviews
  ) -> Double? { nil }
}

/// The subviews of a custom layout, valid during one call of it.
package struct LayoutSubviews: ~Copyable {
  /// A call of `place` that waits for the layout to end.
  struct Placement {
    var point: Point
    var anchor: UnitPoint
    var proposal: Proposal
  }

  /// The engine whose call this is: it outlives the call, and the value cannot be copied out of it.
  let engine: UnsafeMutablePointer<LayoutEngine>
  let children: [LayoutNodeID]
  var placements: [Placement?]

  init(engine: UnsafeMutablePointer<LayoutEngine>, children: [LayoutNodeID], isBelowLargeTitle: Bool = false) {
    self.engine = engine
    self.children = children
    self.isBelowLargeTitle = isBelowLargeTitle
    placements = Array(repeating: nil, count: children.count)
  }

  /// The number of subviews.
  package var count: Int { children.count }

  /// Whether the layout is being placed directly below a navigation bar with a large title.
  let isBelowLargeTitle: Bool

  /// Returns a subview's size for a proposal.
  package func size(of subview: Int, _ proposal: Proposal) -> Size {
    engine.pointee.measure(children[subview], proposal)
  }

  /// Returns a subview's layout priority.
  package func priority(of subview: Int) -> Double { engine.pointee.priority(of: children[subview]) }

  /// Returns the value of a subview's guide at its size for a proposal.
  package func guide(_ guide: GuideID, of subview: Int, _ proposal: Proposal) -> Double {
    let child = children[subview]
    let size = engine.pointee.measure(child, proposal)
    return engine.pointee.guide(guide, of: child, size: size, proposal: proposal)
  }

  /// Returns the explicit value of a subview's guide at its size for a proposal; nil where it has none.
  package func explicitGuide(_ guide: GuideID, of subview: Int, _ proposal: Proposal) -> Double? {
    let child = children[subview]
    let size = engine.pointee.measure(child, proposal)
    let value = engine.pointee.explicitGuide(guide, of: child, size: size, proposal: proposal)
    return value.isNaN ? nil : value
  }

  /// Returns the default distance between two subviews along an axis.
  package func distance(from before: Int, to after: Int, axis: Axis) -> Double {
    engine.pointee.distance(from: children[before], to: children[after], axis: axis)
  }

  /// Puts a subview's anchor at a point, with the size it has for a proposal; the last call counts.
  package mutating func place(
    _ subview: Int, at point: Point, anchor: UnitPoint = .zero, proposal: Proposal
  ) {
    placements[subview] = Placement(point: point, anchor: anchor, proposal: proposal)
  }
}
