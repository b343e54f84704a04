import GalleyExpressions
import GalleyLanguage

extension TypeContext {
  /// The type of the value behind the binding that was given for a parameter.
  mutating func bound(_ label: ArgumentLabel<Value>) -> TypeRef {
    guard let type = boundType(label) else { return named("Never") }
    return written(type)
  }

  /// The type of what is chosen by a selection of one, or of several: without its Optional, of the elements of its list.
  mutating func chosen(_ label: ArgumentLabel<Value>) -> TypeRef {
    switch boundType(label) {
    case nil, .null?: named("Never")
    case .optional(let wrapped)?, .array(let wrapped)?: written(wrapped)
    case let type?: written(type)
    }
  }

  /// The type of the value behind the binding that was given for a parameter; nil if none was.
  func boundType(_ label: ArgumentLabel<Value>) -> ValueType? {
    guard let argument = argument(label) else { return nil }
    let type = valueType(of: argument)
    if case .binding(let value) = type { return value }
    return type
  }
}
