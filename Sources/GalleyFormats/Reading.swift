package import GalleySource

/// The notation of a document.
package enum Notation: Sendable {
  case json
  case yaml
}

/// What a reader may spend on one document.
package struct ReadingLimits: Sendable {
  /// Bytes of one file.
  package var fileSize = 256 << 20
  /// Levels of mappings and sequences.
  package var depth = 10_000
  /// Entries that aliases and merge keys may add.
  package var aliasEntries = 1_000_000

  /// Creates the default limits, which ordinary documents never meet.
  package init() {}
}

/// The outcome of reading: a tree, unless the notation itself was broken, and what there is to say about it.
package struct ReadingResult: Sendable {
  /// Nil if a syntax error or a limit left nothing to check.
  package var tree: LocatedTree?
  package var diagnostics: [Diagnostic]

  package init(tree: LocatedTree?, diagnostics: [Diagnostic]) {
    self.tree = tree
    self.diagnostics = diagnostics
  }
}
