import GalleyExpressions
import GalleyFormats
import GalleySource

// `Binding(get: { … }, set: { … })` in an expression, where statements have no place.

extension Checker {
  /// Says how a binding is written that closures make in Swift; nil for any other value.
  func bindingInSwiftClosures(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, isTemplate(entry), text(entry).utf8.count <= 400 else { return nil }
    let written = text(entry)
    guard written.hasPrefix("$("), written.hasSuffix(")") else { return nil }
    let call = written.dropFirst(2).dropLast().trimmingSpaces
    guard ["Binding(get:", "Binding<", ".init(get:", "Binding.init(get:"].contains(where: { call.hasPrefix($0) }),
      let open = call.firstIndex(of: "("),
      let made = SwiftCall.chain("Binding" + call[open...])?.last, made.arguments.first?.label == "get"
    else { return nil }
    let mend = sketch(ofBinding: made)
    return Diagnostic(
      .swiftSource, "closures with statements are no part of expressions", at: span(entry),
      label: mend.map { "write `\($0)`" } ?? "write `{ get: $(…), set: [ … ] }`, where the statements know `newValue`",
      help: mend == nil ? ["such as `set: [ { set: { name: $(newValue) } } ]`"] : [],
      fix: mend.map { TextEdit(span: span(entry), replacement: $0) })
  }

  /// The binding in this language; nil where its statements are not understood.
  private func sketch(ofBinding call: SwiftCall) -> String? {
    guard !tree.hasKeysInQuotes, call.arguments.count == 2, call.arguments[1].label == "set",
      let get = Self.inside(call.arguments[0].value), let set = Self.inside(call.arguments[1].value),
      !(get + set).contains(where: { ";\n".contains($0) })
    else { return nil }
    let (name, body) = Self.named(set)
    let told = Self.replacingDollar(String(body))
    guard let statement = Self.statementOrCondition(inSwift: told) else { return nil }
    let statements = "[ \(statement) ]"
    let setter = name.map { "{ parameters: [ \($0) ], body: \(statements) }" } ?? statements
    return "{ get: \(Self.template(get.hasPrefix("return ") ? String(get.dropFirst(7)) : get)), set: \(setter) }"
  }

  /// What stands between the braces of a closure.
  private static func inside(_ closure: Substring) -> String? {
    let closure = closure.trimmingSpaces
    guard closure.hasPrefix("{"), closure.hasSuffix("}") else { return nil }
    // What `self` has goes by its name alone.
    return closure.dropFirst().dropLast().trimmingSpaces.split(separator: "self.", omittingEmptySubsequences: false)
      .joined()
  }

  /// The name in `value in statements`, and the statements; none for `_` and where there is no name.
  private static func named(_ body: String) -> (name: String?, body: Substring) {
    let words = body.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1] == "in" else { return (nil, body[...]) }
    let name = String(words[0])
    return (name == "_" || name == "newValue" ? nil : name, words[2])
  }

  private static func replacingDollar(_ body: String) -> String {
    body.split(separator: "$0", omittingEmptySubsequences: false).joined(separator: "newValue")
  }

  /// A statement, or `if condition { statement }`.
  private static func statementOrCondition(inSwift body: String) -> String? {
    guard body.hasPrefix("if "), body.hasSuffix("}"), let open = body.firstIndex(of: "{") else {
      return body.contains("{") ? nil : quotedStatement(body)
    }
    let condition = body[..<open].dropFirst(3).trimmingSpaces
    let inner = String(body[body.index(after: open)...].dropLast().trimmingSpaces)
    guard !inner.contains("{"), !condition.hasPrefix("let "), let statement = quotedStatement(inner) else {
      return nil
    }
    return "{ if: \(template(String(condition))), then: [ \(statement) ] }"
  }

  /// A statement whose expression stands in quotes where YAML would take it apart.
  private static func quotedStatement(_ body: String) -> String? {
    guard let statement = statement(inSwift: body)?.replacingNil else { return nil }
    guard let start = statement.firstIndex(of: "$"), let end = statement.lastIndex(of: ")") else { return statement }
    let expression = statement[statement.index(start, offsetBy: 2)..<end]
    return statement[..<start] + template(String(expression)) + statement[statement.index(after: end)...]
  }

  /// An expression with its mark, in quotes where its signs mean something in YAML.
  private static func template(_ expression: String) -> String {
    expression.contains { ":,#{}[]".contains($0) } ? quotedYAML("$(\(expression))") : "$(\(expression))"
  }
}

extension String {
  /// `$(nil)` is `null`.
  fileprivate var replacingNil: String {
    split(separator: "$(nil)", omittingEmptySubsequences: false).joined(separator: "null")
  }
}
