/// What a scalar says as a whole number.
package enum IntegerLiteral: Hashable, Sendable {
  case value(Int)
  /// A whole number that Int cannot hold.
  case overflow
  /// No number, or one with a fraction or an exponent.
  case notWhole
}

extension LocatedTree {
  /// The truth value of a boolean; nil for anything else.
  package func boolean(_ id: EntryID) -> Bool? {
    guard kind(id) == .boolean, let first = bytes(id).first else { return nil }
    return first == UInt8(ascii: "t") || first == UInt8(ascii: "T")
  }

  /// The whole number that a scalar is written as: decimal, `0o17` or `0x1F`, with an optional sign.
  ///
  /// Only entries of kind `number` have one; `1.0` and `1e3` are not whole.
  package func integer(_ id: EntryID) -> IntegerLiteral {
    kind(id) == .number ? wholeNumber(in: bytes(id)) : .notWhole
  }

  /// The value of a number, correctly rounded; `.inf` and `.nan` included.
  ///
  /// Nil for anything but a number, and for one that is too large for a Double.
  package func real(_ id: EntryID) -> Double? {
    kind(id) == .number ? realNumber(in: bytes(id)) : nil
  }
}

/// Returns the whole number that `text` is written as.
package func wholeNumber(in text: ArraySlice<UInt8>) -> IntegerLiteral {
  var digits = text
  let isNegative = digits.first == UInt8(ascii: "-")
  if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
  var radix = 10
  if digits.count > 2, digits[digits.startIndex] == UInt8(ascii: "0") {
    let mark = digits[digits.startIndex + 1]
    if mark == UInt8(ascii: "x") || mark == UInt8(ascii: "X") { radix = 16 }
    if mark == UInt8(ascii: "o") { radix = 8 }
    if radix != 10 { digits = digits.dropFirst(2) }
  }
  guard !digits.isEmpty else { return .notWhole }
  var value = 0
  var overflows = false
  for byte in digits {
    guard let digit = digitValue(byte), digit < radix else { return .notWhole }
    let (product, productOverflows) = value.multipliedReportingOverflow(by: radix)
    let (sum, sumOverflows) =
      isNegative
      ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
    overflows = overflows || productOverflows || sumOverflows
    value = sum
  }
  return overflows ? .overflow : .value(value)
}

/// Returns the number that `text` is written as, correctly rounded, or nil if it is none or is too large.
package func realNumber(in text: ArraySlice<UInt8>) -> Double? {
  if let value = exactDecimal(in: text) { return value }
  if case .value(let whole) = wholeNumber(in: text) { return Double(whole) }
  let words = String(decoding: text, as: UTF8.self)
  switch words {
  case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
  case "-.inf", "-.Inf", "-.INF": return -.infinity
  case ".nan", ".NaN", ".NAN": return .nan
  default:
    let value = words.hasPrefix("0o") ? octalReal(words.utf8.dropFirst(2)) : Double(words)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// Returns the value of `0o…` beyond the range of Int.
private func octalReal(_ digits: Substring.UTF8View) -> Double? {
  digits.reduce(0.0) { sum, byte in sum * 8 + Double(digitValue(byte) ?? 0) }
}

/// Returns the value of a decimal of at most 15 digits with a small exponent, for which one multiplication or division
/// of exact operands rounds correctly; nil for all others.
///
/// Source: Clinger, "How to read floating point numbers accurately", the fast path.
private func exactDecimal(in text: ArraySlice<UInt8>) -> Double? {
  var index = text.startIndex
  let end = text.endIndex
  guard index < end else { return nil }
  let isNegative = text[index] == UInt8(ascii: "-")
  if isNegative || text[index] == UInt8(ascii: "+") { index += 1 }
  var digits: UInt64 = 0
  var digitCount = 0
  var fractionDigits = 0
  var isFraction = false
  while index < end {
    let byte = text[index]
    if byte == UInt8(ascii: "."), !isFraction {
      isFraction = true
    } else if byte &- 0x30 <= 9 {
      digits = digits &* 10 &+ UInt64(byte &- 0x30)
      digitCount += 1
      if digitCount > 15 { return nil }
      if isFraction { fractionDigits += 1 }
    } else {
      return nil
    }
    index += 1
  }
  guard digitCount > 0 else { return nil }
  var value = Double(digits)
  if fractionDigits > 0 { value /= powersOfTen[fractionDigits] }
  return isNegative ? -value : value
}

/// The powers of ten that a Double holds exactly, as far as the fast path needs them.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]

/// Returns the value of a hexadecimal digit, or nil for any other byte.
@inline(__always) func digitValue(_ byte: UInt8) -> Int? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
  case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x57
  case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x37
  default: nil
  }
}
