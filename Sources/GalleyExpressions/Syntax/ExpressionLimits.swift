/// Bounds that keep a hostile expression from taking unbounded time or memory.
package struct ExpressionLimits: Sendable, Hashable {
  /// How deeply parentheses, brackets and signs may be nested in each other; chains of operators and members are flat.
  package var depth = 160
  /// How many parts one expression may have.
  package var nodes = 20_000
  /// How many readings of overloaded calls with implicit members are tried in one expression.
  package var readings = 20_000
  /// The length of a text, in bytes of UTF-8.
  package var textLength = 1_000_000
  /// The number of elements of a collection.
  package var elements = 100_000
  /// How many parts of values one comparison may look at.
  package var comparisons = 1_000_000
  /// How deeply arrays, optionals and tuples may be nested in each other in a type.
  package var typeDepth = 24
  /// The parts of a type, however often it has one of them.
  package var typeParts = 1_000
  /// How deeply lists, records and other values may be nested in each other.
  ///
  /// A value is given back by recursion, on whatever thread it was used last: of 512 kilobytes of stack this many levels
  /// take less than a sixth.
  package var valueDepth = 200
  /// The parts of a mixture of colours, or of a style, however often it has one of them.
  package var mixedParts = 1_000

  package init() {}
}
