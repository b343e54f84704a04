package import GalleyLayout
package import GalleyTables

/// What a modifier presents.
package struct PresentedView: Sendable {
  package var view: LoweredView
  /// The node in which it stands beside the view that presents it; none for what stands over the window.
  package var arrangement: Link<LayoutTree.Node>

  package init(_ view: LoweredView, beside arrangement: Link<LayoutTree.Node> = .none) {
    self.view = view
    self.arrangement = arrangement
  }
}

/// What an overload of a modifier becomes in the layout tree.
package enum ModifierLayout: Sendable {
  /// Nothing: it does not change layout.
  case neutral
  /// Nothing by itself: it changes what containers in the view find around them.
  case surrounding(@Sendable (inout ContainerWishes, ViewNodeID) -> Void)
  /// The same; what no container took then stands beside each view, nil for nothing.
  case wish(
    @Sendable (inout ContainerWishes, ViewNodeID) -> Void,
    otherwise: @Sendable (inout Lowering, ModifierReference, LoweredView) -> PresentedView?)
  /// A wrapper around each of the views that it is applied to; nil for no wrapper.
  case wrapper(@Sendable (Arguments) -> Primitive?)
  /// A second layer behind or over each view: the block of this label.
  case layer(ArgumentLabel<ViewBlock>, isBackground: Bool)
  /// An arrangement of each view and, second, of the block of this label; nil for no arrangement.
  case companion(ArgumentLabel<ViewBlock>, role: ReportTree.Role, @Sendable (Arguments) -> Primitive?)
  /// What it presents over the window or beside the view, nil while it presents nothing.
  ///
  /// `narrows` tells that what it presents is narrow also in a large window.
  case presentation(narrows: Bool, @Sendable (inout Lowering, ModifierReference, LayoutNodeID) -> PresentedView?)
  /// Nothing of the view: a question over the window, which each of its buttons closes; nil while it asks nothing.
  case dialog(@Sendable (inout Lowering, ModifierReference, LayoutNodeID) -> PresentedView?)
  /// Anything else, for each view that it is applied to.
  case custom(@Sendable (inout Lowering, ModifierReference, LayoutNodeID) -> LayoutNodeID)
}

extension ModifierLayout {
  /// Whether the blocks that it is given are shown apart from the view: presented, in a bar or in a menu.
  var isElsewhere: Bool {
    switch self {
    case .neutral, .surrounding, .wish, .presentation, .dialog: true
    case .wrapper, .layer, .companion, .custom: false
    }
  }

  /// Whether layout may know nothing of the blocks that it is given.
  var isUndrawn: Bool {
    switch self {
    case .neutral, .surrounding, .wish: true
    case .wrapper, .layer, .companion, .presentation, .dialog, .custom: false
    }
  }

  /// Whether it asks something over the window.
  var isDialog: Bool {
    switch self {
    case .dialog: true
    case .neutral, .surrounding, .wish, .wrapper, .layer, .companion, .presentation, .custom: false
    }
  }
}

/// How people leave what a modifier presents, beside what is in it.
package enum PresentationExit: Sendable {
  /// They swipe it away, or touch what is beside it, unless its content keeps them from that.
  case swipe
  /// They touch what is beside it, which is what its cancelling button does.
  case cancel
  /// By a button; SwiftUI adds one where there is none.
  case button
  /// In no way.
  case none
}
