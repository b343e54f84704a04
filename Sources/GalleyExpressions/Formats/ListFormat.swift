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
    let words = FormatLanguage.of(locale).lists
    guard elements.count > 1, let last = elements.last else { return elements.first ?? "" }
    if isNarrow, !isOr { return elements.joined(separator: words.separator) }
    let joiner = isOr ? words.or : joiner(before: last, words, locale)
    let comma = elements.count > 2 ? words.lastComma : ""
    return elements.dropLast().joined(separator: words.separator) + comma + joiner + last
  }

  /// Spanish says `e` before words that begin with its sound.
  private func joiner(before last: String, _ words: ListWords, _ locale: String) -> String {
    guard NumberSymbols.language(of: locale) == "es" else { return words.and }
    let start = last.lowercased()
    let isSound = start.hasPrefix("i") || start.hasPrefix("hi") && !start.hasPrefix("hie")
    return isSound ? " e " : words.and
  }
}
