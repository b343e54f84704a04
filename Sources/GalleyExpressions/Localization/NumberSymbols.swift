internal import GalleySource

/// How people of a locale set thousands and decimals apart.
///
/// A table of common locales, from the data that Unicode publishes (CLDR 44, `numbers/symbols` and `decimalFormats`).
/// Every other locale is written as `en` is. Nothing here asks the machine for its locale.
struct NumberSymbols: Sendable {
  var decimal: String
  var grouping: String
  /// A number with fewer digits before its first separator than these has none: `1234` in Spanish.
  var leastLeadingDigits = 1
  /// Thousands are set apart, and then every two digits: `12,34,567`.
  var isIndian = false
  /// The digit 0, which the others follow.
  var zero: UInt32 = 0x30
  var minus = "-"

  /// Returns the symbols of a locale such as `de_DE` or `pt-PT`: of its language and region, then of its language.
  static func of(_ locale: String) -> NumberSymbols {
    // The default, which most texts ask for.
    if locale == "en_US" { return english }
    guard let language = Self.language(of: locale) else { return english }
    let region = region(of: locale)
    return table["\(language)_\(region)"] ?? table[language] ?? english
  }

  /// The language of a locale, in small letters.
  static func language(of locale: String) -> String? {
    locale.split { $0 == "_" || $0 == "-" || $0 == "@" }.first?.lowercased()
  }

  /// The region of a locale, in capitals; empty where it has none.
  static func region(of locale: String) -> String {
    locale.split { $0 == "_" || $0 == "-" || $0 == "@" }.dropFirst()
      .first { $0.utf8.count == 2 || $0.utf8.count == 3 }?.uppercased() ?? ""
  }

  /// Whether a number of so many ASCII letters is written as it is given: it has too few digits to be grouped.
  func leavesAlone(lettersOfNumber count: Int) -> Bool { count <= 3 && zero == 0x30 && decimal == "." && minus == "-" }

  /// Writes a number that is given in ASCII, as in `-1234.500000`; anything else stays as it is.
  func write(_ ascii: String, isGrouped: Bool = true) -> String {
    let bytes = Array(ascii.utf8)
    guard let start = bytes.firstIndex(where: Lexer.isDigit) else { return ascii }
    let end = bytes[start...].firstIndex { !Lexer.isDigit($0) } ?? bytes.count
    var result = ""
    for byte in bytes[..<start] { result += byte == Byte.minus ? minus : String(UnicodeScalar(byte)) }
    for index in start..<end {
      if isGrouped, isGroup(end - index, of: end - start) { result += grouping }
      append(bytes[index], to: &result)
    }
    for byte in bytes[end...] {
      if byte == Byte.period {
        result += decimal
      } else {
        append(byte, to: &result)
      }
    }
    return result
  }

  /// Whether a separator stands before the digit that has `left` digits from it to the end, of `count` in all.
  private func isGroup(_ left: Int, of count: Int) -> Bool {
    guard left < count, left >= 3, count >= 3 + leastLeadingDigits else { return false }
    return isIndian ? (left - 3).isMultiple(of: 2) : left.isMultiple(of: 3)
  }

  private func append(_ byte: UInt8, to result: inout String) {
    let scalar = Lexer.isDigit(byte) ? zero + UInt32(byte - Byte.zero) : UInt32(byte)
    result.unicodeScalars.append(UnicodeScalar(scalar) ?? UnicodeScalar(byte))
  }

  private static let english = NumberSymbols(decimal: ".", grouping: ",")
  private static let comma = NumberSymbols(decimal: ",", grouping: ".")
  private static let spaced = NumberSymbols(decimal: ",", grouping: "\u{A0}")
  private static let narrowSpaced = NumberSymbols(decimal: ",", grouping: "\u{202F}")
  private static let indian = NumberSymbols(decimal: ".", grouping: ",", isIndian: true)
  private static let bengali = NumberSymbols(decimal: ".", grouping: ",", isIndian: true, zero: 0x9E6)
  private static let devanagari = NumberSymbols(decimal: ".", grouping: ",", isIndian: true, zero: 0x966)
  private static let arabic = NumberSymbols(decimal: "٫", grouping: "٬", zero: 0x660, minus: "\u{61C}-")

  private static let table: [String: NumberSymbols] = [
    "ar": arabic, "ar_AE": english, "ar_DZ": comma, "ar_LY": comma, "ar_MA": comma, "ar_TN": comma,
    "bg": NumberSymbols(decimal: ",", grouping: "\u{A0}", leastLeadingDigits: 2),
    "bn": bengali, "ca": comma, "cs": spaced, "da": comma, "de": comma, "de_AT": spaced, "de_CH": swiss, "de_LI": swiss,
    "el": comma,
    "en": english, "en_AT": comma, "en_BE": comma, "en_CH": swiss, "en_DE": comma, "en_DK": comma, "en_FI": spaced,
    "en_IN": indian, "en_NL": comma, "en_SE": spaced, "en_SI": comma, "en_ZA": spaced,
    "es": NumberSymbols(decimal: ",", grouping: ".", leastLeadingDigits: 2),
    "es_419": english, "es_AR": comma, "es_BO": comma, "es_BR": english, "es_BZ": english, "es_CL": comma,
    "es_CO": comma, "es_CR": comma, "es_CU": english, "es_DO": english, "es_EC": comma, "es_GT": english,
    "es_HN": english, "es_MX": english, "es_NI": english, "es_PA": english, "es_PE": english, "es_PR": english,
    "es_PY": comma, "es_SV": english, "es_US": english, "es_UY": comma, "es_VE": comma,
    "et": NumberSymbols(decimal: ",", grouping: "\u{A0}", leastLeadingDigits: 2),
    "fa": NumberSymbols(decimal: "٫", grouping: "٬", zero: 0x6F0, minus: "\u{200E}\u{2212}"), "fi": minusSpaced,
    "fr": narrowSpaced, "fr_CA": spaced, "fr_CH": narrowSpaced, "gu": indian,
    "he": NumberSymbols(
      decimal: ".", grouping: ",", minus: "\u{200E}-"),
    "hi": indian, "hr": NumberSymbols(decimal: ",", grouping: ".", minus: "\u{2212}"), "hu": spaced, "id": comma,
    "it": comma, "it_CH": swiss, "ja": english, "kn": indian, "ko": english, "lt": minusSpaced, "lv": spaced,
    "ml": indian,
    "mr": devanagari, "nb": minusSpaced,
    "nl": comma, "nn": minusSpaced, "no": minusSpaced,
    "pa": indian, "pl": NumberSymbols(decimal: ",", grouping: "\u{A0}", leastLeadingDigits: 2), "pt": comma,
    "pt_PT": NumberSymbols(decimal: ",", grouping: "\u{A0}", leastLeadingDigits: 2), "ro": comma, "ru": spaced,
    "sk": spaced, "sl": NumberSymbols(decimal: ",", grouping: ".", minus: "\u{2212}"), "sr": comma, "sv": minusSpaced,
    "ta": indian, "te": indian,
    "th": english, "tr": comma, "uk": spaced, "vi": comma, "zh": english,
  ]

  private static let swiss = NumberSymbols(decimal: ".", grouping: "’")
  private static let minusSpaced = NumberSymbols(decimal: ",", grouping: "\u{A0}", minus: "\u{2212}")
}
