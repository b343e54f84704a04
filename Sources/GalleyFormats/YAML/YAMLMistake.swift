internal import GalleySource

/// A syntax error of YAML in plain words, and how to read on behind it.
struct YAMLMistake {
  /// A byte to read in place of the one that stands there.
  struct Mask {
    let position: Int
    let byte: UInt8
  }

  var diagnostic: Diagnostic
  /// What makes the rest of the document readable; empty if nothing evident does.
  var masks: [Mask] = []

  static func explain(_ failure: YAMLFailure, in source: [UInt8], file: UInt32) -> YAMLMistake {
    YAMLMistake(
      diagnostic: Diagnostic(
        .syntaxError, failure.problem + failure.context,
        at: SourceSpan(start: UInt32(failure.position), end: UInt32(failure.position), file: file)))
  }
}
