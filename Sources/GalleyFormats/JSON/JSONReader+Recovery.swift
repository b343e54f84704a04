internal import GalleySource

// Each function here is called at a byte that its step does not expect. It reports what is wrong and returns the step
// to go on with; it either moves on by at least one byte or returns another step that will.

extension JSONReader {
  mutating func recoverValue() -> Step {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return closeInsteadOfValue(byte)
    case UInt8(ascii: ","):
      if openCollections.last?.isMapping == true { return insertMissingValue() }
      return removeComma(then: .value)
    case UInt8(ascii: ":"):
      return skipUnexpected(1, "a colon stands where a value should be", then: .value)
    default:
      if skipComment() { return .value }
      if let step = readWrongQuotes() { return step }
      return isWordByte(byte) ? recoverWord() : skipUnknown(then: .value)
    }
  }

  /// Settles a closing bracket where a value has to come.
  private mutating func closeInsteadOfValue(_ byte: UInt8) -> Step {
    guard let collection = openCollections.last else {
      return skipUnexpected(1, "`\(text(position, position + 1))` closes nothing", then: .value)
    }
    if collection.isMapping { return insertMissingValue() }
    if byte == UInt8(ascii: "]") { reportTrailingComma() }
    return .separator
  }

  /// Reports the comma behind the last element or pair, if there is one.
  private mutating func reportTrailingComma() {
    guard let lastComma, let last = tree.entries.last, Int(last.start) < lastComma else { return }
    let span = problems.span(lastComma, lastComma + 1)
    problems.report(
      Diagnostic(
        .misplacedComma, "a comma stands behind the last one of these", at: span, label: "remove it",
        fix: TextEdit(span: span, replacement: "")))
  }

  /// Reports a comma that separates nothing, and passes it.
  private mutating func removeComma(then step: Step) -> Step {
    let span = problems.span(position, position + 1)
    self.lastComma = nil
    position += 1
    problems.report(
      Diagnostic(
        .misplacedComma, "a comma stands here without anything before it", at: span, label: "remove it",
        fix: TextEdit(span: span, replacement: "")))
    return step
  }

  /// Gives the last key null in place of the value that is missing.
  private mutating func insertMissingValue() -> Step {
    let key = tree.entries.count - 1
    problems.report(
      Diagnostic(
        .missingValue, "`\(tree.text(EntryID(key)))` has no value", at: tree.span(EntryID(key)),
        label: "write `null` if nothing is meant"))
    append(.null, start: position, end: position)
    return .separator
  }

  mutating func recoverKey() -> Step {
    guard position < bytes.count else { return endEarly() }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if byte == UInt8(ascii: "}") { reportTrailingComma() }
      return .separator
    case UInt8(ascii: ","):
      return removeComma(then: .key)
    case UInt8(ascii: ":"):
      appendHiddenKey()
      return skipUnexpected(1, "a colon has no key before it", then: .value)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      problems.report(
        Diagnostic(
          .complexKey, "a key must be a text, not a mapping or a list", at: problems.span(position, position + 1)))
      appendHiddenKey()
      return .value
    default:
      if skipComment() { return .key }
      if let step = readWrongQuotes() {
        register(tree.last)
        return step == .finished ? step : .colon
      }
      let beginsKey = isWordByte(byte) && lengthOfStrangeSpace() == 0 && lengthOfUTF8(bytes, at: position) > 0
      return beginsKey ? readBareKey() : skipUnknown(then: .key)
    }
  }

  private mutating func appendHiddenKey() {
    isTreeSure = false
    append(.string, .hidden, start: position, end: position)
  }

  private mutating func readBareKey() -> Step {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    append(.string, start: start, end: position)
    register(tree.last)
    let span = problems.span(start, position)
    let quoted = "\"\(text(start, position))\""
    problems.report(
      Diagnostic(
        .unquotedKey, "the key `\(text(start, position))` has no quotes", at: span, label: "write `\(quoted)`",
        fix: TextEdit(span: span, replacement: quoted)))
    return .colon
  }

  mutating func recoverColon() -> Step {
    guard position < bytes.count else { return endEarly() }
    switch bytes[position] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      return insertMissingValue()
    case UInt8(ascii: "="):
      let start = position
      position += position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: ">") ? 2 : 1
      reportMissingColon(replacing: problems.span(start, position))
      return .value
    default:
      if skipComment() { return .colon }
      guard beginsValue(bytes[position]), lengthOfStrangeSpace() == 0 else { return skipUnknown(then: .colon) }
      let end = Int(tree.span(tree.last).end)
      reportMissingColon(replacing: problems.span(end, end))
      return .value
    }
  }

  private mutating func reportMissingColon(replacing span: SourceSpan) {
    let key = tree.last
    problems.report(
      Diagnostic(
        .missingColon, "the key `\(tree.text(key))` has no colon behind it", at: tree.span(key), label: "write `:`",
        fix: TextEdit(span: span, replacement: ":")))
  }

  /// Tells whether `byte` may begin a value or a key.
  func beginsValue(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "[")
  }
}
