internal import GalleySource

extension InlineMarkdown {
  /// A run of `*`, `_` or `~` that may begin or end emphasis.
  struct Delimiter {
    var token: Int
    var byte: UInt8
    /// How many bytes there were, and how many are left.
    var length: Int
    var left: Int
    var canOpen: Bool
    var canClose: Bool

    /// What tells apart runs of which none opens what this one closes.
    var kind: Int { Int(byte) * 8 + (canOpen ? 4 : 0) + length % 3 }
  }

  /// Reads a run; its token shows the marks that nobody understands.
  mutating func delimiterRun() {
    let mark = bytes[position]
    let end = bytes[position...].firstIndex { $0 != mark } ?? bytes.count
    let start = position
    append(Token(start..<end), to: end)
    guard mark != UInt8(ascii: "~") || end - start <= 2 else { return }
    let (before, after) = (neighbour(endingAt: start), neighbour(startingAt: end))
    let isLeft = after != .space && (after == .other || before != .other)
    let isRight = before != .space && (before == .other || after != .other)
    let isUnderscore = mark == UInt8(ascii: "_")
    delimiters.append(
      Delimiter(
        token: tokens.count - 1, byte: mark, length: end - start, left: end - start,
        canOpen: isLeft && (!isUnderscore || !isRight || before == .punctuation),
        canClose: isRight && (!isUnderscore || !isLeft || after == .punctuation)))
  }

  private enum Neighbour { case space, punctuation, other }

  private func neighbour(endingAt end: Int) -> Neighbour {
    guard end > 0 else { return .space }
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return neighbour(bytes[start..<end])
  }

  private func neighbour(startingAt start: Int) -> Neighbour {
    guard start < bytes.count else { return .space }
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return neighbour(bytes[start..<end])
  }

  private func neighbour(_ character: ArraySlice<UInt8>) -> Neighbour {
    if character.first == LocalizedFormat.argumentMark { return .other }
    guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first else { return .other }
    if scalar.isASCII {
      return Self.isPunctuation(UInt8(scalar.value)) ? .punctuation : scalar.value <= 0x20 ? .space : .other
    }
    if scalar.properties.isWhitespace { return .space }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return .punctuation
    default: return .other
    }
  }

  /// Finds the emphasis among the runs from `first` on and forgets them.
  ///
  /// Source: CommonMark 0.31, "An algorithm for parsing nested emphasis and links".
  mutating func resolveDelimiters(from first: Int) {
    guard delimiters.count > first else { return }
    var stack: [Delimiter] = []
    /// By kind: below this height of the stack nothing opens what such a run closes.
    var floors: [Int: Int] = [:]
    for var closer in delimiters[first...] {
      while closer.canClose, closer.left > 0 {
        let floor = min(floors[closer.kind] ?? 0, stack.count)
        guard let opener = stack[floor...].lastIndex(where: { Self.match($0, closer) }) else {
          floors[closer.kind] = stack.count
          break
        }
        stack.removeSubrange((opener + 1)...)
        join(&stack[opener], &closer)
        if stack[opener].left == 0 { stack.removeLast() }
        for (kind, floor) in floors where floor > stack.count { floors[kind] = stack.count }
      }
      if closer.canOpen, closer.left > 0 { stack.append(closer) }
    }
    delimiters.removeSubrange(first...)
  }

  private static func match(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    guard opener.byte == closer.byte else { return false }
    if closer.byte == UInt8(ascii: "~") { return opener.length == closer.length }
    let isAmbiguous = opener.canClose || closer.canOpen
    let lengths = opener.length + closer.length
    return !(isAmbiguous && lengths.isMultiple(of: 3))
      || (opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
  }

  /// Takes marks off both runs: two for bold, one for italic, all for what is struck through.
  private mutating func join(_ opener: inout Delimiter, _ closer: inout Delimiter) {
    let isStrike = closer.byte == UInt8(ascii: "~")
    let count = isStrike ? closer.left : min(opener.left, closer.left) >= 2 ? 2 : 1
    let form: InlineForm = isStrike ? .strikethrough : count == 2 ? .bold : .italic
    // What opens later is inside what opened before, and so stands nearer to the words.
    tokens[opener.token].opened.insert(form, at: 0)
    tokens[closer.token].closed.append(form)
    opener.left -= count
    closer.left -= count
    tokens[opener.token].shown = tokens[opener.token].shown.lowerBound..<tokens[opener.token].shown.upperBound - count
    tokens[closer.token].shown = tokens[closer.token].shown.lowerBound..<tokens[closer.token].shown.upperBound - count
  }
}
