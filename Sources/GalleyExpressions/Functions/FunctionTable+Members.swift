// Members that few values have: of variants of symbols, modes of editing, locales.
extension FunctionTable {
  /// `.circle.fill`: the variants of a value that has more than one are a list.
  static let symbolVariants: [FunctionDeclaration] = ["circle", "square", "rectangle", "fill", "slash"].map { name in
    .property(name, on: .named(variants), .named(variants), about: "The variants, and that one too.") {
      arguments throws(FunctionFailure) in
      guard let index = arguments.types[variants].cases.firstIndex(where: { $0.name == name }) else {
        throw FunctionFailure(.mismatch, "there is no such variant")
      }
      // The first case is `none`, beside which no other stands; the order in which they are said makes no difference.
      let given: [Value] = if case .array(let several) = arguments[0] { several } else { [arguments[0]] }
      var all: Set<Int> = [index]
      for case .enumeration(_, let index, _) in given where index != 0 { all.insert(index) }
      let values = all.sorted().map { Value.enumeration(variants, index: $0, payload: []) }
      return values.count == 1 ? values[0] : .array(values)
    }
  }

  static let editModes: [FunctionDeclaration] = [
    .property(
      "isEditing", on: .named(editMode), .bool, about: "Whether people edit, or are about to.",
      example: ("EditMode.active.isEditing", "true")
    ) { arguments throws(FunctionFailure) in .bool(try arguments.caseName(0) != "inactive") },
    // The environment has a binding in Swift, which is read here.
    .property(
      "wrappedValue", on: .named(editMode), .named(editMode),
      about: "The mode itself, as `editMode` of the environment has it.",
      example: ("EditMode.inactive.wrappedValue.isEditing", "false")
    ) { arguments throws(FunctionFailure) in arguments[0] },
  ]

  static let locales: [FunctionDeclaration] = ["current", "autoupdatingCurrent"].map { name in
    .staticProperty(
      name, of: "Locale", .named(locale), about: "The locale of the device.",
      example: name == "current" ? ("1234.formatted(.number.locale(.current))", "1,234") : nil, .null
    ).situated { _, situation in .record(locale, [.string(situation.locale)]) }
  }

  /// Names that are used once, which count up, so that every run gives the same.
  static let uniqueNames: [FunctionDeclaration] = [
    FunctionDeclaration(
      name: "init", kind: .initializer(of: "UUID"), parameters: [], result: .named(uuid), constraints: [],
      summary: "A name that no other value has; every run gives the same ones.",
      example: .init(expression: "UUID().uuidString.count", result: "36"), implementation: .unique)
  ]

  static func unique(_ number: Int) -> Value {
    let digits = String(number, radix: 16, uppercase: true)
    return .record(
      uuid, [.string("00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)])
  }

  /// `Locale.current.currency?.identifier`: the currency of a region.
  static let currencies: [FunctionDeclaration] = [
    .property(
      "currency", on: .named(locale), .optional(.named(currency)), about: "The currency of the region, or nil.",
      example: ("Locale(identifier: \"de_CH\").currency?.identifier ?? \"\"", "CHF")
    ) { arguments throws(FunctionFailure) in
      let region = NumberSymbols.region(of: try arguments.locale(0))
      let known = euros.contains(region) ? "EUR" : others[region]
      return known.map { .record(currency, [.string($0)]) } ?? .null
    }
  ]

  private static let euros: Set = [
    "AT", "BE", "CY", "DE", "EE", "ES", "FI", "FR", "GR", "HR", "IE", "IT", "LT", "LU", "LV", "MT", "NL", "PT", "SI",
    "SK",
  ]

  /// Source: CLDR 44, the currencies that regions use now.
  private static let others = [
    "AE": "AED", "AR": "ARS", "AU": "AUD", "BR": "BRL", "CA": "CAD", "CH": "CHF", "CL": "CLP", "CN": "CNY", "CZ": "CZK",
    "DK": "DKK", "EG": "EGP", "GB": "GBP", "HK": "HKD", "HU": "HUF", "ID": "IDR", "IL": "ILS", "IN": "INR", "IS": "ISK",
    "JP": "JPY", "KR": "KRW", "LI": "CHF", "MX": "MXN", "MY": "MYR", "NO": "NOK", "NZ": "NZD", "PL": "PLN", "RO": "RON",
    "RU": "RUB", "SA": "SAR", "SE": "SEK", "SG": "SGD", "TH": "THB", "TR": "TRY", "TW": "TWD", "UA": "UAH", "US": "USD",
    "VN": "VND", "ZA": "ZAR",
  ]

  /// Texts that are looked up among the document's translations.
  static let localizedTexts: [FunctionDeclaration] = [
    FunctionDeclaration(
      name: "init", kind: .initializer(of: "LocalizedStringKey"), parameters: [.needs("", .string)],
      result: .named(.localizedStringKey), constraints: [],
      summary: "The text as one that is translated, and Markdown.",
      implementation: .localized(isString: false)),
    FunctionDeclaration(
      name: "init", kind: .initializer(of: "String"),
      parameters: [.needs("localized", .named(.localizedStringKey)), .may("comment", .optional(.string), .null)],
      result: .string, constraints: [], summary: "The text in the language of the device.",
      example: .init(expression: "String(localized: \"Hello\")", result: "Hello"),
      implementation: .localized(isString: true)),
    FunctionDeclaration(
      name: "NSLocalizedString", kind: .function,
      parameters: [.needs("", .string), .needs("comment", .string)], result: .string, constraints: [],
      summary: "The text in the language of the device; the comment is for translators.",
      example: .init(expression: "NSLocalizedString(\"Hello\", comment: \"A greeting\")", result: "Hello"),
      implementation: .localized(isString: true)),
  ]

  private static let uuid = TypeTable.wellKnown("UUID")
  private static let currency = TypeTable.wellKnown("Locale.Currency")
  private static let variants = TypeTable.wellKnown("SymbolVariants")
  private static let editMode = TypeTable.wellKnown("EditMode")
}
