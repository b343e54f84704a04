package import GalleySource

/// What a plain scalar would have meant to a reader of YAML 1.1, and does not mean here.
package enum YAML11Meaning: Hashable, Sendable {
  /// `yes`, `no`, `on`, `off`, `y`, `n`.
  case boolean(Bool)
  /// `010`, which was eight.
  case octal(Int)
  /// `0b101`, which was five.
  case binary(Int)
  /// `1_000`, which was a thousand.
  case grouped(Int)
  /// `1:30`, which was ninety, for numbers were read to the base of sixty.
  case sexagesimal(Int)
  /// `2001-01-01`, with or without a time.
  case date
}

extension LocatedTree {
  /// What the scalar would have meant to a reader of YAML 1.1; nil if it meant the same, or stands in quotes.
  package func yaml11Meaning(_ id: EntryID) -> YAML11Meaning? {
    guard entries[id].flags.contains(.plain), kind(id) == .string || kind(id) == .number else { return nil }
    return yaml11MeaningOf(bytes(id))
  }

  /// The comment that follows a YAML value on its line; nil if there is none.
  ///
  /// A value that begins with `#`, such as a colour without quotes, or a text that holds a space and `#`, loses all that
  /// follows to the comment; a null of no length before a comment is the first of these.
  package func commentFollowing(_ id: EntryID) -> SourceSpan? {
    let entry = entries[id]
    guard !entry.flags.contains(.block) else { return nil }
    var start = Int(entry.start) + Int(entry.length)
    let end = start
    while start < source.count, source[start] == 0x20 || source[start] == 0x09 { start += 1 }
    guard start > end, start < source.count, source[start] == UInt8(ascii: "#") else { return nil }
    var last = start
    while last < source.count, source[last] != 0x0A, source[last] != 0x0D { last += 1 }
    while last > start, isSpaceOrBreak(source[last - 1]) { last -= 1 }
    return SourceSpan(start: UInt32(start), end: UInt32(last), file: file)
  }
}

extension LocatedTree {
  /// What to say of a value that YAML lost to a comment, as it does with a colour without quotes, or of a text that it
  /// may have cut there; nil if nothing is amiss.
  package func misreadComment(after id: EntryID) -> Diagnostic? {
    let entry = entries[id]
    guard entry.flags.contains(.plain), let comment = commentFollowing(id) else { return nil }
    let bytes = source[Int(comment.start)..<Int(comment.end)]
    if entry.kind == .null, entry.length == 0, let length = colourLength(in: bytes) {
      let span = SourceSpan(start: comment.start, end: comment.start + UInt32(length), file: file)
      return colourWithoutQuotes(String(decoding: bytes.prefix(length), as: UTF8.self), at: span)
    }
    guard entry.kind == .string, let second = bytes.dropFirst().first, !isSpaceOrBreak(second),
      second != UInt8(ascii: "#"), second != UInt8(ascii: "!")
    else { return nil }
    let whole = SourceSpan(start: entry.start, end: comment.end, file: file)
    let quoted = quotedYAML(String(decoding: source[Int(whole.start)..<Int(whole.end)], as: UTF8.self))
    return Diagnostic(
      .textCutByComment, "a space and `#` begin a comment, so the text ends before them", at: comment,
      label: "if this belongs to the text, write `\(quoted)`",
      help: ["a space behind `#` says that a comment is meant"],
      fix: TextEdit(span: whole, replacement: quoted))
  }
}

/// The number of bytes of the colour that `text` begins with, `#` included, where a space or nothing follows it; nil if
/// it begins with none.
///
/// Three or four digits are a colour only where nothing else follows, for they may be a word of a comment.
func colourLength(in text: ArraySlice<UInt8>) -> Int? {
  let digits = text.dropFirst().prefix { digitValue($0) != nil }
  let behind = text[digits.endIndex...].first
  switch digits.count {
  case 6, 8: return behind.map { isSpaceOrBreak($0) || ",]}".utf8.contains($0) } ?? true ? digits.count + 1 : nil
  case 3, 4: return behind == nil ? digits.count + 1 : nil
  default: return nil
  }
}

/// Says that a colour needs quotes.
func colourWithoutQuotes(_ written: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .unquotedIndicator, "YAML takes a colour without quotes for a comment, since it begins with `#`", at: span,
    label: "write `\"\(written)\"`", fix: TextEdit(span: span, replacement: "\"\(written)\""))
}

/// Returns what the plain scalar `text` would have meant to a reader of YAML 1.1 and does not mean here.
///
/// Source: the type repository of YAML 1.1 (bool, int, timestamp).
private func yaml11MeaningOf(_ text: ArraySlice<UInt8>) -> YAML11Meaning? {
  guard let first = text.first, text.count <= 40 else { return nil }
  if isDecimal(text) { return nil }
  if let boolean = yaml11Boolean(text) { return .boolean(boolean) }
  let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
  let digits = isSigned ? text.dropFirst() : text
  guard let leading = digits.first, leading &- 0x30 <= 9 else { return nil }
  if isDate(text) { return .date }
  let plain = digits.filter { $0 != UInt8(ascii: "_") }
  let isGrouped = plain.count < digits.count
  func signed(_ value: Int) -> Int { first == UInt8(ascii: "-") ? -value : value }
  if plain.starts(with: "0b".utf8), let value = number(plain.dropFirst(2), radix: 2) { return .binary(signed(value)) }
  if plain.count > 1, leading == UInt8(ascii: "0"), let value = number(plain[...], radix: 8) {
    return .octal(signed(value))
  }
  if isGrouped, let value = number(plain[...], radix: 10) { return .grouped(signed(value)) }
  return sexagesimal(plain).map { .sexagesimal(signed($0)) }
}

/// Whether a text is digits, perhaps with a point, that no zero leads: the same number to every reader.
private func isDecimal(_ text: ArraySlice<UInt8>) -> Bool {
  text.first != UInt8(ascii: "0") && text.allSatisfy { $0 &- 0x30 <= 9 || $0 == UInt8(ascii: ".") }
}

private func yaml11Boolean(_ text: ArraySlice<UInt8>) -> Bool? {
  guard text.count <= 3 else { return nil }
  switch String(decoding: text, as: UTF8.self) {
  case "y", "Y", "yes", "Yes", "YES", "on", "On", "ON": return true
  case "n", "N", "no", "No", "NO", "off", "Off", "OFF": return false
  default: return nil
  }
}

private func number(_ digits: ArraySlice<UInt8>, radix: Int) -> Int? {
  guard !digits.isEmpty else { return nil }
  var value = 0
  for byte in digits {
    guard byte &- 0x30 <= 9, Int(byte) - 0x30 < radix else { return nil }
    let (product, overflows) = value.multipliedReportingOverflow(by: radix)
    let (sum, overflowsAgain) = product.addingReportingOverflow(Int(byte) - 0x30)
    guard !overflows, !overflowsAgain else { return nil }
    value = sum
  }
  return value
}

/// The value of digits in groups of up to two, separated by colons, to the base of sixty.
private func sexagesimal(_ text: [UInt8]) -> Int? {
  let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
  guard parts.count > 1, let first = number(parts[0], radix: 10) else { return nil }
  var value = first
  for part in parts.dropFirst() {
    guard part.count <= 2, let digits = number(part, radix: 10), digits < 60 else { return nil }
    let (product, overflows) = value.multipliedReportingOverflow(by: 60)
    let (sum, overflowsAgain) = product.addingReportingOverflow(digits)
    guard !overflows, !overflowsAgain else { return nil }
    value = sum
  }
  return value
}

/// Tells whether `text` begins with a date, which a time may follow.
private func isDate(_ text: ArraySlice<UInt8>) -> Bool {
  let parts = text.prefix { $0 &- 0x30 <= 9 || $0 == UInt8(ascii: "-") }.split(
    separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard parts.count == 3, parts[0].count == 4, (1...2).contains(parts[1].count), (1...2).contains(parts[2].count) else {
    return false
  }
  let rest = text.dropFirst(parts[0].count + parts[1].count + parts[2].count + 2)
  guard let separator = rest.first else { return true }
  return separator == UInt8(ascii: "T") || separator == UInt8(ascii: "t") || separator == 0x20
}
