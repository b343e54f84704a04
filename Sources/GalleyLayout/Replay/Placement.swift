package import GalleyTables

/// How a node came to its frame when its parent placed it.
package struct Placement: Sendable {
  package var node: LayoutNodeID
  /// None for what a window holds.
  package var parent: Link<LayoutTree.Node>
  /// What it was offered; not simplified, as the memo's keys are.
  package var proposal: Proposal
  package var size: Size
  /// Its place in the parent, from the parent's leading edge; in the window for what a window holds.
  package var origin: Point
  /// Its rectangle in the window.
  package var frame: Rect
  /// What its own children are placed in.
  var context: Index<PlacingContext>
  /// The trial that it belongs to; none for the layout itself.
  var trial = Link<Trial>.none

  var seat: Seat { Seat(node: node, trial: trial) }
}
