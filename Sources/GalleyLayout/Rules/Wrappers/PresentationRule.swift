import GalleyTables

/// A sheet, a cover or a popover: a window over the window, with a root of its own.
///
/// It stands in no other node; the engine places it when its presenter is placed (`LayoutEngine+Windows.swift`).
/// Source: grid 4.6.
struct PresentationRule: WrapperRule {
  let node: NodeView

  static func store(_ presentation: Presentation, in tree: inout LayoutTree) -> LayoutTree.Node {
    var node = LayoutTree.Node(.presentation)
    node.keep(tree.presentations.append(presentation))
    tree.presentationNodes.append(tree.nodes.endIndex)
    return node
  }
}

/// Where a sheet, a cover or a popover stands in the window, and which view presents it.
package struct Presentation: Sendable, Hashable {
  /// How high a sheet stands.
  package enum Detent: Sendable, Hashable {
    /// From below the status bar to the bottom.
    case large
    /// A part of the window's height.
    case fraction(Double)
    /// Points above the safe area at the bottom.
    case height(Double)
  }

  package enum Placement: Sendable, Hashable {
    /// The whole window.
    case cover
    /// At the bottom, from edge to edge; the lowest of the detents, and at most up to `top` points below the safe area.
    case sheet([Detent], top: Double)
    /// In the middle, of this size at most.
    case centre(Size)
    /// In the middle, as large as its content.
    case fitted
    /// At the bottom, as high as its content, this far from the edges and no nearer to the bottom than the safe area.
    case bottom(margin: Double)
    /// Below the view that presents it, or above it where there is no room, as large as its content.
    case popover(spacing: Double)
    /// Above the window's content, from edge to edge, of this height: the toolbar of a Mac's window.
    case toolbar(height: Double)
  }

  package var placement: Placement
  /// The view that presents it: while that is not shown, it is not either.
  package var presenter: LayoutNodeID

  package init(_ placement: Placement, over presenter: LayoutNodeID) {
    self.placement = placement
    self.presenter = presenter
  }
}
