/// The names of locales: `en_US`, `zh-Hans`, `de@calendar=gregorian`.
package enum LocaleIdentifier {
  /// Whether a text has the form of one: a language of two or three letters, with subtags behind it.
  package static func isWellFormed(_ text: String) -> Bool {
    let identifier = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber }
    }
  }

  /// The languages of whose texts one is taken for a locale, the nearest first: `zh-Hans-CN`, `zh-Hans`, `zh`.
  static func languages(of locale: String) -> [String] {
    let name = canonical(locale)
    var parts = name.split(separator: "-")
    // Chinese without a script has that of its region.
    if parts.first == "zh", parts.count < 2 || parts[1].utf8.count != 4 {
      let isTraditional = parts.count > 1 && ["TW", "HK", "MO"].contains(parts[1])
      parts.insert(isTraditional ? "Hant" : "Hans", at: 1)
    }
    let names = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    // Tables may name such a language without the script that its region implies.
    return names.contains(name) ? names : [name] + names
  }

  /// A locale as tables of texts name it, without what stands behind `@`.
  package static func canonical(_ locale: String) -> String {
    locale.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }.joined(separator: "-")
  }

  private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
}
