/// What evaluation may spend on one document.
package struct EvaluationLimits: Sendable {
  /// Levels of nested views, and of functions that call each other.
  package var depth = 10_000
  /// Views and modifiers after evaluation.
  package var nodes = 1_000_000
  /// Steps of expressions.
  package var steps = 10_000_000

  /// Creates the default limits, which ordinary documents never meet.
  package init() {}
}
