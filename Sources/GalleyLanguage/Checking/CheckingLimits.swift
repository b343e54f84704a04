package import GalleyExpressions
import GalleySource

/// What checking may spend on one document.
package struct CheckingLimits: Sendable {
  /// Nodes, and values that literals are made of.
  package var nodes = 1_000_000
  /// Types, alignment guides and environment values of a document and what it imports, and members or cases of one type.
  ///
  /// Values without a type of their own are compared with all types, and views have places for guides and values.
  package var definitions = 1_000
  /// All definitions of a document and what it imports, with their members.
  var allDefinitions: Int { definitions.limit(times: 50) }
  /// The parts that all expressions are made of.
  var operations: Int { nodes.limit(times: 4) }
  /// Bytes of one text.
  package var textLength = 1_000_000
  /// What expressions may spend.
  package var expressions = ExpressionLimits()

  /// Creates the default limits, which ordinary documents never meet.
  package init() {}
}
