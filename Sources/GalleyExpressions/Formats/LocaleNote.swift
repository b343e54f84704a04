package import GalleySource

extension Diagnostic {
  /// Says that dates and lists are written as in English, for want of the words of a locale.
  static func noLocaleWords(_ locale: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .noLocaleWords, "this is written as in English: the words and patterns of `\(locale)` are not known", at: span,
      help: ["`galley explain-code no-locale-words` lists the languages that are"])
  }
}

extension Value {
  /// The note on a value that the locale writes in words which are not known; nil for any other value.
  package func localeNote(in place: @autoclosure () -> String, at span: SourceSpan) -> Diagnostic? {
    localesOfWords(in: place).first { !FormatLanguage.covers($0) }.map { .noLocaleWords($0, at: span) }
  }

  /// The locales of the words that stand in it.
  private func localesOfWords(in place: () -> String) -> [String] {
    switch self {
    case .localized(let text):
      text.insertions.compactMap {
        if case .formatted(let value) = $0.content { value.localeOfWords(in: place()) } else { nil }
      }
    case .record(.dateFormat, _): DateFormat(self)?.isISO == true ? [] : [ownLocale ?? place()]
    case .record(.relativeFormat, _), .record(.listFormat, _): [ownLocale ?? place()]
    case .enumeration(.dateStyle, _, _): [place()]
    case .null, .missing, .bool, .int, .double, .string, .array, .dictionary, .range, .closedRange, .closedRealRange,
      .enumeration, .record, .tuple, .color, .font, .style, .keyPath, .binding:
      []
    }
  }
}
