internal import GalleySource

/// A localised text as it was written, taken apart once: words and the places of values, each in its form.
struct LocalizedFormat: Sendable {
  enum Content: Sendable {
    case words(String)
    /// A value by its place among the text's expressions.
    case argument(Int)
  }

  struct Piece: Sendable {
    var content: Content
    var form: InlineForm
  }

  var pieces: [Piece] = []
  /// The pieces of each `^[…](inflect: true)`, whose noun follows its number.
  var inflections: [Range<Int>] = []
  /// The values that `specifier:` made texts of: their digits are still the locale's to write.
  var specified: Set<Int> = []
  /// What the text is in other languages; nil if it has no translations.
  var translations: Translations?
  /// Whether Markdown was read in it, and is in its translations.
  var readsMarks = false

  /// Stands for a value in the bytes of a text; it is in no UTF-8.
  static let argumentMark: UInt8 = 0xFF

  /// Takes a text apart in which `argumentMark` stands for values; Markdown is read where `readsMarks` says so.
  ///
  /// A text without marks costs one look at each byte.
  init(_ bytes: some Collection<UInt8>, readsMarks: Bool) {
    defer { self.readsMarks = readsMarks }
    if readsMarks, Self.mayHaveMarks(bytes) {
      var parser = InlineMarkdown(Array(bytes))
      self = parser.parse()
    } else {
      var argument = 0
      append(bytes, [], nextArgument: &argument)
    }
  }

  init() {}

  /// Adds words, in which `argumentMark` stands for the values from `nextArgument` on.
  mutating func append(_ bytes: some Collection<UInt8>, _ form: InlineForm, nextArgument: inout Int) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: Self.argumentMark) ?? rest.endIndex
      if end > rest.startIndex { append(String(decoding: rest[rest.startIndex..<end], as: UTF8.self), form) }
      guard end < rest.endIndex else { return }
      pieces.append(Piece(content: .argument(nextArgument), form: form))
      nextArgument += 1
      rest = rest[rest.index(after: end)...]
    }
  }

  mutating func append(_ words: String, _ form: InlineForm) {
    // The words of an inflection stay apart from those before it.
    let isNew = inflections.last.map { $0.lowerBound == pieces.count || $0.upperBound == pieces.count } ?? false
    if !isNew, let last = pieces.last, last.form == form, case .words(let before) = last.content {
      pieces[pieces.count - 1].content = .words(before + words)
    } else {
      pieces.append(Piece(content: .words(words), form: form))
    }
  }

  /// Words as they stand in the key of a text with values in it: percent signs are doubled.
  static func keyPart(_ words: ArraySlice<UInt8>) -> String {
    String(decoding: words, as: UTF8.self).putting("%%", for: "%")
  }

  /// What stands for a value of a type in the key of its text.
  static func specifier(of type: ValueType) -> String { type == .int ? "%lld" : type == .double ? "%lf" : "%@" }

  /// Whether there is a byte that Markdown gives a meaning to.
  static func mayHaveMarks(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "\\"),
        UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }
}

extension LocalizedFormat {
  /// What one inflection came to.
  enum Agreement {
    case agreed
    /// The noun stays as it is, for want of a number or of a rule.
    case unknown(noun: String)
  }

  /// Puts values in the place of arguments; `arguments` has one for each of them.
  func text(_ arguments: [LocalizedText], noting note: (Agreement) -> Void) -> LocalizedText {
    var result = LocalizedText("")
    var next = inflections[...]
    var start: (length: Int, numbers: Int) = (0, 0)
    for (index, piece) in pieces.enumerated() {
      if next.first?.lowerBound == index { start = (result.string.utf8.count, result.insertions.count) }
      switch piece.content {
      case .words(let words): result.append(words, piece.form)
      case .argument(let argument):
        if arguments.indices.contains(argument) { result.append(arguments[argument], piece.form) }
      }
      while let inflection = next.first, inflection.upperBound <= index + 1 {
        note(result.inflect(from: start.length, number: start.numbers))
        next.removeFirst()
      }
    }
    return result
  }
}

extension LocalizedText {
  /// Lets the last word agree with the first number, both in the bytes from `start` on.
  ///
  /// A number that is 1, or −1, takes the singular; every other one takes the plural, as English does.
  fileprivate mutating func inflect(from start: Int, number: Int) -> LocalizedFormat.Agreement {
    let bytes = Array(string.utf8)
    guard let end = bytes[start...].lastIndex(where: { Self.isLetter($0) }).map({ $0 + 1 }) else {
      return .unknown(noun: "")
    }
    let first = bytes[start..<end].lastIndex { !Self.isLetter($0) }.map { $0 + 1 } ?? start
    let noun = String(decoding: bytes[first..<end], as: UTF8.self)
    let written =
      insertions.indices.contains(number)
      ? bytes[insertions[number].range] : bytes[start...].drop { !Lexer.isDigit($0) }.prefix { $0 != Byte.space }
    guard !written.isEmpty else { return .unknown(noun: noun) }
    let digits = written.drop { $0 == Byte.minus }
    let singular = EnglishPlural.singular(of: noun)
    if digits.count == 1, digits.first == UInt8(ascii: "1") {
      if let singular { agreedNouns.append(AgreedNoun(range: first..<end, word: singular)) }
      return .agreed
    }
    if singular != nil { return .agreed }
    guard let plural = EnglishPlural.of(noun) else { return .unknown(noun: noun) }
    agreedNouns.append(AgreedNoun(range: first..<end, word: plural))
    return .agreed
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte >= 0x80
  }
}
