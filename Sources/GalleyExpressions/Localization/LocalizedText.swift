/// How a stretch of a localised text is to look: what Markdown's marks ask for.
package struct InlineForm: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Of `**bold**`.
  package static let bold = InlineForm(rawValue: 1)
  /// Of `*italic*`.
  package static let italic = InlineForm(rawValue: 2)
  /// Of `` `code` ``.
  package static let code = InlineForm(rawValue: 4)
  /// Of `~~struck through~~`.
  package static let strikethrough = InlineForm(rawValue: 8)
  /// Of `[words](address)`.
  package static let link = InlineForm(rawValue: 16)
}

/// What a LocalizedStringKey comes to, short of the locale: words with their forms, and numbers that the locale writes.
///
/// A text without either is a String (`Value.string`) and needs none of this.
package struct LocalizedText: Sendable, Hashable {
  /// A stretch that is not plain, in bytes of `string`.
  package struct Span: Sendable, Hashable {
    package var range: Range<Int>
    package var form: InlineForm
  }

  /// A noun with the plural that a locale in English writes for it.
  package struct AgreedNoun: Sendable, Hashable {
    /// In bytes of `string`.
    package var range: Range<Int>
    package var word: String
  }

  /// The words without marks, nouns in the singular; numbers stand in it in ASCII, as in `-1234.500000`.
  package var string: String
  /// Where numbers stand, in bytes of `string` and in order.
  package var numbers: [Range<Int>] = []
  /// In order, none within another.
  package var spans: [Span] = []
  /// Nouns that agree with a number, in order, with the forms that they take in English.
  package var agreedNouns: [AgreedNoun] = []

  package init(_ string: String) { self.string = string }

  /// The value: a String where there is no more to it.
  var value: Value {
    numbers.isEmpty && spans.isEmpty && agreedNouns.isEmpty ? .string(string) : .localized(self)
  }

  /// Adds words in one form.
  mutating func append(_ words: String, _ form: InlineForm) {
    let start = string.utf8.count
    string += words
    note(form, from: start)
  }

  /// Adds a number, which is given in ASCII.
  mutating func append(number: String, _ form: InlineForm) {
    numbers.append(string.utf8.count..<string.utf8.count + number.utf8.count)
    append(number, form)
  }

  /// Adds another text, whose forms are laid over `form`.
  mutating func append(_ other: LocalizedText, _ form: InlineForm) {
    let start = string.utf8.count
    string += other.string
    for number in other.numbers { numbers.append(number.lowerBound + start..<number.upperBound + start) }
    for noun in other.agreedNouns {
      let range = noun.range.lowerBound + start..<noun.range.upperBound + start
      agreedNouns.append(AgreedNoun(range: range, word: noun.word))
    }
    var position = start
    for span in other.spans {
      note(form, from: position, to: span.range.lowerBound + start)
      position = span.range.upperBound + start
      note(form.union(span.form), from: span.range.lowerBound + start, to: position)
    }
    note(form, from: position)
  }

  /// Notes the form of a stretch that was just added; one that goes on is one stretch.
  private mutating func note(_ form: InlineForm, from start: Int, to end: Int? = nil) {
    let end = end ?? string.utf8.count
    guard !form.isEmpty, end > start else { return }
    if let last = spans.last, last.form == form, last.range.upperBound == start {
      spans[spans.count - 1].range = last.range.lowerBound..<end
    } else {
      spans.append(Span(range: start..<end, form: form))
    }
  }

  /// Whether nouns agree in a locale: only the plurals of English are known.
  package static func agrees(in locale: String) -> Bool {
    locale == "en_US" || NumberSymbols.language(of: locale) == "en"
  }

  /// The same with its numbers, and the nouns that agree with them, as people of a locale write them.
  package func written(in locale: String) -> LocalizedText {
    guard !numbers.isEmpty || !agreedNouns.isEmpty else { return self }
    let symbols = NumberSymbols.of(locale)
    let agreedNouns = agreedNouns.isEmpty || Self.agrees(in: locale) ? agreedNouns : []
    if agreedNouns.isEmpty, numbers.allSatisfy({ symbols.leavesAlone(lettersOfNumber: $0.count) }) {
      var plain = self
      plain.numbers = []
      plain.agreedNouns = []
      return plain
    }
    let bytes = Array(string.utf8)
    var result = LocalizedText("")
    var spans = spans[...]
    var position = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    /// Copies the words before `end`, stretch by stretch; with `change`, at once and changed.
    func copy(to end: Int, _ change: ((String) -> String)? = nil) {
      while position < end {
        while let span = spans.first, span.range.upperBound <= position { spans.removeFirst() }
        let isInside = spans.first.map { $0.range.lowerBound <= position } ?? false
        let form: InlineForm = isInside ? spans.first?.form ?? [] : []
        let border = spans.first.map { isInside ? $0.range.upperBound : $0.range.lowerBound } ?? end
        let stop = change == nil ? min(border, end) : end
        let words = text(position..<stop)
        result.append(change?(words) ?? words, form)
        position = stop
      }
    }
    var nouns = agreedNouns[...]
    func copyNouns(before end: Int) {
      while let noun = nouns.first, noun.range.lowerBound < end {
        copy(to: noun.range.lowerBound)
        copy(to: noun.range.upperBound) { _ in noun.word }
        nouns.removeFirst()
      }
    }
    for number in numbers {
      copyNouns(before: number.lowerBound)
      copy(to: number.lowerBound)
      copy(to: number.upperBound) { symbols.write($0) }
    }
    copyNouns(before: bytes.count + 1)
    copy(to: bytes.count)
    return result
  }

  /// The stretches of the text in order, each with its form.
  package var stretches: [(words: String, form: InlineForm)] {
    let bytes = Array(string.utf8)
    var result: [(words: String, form: InlineForm)] = []
    var position = 0
    func add(_ end: Int, _ form: InlineForm) {
      if end > position { result.append((String(decoding: bytes[position..<end], as: UTF8.self), form)) }
      position = end
    }
    for span in spans {
      add(span.range.lowerBound, [])
      add(span.range.upperBound, span.form)
    }
    add(bytes.count, [])
    return result
  }
}
