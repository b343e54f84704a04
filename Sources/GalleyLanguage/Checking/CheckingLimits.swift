package import GalleyExpressions

/// What checking may spend on one document.
package struct CheckingLimits: Sendable {
  /// Nodes, and values that literals are made of.
  package var nodes = 1_000_000
  /// Bytes of one text.
  package var textLength = 1_000_000
  /// What expressions may spend.
  package var expressions = ExpressionLimits()

  /// Creates the default limits, which ordinary documents never meet.
  package init() {}
}
