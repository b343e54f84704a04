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
    guard needsWords, case let locale = place(), !FormatLanguage.covers(locale) else { return nil }
    return .noLocaleWords(locale, at: span)
  }

  private var needsWords: Bool {
    switch self {
    case .localized(let text):
      text.insertions.contains { if case .formatted(let value) = $0.content { value.needsWords } else { false } }
    case .record(let type, _): type == .dateFormat || type == .relativeFormat || type == .listFormat
    case .enumeration(let type, _, _): type == .dateStyle
    case .null, .missing, .bool, .int, .double, .string, .array, .dictionary, .range, .closedRange, .closedRealRange,
      .tuple, .color, .font, .style, .keyPath, .binding:
      false
    }
  }
}
