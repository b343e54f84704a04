/// The bytes of one document together with the name that diagnostics show.
package struct SourceFile: Sendable {
  /// The path as the user gave it, or `<stdin>`.
  package let name: String
  /// The whole content, as read.
  package let bytes: [UInt8]

  /// Creates a source file.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Returns the text of `span`, with invalid UTF-8 replaced.
  package func text(_ span: SourceSpan) -> String {
    let lower = min(Int(span.start), bytes.count)
    let upper = max(lower, min(Int(span.end), bytes.count))
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}
