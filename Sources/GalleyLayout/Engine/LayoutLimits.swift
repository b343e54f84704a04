/// How much work a layout may be before it gives up and says so.
///
/// No document known comes near; the limits stand between an unknown exponential case and a hang.
package struct LayoutLimits: Sendable, Hashable {
  /// The number of sizes that may be computed.
  package var sizeComputations: Int
  /// The number of geometry readers whose content may be evaluated.
  package var readers: Int
  /// The number of nodes that the tree may grow to through content of readers.
  package var nodes: Int

  package init(sizeComputations: Int = 100_000_000, readers: Int = 100_000, nodes: Int = 5_000_000) {
    self.sizeComputations = sizeComputations
    self.readers = readers
    self.nodes = nodes
  }
}
