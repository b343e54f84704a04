import GalleyFormats
import GalleySource

// Keys of a document that have a `$` before them.

extension Checker {
  /// Warns of keys of the document that have a `$` before them, which makes comments of them; a body that has one, and no
  /// other, is the body that was meant.
  mutating func readMarkedKeys(
    _ root: EntryID, _ keys: inout [ControlWord: (key: EntryID, value: EntryID)]
  ) {
    for (key, value) in tree.pairs(root) {
      // Beside a key of the same name it is what its author put aside.
      guard let word = markedDocumentKey(key), keys[word] == nil, !isFull else { continue }
      report(marked(key, severity: word == .body ? .error : .warning))
      if word == .body { keys[word] = (key, value) }
    }
  }

  /// The key of a document that stands behind a `$`; nil for any other key.
  func markedDocumentKey(_ key: EntryID) -> ControlWord? {
    let name = text(key)
    guard name.first == "$", let word = ControlWord(rawValue: String(name.dropFirst())) else { return nil }
    return ControlWord.documentKeys.contains(word) ? word : nil
  }
}
