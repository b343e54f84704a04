import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import GalleyTables

/// What is still to be drawn, or to be ended behind what is drawn inside.
enum PainterStep {
  case enter(LayoutNodeID, Painter.Place)
  /// Draws what a modifier draws over its view.
  case cover(ViewNodeID, LayoutNodeID)
  /// Draws a part of a control that stands in front of what is inside.
  case front(ControlPart.Front, LayoutNodeID, Painter.Place)
  case endLayer
  case endMask
  case endMark
  /// Ends what the node draws that was asked for, from a command on.
  case endFocus(Int)
}

extension Painter {
  /// What stands around a node.
  struct Place {
    var environment: Index<EnvironmentValues>?
    /// The appearance that a bar has; nil for that of the environment.
    var isDark: Bool?
    /// The view or modifier that the document writes; nil where it writes none.
    var source: ViewNodeID?
    /// What lies outside of it cannot be seen; nil for no limit.
    var viewport: Rect?
    /// What views around it hold back at their sides, the innermost last.
    var heldBack: [HeldBack] = []
    /// How labels look that have no style of their own.
    var label = ControlPart.LabelLook.plain
    /// The page around the node, with the unsafe area that it touches.
    var page: Rect?
    /// The picture of the asset catalogue that the node is.
    var picture: String?
    /// What modifiers around the node ask.
    var wishes = DrawingWishes()
  }
}
