/// What a LocalizedStringKey, or a Text, comes to, short of the locale: words with their forms, and values that the locale
/// writes.
///
/// A text without either is a String (`Value.string`) and needs none of this.
package struct LocalizedText: Sendable, Hashable {
  /// A stretch that is not plain, in bytes of `string`.
  package struct Span: Sendable, Hashable {
    package var range: Range<Int>
    package var form: InlineForm
    package var attributes = TextAttributes()
  }

  /// A value that the locale writes.
  package struct Insertion: Sendable, Hashable {
    /// In bytes of `string`, which has the value as it is in ASCII or in English.
    package var range: Range<Int>
    var content = Content.number
  }

  /// What a locale writes.
  indirect enum Content: Sendable, Hashable {
    /// A number in ASCII.
    case number
    case formatted(FormattedValue)
    case translated(Translation)
  }

  /// A noun with the plural that a locale in English writes for it.
  package struct AgreedNoun: Sendable, Hashable {
    /// In bytes of `string`.
    package var range: Range<Int>
    package var word: String
  }

  /// The words without marks, nouns in the singular; numbers stand in it in ASCII, as in `-1234.500000`.
  package var string: String
  /// Where numbers and other values stand, in order.
  package var insertions: [Insertion] = []
  /// In order, none within another.
  package var spans: [Span] = []
  /// Nouns that agree with a number, in order, with the forms that they take in English.
  package var agreedNouns: [AgreedNoun] = []

  package init(_ string: String) { self.string = string }

  /// A value that the locale is still to write.
  package init(_ value: FormattedValue) {
    string = value.written(in: "en_US")
    insertions = [Insertion(range: 0..<string.utf8.count, content: .formatted(value))]
  }

  /// A text that has translations.
  init(_ translation: Translation) {
    string = translation.original.string
    insertions = [Insertion(range: 0..<string.utf8.count, content: .translated(translation))]
  }

  /// A symbol or a picture, which stands in the text as a character.
  init(picture: TextAttributes) {
    string = LocalizedText.symbolCharacter
    spans = [Span(range: 0..<string.utf8.count, form: [], attributes: picture)]
  }

  /// The symbol that is all there is; nil for any other text.
  package var symbol: String? { picture?.symbol }

  /// The name of the picture that is all there is; nil for any other text.
  package var asset: String? { picture?.asset }

  private var picture: TextAttributes? {
    string == LocalizedText.symbolCharacter && spans.count == 1 ? spans[0].attributes : nil
  }

  /// What `AttributedString(markdown:)` makes of a text: its inline marks are read, and white space is one space.
  package init(markdown text: String) {
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" }.joined(separator: " ")
    self = LocalizedFormat(words.utf8, readsMarks: true).text([]) { _ in }
  }

  /// What stands for a picture in a text: OBJECT REPLACEMENT CHARACTER.
  package static let symbolCharacter = "\u{FFFC}"

  /// The value: a String where there is no more to it.
  var value: Value {
    insertions.isEmpty && spans.isEmpty && agreedNouns.isEmpty ? .string(string) : .localized(self)
  }

  /// Adds words in one form.
  mutating func append(_ words: String, _ form: InlineForm, _ attributes: TextAttributes = TextAttributes()) {
    let start = string.utf8.count
    string += words
    note(form, attributes, from: start)
  }

  /// Adds a number, which is given in ASCII.
  mutating func append(number: String, _ form: InlineForm) {
    insertions.append(Insertion(range: string.utf8.count..<string.utf8.count + number.utf8.count))
    append(number, form)
  }

  /// Adds another text, whose forms are laid over `form`.
  mutating func append(_ other: LocalizedText, _ form: InlineForm, _ attributes: TextAttributes = TextAttributes()) {
    let start = string.utf8.count
    string += other.string
    for insertion in other.insertions {
      let range = insertion.range.lowerBound + start..<insertion.range.upperBound + start
      insertions.append(Insertion(range: range, content: insertion.content))
    }
    for noun in other.agreedNouns {
      let range = noun.range.lowerBound + start..<noun.range.upperBound + start
      agreedNouns.append(AgreedNoun(range: range, word: noun.word))
    }
    var position = start
    for span in other.spans {
      note(form, attributes, from: position, to: span.range.lowerBound + start)
      position = span.range.upperBound + start
      note(
        form.union(span.form), attributes.overlaid(with: span.attributes), from: span.range.lowerBound + start,
        to: position)
    }
    note(form, attributes, from: position)
  }

  /// The same text in a form, under what its parts have of their own.
  func formed(_ form: InlineForm, _ attributes: TextAttributes = TextAttributes()) -> LocalizedText {
    var result = LocalizedText("")
    result.append(self, form, attributes)
    return result
  }

  /// Notes the form of a stretch that was just added; one that goes on is one stretch.
  private mutating func note(
    _ form: InlineForm, _ attributes: TextAttributes = TextAttributes(), from start: Int, to end: Int? = nil
  ) {
    let end = end ?? string.utf8.count
    guard end > start, !form.isEmpty || !attributes.isEmpty else { return }
    if let last = spans.last, last.form == form, last.range.upperBound == start, last.attributes == attributes {
      spans[spans.count - 1].range = last.range.lowerBound..<end
    } else {
      spans.append(Span(range: start..<end, form: form, attributes: attributes))
    }
  }

  /// Whether nouns agree in a locale: only the plurals of English are known.
  package static func agrees(in locale: String) -> Bool {
    locale == "en_US" || NumberSymbols.language(of: locale) == "en"
  }

  /// The stretches of the text in order, each with its form.
  package var stretches: [Stretch] {
    let bytes = Array(string.utf8)
    var result: [Stretch] = []
    var position = 0
    func add(_ end: Int, _ form: InlineForm, _ attributes: TextAttributes) {
      if end > position {
        let words = String(decoding: bytes[position..<end], as: UTF8.self)
        result.append(Stretch(words: words, form: form, attributes: attributes))
      }
      position = end
    }
    for span in spans {
      add(span.range.lowerBound, [], TextAttributes())
      add(span.range.upperBound, span.form, span.attributes)
    }
    add(bytes.count, [], TextAttributes())
    return result
  }

  /// Words that look alike.
  package struct Stretch: Sendable {
    package var words: String
    package var form: InlineForm
    package var attributes: TextAttributes
  }
}
