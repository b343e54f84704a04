import GalleyFormats
import GalleySource

extension Checker {
  /// Warns of `$name` in a text where a value has that name: it is shown as it stands.
  mutating func noteNamesInText(_ entry: EntryID) {
    guard tree.kind(entry) == .string else { return }
    let bytes = tree.bytes(entry)
    if bytes.contains(UInt8(ascii: "{")) { noteNamesInBraces(entry) }
    if bytes.last == UInt8(ascii: ")") { noteModifiersInText(entry) }
    if bytes.contains(UInt8(ascii: "\\")) { noteLineBreak(entry) }
    if bytes.starts(with: "configuration.".utf8) { notePartOfConfiguration(entry) } else { noteMember(entry) }
    guard let first = bytes.firstIndex(of: UInt8(ascii: "$")) else { return }
    if bytes.starts(with: "$0".utf8), noteElementOfClosure(entry) { return }
    var index = first
    while let dollar = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
      if bytes[(dollar + 1)...].first == UInt8(ascii: "(") {
        index = Checker.endOfParentheses(in: bytes, from: dollar + 1)
        continue
      }
      let end = bytes[(dollar + 1)...].firstIndex { !Checker.isPartOfName($0) } ?? bytes.endIndex
      index = end
      let name = String(decoding: bytes[(dollar + 1)..<end], as: UTF8.self)
      guard !name.isEmpty, case .variable(let variable, _)? = scope.meaning(of: name) else { continue }
      scopes.noteUse(of: variable)
      let span = tree.sourceSpan(of: entry, in: (dollar - bytes.startIndex)..<(end - bytes.startIndex))
      report(
        Diagnostic(
          .nameInText, "`$\(name)` inserts nothing here, and is shown as it stands", at: span,
          label: "did you mean `$(\(name))`?", fix: TextEdit(span: span, replacement: "$(\(name))")))
    }
  }

  /// Warns of a member of something in scope in the place of a text: `Text: item.name`.
  private mutating func noteMember(_ entry: EntryID) {
    let bytes = tree.bytes(entry)
    guard bytes.count <= 100, !tree.entries[entry].flags.contains(.quoted), bytes.contains(UInt8(ascii: ".")),
      bytes.allSatisfy({ Checker.isPartOfName($0) || $0 == UInt8(ascii: ".") }), expression(withoutMark: entry) != nil
    else { return }
    let written = text(entry)
    if case .variable(let variable, _)? = scope.meaning(of: String(written.prefix { $0 != "." })) {
      scopes.noteUse(of: variable)
    }
    report(
      Diagnostic(
        .nameInText, "`\(written)` is shown as it stands", at: span(entry), label: "did you mean `$(\(written))`?",
        fix: TextEdit(span: span(entry), replacement: "$(\(written))")))
  }

  /// Warns of a part of a style's configuration in the place of a text: `Text: configuration.label`.
  private mutating func notePartOfConfiguration(_ entry: EntryID) {
    guard let style = surroundings.style else { return }
    let kind = catalogue.styleProtocols[document.styles[style].styleProtocol]
    let name = text(entry).dropFirst("configuration.".count)
    guard let isView = kind.members.first(where: { $0.name == name })?.isView else { return }
    report(
      Diagnostic(
        .nameInText, "`\(text(entry))` is shown as it stands", at: span(entry),
        label: isView
          ? "a view of the configuration is a node: write `\(text(entry))` in the place of the `Text`"
          : "did you mean `$(\(text(entry)))`?",
        fix: isView ? nil : TextEdit(span: span(entry), replacement: "$(\(text(entry)))")))
  }

  /// Warns of modifiers that are called behind a text, as in Swift: `Hello.bold()`.
  private mutating func noteModifiersInText(_ entry: EntryID) {
    guard !tree.entries[entry].flags.contains(.quoted), !isTemplate(entry), tree.bytes(entry).count <= 200 else {
      return
    }
    let written = text(entry)
    for index in written.indices where written[index] == "." {
      guard let calls = SwiftCall.chain(String(written[index...])), written[..<index].last?.isLetter == true,
        calls.allSatisfy({ call in names.find(call.name).flatMap { catalogue.modifier($0) } != nil })
      else { continue }
      let modifiers = calls.compactMap { sketch(of: $0) }
      guard modifiers.count == calls.count else { return }
      let mend = self.written(
        ControlWord.modifiers.rawValue, .list(modifiers), isJSON: tree.hasKeysInQuotes)
      var problem = Diagnostic(
        .swiftSource, "`\(written[index...])` is Swift, and is shown as a part of the text", at: span(entry),
        label: "write `\(mend)` beside the view")
      problem.severity = .warning
      return report(problem)
    }
  }

  /// Warns of the `$0` of Swift's closures where a loop calls it `item`: `$0`, `$0.name`; false for any other text.
  private mutating func noteElementOfClosure(_ entry: EntryID) -> Bool {
    let path = text(entry).dropFirst("$0".count)
    let member = path.dropFirst()
    // `$0.99` is a price.
    let isPath =
      path.isEmpty
      || path.first == "." && member.first?.isLetter == true && member.allSatisfy { $0.isLetter || $0.isNumber }
    guard isPath, scopes.name("item")?.kind == .element, case .variable(let variable, _)? = scope.meaning(of: "item")
    else {
      return false
    }
    scopes.noteUse(of: variable)
    report(
      Diagnostic(
        .nameInText, "`\(text(entry))` inserts nothing here, and is shown as it stands: the element is `item`",
        at: span(entry), label: "did you mean `$(item\(path))`?",
        fix: TextEdit(span: contentSpan(entry), replacement: "$(item\(path))")))
    return true
  }

  /// Warns of `{name}` in a text where a value has that name: other tools put it there.
  private mutating func noteNamesInBraces(_ entry: EntryID) {
    let bytes = tree.bytes(entry)
    var index = bytes.startIndex
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      let end = bytes[(open + 1)...].firstIndex { !Checker.isPartOfName($0) && $0 != Byte.period } ?? bytes.endIndex
      index = end
      guard end < bytes.endIndex, bytes[end] == UInt8(ascii: "}") else { continue }
      // Doubled braces and those behind `$` have been complained of.
      let before = open > bytes.startIndex ? bytes[open - 1] : 0
      let path = String(decoding: bytes[(open + 1)..<end], as: UTF8.self)
      let name = path.prefix { $0 != "." }
      guard before != UInt8(ascii: "$"), before != UInt8(ascii: "{"), !name.isEmpty,
        case .variable(let variable, _)? = scope.meaning(of: String(name))
      else { continue }
      scopes.noteUse(of: variable)
      let span = tree.sourceSpan(of: entry, in: (open - bytes.startIndex)..<(end + 1 - bytes.startIndex))
      report(
        Diagnostic(
          .nameInText, "`{\(path)}` inserts nothing here, and is shown as it stands", at: span,
          label: "did you mean `$(\(path))`?", fix: TextEdit(span: span, replacement: "$(\(path))")))
    }
  }

  /// Warns of `\\n` in a text in single quotes, or without any, where a backslash is a letter like others.
  ///
  /// A text with other backslashes is a path or a formula, a block of lines has its breaks, and an expression reads its
  /// texts as Swift does.
  private mutating func noteLineBreak(_ entry: EntryID) {
    let flags = tree.entries[entry].flags
    guard flags.contains(.plain) || flags.contains(.quoted), !isInDoubleQuotes(entry), !tree.hasKeysInQuotes else {
      return
    }
    let parts = text(entry).split(separator: "\\n", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.contains("\\") }), !Self.isPathOrFormula(parts),
      !Self.hasBreakInExpression(text(entry))
    else { return }
    let mend = quotedJSON(parts.joined(separator: "\n"))
    var problem = Diagnostic(
      .invalidEscape, "`\\n` is a line break in double quotes alone, and is shown as it stands", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
    problem.severity = .warning
    report(problem)
  }

  /// What commands of formulas have behind `\\n`: `\\nabla`.
  private static let commands: Set<Substring> = [
    "abla", "atural", "e", "earrow", "eg", "eq", "ewcommand", "ewline", "ewpage", "exists", "i", "oindent", "onumber",
    "ormalfont", "ormalsize", "ot", "otin", "u", "warrow",
  ]

  /// Tells whether backslashes before an `n` begin commands of a formula, `E = \\nabla f`, or separate the names of a path,
  /// `C:\\new` and `docs\\notes.txt`.
  private static func isPathOrFormula(_ parts: [Substring]) -> Bool {
    if parts.dropFirst().contains(where: { commands.contains($0.prefix { $0.isLetter }) }) { return true }
    if parts.dropLast().contains(where: {
      $0.split(separator: " ").last.map { $0.count == 2 && $0.last == ":" } ?? false
    }) {
      return true
    }
    let words = parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) } }
    let ending = parts.last?.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    return words && parts.last?.contains(".") == true && (1...4).contains(ending.count)
  }

  /// Tells whether `\\n` stands in an expression.
  private static func hasBreakInExpression(_ text: String) -> Bool {
    var depth = 0
    var last: Character = " "
    for character in text {
      switch character {
      case "(" where depth > 0 || last == "$": depth += 1
      case ")" where depth > 0: depth -= 1
      case "n" where depth > 0 && last == "\\": return true
      default: break
      }
      last = character
    }
    return false
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26
      || byte &- UInt8(ascii: "0") < 10
  }
}
