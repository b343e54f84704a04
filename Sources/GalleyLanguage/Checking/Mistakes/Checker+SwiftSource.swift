import GalleyExpressions
import GalleyFormats
import GalleySource

// Swift source in the place of nodes, modifiers and statements, and the same in this language.

extension Checker {
  /// Says that a text in a view's place is Swift: `Text("Hello").padding()`; nil if it is not.
  func swiftView(_ entry: EntryID) -> Diagnostic? {
    if let calls = swiftCalls(entry), let view = calls.first, isKnownName(view.name) {
      return swiftSource(entry, sketch(ofView: calls))
    }
    return isSwiftBlock(entry) ? swiftSource(entry, nil) : nil
  }

  /// Tells whether a text of several lines begins with a view and its closure: `VStack {`.
  private func isSwiftBlock(_ entry: EntryID) -> Bool {
    guard tree.kind(entry) == .string, let line = text(entry).split(separator: "\n").first else { return false }
    let name = String(line.prefix { $0.isLetter || $0.isNumber })
    let rest = line[line.index(line.startIndex, offsetBy: name.count)...]
    return isKnownName(name) && rest.hasSuffix("{") && (rest.trimmingSpaces == "{" || rest.hasPrefix("("))
  }

  /// A view with its modifiers in this language; nil if their arguments are more than plain values.
  func sketch(ofView calls: [SwiftCall]) -> Sketch? {
    guard let view = calls.first, let first = sketch(of: view) else { return nil }
    var pairs: [(key: String, value: Sketch)] = []
    switch first {
    case .members(let written): pairs = written.map { ($0.key, $0.value) }
    case .name(let name) where calls.count == 1: return .name(name)
    case .name(let name): pairs = [(name, .scalar(""))]
    case .scalar, .text, .list: return nil
    }
    let modifiers = calls.dropFirst().map { sketch(of: $0) }
    guard modifiers.allSatisfy({ $0 != nil }) else { return nil }
    if !modifiers.isEmpty { pairs.append(("modifiers", .list(modifiers.compactMap(\.self)))) }
    return .mapping(pairs)
  }

  /// Says that a pair is a call of Swift, which YAML cuts at its first colon: `Spacer(minLength: 8)`; nil for any other.
  func swiftPair(_ key: EntryID, isView: Bool) -> Diagnostic? {
    let start = Int(span(key).start)
    guard text(key).contains("("), !isInDoubleQuotes(key), let end = endOfCall(from: start),
      end > Int(span(key).end)
    else { return nil }
    let sourceSpan = SourceSpan(start: UInt32(start), end: UInt32(end), file: tree.file)
    let written = source(of: sourceSpan)
    guard let calls = SwiftCall.chain(written), let first = calls.first, isKnownName(first.name) else { return nil }
    var mend = (isView ? sketch(ofView: calls) : calls.count == 1 ? sketch(of: first) : nil)?.inline(isJSON: false)
    if start > 0, tree.source[..<start].last(where: { $0 != 0x20 }) == UInt8(ascii: "{"), mend?.first == "{" {
      mend = mend.map { String($0.dropFirst(2).dropLast(2)) }
    }
    return Diagnostic(
      .swiftSource, "`\(shortened(written))` is Swift, and documents are written in YAML or JSON", at: sourceSpan,
      label: mend.map { "write `\($0)`" },
      help: mend == nil ? ["a name is a key with its arguments below it: `frame: { width: 100 }`"] : [],
      fix: mend.map { TextEdit(span: sourceSpan, replacement: $0) })
  }

  /// Where a call ends that begins at `start`, with those that are chained to it; nil if it does not end on its line.
  private func endOfCall(from start: Int) -> Int? {
    var depth = 0
    var isQuoted = false
    for index in start..<min(start + 400, tree.source.count) {
      let byte = tree.source[index]
      if byte == UInt8(ascii: "\n") { return nil }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: ")"), depth <= 0 {
        let isChained = index + 1 < tree.source.count && tree.source[index + 1] == UInt8(ascii: ".")
        if !isChained { return depth == 0 ? index + 1 : nil }
      }
    }
    return nil
  }

  /// Says that a text among modifiers is Swift: `.padding(8)`; nil if it is not.
  func swiftModifier(_ entry: EntryID) -> Diagnostic? {
    guard let calls = swiftCalls(entry), calls.allSatisfy({ isKnownName($0.name) }) else { return nil }
    return swiftSource(entry, calls.count == 1 ? sketch(of: calls[0]) : nil)
  }

  private func swiftCalls(_ entry: EntryID) -> [SwiftCall]? {
    guard tree.kind(entry) == .string else { return nil }
    let written = text(entry)
    guard written.utf8.count <= 400, written.contains("(") || written.contains("{") || written.hasPrefix(".") else {
      return nil
    }
    return SwiftCall.chain(written)
  }

  /// Says that a text in the place of a value is a call or a member of Swift: `.system(size: 20)`,
  /// `Color.blue.opacity(0.3)`, `title2.bold()`, `blue.gradient`; nil if it is not.
  func swiftValue(_ entry: EntryID, of type: String?) -> Diagnostic? {
    guard tree.kind(entry) == .string, text(entry).utf8.count <= 200 else { return nil }
    let written = text(entry)
    let isPath = written.dropFirst().contains(".") && written.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    guard written.hasSuffix(")") || isPath else { return nil }
    if written.first == ".", let calls = SwiftCall.chain(written), calls.count == 1,
      calls[0].arguments.allSatisfy({ $0.label != nil }), let sketch = sketch(of: calls[0])
    {
      return swiftSource(entry, sketch)
    }
    let isColor = isColorName(String(written.prefix { $0.isLetter || $0.isNumber }))
    let member = written.first == "." ? written : ".\(written)"
    let expression = isUpperCase(entry) ? written : isColor ? "Color.\(written)" : member
    let wanted = isColor || isUpperCase(entry) ? nil : type.flatMap { document.types.id(named: $0) }
    guard isColor || isUpperCase(entry) || wanted != nil else { return nil }
    let bytes = Array(expression.utf8)[...]
    var scratch = CheckedExpressions()
    var problems: [Diagnostic] = []
    let checked = scratch.check(
      bytes, range: 0..<bytes.count, at: { tree.sourceSpan(of: entry, in: $0) },
      expecting: wanted.map { .named($0) }, in: scope, diagnostics: &problems)
    guard checked.id.isValid, problems.isEmpty else { return nil }
    return Diagnostic(
      .swiftSource, "`\(written)` is Swift, and an expression of Swift stands in `$( )`", at: span(entry),
      label: "write `$(\(expression))`", fix: replacing(entry, with: "$(\(expression))"))
  }

  private func swiftSource(_ entry: EntryID, _ sketch: Sketch?) -> Diagnostic {
    let isJSON = isInDoubleQuotes(entry)
    let written = sketch?.inline(isJSON: isJSON)
    return Diagnostic(
      .swiftSource, "`\(text(entry).firstLine)` is Swift, and documents are written in YAML or JSON", at: span(entry),
      label: written.map { "write `\($0)`" },
      help: written == nil
        ? ["a view's name is a key with its arguments below it, `modifiers` stand beside it: `Text: Hello`"] : [],
      fix: written.map { TextEdit(span: span(entry), replacement: $0) })
  }

  /// A call in this language; nil if its arguments are more than plain values.
  func sketch(of call: SwiftCall) -> Sketch? {
    if let closure = call.closure { return sketch(of: call, closure) }
    guard !call.arguments.isEmpty else { return .name(call.name) }
    if call.arguments.count == 1, call.arguments[0].label == nil {
      return .mapping([(call.name, sketch(ofValue: call.arguments[0].value))])
    }
    guard let labels = labels(of: call) else { return nil }
    let pairs = zip(labels, call.arguments).map { (key: $0, value: sketch(ofValue: $1.value)) }
    return .mapping([(call.name, .mapping(pairs))])
  }

  /// A call with a closure behind it, which is its block of views, or what it does.
  private func sketch(of call: SwiftCall, _ closure: Substring) -> Sketch? {
    guard let callee = callee(named: call.name), let labels = labels(of: call) else { return nil }
    let last: (key: String, value: Sketch)
    if let action = callee.signatures.lazy.flatMap(\.parameters).first(where: { $0.kind.isAction }) {
      let lines = closure.split { $0 == "\n" || $0 == ";" }.map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
      let statements = lines.compactMap { Checker.statement(inSwift: $0).flatMap { Sketch(inYAML: $0) } }
      guard statements.count == lines.count else { return nil }
      last = (action.label, .list(statements))
    } else {
      guard callee.takesContent, let chains = SwiftCall.chains(in: closure) else { return nil }
      let views = chains.map { isKnownName($0[0].name) ? sketch(ofView: $0) : nil }
      guard views.allSatisfy({ $0 != nil }) else { return nil }
      last = ("content", .list(views.compactMap(\.self)))
    }
    let pairs = zip(labels, call.arguments).map { (key: $0, value: sketch(ofValue: $1.value)) }
    return .mapping([(call.name, pairs.isEmpty ? last.value : .mapping(pairs + [last]))])
  }

  /// The view or modifier of the catalogue with a name.
  private func callee(named name: String) -> Callee? {
    guard let word = names.find(name) else { return nil }
    return catalogue.view(word).map { catalogue.views[$0].callee }
      ?? catalogue.modifier(word).map { catalogue.modifiers[$0].callee }
  }

  /// The labels of a call's arguments, of which Swift leaves some out: those of the first form that has all that are written,
  /// in its order; nil if no form has them.
  private func labels(of call: SwiftCall) -> [String]? {
    let written = call.arguments.compactMap(\.label)
    if written.count == call.arguments.count { return Set(written).count == written.count ? written : nil }
    for signature in callee(named: call.name)?.signatures ?? [] {
      let known = signature.parameters.map(\.label)
      guard written.allSatisfy({ known.contains($0) }) else { continue }
      var rest = known.filter { !written.contains($0) }[...]
      let labels = call.arguments.map { $0.label ?? rest.popFirst() }
      if labels.allSatisfy({ $0 != nil }) { return labels.compactMap(\.self) }
    }
    return nil
  }

  private func sketch(ofValue value: Substring) -> Sketch {
    let isWord = value.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if value.first == ".", value.count > 1, isWord { return .text(String(value.dropFirst())) }
    if value.first == "$", value.count > 1, isWord { return .name(String(value)) }
    if Double(value) != nil || Bool(String(value)) != nil { return .scalar(String(value)) }
    if let length = StyleSheetValue.length(String(value), isBare: false) { return .scalar(length) }
    let colour = StyleSheetColor.name(String(value))
    if colour != value, colour.first == "#" || isColorName(colour) { return .text(colour) }
    if value.count >= 2, value.first == "\"", value.last == "\"", !value.dropFirst().dropLast().contains("\"") {
      let content = value.dropFirst().dropLast()
      return .text(String(content))
    }
    // A word that is the name of nothing was meant to be shown.
    if isWord, let first = value.first, first.isLetter, scope.meaning(of: String(value)) == nil {
      return .text(String(value))
    }
    return .text("$(\(value))")
  }

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
}

extension Checker {
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
  /// The first of its lines.
  fileprivate var firstLine: Substring { prefix { $0 != "\n" } }

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
