package import GalleyTables

/// A closure of the document with the place that it was written in.
package struct HostClosure: Sendable {
  /// Nil for a guide without a default of its own, which lies in the centre.
  package var closure: Index<CheckedClosure>?
  /// Where it was written.
  package var place: Place
  /// The report entry that content of the closure is reported below.
  package var reportEntry: ReportID?

  /// What controls in its content adapt to.
  var controlPlace: ControlPlace

  package init(_ closure: Index<CheckedClosure>?, at place: Place, controlPlace: ControlPlace = ControlPlace()) {
    self.closure = closure
    self.place = place
    self.controlPlace = controlPlace
  }
}
