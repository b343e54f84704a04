/// What a value that has parts is made as.
enum Composite {
  case array, tuple
  /// The parts are keys and values by turns.
  case dictionary
  /// The parts are the fields.
  case record(TypeID)
  /// The parts are the associated values.
  case enumerationCase(TypeID, index: Int)

  /// The operation that makes it.
  var operation: CheckedOperation {
    switch self {
    case .array: .array
    case .tuple: .tuple
    case .dictionary: .dictionary
    case .record: .record
    case .enumerationCase: .enumerationCase
    }
  }

  /// The type that the operation is told; the first one where it needs none.
  var type: TypeID {
    switch self {
    case .array, .tuple, .dictionary: TypeID(rawValue: 0)
    case .record(let type), .enumerationCase(let type, _): type
    }
  }
}
