package import GalleyExpressions

/// What checking may spend on one document.
package struct CheckingLimits: Sendable {
  /// Nodes, and values that literals are made of.
  package var nodes = 1_000_000
  /// Types, alignment guides and environment values of a document and what it imports, and members or cases of one type.
  ///
  /// Values without a type of their own are compared with all types, and views have places for guides and values.
  package var definitions = 1_000
  /// All definitions of a document and what it imports, with their members.
  var allDefinitions: Int { Self.times(50, definitions) }
  /// The parts that all expressions are made of.
  var operations: Int { Self.times(4, nodes) }
  /// Bytes of one text.
  package var textLength = 1_000_000
  /// What expressions may spend.
  package var expressions = ExpressionLimits()

  /// Creates the default limits, which ordinary documents never meet.
  package init() {}

  private static func times(_ factor: Int, _ limit: Int) -> Int {
    let (product, overflows) = limit.multipliedReportingOverflow(by: factor)
    return overflows ? .max : product
  }
}
