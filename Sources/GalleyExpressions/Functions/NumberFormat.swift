internal import GalleySource

/// Numbers as `formatted()` writes them for people who read en_US.
struct NumberFormat {
  var isPercent = false
  /// ISO 4217: `USD`; nil for a plain number.
  var currency: String?
  var isGrouped = true
  /// Nil for what the kind of number has by itself.
  var minimumDecimals: Int?
  var maximumDecimals: Int?

  /// Writes a whole number: `1,234,567`.
  static func grouped(_ value: Int) -> String { (value < 0 ? "-" : "") + grouped(String(value.magnitude)) }

  /// Writes a number with up to six decimals: `1,234.5`.
  static func grouped(_ value: Double) -> String { NumberFormat().text(value, isWhole: false) }

  /// Returns the text of a number; a percentage of an Int is not multiplied by 100, as in Foundation.
  ///
  /// The last decimal is rounded to nearest, halves to even, as ICU does.
  func text(_ value: Double, isWhole: Bool) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    let number = isPercent && !isWhole ? value * 100 : value
    let ownDecimals = currency.map { $0 == "JPY" || $0 == "KRW" ? 0 : 2 }
    let minimum = minimumDecimals ?? ownDecimals ?? 0
    let maximum = max(minimum, maximumDecimals ?? ownDecimals ?? 6)
    let digits = decimals(number.magnitude, minimum, maximum)
    let isZero = digits.utf8.allSatisfy { $0 == Byte.zero || $0 == Byte.period || $0 == Byte.comma }
    return (number < 0 && !isZero ? "-" : "") + prefix + digits + (isPercent ? "%" : "")
  }

  private var prefix: String {
    switch currency {
    case nil: ""
    case "USD"?: "$"
    case "EUR"?: "€"
    case "GBP"?: "£"
    case "JPY"?: "¥"
    // A no-break space stands between a code and its amount.
    case let code?: code + "\u{A0}"
    }
  }

  /// The digits of a number that is not negative.
  private func decimals(_ value: Double, _ minimum: Int, _ maximum: Int) -> String {
    let text = Mathematics.formatted(value, letter: UInt8(ascii: "f"), precision: maximum)
    let parts = text.split(separator: ".", maxSplits: 1)
    let whole = String(parts.first ?? "0")
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.utf8.count > minimum, fraction.hasSuffix("0") { fraction.removeLast() }
    return (isGrouped ? Self.grouped(whole) : whole) + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func grouped(_ digits: String) -> String {
    var result: [UInt8] = []
    let count = digits.utf8.count
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, (count - index).isMultiple(of: 3) { result.append(Byte.comma) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
