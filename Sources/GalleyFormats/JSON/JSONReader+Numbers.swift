internal import GalleySource

extension JSONReader {
  /// Reads the number that begins here, and tells whether it is one of JSON.
  @inline(__always) mutating func readNumber() -> Bool {
    let end = endOfNumber(from: position)
    guard end > position, isDelimited(at: end) else { return false }
    append(.number, start: position, end: end)
    position = end
    return true
  }

  /// Returns the end of the number that begins at `start`, or `start` if there is none.
  @inline(__always) func endOfNumber(from start: Int) -> Int {
    var index = start
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    let whole = endOfDigits(from: index)
    guard whole > index, bytes[index] != UInt8(ascii: "0") || whole == index + 1 else { return start }
    index = whole
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      let fraction = endOfDigits(from: index + 1)
      guard fraction > index + 1 else { return start }
      index = fraction
    }
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return index }
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
    let exponent = endOfDigits(from: index)
    return exponent > index ? exponent : start
  }

  @inline(__always) private func endOfDigits(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] &- 0x30 <= 9 { index += 1 }
    return index
  }

  /// Reports what begins like a number and is none of JSON; with an evident mend it stays a number.
  mutating func recoverNumber() -> Step {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]), lengthOfStrangeSpace() == 0 { position += 1 }
    if endOfNumber(from: start) == position {
      append(.number, start: start, end: position)
      return .separator
    }
    let written = text(start, position)
    let span = problems.span(start, position)
    guard let mended = mendedNumber(written) else {
      append(.string, start: start, end: position)
      problems.report(
        Diagnostic(
          .invalidNumber, "`\(written)` is no number", at: span, help: ["a text needs double quotes"],
          fix: TextEdit(span: span, replacement: "\"\(written)\"")))
      return .separator
    }
    append(written.utf8.contains(UInt8(ascii: "_")) ? .string : .number, start: start, end: position)
    problems.report(
      Diagnostic(
        .invalidNumber, "`\(written)` is not how JSON writes a number", at: span, label: "write `\(mended)`",
        fix: TextEdit(span: span, replacement: mended)))
    return .separator
  }

  /// Returns the number that was evidently meant by `written`.
  private func mendedNumber(_ written: String) -> String? {
    var digits = written.utf8.filter { $0 != UInt8(ascii: "_") }[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    if digits.count > 2, digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      guard case .value(let value) = wholeNumber(in: digits) else { return nil }
      return String(isNegative ? -value : value)
    }
    while digits.count > 1, digits.first == UInt8(ascii: "0"), digits.dropFirst().first.map({ $0 &- 0x30 <= 9 }) == true
    {
      digits.removeFirst()
    }
    if digits.first == UInt8(ascii: ".") { digits.insert(UInt8(ascii: "0"), at: digits.startIndex) }
    if let point = digits.firstIndex(of: UInt8(ascii: ".")) {
      let next = digits.index(after: point)
      if next == digits.endIndex || digits[next] | 0x20 == UInt8(ascii: "e") { digits.remove(at: point) }
    }
    let mended = (isNegative ? [UInt8(ascii: "-")] : []) + digits
    guard realNumber(in: mended[...]) != nil, mended.allSatisfy({ isNumberByte($0) }) else { return nil }
    return String(decoding: mended, as: UTF8.self)
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    byte &- 0x30 <= 9 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte | 0x20 == UInt8(ascii: "e")
  }
}
