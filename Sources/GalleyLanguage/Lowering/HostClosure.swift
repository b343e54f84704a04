/// A closure of the document with the place that it was written in.
package struct HostClosure: Sendable {
  /// An index in `CheckedProgram.closures`.
  package var closure: Int32
  package var activation: Int32
  package var environment: Int32
  package var instantiation: Int32
  /// The report entry that content of the closure is reported below.
  package var reportEntry: Int32?

  /// What controls in its content adapt to.
  var controlPlace: ControlPlace

  package init(closure: Int32, node: ViewTree.Node, controlPlace: ControlPlace = ControlPlace()) {
    self.closure = closure
    self.controlPlace = controlPlace
    activation = node.activation
    environment = node.environment
    instantiation = node.instantiation
  }
}
