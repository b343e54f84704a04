/// How `formatted(_:)` writes the elements of a list: ListFormatStyle of Foundation.
package struct ListFormat: Sendable, Hashable {
  var isOr = false
  /// With commas alone: the width `narrow`.
  var isNarrow = false
  /// The locale that it is fixed to; nil for that of the place.
  var locale: String?

  /// Returns the elements of a list as the locale of a place joins them: `a, b, and c`.
  func text(_ elements: [String], in place: String) -> String {
    let locale = locale ?? place
    let language = FormatLanguage.of(locale)
    guard elements.count > 1, let last = elements.last else { return elements.first ?? "" }
    let separator = language.joiner(.list)
    if isNarrow, !isOr { return elements.joined(separator: separator) }
    return elements.dropLast().joined(separator: separator)
      + language.joiner(row(before: last, of: elements.count, language)) + last
  }

  /// What stands before the last element.
  private func row(before last: String, of count: Int, _ language: FormatLanguage) -> FormatLanguage.Row {
    if isOr { return count > 2 ? .lastOr : .or }
    if !language[.andBeforeI].isEmpty, ListFormat.soundsLikeI(last) { return .andBeforeI }
    return count > 2 ? .lastAnd : .and
  }

  private static func soundsLikeI(_ word: String) -> Bool {
    let start = word.lowercased()
    return start.hasPrefix("i") || start.hasPrefix("hi") && !start.hasPrefix("hie")
  }
}
