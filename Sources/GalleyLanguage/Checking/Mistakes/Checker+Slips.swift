import GalleyExpressions
import GalleyFormats
import GalleySource

// Slips of the pen in a single value: a missing `$( )`, a missing space, quotes around a number, a unit behind it.

extension Checker {
  /// Longer texts are nobody's expression without its `$( )`.
  private static let longestSlip = 200

  /// Says that a text is the name of something in scope, or an expression with such names, that lacks its `$( )`.
  func unmarkedExpression(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic? {
    if let slip = typographicQuotes(entry) ?? trailingComma(entry) { return slip }
    guard let written = expression(withoutMark: entry) else { return nil }
    let expression = "$(\(written.drop { $0 == "$" }))"
    return Diagnostic(
      .unmarkedExpression,
      written.first == "$"
        ? "`\(name)` must be \(wanted), and `\(written)` is a binding, not the value that it leads to"
        : "`\(name)` must be \(wanted), and `\(written)` without `$( )` is a text", at: span(entry),
      label: "write `\(expression)`", fix: replacing(entry, with: expression))
  }

  /// The text of a scalar that would be an expression if it stood in `$( )`, and names something in scope.
  func expression(withoutMark entry: EntryID) -> String? {
    guard tree.kind(entry) == .string || tree.kind(entry) == .boolean, !isTemplate(entry) else { return nil }
    let bytes = tree.bytes(entry)
    guard bytes.count <= Self.longestSlip, problems.count < Self.mostSlips else { return nil }
    let written = text(entry)
    let scope = scope
    let words = written.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard words.contains(where: { scope.meaning(of: String($0)) != nil }) else { return nil }
    // A binding's mark is a slip for that of an expression where a value is meant.
    let bare = Array(written.utf8.drop { $0 == UInt8(ascii: "$") })[...]
    var scratch = CheckedExpressions()
    var problems: [Diagnostic] = []
    let checked = scratch.check(
      bare, range: 0..<bare.count, at: { tree.sourceSpan(of: entry, in: $0) }, expecting: nil, in: scope,
      diagnostics: &problems)
    return checked.id.isValid && problems.isEmpty ? written : nil
  }

  /// Says that a comma at the end of a line is a part of the value: `spacing: 8,`; nil where none stands there.
  func trailingComma(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, tree.entries[entry].flags.contains(.plain) else { return nil }
    let written = text(entry)
    guard written.count > 1, written.utf8.count <= Self.longestSlip, written.hasSuffix(",") else { return nil }
    let value = String(written.dropLast().trimmingSpaces)
    let sourceSpan = SourceSpan(start: span(entry).end - 1, end: span(entry).end, file: tree.file)
    return Diagnostic(
      .misplacedComma,
      "the comma behind `\(value)` is a part of the value: only values in brackets have one between them",
      at: sourceSpan, label: "leave the comma out", fix: TextEdit(span: sourceSpan, replacement: ""))
  }

  /// How many problems there may be before nobody looks for expressions any more.
  static let mostSlips = 100

  /// Says that a scalar is no number, and why: it has a unit, or stands in quotes.
  func notANumber(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic {
    if let old = oldNumber(entry, of: name) ?? numberInList(entry, wanted: wanted, of: name) { return old }
    if let quoted = quotedLiteral(entry, wanted: wanted, of: name, isLiteral: { Double($0) != nil }) { return quoted }
    if let unit = numberWithUnit(entry, of: name) ?? insetsInQuotes(entry) ?? computedLength(entry, of: name)
      ?? closureForNumber(entry, of: name)
    {
      return unit
    }
    var problem = numberMeant(entry, wanted: wanted, of: name)
    if tree.boolean(entry) == true, name.hasPrefix("max"), problem.fix == nil {
      problem.label = "write `infinity` for all the room there is"
      problem.fix = TextEdit(span: span(entry), replacement: words(yaml: "infinity", json: "\"infinity\""))
    } else if let edit = wholeRoom(entry) {
      problem.label = "write `\(edit.replacement)`"
      problem.fix = edit
    }
    if problem.fix == nil, let look = lookInstead(of: entry) {
      problem.label = "write `\(look.replacement)`"
      problem.fix = look
    } else if Self.wordsForAll.contains(text(entry).lowercased()) {
      problem.help.append("`frame: { maxWidth: infinity, maxHeight: infinity }` takes all that is offered")
    }
    return problem
  }

  /// Says that a closure of Swift which computes a number is its expression: `{ d in d[.bottom] }`; nil for any other text.
  private func closureForNumber(_ entry: EntryID, of name: String) -> Diagnostic? {
    let written = text(entry)
    guard name == "computeValue", tree.kind(entry) == .string, written.utf8.count <= 200, written.first == "{",
      written.last == "}"
    else {
      return nil
    }
    let inside = String(written.dropFirst().dropLast()).trimmingSpaces
    let parts = inside.split(separator: " ", maxSplits: 2).map(String.init)
    let isNamed =
      parts.count == 3 && parts[1] == "in" && parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let pieces = inside.split(separator: "$0", omittingEmptySubsequences: false)
    // `$0x` is none of the words of a closure.
    let isWhole = pieces.dropFirst().allSatisfy { piece in
      piece.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
    guard isNamed || inside.hasPrefix("$0") && isWhole else { return nil }
    let expression = isNamed ? parts[2] : pieces.joined(separator: "d")
    let isSame = !isNamed || parts[0] == "d"
    let mend =
      isSame
      ? Sketch.text("$(\(expression))").inline(isJSON: tree.hasKeysInQuotes)
      : Sketch.mapping([("parameters", .list([.name(isNamed ? parts[0] : "d")])), ("value", .text("$(\(expression))"))])
        .inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .swiftSource, "`\(shortened(written))` is a closure of Swift, and what it computes is an expression",
      at: span(entry), label: "write `\(mend)`", expected: [mend], fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says that a number stands in a list of its own: `spacing: [8]`; nil for any other value.
  private func numberInList(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic? {
    guard tree.kind(entry) == .sequence, tree.size(entry) == 2, tree.kind(entry.next) == .number else { return nil }
    return Diagnostic(
      .wrongType, "`\(name)` must be \(wanted), not \(describe(entry))", at: span(entry),
      label: "write `\(text(entry.next))`", fix: TextEdit(span: span(entry), replacement: text(entry.next)))
  }

  /// The modifier that takes the place of one with a word in a number's place: `cornerRadius: full`, `shadow: gray`.
  private func lookInstead(of entry: EntryID) -> TextEdit? {
    guard entry > tree.root, tree.kind(entry) == .string, isModifierName(entry.previous) else { return nil }
    let key = entry.previous
    let isJSON = isInDoubleQuotes(key)
    if text(key) == "shadow", isColorName(caseName(entry)) || text(entry).hasPrefix("#") {
      let look = Sketch.mapping([("color", Sketch(tree, entry)), ("radius", .scalar("4"))])
      return TextEdit(span: pairSpan(key, entry), replacement: written("shadow", look, isJSON: isJSON))
    }
    if text(key) == "shadow", let look = shadow(text(entry)) {
      return TextEdit(span: pairSpan(key, entry), replacement: written("shadow", look, isJSON: isJSON))
    }
    let name = String(decoding: Suggestions.fold(text(key)), as: UTF8.self)
    return WordLooks.modifier(for: name, text(entry)).map { look in
      TextEdit(span: pairSpan(key, entry), replacement: written(look.key, look.value, isJSON: isJSON))
    }
  }

  func notABoolean(_ entry: EntryID, of name: String) -> Diagnostic {
    let wanted = "`true` or `false`"
    if let unmarked = unmarkedExpression(entry, wanted: wanted, of: name) ?? conditionInWords(entry, of: name) {
      return unmarked
    }
    if let old = oldBoolean(entry, of: name) { return old }
    return quotedLiteral(entry, wanted: wanted, of: name, isLiteral: { Bool($0) != nil })
      ?? wrongType(entry, wanted: wanted, of: name)
  }

  /// Says that a condition has the signs of Swift in the place of words: `not on`, `a and b`; nil for any other text.
  private func conditionInWords(_ entry: EntryID, of name: String) -> Diagnostic? {
    let words = text(entry).split(separator: " ").map(String.init)
    guard tree.kind(entry) == .string, words.contains(where: { ["not", "and", "or"].contains($0) }), words.count <= 12
    else { return nil }
    var written = ""
    for word in words {
      let sign = ["not": "!", "and": "&&", "or": "||"][word]
      written += (written.isEmpty || written.hasSuffix("!") ? "" : " ") + (sign ?? word)
    }
    let operands = words.filter { !["not", "and", "or"].contains($0) }
    guard operands.allSatisfy({ scope.meaning(of: String($0.prefix { $0 != "." })) != nil }) else { return nil }
    return Diagnostic(
      .unmarkedExpression, "`\(name)` must be `true` or `false`, and `\(text(entry))` is a text", at: span(entry),
      label: "write `$(\(written))`", fix: replacing(entry, with: "$(\(written))"))
  }

  private func quotedLiteral(
    _ entry: EntryID, wanted: String, of name: String, isLiteral: (String) -> Bool
  ) -> Diagnostic? {
    guard tree.entries[entry].flags.contains(.quoted), isLiteral(text(entry)) else { return nil }
    return Diagnostic(
      .wrongType, "`\(name)` must be \(wanted), and `\(tree.entrySource(entry))` in quotes is a text", at: span(entry),
      label: "leave the quotes out", fix: TextEdit(span: span(entry), replacement: text(entry)))
  }

  /// Whether a number of this name is in points, and no part of one.
  static func isLength(_ name: String) -> Bool {
    ["width", "height", "size", "length", "spacing", "padding", "radius"].contains { part in
      name.lowercased().hasSuffix(part)
    }
  }

  /// What other tools write for all the room there is.
  private static let wordsForAll: Set<String> = [
    "full", "fill", "max", "stretch", "auto", "match_parent", "fillmaxwidth", "double.infinity", "∞", "inf",
  ]

  /// Says that a colon lacks the space behind it: `padding:10` is one text.
  func missingSpace(_ entry: EntryID, isKey: (String) -> Bool) -> Diagnostic? {
    guard tree.kind(entry) == .string, !tree.entries[entry].flags.contains(.quoted) else { return nil }
    let bytes = tree.bytes(entry)
    if let dash = dashWithoutSpace(entry) { return dash }
    guard bytes.count <= Self.longestSlip, let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let before = String(decoding: bytes[..<colon], as: UTF8.self)
    guard isKey(before) else { return nil }
    let after = String(decoding: bytes[(colon + 1)...], as: UTF8.self)
    let offset = colon - bytes.startIndex
    let sourceSpan = tree.sourceSpan(of: entry, in: offset..<offset + 1)
    return Diagnostic(
      .missingSpace, "the colon behind `\(before)` has no space behind it", at: sourceSpan,
      label: "write `\(before): \(after)`",
      fix: TextEdit(
        span: SourceSpan(start: sourceSpan.end, end: sourceSpan.end, file: sourceSpan.file), replacement: " "))
  }

  private func dashWithoutSpace(_ entry: EntryID) -> Diagnostic? {
    let bytes = tree.bytes(entry)
    guard bytes.count > 1, bytes.first == UInt8(ascii: "-") else { return nil }
    let name = String(decoding: bytes.dropFirst().prefix { $0 != 0x20 && $0 != UInt8(ascii: ":") }, as: UTF8.self)
    guard isKnownName(name) else { return nil }
    let start = span(entry).start
    return Diagnostic(
      .missingSpace, "the dash before `\(name)` has no space behind it",
      at: SourceSpan(start: start, end: start + 1, file: tree.file), label: "write `- \(name)`",
      fix: TextEdit(span: SourceSpan(start: start + 1, end: start + 1, file: tree.file), replacement: " "))
  }

  /// Warns of a text in typographic quotes, which are shown; authors mostly mean quotes of the notation.
  mutating func noteTypographicQuotes(_ entry: EntryID) {
    guard var problem = typographicQuotes(entry) else { return }
    problem.severity = .warning
    report(problem)
  }

  /// Says that a scalar stands in typographic quotes; nil for any other.
  func typographicQuotes(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, !tree.entries[entry].flags.contains(.quoted) else { return nil }
    let bytes = tree.bytes(entry)
    guard bytes.count > 6, let first = TypographicCharacter(at: bytes), first.isQuote,
      TypographicCharacter(at: bytes.suffix(3))?.isQuote == true
    else { return nil }
    let content = String(decoding: bytes.dropFirst(first.length).dropLast(3), as: UTF8.self)
    let mend = quotedYAML(content)
    return Diagnostic(
      .typographicCharacter, "these are typographic quotes, which are part of the text", at: span(entry),
      label: "write `\(mend)`", help: ["to show them, put straight quotes around the whole text"],
      fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Tells whether something of the catalogue or of the document is called so.
  func isKnownName(_ name: String) -> Bool {
    if let word = names.find(name), catalogue.view(word) != nil || catalogue.modifier(word) != nil { return true }
    return definitions.names(name)
  }
}
