/// The translations of texts: by key, and then by language.
package struct StringTable: Sendable {
  /// What a key is in some languages, by their identifiers: `de`, `pt-BR`.
  ///
  /// The empty language is that of the source, which stands where another has no text; without it the key does.
  package var texts: [String: [String: TranslatedText]] = [:]

  package init() {}

  /// The name of the language of the source.
  package static let source = ""

  package var isEmpty: Bool { texts.isEmpty }

  /// The translations of a key; nil if it has none.
  func translations(of key: String) -> Translations? {
    texts[key].map { Translations(texts: $0) }
  }
}

/// What one key is in some languages.
struct Translations: Sendable, Hashable {
  var texts: [String: TranslatedText]

  /// The text of a locale: of its language and region, then of its language, then of the language of the source.
  func text(for locale: String) -> TranslatedText? {
    for language in LocaleIdentifier.languages(of: locale) {
      if let text = texts[language] { return text }
    }
    return texts[StringTable.source]
  }
}

/// A text in one language, which may vary with a number in it.
package struct TranslatedText: Sendable, Hashable {
  /// By the category of a number; `other` alone where it does not vary.
  package var forms: [PluralCategory: String]
  /// The argument whose number decides, from 1; nil for the first number.
  package var argument: Int?
  /// What stands for `%#@name@`, by name; each varies with a number of its own.
  package var substitutions: [String: TranslatedText] = [:]

  package init(forms: [PluralCategory: String], argument: Int? = nil) {
    self.forms = forms
    self.argument = argument
  }
}

/// A text that may be translated once the locale is known.
struct Translation: Sendable, Hashable {
  /// What it is without a translation.
  var original: LocalizedText
  var translations: Translations
  var arguments: [LocalizedText]
  var readsMarks: Bool

  /// The text in the language of a locale, whose values are still to be written.
  ///
  /// A translation may use a value any number of times, so one that is translated itself is written but once, and a text
  /// that becomes longer than texts may be stays as it was written.
  func text(for locale: String) -> LocalizedText {
    guard let translated = translations.text(for: locale) else { return original }
    var parts = TranslatedParts(arguments: arguments, rule: PluralRule.of(locale))
    parts.append(translated, depth: 0)
    let values = arguments.map { $0.isTranslated ? $0.written(in: locale) : $0 }
    let length = parts.used.reduce(parts.bytes.count) { $0 + values[$1].string.utf8.count }
    guard length <= ExpressionLimits().textLength else { return LocalizedText(original.string) }
    return LocalizedFormat(parts.bytes, readsMarks: readsMarks).text(parts.used.map { values[$0] }) { _ in }
  }
}

/// A translated text, taken apart into words and the places of values.
private struct TranslatedParts {
  let arguments: [LocalizedText]
  let rule: PluralRule
  /// The words, in which `LocalizedFormat.argumentMark` stands for values.
  var bytes: [UInt8] = []
  /// The values in the order of their marks.
  var used: [Int] = []
  private var next = 0

  init(arguments: [LocalizedText], rule: PluralRule) {
    self.arguments = arguments
    self.rule = rule
  }

  /// Adds a text, and what it substitutes, which substitutes nothing itself.
  mutating func append(_ text: TranslatedText, depth: Int) {
    let deciding = text.argument.map { $0 - 1 } ?? arguments.firstIndex { $0.number != nil }
    let number = deciding.flatMap { arguments.indices.contains($0) ? arguments[$0].number : nil } ?? 0
    guard let form = text.forms[rule.category(number)] ?? text.forms[.other] ?? text.forms.values.min() else { return }
    var rest = Array(form.utf8)[...]
    while let byte = rest.first {
      guard byte == UInt8(ascii: "%"), let placeholder = FormatPlaceholder(&rest) else {
        bytes.append(byte)
        rest = rest.dropFirst()
        continue
      }
      append(placeholder, of: text, deciding: deciding, depth)
    }
  }

  private mutating func append(
    _ placeholder: FormatPlaceholder, of text: TranslatedText, deciding: Int?, _ depth: Int
  ) {
    switch placeholder {
    case .percent: bytes.append(UInt8(ascii: "%"))
    case .argument(let position):
      let index = position.map { $0 - 1 } ?? next
      next = index + 1
      append(argument: index)
    case .decidingArgument: append(argument: deciding ?? 0)
    case .substitution(let name):
      if depth == 0, let substitution = text.substitutions[name] { append(substitution, depth: 1) }
    }
  }

  private mutating func append(argument index: Int) {
    guard arguments.indices.contains(index) else { return }
    bytes.append(LocalizedFormat.argumentMark)
    used.append(index)
  }
}

extension LocalizedText {
  fileprivate var isTranslated: Bool {
    insertions.contains { if case .translated = $0.content { true } else { false } }
  }

  /// The number that the text consists of; nil for any other text.
  fileprivate var number: Double? {
    guard insertions.count == 1, insertions[0].range == 0..<string.utf8.count else { return nil }
    return Double(string)
  }
}
