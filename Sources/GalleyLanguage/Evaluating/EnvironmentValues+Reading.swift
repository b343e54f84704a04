package import GalleyExpressions

extension EnvironmentValues {
  /// The value that `environment.NAME` reads; nil for a name that is not there.
  func value(of name: String, in types: TypeTable) -> Value {
    EnvironmentKey.named(name)?.read(self, types) ?? custom[name]
      ?? .null
  }

  /// Gives a member its value; a name that SwiftUI does not have is one of the document's own.
  package mutating func set(_ name: String, to value: Value, in types: TypeTable) {
    if let key = EnvironmentKey.named(name) { key.write(value, types, &self) } else { custom[name] = value }
  }
}
