internal import GalleySource

// Lines and calls of Swift.

extension YAMLScene {
  /// Where a call ends that begins before a colon and holds it; nil if it does not end on its line.
  func endOfCall(from start: Int, around colon: Int) -> Int? {
    let name = text(start, colon).prefix { $0.isLetter || $0.isNumber || $0 == "." }
    guard !name.isEmpty, byte(start + name.utf8.count) == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for index in start..<min(start + 400, endOfLine(start)) {
      if byte(index) == UInt8(ascii: "(") { depth += 1 }
      if byte(index) == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0, byte(index) == UInt8(ascii: ")") {
        let isAtEnd = index + 1 >= source.count || " \n\r,]}".utf8.contains(byte(index + 1))
        return index > colon && isAtEnd ? index + 1 : nil
      }
    }
    return nil
  }

  /// The key whose value begins at `start`; empty where none stands there.
  func key(before start: Int) -> String {
    var end = start
    while end > 0, byte(end - 1) == 0x20 { end -= 1 }
    guard end > 0, byte(end - 1) == UInt8(ascii: ":") else { return "" }
    let name = source[..<(end - 1)].reversed().prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    return String(decoding: name.reversed(), as: UTF8.self)
  }

  /// Whether a text is a call: `.system(size: 20)`, `Color(red: 1, green: 0, blue: 0)`.
  func isSwiftCall(_ text: String) -> Bool {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    return !name.isEmpty && text[name.endIndex...].hasPrefix("(") && text.hasSuffix(")")
  }

  /// Whether a call stands where words do, of a function that the document has not: `Text: linear(x: 3)`.
  ///
  /// A function is a key somewhere; the names of types begin with a capital letter.
  func isCallAmongWords(_ written: String, valueOf key: String) -> Bool {
    let name = written.prefix { $0.isLetter || $0.isNumber }
    return YAMLScene.keysOfWords.contains(key) && !name.isEmpty && name.first?.isLowercase == true
      && !declares(String(name))
  }

  /// Keys whose values are words, or the names of pictures.
  private static let keysOfWords: Set<String> = [
    "Text", "title", "label", "verbatim", "text", "navigationTitle", "Image", "systemName", "systemImage",
  ]

  /// Whether a name is a key somewhere, so that it may be declared.
  private func declares(_ name: String) -> Bool {
    let declared = Array("\(name):".utf8)
    return source.indices.contains { source[$0...].starts(with: declared) }
  }

  /// The expression of a choice between values, `isOn ? a : b`, whose condition may have the mark of one already, and whose
  /// words may be texts that nobody declares.
  func choice(_ written: String, valueOf key: String) -> String {
    let parts = written.split(separator: " ? ", maxSplits: 1).map(String.init)
    let arms = parts.count == 2 ? parts[1].split(separator: " : ", maxSplits: 1).map(String.init) : []
    guard arms.count == 2 else { return "$(\(written))" }
    let hasMark = parts[0].hasPrefix("$(") && parts[0].hasSuffix(")")
    let condition = hasMark ? String(parts[0].dropFirst(2).dropLast()) : parts[0]
    let values = arms.map { arm in
      let isWord = arm.first?.isLetter == true && arm.allSatisfy { $0.isLetter || $0.isNumber || ".-_ ".contains($0) }
      return isWord && YAMLScene.keysOfWords.contains(key) && !declares(String(arm.prefix { $0 != "." }))
        ? "\"\(arm)\"" : arm
    }
    return "$(\(condition) ? \(values[0]) : \(values[1]))"
  }

  /// Whether a text is a view with its closure on one line: `VStack(spacing: 8) { Text("a") }`, with its modifiers.
  func isSwiftView(_ text: String) -> Bool {
    let name = text.prefix { $0.isLetter || $0.isNumber }
    guard name.first?.isUppercase == true, text.hasSuffix("}") || text.hasSuffix(")"), text.contains("{") else {
      return false
    }
    let rest = text[name.endIndex...]
    guard rest.hasPrefix("(") || rest.hasPrefix(" {") else { return false }
    var depth = 0
    var isQuoted = false
    for byte in rest.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if "({[".utf8.contains(byte) { depth += 1 }
      if ")}]".utf8.contains(byte) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0 && !isQuoted
  }

  /// Says that the document, or a line of it, is Swift; nil if it is not.
  ///
  /// A call that is complete can be masked: the checker then says what it is in this language.
  func swiftSource() -> YAMLMistake? {
    let line = startOfText(onLineOf: failure.position)
    if let modifiers = modifiersOfSwift(around: line) { return modifiers }
    let first = startOfText(onLineOf: firstTextLine())
    let opening = byte(line) == UInt8(ascii: "}") ? opening(of: line).map { [$0] } ?? [] : []
    for start in (first == line ? [line] : [first, line]) + opening {
      let end = endOfPlain(from: start)
      if let mistake = variable(start, end) { return mistake }
      guard let name = swiftStart(start, end) else { continue }
      let first = keyStart(from: start)
      if let mistake = swiftHead(name, first..<end) { return mistake }
      let isComplete = isSwiftCall(text(first, end)) || isSwiftView(text(first, end))
      let masks = (first..<end).filter { isComplete && byte($0) == UInt8(ascii: ":") }.map {
        YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x"))
      }
      return YAMLMistake(
        diagnostic: Diagnostic(
          .swiftSource, "`\(name)` is Swift, and documents are written in YAML or JSON",
          at: span(isComplete ? first : start, end),
          label: "a view's name is a key, and its arguments stand below it",
          help: [
            name.hasPrefix("ForEach")
              ? "`ForEach(names, id: \\.self) { name in Text(name) }` is "
                + "`ForEach: { data: $(names), id: self, item: name, content: { Text: $(name) } }`"
              : "`VStack(spacing: 8) { Text(\"a\") }` is `VStack: { spacing: 8, content: [ { Text: a } ] }`"
          ]),
        masks: masks, isTreeSure: isComplete)
    }
    return nil
  }

  /// Says that a view with its arguments in parentheses is a key: `VStack(spacing: 8):`, with its views below it; nil for
  /// any other line, and for arguments that are more than plain values.
  private func swiftHead(_ shown: String, _ range: Range<Int>) -> YAMLMistake? {
    let written = text(range.lowerBound, range.upperBound)
    let name = written.prefix { $0.isLetter || $0.isNumber }
    guard written.hasPrefix(name + "("), written.hasSuffix("):") else { return nil }
    let arguments = written[name.endIndex...].dropFirst().dropLast(2).split(separator: ",").map { plainArgument($0) }
    let column = range.lowerBound - startOfLine(range.lowerBound)
    let below = startOfText(onLineOf: endOfLine(range.lowerBound) + 1)
    guard !arguments.isEmpty, arguments.allSatisfy({ $0 != nil }), byte(below) == UInt8(ascii: "-"),
      byte(below + 1) == 0x20, below - startOfLine(below) > column
    else { return nil }
    let indentation = String(repeating: " ", count: below - startOfLine(below))
    let lines = (["\(name):"] + arguments.compactMap { $0.map { indentation + $0 } } + ["\(indentation)content:"])
    return YAMLMistake(
      diagnostic: Diagnostic(
        .swiftSource, "`\(shown)` is Swift, and the arguments of a view stand below its name",
        at: span(range.lowerBound, range.upperBound),
        label: "write `\(name):`, and its arguments below it",
        help: [HelpText("write\n" + lines.joined(separator: "\n"))],
        fix: TextEdit(span: span(range.lowerBound, range.upperBound), replacement: lines.joined(separator: "\n"))),
      masks: [])
  }

  /// An argument of Swift as a pair: `alignment: .leading` is `alignment: leading`; nil for one without a label, or with more
  /// than a number, a word or a text for its value.
  private func plainArgument(_ argument: Substring) -> String? {
    let parts = argument.split(separator: ":", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
    guard parts.count == 2, let first = parts[1].first, parts[0].allSatisfy({ $0.isLetter }) else { return nil }
    let value = first == "." && parts[1].dropFirst().first?.isLetter == true ? parts[1].dropFirst() : parts[1][...]
    let isText = value.count > 1 && first == "\"" && value.last == "\""
    let isWord = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    if isText || isWord && (first == "." || Double(value) != nil || Bool(String(value)) != nil) {
      return "\(parts[0]): \(value)"
    }
    return isWord && first.isLetter ? "\(parts[0]): $(\(value))" : nil
  }

  /// Says that the arguments of a call stand in braces: `frame: (width: 100, height: 50)`; nil for any other text.
  func argumentsInParentheses(_ start: Int) -> YAMLMistake? {
    let end = endOfPlain(from: start)
    let written = text(start, end)
    guard written.hasPrefix("("), written.hasSuffix(")") else { return nil }
    let parts = written.dropFirst().dropLast().split(separator: ",").map { plainArgument($0) }
    guard !parts.isEmpty, parts.allSatisfy({ $0 != nil }) else { return nil }
    let mend = "{ \(parts.compactMap(\.self).joined(separator: ", ")) }"
    let masks = (start..<end).filter { byte($0) == UInt8(ascii: ":") }.map {
      YAMLMistake.Mask(position: $0, byte: UInt8(ascii: "x"))
    }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .swiftSource, "`\(written)` is Swift, and arguments stand in braces", at: span(start, end),
        label: "write `\(mend)`", fix: TextEdit(span: span(start, end), replacement: mend)),
      masks: masks)
  }

  /// Says that a variable of Swift is a key with its value: `@State var count = 0` below `state`; nil for any other line.
  private func variable(_ start: Int, _ end: Int) -> YAMLMistake? {
    var words = text(start, end).split(separator: " ").map(String.init)
    let modifiers: Set = ["@State", "private", "var", "let"]
    guard words.first == "@State", words.count <= 20 else { return nil }
    words = Array(words.drop { modifiers.contains($0) })
    guard var name = words.first else { return nil }
    var rest = words.dropFirst()
    var type: String?
    if name.last == ":" {
      name.removeLast()
      type = rest.popFirst()
    }
    let value = rest.first == "=" ? rest.dropFirst().joined(separator: " ") : nil
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), let value, !value.isEmpty else { return nil }
    let written = value.first == "." ? String(value.dropFirst()) : value
    let mend = type.map { "\(name): { type: \($0), value: \(written) }" } ?? "\(name): \(written)"
    let above = textLine(above: start).map { text($0.lowerBound, $0.upperBound) }
    return YAMLMistake(
      diagnostic: Diagnostic(
        .swiftSource, "`\(text(start, end).prefix(60))` is Swift: the names under `state` are keys with their values",
        at: span(start, end), label: above == "state:" ? "write `\(mend)`" : "write `state: { \(mend) }`",
        fix: above == "state:" ? TextEdit(span: span(start, end), replacement: mend) : nil))
  }

  /// The line that opens the closure which a brace closes: the one above that is not indented further and ends in `{`, or in
  /// `in` with the names of the closure; nil if none does.
  private func opening(of brace: Int) -> Int? {
    let column = brace - startOfLine(brace)
    var line = textLine(above: brace)
    while let above = line {
      let written = text(above.lowerBound, above.upperBound)
      if above.lowerBound - startOfLine(above.lowerBound) <= column {
        return written.hasSuffix("{") || written.hasSuffix(" in") && written.contains("{") ? above.lowerBound : nil
      }
      line = textLine(above: above.lowerBound)
    }
    return nil
  }

  private func firstTextLine() -> Int {
    var index = 0
    while index < source.count {
      let start = startOfText(onLineOf: index)
      if start < source.count, ![UInt8(ascii: "#"), 0x0A, 0x0D].contains(source[start]), source[start] != 0xEF {
        return start
      }
      index = endOfLine(index) + 1
    }
    return 0
  }

  /// What begins a line of Swift: an import, a declaration, a call with a closure or with labelled arguments.
  private func swiftStart(_ start: Int, _ end: Int) -> String? {
    var start = start
    if byte(start) == UInt8(ascii: "-"), byte(start + 1) == 0x20 { start += 2 }
    let line = text(start, end)
    for word in ["import SwiftUI", "struct ", "var body: some View", "@State ", "#Preview"] where line.hasPrefix(word) {
      return String(line.prefix(40))
    }
    let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    let rest = line[name.endIndex...]
    guard let letter = name.first, letter.isLetter || letter == "." else { return nil }
    let isCall = rest.hasPrefix("(") && (["{", ")", "):"].contains { rest.hasSuffix($0) } || rest.contains(") {"))
    let opensClosure = letter.isUppercase && rest == " {"
    return isCall || opensClosure ? String(line.prefix(60)) : nil
  }
}
