internal import GalleySource

/// How `formatted(_:)` writes a number: IntegerFormatStyle and FloatingPointFormatStyle of Foundation, with those of
/// percentages and amounts of money.
package struct NumberFormat: Sendable, Hashable {
  /// What a number is.
  enum Kind: String, Sendable {
    case number, percent, currency
  }

  /// How a currency is named.
  enum Presentation: String, Sendable {
    case standard, narrow, isoCode, fullName
  }

  /// When a sign is written.
  enum Sign: String, Sendable {
    case automatic, always, never
  }

  /// How large numbers are written.
  enum Notation: String, Sendable {
    case automatic, compactName, scientific
  }

  var kind = Kind.number
  /// ISO 4217: `USD`; of amounts of money alone.
  var currency = ""
  /// Digits behind the separator; nil for what the kind of number has by itself.
  var decimals: ClosedRange<Int>?
  var significantDigits: ClosedRange<Int>?
  /// The fewest digits before the separator.
  var integerLength = 1
  var isGrouped = true
  var sign = Sign.automatic
  var notation = Notation.automatic
  var presentation = Presentation.standard
  var showsSeparatorAlways = false
  var scale = 1.0
  /// Nil for the nearest, halves to even.
  var rounding: FloatingPointRoundingRule?
  /// A multiple that numbers are rounded to; nil for none.
  var increment: Double?
  /// The locale that it is fixed to; nil for that of the place.
  var locale: String?

  /// The most digits that are written behind a separator, or that a number may be made of.
  static let mostDigits = 30
}

extension NumberFormat {
  /// Returns an Int as the locale of a place writes it, with all its digits.
  func text(_ value: Int, in place: String) -> String {
    let isPlain =
      kind == .number && notation == .automatic && scale == 1 && rounding == nil && increment == nil && decimals == nil
      && significantDigits == nil
    guard isPlain else { return text(Double(value), isWhole: true, in: place) }
    let symbols = NumberSymbols.of(locale ?? place)
    return symbols.sign(isNegative: value < 0, sign)
      + symbols.write(padded(String(value.magnitude)), isGrouped: isGrouped)
      + (showsSeparatorAlways ? symbols.decimal : "")
  }

  /// Returns a number as the locale of a place writes it.
  ///
  /// A percentage of an Int is not multiplied by 100, as in Foundation.
  func text(_ value: Double, isWhole: Bool, in place: String) -> String {
    let locale = locale ?? place
    let symbols = NumberSymbols.of(locale)
    var number = value * scale
    if kind == .percent, !isWhole { number *= 100 }
    number = rounded(number)
    guard number.isFinite else {
      return number.isNaN ? "NaN" : placed(symbols.sign(isNegative: number < 0, sign) + "∞", locale)
    }
    let (digits, ending) = digits(number.magnitude, locale)
    let isZero = digits.utf8.allSatisfy { $0 == Byte.zero || $0 == Byte.period }
    let written =
      symbols.sign(isNegative: number < 0 && !isZero, sign)
      + symbols.write(digits, isGrouped: isGrouped)
      + (showsSeparatorAlways && !digits.contains(".") ? symbols.decimal : "")
    return placed(written + ending, locale)
  }

  private func rounded(_ number: Double) -> Double {
    guard number.isFinite else { return number }
    let rule = rounding ?? .toNearestOrEven
    if let increment, increment > 0 { return (number / increment).rounded(rule) * increment }
    guard let rounding else { return number }
    let decimals = decimals?.upperBound ?? 0
    guard decimals <= 15 else { return number }
    let factor = Mathematics.power(10, Double(decimals))
    return (number * factor).rounded(rounding) / factor
  }

  /// The digits of a number that is not negative, with a point, and the word that stands for thousands or millions.
  private func digits(_ value: Double, _ locale: String) -> (digits: String, ending: String) {
    switch notation {
    case .automatic: return (decimalText(value, ownDecimals), "")
    case .scientific:
      let exponent = value == 0 ? 0 : Int(Mathematics.logarithm10(value).rounded(.down))
      return (decimalText(value / Mathematics.power(10, Double(exponent)), 0...6), "E\(exponent)")
    case .compactName:
      let (power, word) = CompactWords.of(locale, for: value)
      let scaled = value / Mathematics.power(10, Double(power))
      if significantDigits != nil || decimals != nil { return (decimalText(scaled, 0...0), word) }
      // Two digits at least, and no decimals behind a number of more.
      return (scaled < 100 ? significantText(scaled, 1...2) : decimalText(scaled, 0...0), word)
    }
  }

  /// The decimals that the kind of number has by itself.
  private var ownDecimals: ClosedRange<Int> {
    guard kind == .currency else { return 0...6 }
    let digits = CurrencyNames.decimals(of: currency)
    return digits...digits
  }

  private func decimalText(_ value: Double, _ own: ClosedRange<Int>) -> String {
    if let significantDigits { return significantText(value, significantDigits) }
    let range = decimals ?? own
    return padded(
      Self.trimmed(Mathematics.formatted(value, letter: UInt8(ascii: "f"), precision: range.upperBound), range))
  }

  private func significantText(_ value: Double, _ range: ClosedRange<Int>) -> String {
    let scientific = Mathematics.formatted(value, letter: UInt8(ascii: "e"), precision: max(range.upperBound, 1) - 1)
    let parts = scientific.split(separator: "e")
    let exponent = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
    let most = max(range.upperBound - 1 - exponent, 0)
    let least = min(max(range.lowerBound - 1 - exponent, 0), most)
    let number = Double(scientific) ?? value
    return padded(
      Self.trimmed(
        Mathematics.formatted(number, letter: UInt8(ascii: "f"), precision: min(most, 340)), least...max(most, least)))
  }

  private func padded(_ text: String) -> String {
    let length = text.prefix { $0 != "." }.utf8.count
    return String(repeating: "0", count: max(0, integerLength - length)) + text
  }

  /// Takes zeros at the end away that need not be there.
  private static func trimmed(_ text: String, _ decimals: ClosedRange<Int>) -> String {
    guard let point = text.utf8.firstIndex(of: Byte.period) else { return text }
    var end = text.utf8.endIndex
    var count = text.utf8.distance(from: point, to: end) - 1
    while count > decimals.lowerBound, text.utf8[text.utf8.index(before: end)] == Byte.zero {
      end = text.utf8.index(before: end)
      count -= 1
    }
    return String(text[..<(count == 0 ? point : end)])
  }

  /// Puts a number beside its percent sign or its currency.
  private func placed(_ number: String, _ locale: String) -> String {
    switch kind {
    case .number: number
    case .percent: NumberPattern.percent(of: locale, around: number)
    case .currency where presentation == .fullName:
      number + " " + CurrencyNames.fullName(of: currency, isOne: number == "1.00" || number == "1")
    case .currency:
      NumberPattern.currency(
        of: locale, around: number, CurrencyNames.symbol(of: currency, presentation, in: locale))
    }
  }
}

extension NumberSymbols {
  /// The sign that stands before a number.
  func sign(isNegative: Bool, _ sign: NumberFormat.Sign) -> String {
    switch sign {
    case .automatic: isNegative ? minus : ""
    case .always: isNegative ? minus : "+"
    case .never: ""
    }
  }
}
