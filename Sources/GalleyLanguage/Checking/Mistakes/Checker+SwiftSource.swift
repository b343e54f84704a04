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

  /// Says that a pair is a call of Swift, which YAML cuts at its first colon: `Spacer(minLength: 8)`; nil for any other.
  func swiftPair(_ key: EntryID, isView: Bool) -> Diagnostic? {
    let start = Int(span(key).start)
    guard text(key).contains(where: { "({".contains($0) }), !isInDoubleQuotes(key), let end = endOfCall(from: start),
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
      if "({[".utf8.contains(byte) { depth += 1 }
      if ")}]".utf8.contains(byte) { depth -= 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}"), depth <= 0, !goesOn(behind: index) {
        return depth == 0 ? index + 1 : nil
      }
    }
    return nil
  }

  /// Whether a modifier, or a closure with or without a label, follows on the bracket that closes a call.
  private func goesOn(behind bracket: Int) -> Bool {
    let rest = tree.source[(bracket + 1)...].prefix(40)
    if rest.first == UInt8(ascii: ".") { return true }
    let next = rest.drop { $0 == 0x20 }
    if next.first == UInt8(ascii: "{") { return next.count < rest.count }
    let label = next.prefix { $0 | 0x20 &- 0x61 < 26 }
    return !label.isEmpty && label.count < 20 && next.dropFirst(label.count).starts(with: ": {".utf8)
  }

  /// Says that a text among modifiers is Swift: `.padding(8)`; nil if it is not.
  func swiftModifier(_ entry: EntryID) -> Diagnostic? {
    guard let calls = swiftCalls(entry), calls.allSatisfy({ isKnownName($0.name) }) else { return nil }
    return swiftSource(entry, calls.count == 1 ? sketch(of: calls[0]) : nil)
  }

  private func swiftCalls(_ entry: EntryID) -> [SwiftCall]? {
    guard tree.kind(entry) == .string else { return nil }
    var written = text(entry)
    // A view with closures is no expression.
    if written.hasPrefix("$("), written.hasSuffix(")"), written.contains("{") {
      written = String(written.dropFirst(2).dropLast())
    }
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
    if let insets = insetsOfFlutter(written) { return swiftSource(entry, Sketch(inYAML: insets)) }
    let isPath = written.dropFirst().contains(".") && written.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    guard written.hasSuffix(")") || isPath else { return nil }
    if written.first == ".", let calls = SwiftCall.chain(written), calls.count == 1,
      calls[0].arguments.allSatisfy({ $0.label != nil }), let sketch = sketch(of: calls[0])
    {
      return swiftSource(entry, sketch)
    }
    return swiftExpression(entry, of: type).map { swiftValue(entry, expression: $0) }
  }

  func swiftValue(_ entry: EntryID, expression: String) -> Diagnostic {
    Diagnostic(
      .swiftSource, "`\(text(entry))` is Swift, and an expression of Swift stands in `$( )`", at: span(entry),
      label: "write `$(\(expression))`", fix: replacing(entry, with: "$(\(expression))"))
  }

  /// The expression that a text in the place of a value is in Swift: `.title2.bold()` for `title2.bold()`; nil for none.
  func swiftExpression(_ entry: EntryID, of type: String?) -> String? {
    let written = text(entry)
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
    return checked.id.isValid && problems.isEmpty ? expression : nil
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
}

extension String {
  /// The first of its lines.
  fileprivate var firstLine: Substring { prefix { $0 != "\n" } }
}
