import GalleyExpressions
import GalleySource

// Values that are known only now, and of which SwiftUI makes nothing where they stand.

extension Evaluator {
  /// The value of an argument that is computed; one that its parameter cannot take is complained of.
  mutating func value(of dynamic: DynamicValue, at scope: EvaluationScope) -> Value {
    let value = value(of: dynamic.recipe, at: scope)
    guard let index = dynamic.demand.index, !value.isMissing else { return value }
    let demand = document.demands[index]
    for problem in demand.numberProblems(in: value, document.types) {
      note(problem.diagnostic(of: demand.parameter.label, demand.callee, at: dynamic.span))
    }
    if demand.parameter.isImageName, case .string(let name) = value, !document.imageNames.contains(name) {
      note(.unknownImage(name, at: dynamic.span, among: document.imageNames.list))
    }
    if demand.parameter.isSymbolName, case .string(let name) = value,
      let problem = Diagnostic.unknownSymbol(name, at: dynamic.span)
    {
      note(problem)
    }
    if demand.parameter.isDate, !value.isDate {
      note(.notADate(demand.parameter.label, demand.callee, at: dynamic.span))
    }
    if demand.parameter.mayNameAssets { checkAssets(in: value, at: dynamic.span) }
    return value
  }

  /// Complains of colours that the asset catalogue has not, and notes fonts whose advances are not known.
  private mutating func checkAssets(in value: Value, at span: SourceSpan) {
    for name in value.assetColors where !document.colorNames.contains(name) {
      note(.unknownColor(name, at: span, among: document.colorNames.list))
    }
    if let name = value.customFontName, !document.fontNames.contains(name) {
      note(.unknownFont(name, at: span, among: document.fontNames.list))
    }
  }

  /// Complains of a greatest number among the arguments of a call that lies below the least one.
  mutating func checkBounds(of call: CheckedCall, _ arguments: ArraySlice<GivenArgument>) {
    guard let bounded = document.boundedCalls[call.arguments.startIndex] else { return }
    let parameters = bounded.parameters
    var numbers: [String: Double] = [:]
    for argument in arguments { numbers[parameters[argument.parameter].label] = argument.value.number }
    for problem in NumberProblem.contradictions(in: numbers, parameters) {
      let position = call.arguments.first { index in
        parameters[document.arguments[index].parameter].label == problem.member
      }
      guard let position, let label = problem.member else { continue }
      note(problem.diagnostic(of: label, bounded.callee, at: document.arguments[position].span))
    }
  }
}
