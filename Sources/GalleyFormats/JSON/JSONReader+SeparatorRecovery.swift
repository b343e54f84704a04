internal import GalleySource

extension JSONReader {
  mutating func recoverSeparator() -> Step {
    let byte = bytes[position]
    let next: Step = openCollections.last?.isMapping == true ? .key : .value
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return closeMismatched(byte)
    case UInt8(ascii: ";"):
      reportMissingComma(replacing: problems.span(position, position + 1))
      position += 1
      return next
    case UInt8(ascii: ":"):
      if next == .key { append(.string, .hidden, start: position, end: position) }
      return skipUnexpected(
        1, next == .key ? "a second colon follows one key" : "a list has no keys; `{ }` would hold them", then: .value)
    default:
      if skipComment() || takeQuotesOfExpression() { return .separator }
      guard beginsValue(byte), lengthOfStrangeSpace() == 0 else { return skipUnknown(then: .separator) }
      let end = endOfLastToken()
      reportMissingComma(replacing: problems.span(end, end))
      return next
    }
  }

  /// The offset behind the last byte before the present position that is not space.
  private func endOfLastToken() -> Int {
    var end = position
    while end > 0, isSpaceOrBreak(bytes[end - 1]) { end -= 1 }
    return end
  }

  private mutating func reportMissingComma(replacing span: SourceSpan) {
    problems.report(
      Diagnostic(
        .missingComma, "a comma is missing before this one", at: problems.span(position, position + 1),
        label: "write `,` before it", fix: TextEdit(span: span, replacement: ",")))
  }

  /// Settles a closing bracket of the wrong kind: it closes what it fits further out, or else stands for the right one.
  private mutating func closeMismatched(_ byte: UInt8) -> Step {
    guard let collection = openCollections.last else { return .finished }
    isTreeSure = false
    let closer = text(position, position + 1)
    let opener = collection.isMapping ? "{" : "["
    let right = collection.isMapping ? "}" : "]"
    let opening = tree.entries[collection.entry].start
    let fitsFurtherOut = openCollections.contains { $0.isMapping == (byte == UInt8(ascii: "}")) }
    let span = problems.span(position, position + 1)
    problems.report(
      Diagnostic(
        .mismatchedBracket, "`\(closer)` does not close the `\(opener)` that is open", at: span,
        label: fitsFurtherOut ? "a `\(right)` is missing before it" : "write `\(right)`",
        related: [RelatedSpan(span: problems.span(Int(opening), Int(opening) + 1), message: "opened here")],
        fix: TextEdit(
          span: fitsFurtherOut ? problems.span(position, position) : span, replacement: right)))
    if !fitsFurtherOut { position += 1 }
    close()
    while fitsFurtherOut, let outer = openCollections.last, outer.isMapping != (byte == UInt8(ascii: "}")) { close() }
    return .separator
  }

  /// Reads what stands behind the document.
  mutating func readEnd() -> Step {
    skipSpace()
    guard position < bytes.count else { return .finished }
    if skipComment() { return .separator }
    let byte = bytes[position]
    let span = problems.span(position, endOfLine(from: position))
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      isTreeSure = false
      problems.report(
        Diagnostic(
          .mismatchedBracket, "`\(text(position, position + 1))` closes nothing",
          at: problems.span(position, position + 1), label: "remove it",
          fix: TextEdit(span: problems.span(position, position + 1), replacement: "")))
      position += 1
      return .separator
    }
    isTreeSure = false
    problems.report(Diagnostic(.textAfterDocument, "the document has already ended before this", at: span))
    return .finished
  }

  /// Reports that the file ends before the document does.
  mutating func endEarly() -> Step {
    isTreeSure = false
    guard let collection = openCollections.last else {
      problems.report(
        Diagnostic(
          .emptyDocument, "the file holds no value", at: problems.span(position, position),
          label: "the smallest document is `{}`"))
      return .finished
    }
    let opening = Int(tree.entries[collection.entry].start)
    let closers = String(openCollections.suffix(20).reversed().map { $0.isMapping ? "}" : "]" as Character })
    let around = openCollections.count - 1
    problems.report(
      Diagnostic(
        .unclosedBracket, "this `\(collection.isMapping ? "{" : "[")` is never closed",
        at: problems.span(opening, opening + 1),
        help: around == 0 ? [] : [around == 1 ? "neither is the one around it" : "neither are the \(around) around it"],
        fix: around < 20 ? TextEdit(span: problems.span(bytes.count, bytes.count), replacement: closers) : nil))
    return .finished
  }

  /// Reports that the bracket here is nested too deeply; reading ends with it.
  mutating func refuseDepth() -> Step {
    isTreeSure = false
    problems.report(documentTooDeep(limit: limits.depth, at: problems.span(position, position + 1)))
    return .finished
  }

  /// Ends reading behind as many keys and values as the limit allows.
  mutating func refuseEntries() -> Step {
    isTreeSure = false
    problems.report(tooManyEntries(limits, at: tree.span(EntryID(limits.ownEntries))))
    return .finished
  }
}
