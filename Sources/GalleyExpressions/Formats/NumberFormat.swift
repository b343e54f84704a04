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
    if let increment, increment > 0 { number = multiple(of: increment, nearest: number) }
    guard number.isFinite else {
      return number.isNaN ? "NaN" : placed(symbols.sign(isNegative: number < 0, sign) + "∞", locale)
    }
    let (digits, ending) = digits(number.magnitude, isNegative: number < 0, locale)
    let isZero = digits.utf8.allSatisfy { $0 == Byte.zero || $0 == Byte.period }
    let written =
      symbols.sign(isNegative: number < 0 && !isZero, sign)
      + symbols.write(digits, isGrouped: isGrouped)
      + (showsSeparatorAlways && !digits.contains(".") ? symbols.decimal : "")
    return placed(written + ending, locale)
  }

  private func multiple(of increment: Double, nearest number: Double) -> Double {
    let count = number / increment
    return count.isFinite ? count.rounded(rounding ?? .toNearestOrEven) * increment : number
  }

  /// The digits of a number's magnitude, with a point, and the word that stands for thousands or millions.
  private func digits(
    _ value: Double, isNegative: Bool, _ locale: String
  ) -> (digits: String, ending: String) {
    let rule = rounding?.ofMagnitude(isNegative: isNegative)
    switch notation {
    case .automatic: return (decimalText(value, ownDecimals, rule), "")
    case .scientific: return scientificText(value, rule)
    case .compactName:
      let (power, word) = CompactWords.of(locale, for: value)
      let scaled = value / Mathematics.power(10, Double(power))
      if significantDigits != nil || decimals != nil { return (decimalText(scaled, 0...0, rule), word) }
      // Two digits at least, and no decimals behind a number of more.
      return (scaled < 100 ? significantText(scaled, 1...2, rule) : decimalText(scaled, 0...0, rule), word)
    }
  }

  /// The decimals that the kind of number has by itself.
  private var ownDecimals: ClosedRange<Int> {
    guard kind == .currency else { return 0...6 }
    let digits = CurrencyNames.decimals(of: currency)
    return digits...digits
  }

  private func decimalText(
    _ value: Double, _ own: ClosedRange<Int>, _ rule: FloatingPointRoundingRule?
  ) -> String {
    if let significantDigits { return significantText(value, significantDigits, rule) }
    let range = decimals ?? own
    let value = rule.map { value.rounded($0, decimals: range.upperBound) } ?? value
    return padded(
      Self.trimmed(Mathematics.formatted(value, letter: UInt8(ascii: "f"), precision: range.upperBound), range))
  }

  private func scientificText(
    _ value: Double, _ rule: FloatingPointRoundingRule?
  ) -> (digits: String, ending: String) {
    let range = significantDigits.map { max($0.lowerBound, 1) - 1...max($0.upperBound, 1) - 1 } ?? decimals ?? 0...6
    let number = rule.map { value.rounded($0, decimals: range.upperBound - value.decimalExponent(17)) } ?? value
    let written = Mathematics.formatted(number, letter: UInt8(ascii: "e"), precision: range.upperBound)
    let digits = String(written.prefix { $0 != "e" })
    return (padded(Self.trimmed(digits, range)), "E\(number.decimalExponent(range.upperBound))")
  }

  private func significantText(
    _ value: Double, _ range: ClosedRange<Int>, _ rule: FloatingPointRoundingRule?
  ) -> String {
    let precision = max(range.upperBound, 1) - 1
    let value = rule.map { value.rounded($0, decimals: precision - value.decimalExponent(17)) } ?? value
    let scientific = Mathematics.formatted(value, letter: UInt8(ascii: "e"), precision: precision)
    let exponent = value.decimalExponent(precision)
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

extension Double {
  /// Returns a number that is not negative, rounded behind its decimals, or before them where there are fewer than none.
  ///
  /// What is a whole number of the last decimal but for the error of binary fractions is left alone.
  fileprivate func rounded(_ rule: FloatingPointRoundingRule, decimals: Int) -> Double {
    guard (-300...15).contains(decimals) else { return self }
    let factor = Mathematics.power(10, Double(decimals.magnitude))
    let scaled = decimals < 0 ? self / factor : self * factor
    let nearest = scaled.rounded()
    guard scaled < 1e15, (scaled - nearest).magnitude > scaled.ulp * 4 else { return self }
    let rounded = scaled.rounded(rule)
    return decimals < 0 ? rounded * factor : rounded / factor
  }

  /// The power of ten of its first digit, once it is rounded to so many decimals behind that.
  fileprivate func decimalExponent(_ decimals: Int) -> Int {
    let written = Mathematics.formatted(self, letter: UInt8(ascii: "e"), precision: decimals)
    return written.split(separator: "e").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}

extension FloatingPointRoundingRule {
  /// The rule for the magnitude of a number: up is towards zero below it.
  fileprivate func ofMagnitude(isNegative: Bool) -> FloatingPointRoundingRule {
    switch self {
    case .up: isNegative ? .down : .up
    case .down: isNegative ? .up : .down
    case .awayFromZero, .towardZero, .toNearestOrEven, .toNearestOrAwayFromZero: self
    @unknown default: self
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
