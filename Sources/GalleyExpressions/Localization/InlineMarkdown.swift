internal import GalleySource

/// Reads Markdown as SwiftUI reads that of a LocalizedStringKey: inline marks alone, and white space as it is.
///
/// Emphasis follows CommonMark 0.31's rules for delimiter runs; `~~` strikes through as in GitHub's Markdown, and
/// `^[words](inflect: true)` is Apple's mark for automatic grammar agreement. Takes time in proportion to the text.
struct InlineMarkdown {
  /// A stretch of the text that is shown, or a mark.
  struct Token {
    /// What is shown, in bytes of the text; empty for a mark that was understood.
    var shown: Range<Int>
    /// What is shown instead of the bytes.
    var replacement: String?
    /// Forms that end before what is shown, and forms that begin behind it.
    var closed: [InlineForm] = []
    var opened: [InlineForm] = []
    /// The words up to a later token agree with their number; and they end here.
    var beginsInflection = false
    var endsInflection = false

    init(_ shown: Range<Int>) { self.shown = shown }
  }

  let bytes: [UInt8]
  var tokens: [Token] = []
  var brackets: [Bracket] = []
  var delimiters: [Delimiter] = []
  var position = 0
  /// The start of the words that are no token yet.
  private var wordsStart = 0
  /// By length: where the last run of backticks of that length is, once all were looked at.
  private var lastBackticks: [Int: Int]?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() -> LocalizedFormat {
    while position < bytes.count { step() }
    flushWords()
    resolveDelimiters(from: 0)
    return format()
  }

  private mutating func step() {
    switch bytes[position] {
    case Byte.backslash: escape()
    case UInt8(ascii: "`"): code()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): delimiterRun()
    case UInt8(ascii: "["): open(.link, length: 1)
    case UInt8(ascii: "!") where byte(position + 1) == UInt8(ascii: "["): open(.image, length: 2)
    case UInt8(ascii: "^") where byte(position + 1) == UInt8(ascii: "["): open(.attributes, length: 2)
    case UInt8(ascii: "]"): close()
    case UInt8(ascii: "<"): autolink()
    case UInt8(ascii: "&"): entity()
    default: position += 1
    }
  }

  /// The byte at a place; nil behind the end.
  func byte(_ position: Int) -> UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Makes a token of the words that were passed.
  mutating func flushWords() {
    if position > wordsStart { tokens.append(Token(wordsStart..<position)) }
    wordsStart = position
  }

  /// Adds a token that takes the bytes up to `end`.
  mutating func append(_ token: Token, to end: Int) {
    flushWords()
    tokens.append(token)
    position = end
    wordsStart = end
  }

  private mutating func escape() {
    guard let next = byte(position + 1), Self.isPunctuation(next) || next == UInt8(ascii: "\n") else {
      position += 1
      return
    }
    append(Token(position + 1..<position + 2), to: position + 2)
  }

  /// `` `code` ``: runs of equally many backticks; a space at both ends is left out.
  private mutating func code() {
    let start = position
    let length = bytes[start...].prefix { $0 == UInt8(ascii: "`") }.count
    guard let end = endOfCode(from: start + length, length: length) else {
      position += length
      return
    }
    var range = start + length..<end
    let isAllSpace = bytes[range].allSatisfy { $0 == Byte.space }
    if range.count >= 2, !isAllSpace, bytes[range.lowerBound] == Byte.space, bytes[range.upperBound - 1] == Byte.space {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var before = Token(start..<start)
    before.opened = [.code]
    append(before, to: start + length)
    var token = Token(range.upperBound..<range.upperBound)
    token.closed = [.code]
    tokens.append(Token(range))
    append(token, to: end + length)
  }

  private mutating func endOfCode(from start: Int, length: Int) -> Int? {
    if let lastBackticks { guard lastBackticks[length].map({ $0 >= start }) ?? false else { return nil } }
    var index = start
    var seen: [Int: Int] = [:]
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let run = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
      if run == length { return index }
      seen[run] = index
      index += run
    }
    // No run of the length is ahead, and of the others none behind those that were seen.
    lastBackticks = seen
    return nil
  }

  /// `<https://example.com>` and `<name@example.com>`: the address is shown.
  private mutating func autolink() {
    let start = position + 1
    // Looking no further than an address is long keeps the time in proportion to the text.
    let inside = bytes[start...].prefix(Self.longestAddress).prefix {
      $0 > Byte.space && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<")
    }
    let isAddress = inside.contains(UInt8(ascii: ":")) || inside.contains(UInt8(ascii: "@"))
    guard isAddress, inside.first.map(Self.isLetter) == true, byte(inside.endIndex) == UInt8(ascii: ">") else {
      position += 1
      return
    }
    var open = Token(start..<start)
    open.opened = [.link]
    append(open, to: start)
    var token = Token(inside.endIndex..<inside.endIndex)
    token.closed = [.link]
    tokens.append(Token(start..<inside.endIndex))
    append(token, to: inside.endIndex + 1)
  }

  private static let longestAddress = 2048

  /// Reads a character by its name or number: `&amp;`, `&#8364;`, `&#x20AC;`.
  private mutating func entity() {
    let name = bytes[(position + 1)...].prefix(10).prefix { $0 != UInt8(ascii: ";") }
    guard byte(name.endIndex) == UInt8(ascii: ";"), let shown = Self.entity(String(decoding: name, as: UTF8.self))
    else {
      position += 1
      return
    }
    var token = Token(position..<name.endIndex + 1)
    token.replacement = shown
    append(token, to: name.endIndex + 1)
  }

  private static func entity(_ name: String) -> String? {
    if name.hasPrefix("#") {
      let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(UnicodeScalar.init).map { String($0) }
    }
    return namedEntities[name]
  }

  /// The names that people use; HTML has two thousand more.
  private static let namedEntities = [
    "amp": "&", "apos": "'", "copy": "©", "euro": "€", "gt": ">", "hellip": "…", "laquo": "«", "ldquo": "“",
    "lsquo": "‘", "lt": "<", "mdash": "—", "nbsp": "\u{A0}", "ndash": "–", "quot": "\"", "raquo": "»", "rdquo": "”",
    "reg": "®", "rsquo": "’", "times": "×", "trade": "™",
  ]

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Punctuation of ASCII, in CommonMark's sense: symbols too.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

extension InlineMarkdown {
  /// Puts the tokens together.
  private func format() -> LocalizedFormat {
    var result = LocalizedFormat()
    var argument = 0
    var position = 0
    var depths: [InlineForm: Int] = [:]
    var form: InlineForm = []
    for token in tokens {
      // Values in what is not shown, such as an address, have their places, too.
      argument += bytes[position..<token.shown.lowerBound].count { $0 == LocalizedFormat.argumentMark }
      position = token.shown.upperBound
      for closed in token.closed {
        depths[closed, default: 0] -= 1
        if depths[closed] == 0 { form.remove(closed) }
      }
      if token.endsInflection, let start = result.inflections.popLast() {
        result.inflections.append(start.lowerBound..<result.pieces.count)
      }
      if let replacement = token.replacement {
        result.append(replacement, form)
      } else {
        result.append(bytes[token.shown], form, nextArgument: &argument)
      }
      if token.beginsInflection { result.inflections.append(result.pieces.count..<result.pieces.count) }
      for opened in token.opened {
        depths[opened, default: 0] += 1
        form.insert(opened)
      }
    }
    return result
  }
}
