package import GalleySource

/// What a reader may spend on one document.
package struct ReadingLimits: Sendable {
  /// Bytes of a document with what it imports; never more than two gigabytes, whatever is asked.
  package var fileSize = 256 << 20
  /// Levels of mappings and sequences.
  package var depth = 10_000
  /// Keys and values of a document with what it imports.
  package var entries = 12_000_000
  /// How much of both the files before this one took.
  package var earlier = (bytes: 0, entries: 0)
  /// Entries that aliases and merge keys may add.
  package var aliasEntries = 1_000_000
  /// Problems that one file may report; reading ends behind them.
  package var problems = 200

  /// Creates the default limits, which ordinary documents never meet.
  package init() {}

  /// Keys and values that are left for this file.
  var ownEntries: Int { entries - earlier.entries }
}

/// The outcome of reading: a tree, unless the notation itself was broken, and what there is to say about it.
package struct ReadingResult: Sendable {
  /// Nil if a syntax error or a limit left nothing to check.
  ///
  /// A tree beside errors is what the author evidently meant: every error in it has one plain mend.
  package var tree: LocatedTree?
  /// Everything that is wrong, in order of place.
  package var diagnostics: [Diagnostic]

  /// Creates an outcome.
  package init(tree: LocatedTree?, diagnostics: [Diagnostic]) {
    self.tree = tree
    self.diagnostics = diagnostics
  }
}

/// Reads `file` in the given notation, or in the one that its name or its first bytes announce.
package func read(
  _ file: SourceFile, as notation: Notation? = nil, index: UInt32, limits: ReadingLimits = ReadingLimits()
) -> ReadingResult {
  switch notation ?? detectNotation(of: file.bytes, name: file.name) {
  case .json: readJSON(file, index: index, limits: limits)
  case .yaml: readYAML(file, index: index, limits: limits)
  }
}

/// Returns why `file` cannot be read in any notation, or nil if it can be tried.
func refusal(of file: SourceFile, index: UInt32, limits: ReadingLimits) -> Diagnostic? {
  let bytes = file.bytes
  let largest = max(0, min(limits.fileSize, Int(Int32.max) / 2))
  if bytes.count > largest - limits.earlier.bytes {
    let subject = limits.earlier.bytes > 0 ? "the document and what it imports have" : "the file has"
    return Diagnostic(
      .fileTooLarge, "\(subject) more than \(largest) bytes, which is the limit",
      at: SourceSpan(start: 0, end: 0, file: index), help: ["\(setting: .fileSize, "N") allows more, such as `64M`"])
  }
  guard bytes.count >= 2 else { return nil }
  if (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF) || bytes[0] == 0 || bytes[1] == 0
  {
    return Diagnostic(
      .invalidUTF8, "the file is encoded in UTF-16 or UTF-32", at: SourceSpan(start: 0, end: 2, file: index),
      label: "save it as UTF-8")
  }
  return nil
}

/// The number of bytes of the byte order mark that `bytes` begins with, which is allowed and means nothing: 3 or 0.
func byteOrderMarkLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
}

/// Says that a document has more keys and values than the limit; `span` is the first that is too much.
func tooManyEntries(_ limits: ReadingLimits, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .tooManyNodes, "the document has more than \(limits.entries) keys and values", at: span,
    help: ["\(setting: .nodes, "N") allows more"])
}

/// Says that a mapping or sequence stands deeper than the limit.
func documentTooDeep(limit: Int, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .documentTooDeep, "mappings and lists are nested more than \(limit) levels deep", at: span,
    help: ["the limit is that of \(setting: .depth)"])
}
