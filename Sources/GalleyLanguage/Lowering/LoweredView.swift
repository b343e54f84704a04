package import GalleyLayout
package import GalleyTables

/// A view as its parent's layout sees it, after flattening.
package struct LoweredView: Sendable {
  package var node: LayoutNodeID
  /// The outermost report entry that stands for it and no other view.
  package var report: ReportID
  /// The outermost report entry that stands for it and for views beside it.
  package var group = Link<ReportTree.Entry>.none
  /// The place in its innermost group, where layers around it go.
  package var groupPlace = Link<ReportTree.Entry>.none
  /// The grid row that it is a cell of.
  package var row = Link<GridRow>.none
  /// What it is to the section of a list that it stands in; nil outside sections.
  package var listPart: ListPart?
  /// The height of the control that it is, in points, which the insets of a list's row give way to; 0 for anything else.
  package var controlHeight = 0.0
  /// The modifier whose badge a row shows inside.
  package var badge: ViewNodeID?
  /// It stands for the views of a loop that layout asks for.
  package var isDeferred = false

  package init(node: LayoutNodeID, report: ReportID) {
    self.node = node
    self.report = report
  }

  /// The same view with another layer around it.
  func wrapped(in node: LayoutNodeID, report: ReportID) -> LoweredView {
    var result = self
    result.node = node
    result.report = report
    return result
  }
}
