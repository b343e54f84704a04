import GalleyTables

/// What is being put together around the place that is being checked; each user takes off what it put on.
///
/// Lists of their own would be an allocation for every call, block and list of modifiers.
struct Assembly {
  var keys: [GivenKey] = []
  var arguments: [CheckedArgument] = []
  var members: [NodeID] = []
  /// The block of the condition of compilation that was checked last: its views stand in the block around.
  var compiled: NodeID?
  var modifiers: [CheckedModifier] = []
  /// The parts of the gesture that is being checked.
  var gestures = Table<CheckedGesture>()
}
