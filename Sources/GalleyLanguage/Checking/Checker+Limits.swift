import GalleyFormats
import GalleySource

extension Checker {
  /// Tells whether the document may have one more node, and reports once that it may not.
  mutating func admitsNode(at entry: EntryID) -> Bool {
    // Beyond the problems that are kept nothing more would be said.
    if diagnostics.count >= Checker.mostDiagnostics { return false }
    if document.nodes.count < limits.nodes { return true }
    exhaust("the document has more than \(limits.nodes) views", at: entry)
    return false
  }

  /// Counts one value of a literal, and tells whether there may be one more.
  mutating func admitsValue(at entry: EntryID) -> Bool {
    valuesLeft -= 1
    if valuesLeft >= 0 { return true }
    exhaust("the values of this document have more than \(limits.nodes) parts", at: entry)
    return false
  }

  private mutating func exhaust(_ message: String, at entry: EntryID) {
    guard !isExhausted else { return }
    isExhausted = true
    report(Diagnostic(.tooManyNodes, message, at: span(entry), help: ["`--max-nodes N` allows more"]))
  }

  /// Says that there are too many of what is compared with each other; `have` begins the sentence.
  func tooManyDefinitions(_ have: String, _ things: String, at entry: EntryID) -> Diagnostic {
    Diagnostic(
      .tooManyDefinitions, "\(have) more than \(limits.definitions) \(things)", at: span(entry),
      help: ["`--max-definitions N` allows more"])
  }

  /// Reports a text that is longer than the limit.
  mutating func admitsText(at entry: EntryID) -> Bool {
    let count = tree.bytes(entry).count
    if count <= limits.textLength { return true }
    report(
      Diagnostic(
        .valueTooLarge, "this text has \(count) bytes, more than the limit of \(limits.textLength)", at: span(entry),
        help: ["`--max-text-length N` allows more"]))
    return false
  }
}
