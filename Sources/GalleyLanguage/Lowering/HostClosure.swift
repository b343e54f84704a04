package import GalleyTables

/// A closure of the document with the place that it was written in.
package struct HostClosure: Sendable {
  /// Nil for a guide without a default of its own, which lies in the centre.
  package var closure: Index<CheckedClosure>?
  /// Where it was written.
  package var scope: EvaluationScope
  /// The view or modifier that it was given to; nil for a definition's.
  package let view: ViewNodeID?
  /// The report entry that content of the closure is reported below.
  package var reportEntry: ReportID?

  /// What controls in its content adapt to.
  var controlSurroundings: ControlSurroundings

  package init(
    _ closure: Index<CheckedClosure>?, in scope: EvaluationScope, of view: ViewNodeID? = nil,
    controlSurroundings: ControlSurroundings = ControlSurroundings()
  ) {
    self.closure = closure
    self.scope = scope
    self.view = view
    self.controlSurroundings = controlSurroundings
  }
}
