/// Where people of a locale put a percent sign or a currency.
///
/// Source: CLDR 44, `percentFormats` and `currencyFormats`, for the languages of `FormatLanguage`; all others as in English.
enum NumberPattern {
  /// A number with the percent sign of a locale.
  static func percent(of locale: String, around number: String) -> String {
    switch NumberSymbols.language(of: locale) {
    case "ar"?: NumberSymbols.of(locale).zero == 0x30 ? number + "\u{200E}%\u{200E}" : number + "٪\u{61C}"
    case "fr"?: number + "\u{202F}%"
    case let language? where percentBehindSpace.contains(language): number + "\u{A0}%"
    case "tr"?: "%" + number
    case _: number + "%"
    }
  }

  private static let percentBehindSpace: Set = [
    "de", "es", "sv", "ru", "da", "nb", "nn", "no", "fi", "cs", "sk", "uk", "bg", "ro", "hr", "sl", "ca",
  ]

  /// An amount, which may have a minus before it, with its currency.
  static func currency(of locale: String, around number: String, _ symbol: String) -> String {
    let language = NumberSymbols.language(of: locale) ?? ""
    if standsBefore(language, locale) {
      let space = spaceBehindSymbol.contains(language) || symbol.last?.isLetter == true ? "\u{A0}" : ""
      if language == "nl" { return symbol + space + number }
      // A minus stands before the symbol.
      let minus = NumberSymbols.of(locale).minus
      guard number.hasPrefix(minus) else { return symbol + space + number }
      return minus + symbol + space + number.dropFirst(minus.count)
    }
    let mark = language == "ar" || language == "he" ? "\u{200F}" : ""
    return mark + number + "\u{A0}" + symbol
  }

  /// Languages of which the symbol follows the amount.
  private static let symbolBehind: Set = [
    "de", "fr", "es", "it", "sv", "ru", "pl", "cs", "sk", "da", "fi", "uk", "bg", "ro", "hr", "sl", "ca", "hu", "el",
    "ar",
    "he", "vi", "nb", "nn", "no",
  ]
  private static let spaceBehindSymbol: Set = ["pt", "nl"]

  private static func standsBefore(_ language: String, _ locale: String) -> Bool {
    let region = NumberSymbols.region(of: locale)
    if language == "de" { return ["AT", "CH", "LI"].contains(region) }
    if language == "es" { return !region.isEmpty && region != "ES" }
    if language == "pt" { return region != "PT" }
    return !symbolBehind.contains(language)
  }
}

/// What currencies are called.
enum CurrencyNames {
  /// The decimals of an amount.
  static func decimals(of code: String) -> Int {
    decimals[code] ?? 2
  }

  /// Of currencies that have other than two.
  private static let decimals = [
    "JPY": 0, "KRW": 0, "VND": 0, "CLP": 0, "ISK": 0, "XAF": 0, "XOF": 0, "KWD": 3, "BHD": 3, "OMR": 3, "JOD": 3,
    "TND": 3,
  ]

  /// The symbol of a currency in a locale; its code where it has none.
  static func symbol(of code: String, _ presentation: NumberFormat.Presentation, in locale: String) -> String {
    if presentation == .isoCode { return code }
    let narrow = symbols[code] ?? code
    guard presentation == .standard, narrow != code else { return narrow }
    let language = NumberSymbols.language(of: locale) ?? ""
    if homes[code]?.contains(language) == true || homes[code] == nil {
      return code == "JPY" && language == "ja" ? "￥" : narrow
    }
    return foreign[code]?[language] ?? foreign[code]?[""] ?? code
  }

  /// The name of a currency in English.
  static func fullName(of code: String, isOne: Bool) -> String {
    guard let names = names[code] else { return code }
    return isOne ? names.one : names.many
  }

  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "¥", "KRW": "₩", "INR": "₹", "RUB": "₽", "BRL": "R$",
    "SEK": "kr", "NOK": "kr", "DKK": "kr", "PLN": "zł", "TRY": "₺", "ILS": "₪", "UAH": "₴", "VND": "₫", "CAD": "$",
    "AUD": "$", "MXN": "$", "NZD": "$",
  ]

  /// The languages that write a currency by its short symbol; all do where nothing is said.
  private static let homes: [String: Set<String>] = [
    "USD": ["en", "de", "ja", "ru", "it", "pl", "cs", "tr"], "JPY": ["en", "de", "ja", "es", "it", "nl"],
    "CNY": ["zh"], "KRW": ["en", "ko", "de", "fr", "it", "ja", "nl", "ru", "zh"], "RUB": ["ru"], "SEK": ["sv"],
    "NOK": ["nb", "nn", "no"], "DKK": ["da"], "PLN": ["pl"], "TRY": ["tr"], "UAH": ["uk", "ru"],
    "BRL": ["pt", "en", "de"],
    "CAD": [], "AUD": [], "MXN": [], "NZD": [],
    "GBP": ["en", "de", "it", "ja", "ko", "nl", "pt", "ru", "sv", "zh", "tr"],
  ]

  /// What the others write, by language; the empty one is for all that are not named.
  private static let foreign: [String: [String: String]] = [
    "USD": ["": "US$", "fr": "$US"], "JPY": ["": "JP¥", "fr": "JPY"], "CNY": ["": "CN¥", "ja": "元"],
    "GBP": ["": "GBP", "fr": "£GB", "ar": "UK£"], "CAD": ["": "CA$", "fr": "$CA"],
    "AUD": ["": "A$", "de": "AU$", "fr": "$AU"],
    "MXN": ["": "MX$", "fr": "$MX"], "NZD": ["": "NZ$", "fr": "$NZ"], "BRL": ["": "R$"], "KRW": ["": "₩"],
  ]

  private static let names: [String: (one: String, many: String)] = [
    "USD": ("US dollar", "US dollars"), "EUR": ("euro", "euros"), "GBP": ("British pound", "British pounds"),
    "JPY": ("Japanese yen", "Japanese yen"), "CNY": ("Chinese yuan", "Chinese yuan"),
    "CHF": ("Swiss franc", "Swiss francs"), "CAD": ("Canadian dollar", "Canadian dollars"),
    "AUD": ("Australian dollar", "Australian dollars"), "INR": ("Indian rupee", "Indian rupees"),
  ]
}

/// What stands for thousands and millions.
///
/// Source: CLDR 44, `decimalFormats` of the short form.
enum CompactWords {
  /// The power of ten that a number is divided by, and the word for it.
  static func of(_ locale: String, for value: Double) -> (power: Int, word: String) {
    let words = table[NumberSymbols.language(of: locale) ?? ""] ?? english
    // 999,500 is a million, rounded.
    return words.first { value >= 0.9995 * Mathematics.power(10, Double($0.power)) } ?? (0, "")
  }

  private static let english = [(power: 12, word: "T"), (9, "B"), (6, "M"), (3, "K")]
  private static let table: [String: [(power: Int, word: String)]] = [
    "de": [(12, "\u{A0}Bio."), (9, "\u{A0}Mrd."), (6, "\u{A0}Mio.")],
    "fr": [(12, "\u{A0}Bn"), (9, "\u{A0}Md"), (6, "\u{A0}M"), (3, "\u{A0}k")],
    "es": [(12, "\u{A0}B"), (6, "\u{A0}M"), (3, "\u{A0}mil")],
    "it": [(12, "\u{A0}Bln"), (9, "\u{A0}Mrd"), (6, "\u{A0}Mln")],
    "pt": [(12, "\u{A0}tri"), (9, "\u{A0}bi"), (6, "\u{A0}mi"), (3, "\u{A0}mil")],
    "nl": [(12, "\u{A0}bln."), (9, "\u{A0}mld."), (6, "\u{A0}mln."), (3, "K")],
    "sv": [(12, "\u{A0}bn"), (9, "\u{A0}md"), (6, "\u{A0}mn"), (3, "\u{A0}tn")],
    "ru": [(12, "\u{A0}трлн"), (9, "\u{A0}млрд"), (6, "\u{A0}млн"), (3, "\u{A0}тыс.")],
    "ja": [(12, "兆"), (8, "億"), (4, "万")], "zh": [(12, "万亿"), (8, "亿"), (4, "万")],
    "ko": [(12, "조"), (8, "억"), (4, "만"), (3, "천")],
    "ar": [(12, "\u{A0}ترليون"), (9, "\u{A0}مليار"), (6, "\u{A0}مليون"), (3, "\u{A0}ألف")],
  ]
}
