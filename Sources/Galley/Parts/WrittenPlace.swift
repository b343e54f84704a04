import GalleySource

/// A place as people write it: `7:25`, or `card.yaml:7:25`.
struct WrittenPlace {
  let position: SourcePosition
  /// Nil for the document itself.
  let file: String?

  /// Nil for what is no place.
  init?(_ text: String) {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count >= 2, let line = Int(words[words.count - 2]), let column = Int(words[words.count - 1]),
      line > 0, column > 0
    else { return nil }
    position = SourcePosition(line: line, column: column)
    file = words.count > 2 ? words.dropLast(2).joined(separator: ":") : nil
  }
}
