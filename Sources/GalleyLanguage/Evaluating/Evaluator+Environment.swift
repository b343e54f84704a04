import GalleyExpressions

extension Evaluator {
  /// Gives the member of the environment that a call names the value that its closure computes.
  mutating func transformEnvironment(by call: CheckedCall, at scope: inout EvaluationScope) {
    var key: String?
    var closure: CheckedClosure?
    for index in call.arguments {
      let content = document.arguments[index].content
      if case .constant(let constant) = content, case .string(let name) = document.constants[constant].value {
        key = name
      }
      if case .closure(let index) = content { closure = document.closures[index] }
    }
    guard let key, let closure, let slot = closure.parameterSlots.first, let result = closure.value else { return }
    var values = tree.environments[scope.environment]
    put(values.value(of: key, in: document.types), into: slot, of: scope.activation)
    let value = value(of: result.recipe, at: scope)
    values.set(key, to: value, in: document.types)
    if value.isMissing { values.followsFromMissing = true }
    scope.environment = tree.environments.append(values)
  }
}
