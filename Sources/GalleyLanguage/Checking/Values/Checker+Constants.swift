import GalleyExpressions
import GalleySource
import GalleyTables

// Expressions that have one value wherever they stand: what evaluation would report about them, checking reports.

extension Checker {
  /// Computes an expression that reads nothing but constants, and reports why it has no value if it has none.
  ///
  /// Returns nil then, and where finding out would take more steps than all constants of a document may take: evaluation
  /// has limits of its own.
  mutating func constantValue(of expression: CheckedExpressionID) -> Value? {
    guard budget.constantSteps > 0 else { return nil }
    var context = ConstantContext(
      scopes: scopes, types: document.types, module: document.module, steps: budget.constantSteps)
    defer { budget.constantSteps = context.steps }
    do throws(EvaluationFailure) {
      return try document.expressions.evaluate(expression, in: &context)
    } catch {
      if !DiagnosticCode.limitsOfEvaluation.contains(error.diagnostic.code) { report(error.diagnostic) }
      return nil
    }
  }
}

/// What an expression sees that reads nothing but constants.
private struct ConstantContext: EvaluationContext {
  let scopes: ScopeStack
  let types: TypeTable
  let module: String
  /// How many are left.
  var steps: Int

  var moduleName: String { module }

  func value(of reference: VariableReference) -> Value {
    guard let names = scopes.scope(outwards: reference.depth)?.names, let index = names.index(ofSlot: reference.slot)
    else { return .null }
    return names[index].value ?? .null
  }

  func environmentValue(of name: String) -> Value { .null }

  mutating func call(
    _ function: Index<DocumentFunction>, home: FunctionHome, arguments: [Value?], at span: SourceSpan
  ) throws(EvaluationFailure) -> Value { .null }

  mutating func spendStep(at span: SourceSpan) throws(EvaluationFailure) { try spendSteps(1, at: span) }

  mutating func spendSteps(_ count: Int, at span: SourceSpan) throws(EvaluationFailure) {
    steps -= min(count, steps + 1)
    if steps < 0 {
      throw EvaluationFailure(Diagnostic(.tooManySteps, "the constants of this document take too many steps", at: span))
    }
  }
}
