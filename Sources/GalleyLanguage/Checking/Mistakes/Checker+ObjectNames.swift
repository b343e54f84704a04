import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// Says how an object of the environment is read, where a name asks for it that nobody declares: `store` with a type
  /// `Store` of objects; nil for any other problem.
  func objectMeant(_ problem: Diagnostic) -> Diagnostic? {
    guard problem.code == .unknownName, problem.fix == nil, problem.span.length <= 60 else { return nil }
    let name = source(of: problem.span)
    let type = name.prefix(1).uppercased() + name.dropFirst()
    guard type != name, let id = document.types.id(named: type), isObject(.named(id)) else { return nil }
    let mend = "environment.\(type)"
    var result = problem
    result.message += ": an object of the environment is read by its type"
    result.label = "write `\(mend)`"
    result.expected = [mend]
    result.fix = TextEdit(span: problem.span, replacement: mend)
    return result
  }
}
