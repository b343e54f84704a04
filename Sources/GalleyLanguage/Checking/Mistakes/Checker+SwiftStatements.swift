import GalleyFormats

// Statements of Swift and JavaScript, as this language writes them.

extension Checker {
  /// The statement that a text is in Swift, in this language: `count += 1` is `{ set: { count: $(count + 1) } }`.
  static func statement(inSwift text: String) -> String? {
    let text = text.trimmingArrow.trimmingBraces.trimmingSemicolon
    if let call = assignment(inSetter: text) { return call }
    if let printed = printed(by: text) { return "{ print: \(printed) }" }
    if let name = text.removingSuffix(".toggle()"), name.isPath { return "{ toggle: \(name) }" }
    for (mark, sign) in [("+=", "+"), ("-=", "-"), ("*=", "*"), ("/=", "/"), ("=", "")] {
      let parts = text.split(separator: mark, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let (name, value) = (String(parts[0].trimmingSpaces), String(parts[1].trimmingSpaces))
      guard name.isPath, !value.isEmpty, value.first != "=" else { continue }
      return
        "{ set: { \(name): \(sign.isEmpty ? value.isLiteral ? value : "$(\(value))" : "$(\(name) \(sign) \(value))") } }"
    }
    for (mark, sign) in [("++", "+"), ("--", "-")] {
      if let name = text.removingSuffix(mark), name.isPath { return "{ set: { \(name): $(\(name) \(sign) 1) } }" }
    }
    return nil
  }
  /// What a call of Swift or JavaScript prints: `print("a", n)` is `a $(n)`; nil for anything else.
  private static func printed(by text: String) -> String? {
    guard ["print(", "console.log(", "NSLog(", "println("].contains(where: { text.hasPrefix($0) }),
      let call = SwiftCall.chain(text)?.last, !call.arguments.isEmpty,
      call.arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    let words = call.arguments.map { argument in
      let value = String(argument.value.trimmingSpaces)
      if Double(value) != nil || Bool(value) != nil { return value }
      guard value.count >= 2, let quote = value.first, "\"'".contains(quote), value.last == quote else {
        return "$(\(value))"
      }
      return value.dropFirst().dropLast().split(separator: "\\(", omittingEmptySubsequences: false).joined(
        separator: "$(")
    }
    return quotedYAML(words.joined(separator: " "))
  }

  /// The statement that a setter of React is: `setCount(1)` is `{ set: { count: 1 } }`.
  private static func assignment(inSetter text: String) -> String? {
    guard text.hasPrefix("set"), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open].dropFirst(3)
    let value = String(text[text.index(after: open)...].dropLast().trimmingSpaces)
    guard let first = name.first, first.isUppercase, String(name).isPath, !value.isEmpty, !value.contains("=>") else {
      return nil
    }
    return "{ set: { \(first.lowercased() + name.dropFirst()): \(value.isLiteral ? value : "$(\(value))") } }"
  }
}

extension String {
  /// Without the `() =>` of JavaScript before it.
  fileprivate var trimmingArrow: String {
    guard hasPrefix("()"), let arrow = firstIndex(of: ">"), self[..<arrow].hasSuffix("=") else { return self }
    return String(self[index(after: arrow)...].trimmingSpaces)
  }

  fileprivate var trimmingSemicolon: String { hasSuffix(";") ? String(dropLast().trimmingSpaces) : self }

  /// Without the `$( )` or the braces around it, and spaces.
  fileprivate var trimmingBraces: String {
    for (open, close) in [("$(", ")"), ("{", "}")] {
      if hasPrefix(open), hasSuffix(close) {
        return String(dropFirst(open.count).dropLast(close.count).trimmingSpaces)
      }
    }
    return String(trimmingSpaces)
  }

  fileprivate func removingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count).trimmingSpaces) : nil
  }

  /// A number, a truth value or a text in quotes, which is the same in documents.
  fileprivate var isLiteral: Bool { Double(self) != nil || Bool(self) != nil || first == "\"" || hasPrefix("$(") }

  /// Names with dots between them.
  fileprivate var isPath: Bool {
    !isEmpty && first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
