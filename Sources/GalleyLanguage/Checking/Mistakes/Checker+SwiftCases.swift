import GalleyFormats
import GalleySource

// Parts of statements and closures of Swift as keys: `case 1:`, `geo in:`.

extension Checker {
  /// Says that the cases of a `switch` are a list, and no keys beside it as in Swift: `case 1:`; nil where there are none.
  func casesAsKeys(_ node: EntryID) -> Diagnostic? {
    let pairs = pairs(of: node)
    guard let first = pairs.first(where: { text($0.key).hasPrefix("case ") })?.key else { return nil }
    var written: [(key: String, value: Sketch)] = []
    var cases: [Sketch] = []
    for (key, value) in pairs {
      guard text(key).hasPrefix("case ") else {
        written.append((text(key), Sketch(tree, value)))
        continue
      }
      if cases.isEmpty { written.append((ControlWord.cases.rawValue, .list([]))) }
      cases.append(
        .mapping([("case", pattern(inSwift: text(key).dropFirst("case ".count))), ("then", Sketch(tree, value))]))
    }
    let isShort = span(node).length <= UInt32(Self.longestMend)
    let list = Sketch.list(cases)
    written = written.map { $0.key == ControlWord.cases.rawValue ? ($0.key, list) : $0 }
    let mend = self.written(ControlWord.cases.rawValue, list, isJSON: isInDoubleQuotes(first))
    return Diagnostic(
      .swiftSource, "`\(text(first))` is Swift: the cases of a `switch` are a list under `cases`", at: span(first),
      label: isShort
        ? "write `\(mend)`" : "write `cases:`, and below it `- case: \(text(first).dropFirst("case ".count))`",
      help: ["each is a mapping with `case` and `then`; `default` stands beside `cases`"],
      expected: [ControlWord.cases.rawValue], fix: isShort ? rewritten(node, as: written) : nil)
  }

  private func pattern(inSwift text: Substring) -> Sketch {
    let parts = text.split(separator: ",").map { $0.trimmingSpaces }.map { part -> Sketch in
      if Double(part) != nil || Bool(String(part)) != nil { return .scalar(String(part)) }
      if part.count > 1, part.first == "\"", part.last == "\"" { return .text(String(part.dropFirst().dropLast())) }
      return .text(String(part.drop { $0 == "." }))
    }
    return parts.count == 1 ? parts[0] : .list(parts)
  }

  /// Says that a view's name lacks the colon behind it: `Text "Hello"`, `Text = Hello`; nil for any other text.
  func viewWithoutColon(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, text(entry).utf8.count <= 200, let space = text(entry).firstIndex(of: " ") else {
      return nil
    }
    let name = text(entry)[..<space]
    var value = text(entry)[space...].drop { $0 == " " }
    let hasSign = value.first == "="
    if hasSign { value = value.dropFirst().drop { $0 == " " } }
    let isQuoted = value.count > 1 && value.first == "\"" && value.last == "\""
    guard name.first?.isUppercase == true, isKnownName(String(name)), hasSign || isQuoted, !value.isEmpty else {
      return nil
    }
    let meant = Sketch.text(String(isQuoted ? value.dropFirst().dropLast() : value))
    let mend = Sketch.mapping([(String(name), meant)]).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .missingColon, "`\(name)` is a key, and what it shows stands behind a colon", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says that the names of a closure stand under `parameters`: `geo in:` is of Swift; nil for any other key.
  func closureAsKey(_ key: EntryID, _ value: EntryID?) -> Diagnostic? {
    let words = text(key).split { " ,()".contains($0) }.map(String.init)
    guard let value, words.count > 1, words.last == "in",
      words.dropLast().allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    let pairs: [(key: String, value: Sketch)] = [
      ("parameters", .list(words.dropLast().map { .text($0) })), ("body", Sketch(tree, value)),
    ]
    let isShort = pairSpan(key, value).length <= UInt32(Self.longestMend)
    return Diagnostic(
      .swiftSource, "`\(text(key))` is Swift: a closure has its names under `parameters`, and its views under `body`",
      at: span(key),
      label: "write `parameters: [ \(words.dropLast().joined(separator: ", ")) ]`, and `body:` before the views",
      fix: isShort ? replacing(key, value, with: pairs) : nil)
  }
}
