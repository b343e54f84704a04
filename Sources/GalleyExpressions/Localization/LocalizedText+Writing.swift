extension LocalizedText {
  /// The same with its values, and the nouns that agree with them, as people of a locale write them.
  package func written(in locale: String) -> LocalizedText {
    guard !insertions.isEmpty || !agreedNouns.isEmpty else { return self }
    let symbols = NumberSymbols.of(locale)
    let nouns = agreedNouns.isEmpty || Self.agrees(in: locale) ? agreedNouns : []
    if nouns.isEmpty, insertions.allSatisfy({ $0.isWritten(by: symbols) }) {
      var plain = self
      plain.insertions = []
      plain.agreedNouns = []
      return plain
    }
    var writer = Writer(self, nouns: nouns)
    for insertion in insertions {
      writer.copyNouns(before: insertion.range.lowerBound)
      writer.copy(to: insertion.range.lowerBound)
      switch insertion.content {
      case .number: writer.copy(to: insertion.range.upperBound) { symbols.write($0) }
      case .formatted(let value): writer.copy(to: insertion.range.upperBound) { _ in value.written(in: locale) }
      case .translated(let translation):
        writer.put(translation.text(for: locale).written(in: locale), to: insertion.range.upperBound)
      }
    }
    writer.copyNouns(before: writer.bytes.count + 1)
    writer.copy(to: writer.bytes.count)
    return writer.result
  }

  /// Copies a text, with some of its stretches changed.
  private struct Writer {
    let bytes: [UInt8]
    var result = LocalizedText("")
    private var spans: ArraySlice<Span>
    private var nouns: ArraySlice<AgreedNoun>
    private var position = 0

    init(_ text: LocalizedText, nouns: [AgreedNoun]) {
      bytes = Array(text.string.utf8)
      spans = text.spans[...]
      self.nouns = nouns[...]
    }

    /// Copies the words before `end`, stretch by stretch; with `change`, at once and changed.
    mutating func copy(to end: Int, _ change: ((String) -> String)? = nil) {
      while position < end {
        while let span = spans.first, span.range.upperBound <= position { spans.removeFirst() }
        let inside = spans.first.flatMap { $0.range.lowerBound <= position ? $0 : nil }
        let border = inside?.range.upperBound ?? spans.first?.range.lowerBound ?? end
        let stop = change == nil ? min(border, end) : end
        let words = String(decoding: bytes[position..<stop], as: UTF8.self)
        result.append(change?(words) ?? words, inside?.form ?? [], inside?.attributes ?? TextAttributes())
        position = stop
      }
    }

    /// Puts a text in the place of what stands before `end`, in the form of its beginning.
    mutating func put(_ text: LocalizedText, to end: Int) {
      while let span = spans.first, span.range.upperBound <= position { spans.removeFirst() }
      let inside = spans.first.flatMap { $0.range.lowerBound <= position ? $0 : nil }
      result.append(text, inside?.form ?? [], inside?.attributes ?? TextAttributes())
      position = end
    }

    /// Copies what stands before `end`, nouns in the form that agrees.
    mutating func copyNouns(before end: Int) {
      while let noun = nouns.first, noun.range.lowerBound < end {
        copy(to: noun.range.lowerBound)
        copy(to: noun.range.upperBound) { _ in noun.word }
        nouns.removeFirst()
      }
    }
  }
}

extension LocalizedText.Insertion {
  /// Whether a locale writes it as it stands in the text.
  fileprivate func isWritten(by symbols: NumberSymbols) -> Bool {
    content == .number && symbols.leavesAlone(lettersOfNumber: range.count)
  }
}
