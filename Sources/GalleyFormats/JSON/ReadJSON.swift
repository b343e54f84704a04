package import GalleySource

/// Reads a JSON document (RFC 8259) into a located tree.
///
/// Numbers are kept as they are written. A byte order mark is skipped. Mistakes with one evident mend (a comma too many
/// or too few, a comment, quotes of the wrong kind, a bare word) are reported and mended in the tree, so that one run
/// finds several; where the structure had to be guessed there is no tree.
///
/// What RFC 8259 leaves to a reader is decided so:
///
/// | document | decision |
/// | --- | --- |
/// | numbers beyond the range or the precision of a Double (`1e999`, forty digits) | read; converting them is the caller's |
/// | lone or swapped surrogates in escapes (`\uD800`) | `invalid-escape`: no text can hold them |
/// | bytes that are not UTF-8, overlong forms and encoded surrogates included | `invalid-utf8` |
/// | UTF-16 and UTF-32, with or without a byte order mark | `invalid-utf8` |
/// | a byte order mark of UTF-8 | skipped |
/// | nesting of 500 levels | read; the limit is `ReadingLimits.depth` |
/// | a name given twice (which the RFC only discourages) | `duplicate-key`; the first one stays |
package func readJSON(
  _ file: SourceFile, index: UInt32, limits: ReadingLimits = ReadingLimits()
) -> ReadingResult {
  if let refusal = refusal(of: file, index: index, limits: limits) {
    return ReadingResult(tree: nil, diagnostics: [refusal])
  }
  return file.bytes.withUnsafeBufferPointer { bytes in
    var reader = JSONReader(bytes: bytes, source: file.bytes, index: index, limits: limits)
    reader.readDocument()
    return ReadingResult(tree: reader.isTreeSure ? reader.tree : nil, diagnostics: reader.problems.sorted())
  }
}
