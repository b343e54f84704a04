import GalleyTables

/// A node whose frame is known and whose children are still to be placed.
struct PendingNode {
  var node: LayoutNodeID
  var context: Index<PlacingContext>
}

/// What stands around the nodes that are placed; a context names the others.
struct PlacingRecords {
  var contexts = Table<PlacingContext>()
  var safeAreas = Table<SafeAreaRecord>()
  var spaces = Table<CoordinateSpaceRecord>()
  var transforms = Table<TransformRecord>()
  /// What `containerRelativeFrame` and lazy containers work from; sizes are remembered for each.
  var containers = Table<LayoutContainer>()
}
