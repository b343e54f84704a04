/// What a value that has parts is made as.
enum Composite: Sendable {
  case array, tuple
  /// The parts are keys and values by turns.
  case dictionary
  /// The parts are the fields.
  case record(TypeID)
  /// The parts are the associated values.
  case enumerationCase(TypeID, index: Int)
}
