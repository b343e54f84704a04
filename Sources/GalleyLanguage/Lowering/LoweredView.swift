package import GalleyLayout

/// A view as its parent's layout sees it, after flattening.
package struct LoweredView: Sendable {
  package var node: LayoutNodeID
  /// The outermost report entry that stands for it and no other view.
  package var report: Int32
  /// The outermost report entry that stands for it and for views beside it, or -1.
  package var group: Int32 = -1
  /// The place in its innermost group, where layers around it go; or -1.
  package var groupPlace: Int32 = -1
  /// The grid row that it is a cell of (its number in `LoweringFindings`), or -1.
  package var row: Int32
  /// What it is to the section of a list that it stands in; nil outside sections.
  package var listPart: ListPart?
  /// The height of the control that it is, in points, which the insets of a list's row give way to; 0 for anything else.
  package var controlHeight = 0.0
  /// It stands for the views of a loop that layout asks for.
  package var isDeferred = false

  package init(node: LayoutNodeID, report: Int32, row: Int32 = -1) {
    self.node = node
    self.report = report
    self.row = row
  }

  /// The same view with another layer around it.
  func wrapped(in node: LayoutNodeID, report: Int32) -> LoweredView {
    var result = self
    result.node = node
    result.report = report
    return result
  }
}
