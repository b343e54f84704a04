import GalleyExpressions

/// A parameter that not every value of its type will do for.
package struct Demand: Sendable {
  var parameter: Parameter
  /// What has the parameter, as the document spells it.
  var callee: String
  /// The keys that stand for members of the value, by their names: edges for which `horizontal` stands.
  var writtenMembers: [String: String] = [:]

  /// The numbers in a value that the parameter does not take, each once, by the names that the document has for them.
  func numberProblems(in value: Value, _ types: TypeTable) -> [NumberProblem] {
    guard let domain = parameter.numbers else { return [] }
    let found = types.numberProblems(in: value, domain)
    guard !writtenMembers.isEmpty else { return found }
    var problems: [NumberProblem] = []
    for var problem in found {
      problem.path = problem.path.map { step in
        guard case .member(let name) = step else { return step }
        return .member(writtenMembers[name] ?? name)
      }
      if !problems.contains(problem) { problems.append(problem) }
    }
    return problems
  }
}

/// A call some of whose numbers are lower bounds of others.
package struct BoundedCall: Sendable {
  var parameters: [Parameter]
  /// As the document spells it.
  var callee: String
}
