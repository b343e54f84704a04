package import GalleyExpressions

/// An enumeration of SwiftUI whose cases layout or printed types tell apart; they are called as SwiftUI calls them.
///
/// A test compares the cases with those that the type table declares.
package protocol SwiftUIEnumeration: RawRepresentable<String>, CaseIterable, Sendable {
  /// As the type table calls it: `Text.Case`.
  static var swiftName: String { get }
}

extension ArgumentLabel where Reading: SwiftUIEnumeration {
  /// A case of the enumeration.
  package init(_ name: String) { self.init(name, caseOf: .type(Reading.swiftName)) }
}

extension ArgumentLabel {
  /// The cases of a set or a list of an enumeration; one case is a set of its own.
  package init<Case: SwiftUIEnumeration>(
    _ name: String, casesOf type: @autoclosure @escaping @Sendable () -> ParameterKind
  ) where Reading == [Case] {
    self.init(name, type()) { value, types in types.caseNames(of: value)?.compactMap { Case(rawValue: $0) } }
  }

  /// The cases of a set of an enumeration.
  package init<Case: SwiftUIEnumeration>(_ name: String) where Reading == [Case] {
    self.init(name, casesOf: .type(Case.swiftName))
  }
}

extension TypeTable {
  /// The case that a value is; nil for a value of another type.
  package func enumerationCase<Case: SwiftUIEnumeration>(_ value: Value) -> Case? {
    caseName(of: value).flatMap { Case(rawValue: $0) }
  }

  /// The value that is a case.
  package func value(_ enumerationCase: some SwiftUIEnumeration) -> Value {
    value(type(of: enumerationCase).swiftName, enumerationCase.rawValue)
  }
}
