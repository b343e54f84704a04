/// The core schema of YAML 1.2 (chapter 10.3): what a plain scalar is, by its text alone.
///
/// `010` is the number ten, since only `0o10` is octal; `yes`, `no`, `on` and `off` are texts.
enum CoreSchema {
  /// Returns what the plain scalar `text` is.
  @inline(__always) static func kind(of text: UnsafeBufferPointer<UInt8>) -> EntryKind {
    guard let first = text.first else { return .null }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return isNumber(text) ? .number : .string
    case UInt8(ascii: "~"):
      return text.count == 1 ? .null : .string
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      return isWord(text, "null", "Null", "NULL") ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      return isWord(text, "true", "True", "TRUE") ? .boolean : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return isWord(text, "false", "False", "FALSE") ? .boolean : .string
    default:
      return .string
    }
  }

  private static func isWord(
    _ text: UnsafeBufferPointer<UInt8>, _ lower: StaticString, _ capitalized: StaticString, _ upper: StaticString
  ) -> Bool {
    guard text.count == lower.utf8CodeUnitCount else { return false }
    return lower.withUTF8Buffer { $0.elementsEqual(text) } || capitalized.withUTF8Buffer { $0.elementsEqual(text) }
      || upper.withUTF8Buffer { $0.elementsEqual(text) }
  }

  /// Tells whether `text` is an integer or a float of the core schema.
  static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    let end = text.count
    if text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") { index = 1 }
    guard index < end else { return false }
    if index == 0, text[0] == UInt8(ascii: "0"), end > 2 {
      if text[1] == UInt8(ascii: "x") { return text.dropFirst(2).allSatisfy { digitValue($0) != nil } }
      if text[1] == UInt8(ascii: "o") { return text.dropFirst(2).allSatisfy { $0 &- 0x30 < 8 } }
    }
    let whole = digits(text, from: index)
    var hasDigits = whole > index
    index = whole
    if index < end, text[index] == UInt8(ascii: ".") {
      let fraction = digits(text, from: index + 1)
      hasDigits = hasDigits || fraction > index + 1
      if !hasDigits { return isInfinityOrNaN(text, from: index) }
      index = fraction
    }
    guard hasDigits else { return false }
    if index < end, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < end, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") { index += 1 }
      let exponent = digits(text, from: index)
      return exponent > index && exponent == end
    }
    return index == end
  }

  @inline(__always) private static func digits(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] &- 0x30 <= 9 { index += 1 }
    return index
  }

  /// Tells whether `.inf` stands at `index`, behind an optional sign, or `.nan` alone.
  private static func isInfinityOrNaN(_ text: UnsafeBufferPointer<UInt8>, from index: Int) -> Bool {
    let word = UnsafeBufferPointer(rebasing: text[index...])
    if isWord(word, ".inf", ".Inf", ".INF") { return true }
    return index == 0 && isWord(word, ".nan", ".NaN", ".NAN")
  }
}
