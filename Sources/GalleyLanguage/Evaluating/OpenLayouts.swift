import GalleyExpressions
package import GalleyLayout
import GalleySource
import GalleyTables

/// Who has the evaluator while nothing is being evaluated.
///
/// A layout of the document is evaluated while the engine lays out, and asks the engine for its subviews' sizes; the engine
/// then may ask for what needs the evaluator again: another layout, the content of a reader, the elements of a loop. So
/// whoever evaluates gives the evaluator back for the time of a question.
package protocol EvaluatorKeeper: AnyObject {
  /// Gets the evaluator back, and leaves one without contents in its place.
  func keep(_ evaluator: inout Evaluator)

  /// Lends the evaluator again that it was given back.
  func lend(_ evaluator: inout Evaluator)
}

/// What a layout of the document is told when it is asked.
///
/// It lives as long as the call, on the thread that lays out, and is nowhere when an evaluator is handed on: the pointer
/// never leaves that thread.
package struct LayoutCall: @unchecked Sendable {
  let use: LayoutUse
  let subviews: UnsafeMutablePointer<LayoutSubviews>
  let keeper: any EvaluatorKeeper

  package init(
    _ use: LayoutUse, _ subviews: UnsafeMutablePointer<LayoutSubviews>, by keeper: any EvaluatorKeeper
  ) {
    self.use = use
    self.subviews = subviews
    self.keeper = keeper
  }
}

/// What is remembered of the layouts of the document while a tree is laid out.
struct OpenLayouts: Sendable {
  /// The call of the innermost layout that is being asked.
  var call: LayoutCall?
  /// The uses whose cache is computed, by their activations.
  var prepared: Set<Index<Activation>> = []
  /// The uses that failed: it has been said why, and they are asked no more.
  var failed: Set<Index<Activation>> = []
}
