/// The categories that nouns of a language have beside numbers.
package enum PluralCategory: String, Sendable, CaseIterable, Hashable {
  case zero, one, two, few, many, other
}

/// Which category a number falls into.
///
/// Source: CLDR 44, `plurals`, for whole numbers and those with decimals.
package enum PluralRule: Sendable {
  /// No categories: Japanese, Chinese, Korean, …
  case none
  /// 1 alone: English, German, …
  case one
  /// 0 and 1, and all below 2: French, Portuguese.
  case belowTwo
  case russian
  case polish
  case czech
  case arabic

  /// The rule of a locale's language; that of English where it is not known.
  package static func of(_ locale: String) -> PluralRule {
    guard let language = NumberSymbols.language(of: locale) else { return .one }
    return table[language] ?? .one
  }

  private static let table: [String: PluralRule] = [
    "ja": .none, "zh": .none, "ko": .none, "th": .none, "vi": .none, "id": .none, "ms": .none, "fr": .belowTwo,
    "pt": .belowTwo, "hi": .belowTwo, "fa": .belowTwo, "ru": .russian, "uk": .russian, "pl": .polish, "cs": .czech,
    "sk": .czech, "ar": .arabic,
  ]

  /// The categories of the rule, in the order in which tables list forms.
  var categories: [PluralCategory] {
    switch self {
    case .none: [.other]
    case .one, .belowTwo: [.one, .other]
    case .russian, .polish, .czech: [.one, .few, .many]
    case .arabic: [.one, .two, .few, .many, .other]
    }
  }

  /// The category of a number.
  package func category(_ number: Double) -> PluralCategory {
    let magnitude = number.magnitude
    let isWhole = magnitude == magnitude.rounded(.down) && magnitude < 1e15
    let (tens, hundreds) = isWhole ? (Int(magnitude) % 10, Int(magnitude) % 100) : (0, 0)
    switch self {
    case .none: return .other
    case .one: return magnitude == 1 ? .one : .other
    case .belowTwo: return magnitude < 2 ? .one : .other
    case .czech:
      guard isWhole else { return .many }
      return magnitude == 1 ? .one : (2...4).contains(magnitude) ? .few : .other
    case .russian, .polish:
      guard isWhole else { return .other }
      if self == .russian ? tens == 1 && hundreds != 11 : magnitude == 1 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case .arabic:
      guard isWhole else { return .other }
      if magnitude < 3 { return [.zero, .one, .two][Int(magnitude)] }
      return (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
    }
  }

  /// The place of a category's form in a list of so many forms.
  func index(of category: PluralCategory, among count: Int) -> Int {
    min(categories.firstIndex(of: category) ?? count - 1, max(count - 1, 0))
  }
}
