package import GalleyExpressions

/// The members of the environment that a document can read, with their types: SwiftUI's, and the document's own.
///
/// SwiftUI's are looked up when one is asked for: few documents name any.
package struct EnvironmentTypes: Sendable {
  private var own: [String: ValueType] = [:]

  package init() {}

  /// The type of a member; nil if there is none of that name.
  ///
  /// Setting it makes a member of the document's own.
  package subscript(name: String) -> ValueType? {
    get {
      own[name] ?? EnvironmentKey.named(name)?.type ?? EnvironmentAction(rawValue: name)?.type.map { .named($0) }
    }
    set { own[name] = newValue }
  }

  /// The names of all members, in alphabetical order.
  package var names: [String] {
    (EnvironmentKey.standard.map(\.name).filter { own[$0] == nil } + own.keys).sorted()
  }
}
