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

  /// Whether a text is a call: `.system(size: 20)`, `Color(red: 1, green: 0, blue: 0)`.
  func isSwiftCall(_ text: String) -> Bool {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    return !name.isEmpty && text[name.endIndex...].hasPrefix("(") && text.hasSuffix(")")
  }

  /// Says that the document, or a line of it, is Swift; nil if it is not.
  ///
  /// A call that is complete can be masked: the checker then says what it is in this language.
  func swiftSource() -> YAMLMistake? {
    let line = startOfText(onLineOf: failure.position)
    let first = startOfText(onLineOf: firstTextLine())
    for start in first == line ? [line] : [first, line] {
      let end = endOfPlain(from: start)
      guard let name = swiftStart(start, end) else { continue }
      let first = keyStart(from: start)
      let isComplete = isSwiftCall(text(first, end))
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
