import GalleyExpressions
import GalleyFormats
import GalleySource

// Calls of Swift with closures, `Button(action: save) { Text("Save") }`, in this language.

extension Checker {
  /// A call with closures behind it or among its arguments, which are its blocks of views, or what it does; nil if no form of
  /// it takes them, or if there is more in one than views or simple statements.
  func sketch(ofClosuresIn call: SwiftCall) -> Sketch? {
    guard let callee = callee(named: call.name) else { return nil }
    for signature in callee.signatures {
      guard let pairs = arguments(of: call, in: signature) else { continue }
      guard pairs.count == 1, pairs[0].key == "content", callee.takesContent else {
        return .mapping([(call.name, .mapping(pairs))])
      }
      return .mapping([(call.name, pairs[0].value)])
    }
    return nil
  }

  /// The arguments of a call by the labels of one form, in the order of Swift; nil if they are not that form's.
  private func arguments(of call: SwiftCall, in signature: Signature) -> [(key: String, value: Sketch)]? {
    let given = call.arguments + call.closures
    let labels = given.compactMap(\.label)
    var rest = signature.parameters.filter { !labels.contains($0.label) }
    var pairs: [(key: String, value: Sketch)] = []
    for (index, argument) in given.enumerated() {
      let isClosure = index >= call.arguments.count
      let parameter: Parameter?
      if let label = argument.label {
        parameter = signature.parameters.first { $0.label == label }
      } else {
        let position = isClosure ? closure(among: rest) : rest.firstIndex { !isClosureKind($0.kind) }
        parameter = position.map { rest.remove(at: $0) }
      }
      guard let parameter, let value = sketch(of: argument, for: parameter, isClosure: isClosure) else { return nil }
      pairs.append((parameter.label, value))
    }
    let known = Set(pairs.map(\.key))
    let isWhole = signature.parameters.allSatisfy { !$0.isRequired || known.contains($0.label) }
    return known.count == pairs.count && isWhole ? pairs : nil
  }

  /// The parameter that a closure without a label is: one that must be given before one that may be left out.
  private func closure(among parameters: [Parameter]) -> Int? {
    parameters.firstIndex { $0.isRequired && isClosureKind($0.kind) }
      ?? parameters.lastIndex { isClosureKind($0.kind) }
  }

  private func isClosureKind(_ kind: ParameterKind) -> Bool { kind.isAction || kind.isContent }

  private func sketch(of argument: SwiftCall.Argument, for parameter: Parameter, isClosure: Bool) -> Sketch? {
    let value = argument.value.trimmingSpaces
    guard isClosure || value.first == "{" && value.last == "}" else {
      guard isClosureKind(parameter.kind) else { return sketch(ofValue: argument.value) }
      let isName = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      return isName && !value.isEmpty ? .text(String(value)) : nil
    }
    let inside = isClosure ? argument.value : value.dropFirst().dropLast()
    if parameter.kind.isAction { return sketch(ofStatements: inside) }
    return parameter.kind.isContent ? sketch(ofBlock: inside) : nil
  }

  private func sketch(ofStatements closure: Substring) -> Sketch? {
    let lines = closure.split { $0 == "\n" || $0 == ";" }.map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
    let statements = lines.compactMap { line -> Sketch? in
      if let statement = Checker.statement(inSwift: line) ?? call(inSwift: line) { return Sketch(inYAML: statement) }
      // A function that nobody declares is an action that nobody declares, and its name is what the next message is about.
      let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return !name.isEmpty && line == "\(name)()" ? .text(String(name)) : nil
    }
    return statements.count == lines.count ? .list(statements) : nil
  }

  private func sketch(ofBlock closure: Substring) -> Sketch? {
    guard let chains = SwiftCall.chains(in: closure) else { return nil }
    let views = chains.map { isKnownName($0[0].name) ? sketch(ofView: $0) : nil }
    return views.allSatisfy { $0 != nil } ? .list(views.compactMap(\.self)) : nil
  }
}
