internal import GalleySource

extension InlineMarkdown {
  /// An opening bracket whose closing one was not met yet.
  struct Bracket {
    enum Kind { case link, image, attributes }

    var kind: Kind
    /// The token of the bracket.
    var token: Int
    /// The delimiter runs before it.
    var delimiters: Int
    /// False for one with a link in it: links do not nest.
    var isActive = true
  }

  mutating func open(_ kind: Bracket.Kind, length: Int) {
    let shown = position..<position + length
    append(Token(shown), to: shown.upperBound)
    brackets.append(Bracket(kind: kind, token: tokens.count - 1, delimiters: delimiters.count))
  }

  /// `]`: the end of a link, a picture or words with attributes, if an address or attributes in parentheses follow.
  mutating func close() {
    guard let bracket = brackets.popLast(), bracket.isActive, byte(position + 1) == UInt8(ascii: "("),
      let end = bracket.kind == .attributes ? endOfAttributes(from: position + 2) : endOfAddress(from: position + 2)
    else {
      position += 1
      return
    }
    flushWords()
    resolveDelimiters(from: bracket.delimiters)
    var token = Token(position..<position)
    tokens[bracket.token].shown = tokens[bracket.token].shown.lowerBound..<tokens[bracket.token].shown.lowerBound
    switch bracket.kind {
    case .link:
      tokens[bracket.token].opened.append(.link)
      token.closed.append(.link)
      for index in brackets.indices where brackets[index].kind == .link && brackets[index].isActive {
        brackets[index].isActive = false
      }
    case .image: break
    case .attributes where isInflection(position + 2..<end):
      tokens[bracket.token].beginsInflection = true
      token.endsInflection = true
    case .attributes: break
    }
    append(token, to: end + 1)
  }

  /// The place of the parenthesis that closes `(address "title")`; nil if this is no address.
  private func endOfAddress(from start: Int) -> Int? {
    var index = start
    var depth = 0
    while let byte = byte(index) {
      switch byte {
      case Byte.backslash: index += 1
      case UInt8(ascii: "("):
        depth += 1
        if depth > Self.deepestAddress { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { return index }
        depth -= 1
      case Byte.space, UInt8(ascii: "\n"): return endOfTitle(from: index + 1)
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The place of the parenthesis behind a title in quotes.
  private func endOfTitle(from start: Int) -> Int? {
    guard let quote = byte(start) else { return nil }
    if quote == UInt8(ascii: ")") { return start }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    guard let end = bytes[(start + 1)...].prefix(Self.longestTitle).firstIndex(of: quote) else { return nil }
    return byte(end + 1) == UInt8(ascii: ")") ? end + 1 : nil
  }

  /// The place of the parenthesis behind `inflect: true`; nil if these are no attributes.
  private func endOfAttributes(from start: Int) -> Int? {
    let inside = bytes[start...].prefix(Self.longestTitle).prefix { $0 != UInt8(ascii: ")") }
    guard inside.contains(UInt8(ascii: ":")) else { return nil }
    return byte(inside.endIndex) == UInt8(ascii: ")") ? inside.endIndex : nil
  }

  /// Whether attributes ask for agreement.
  private func isInflection(_ range: Range<Int>) -> Bool {
    let attributes = String(decoding: bytes[range].filter { $0 > Byte.space }, as: UTF8.self)
    return attributes.split(separator: ",").contains("inflect:true")
  }

  /// As deep as CommonMark lets parentheses nest in an address.
  private static let deepestAddress = 32
  /// The most bytes of a title or of attributes.
  private static let longestTitle = 2048
}
