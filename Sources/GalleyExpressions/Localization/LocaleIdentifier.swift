/// The names of locales: `en_US`, `zh-Hans`, `de@calendar=gregorian`.
package enum LocaleIdentifier {
  /// Whether a text can be one: a language that there is, with subtags behind it.
  package static func isWellFormed(_ text: String) -> Bool {
    let identifier = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, language.allSatisfy(isLetter) else { return false }
    guard language.utf8.count == 3 || languages.contains(language.lowercased()) else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber }
    }
  }

  /// The languages of two letters (ISO 639-1), with the codes that some had before.
  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es \
    et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv ka \
    kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl \
    nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw \
    ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))

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
