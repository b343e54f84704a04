import CLibYAML
internal import GalleySource

extension YAMLReader {
  private static var corePrefix: String { "tag:yaml.org,2002:" }

  /// Makes the scalar `id` what its tag says, and reports a tag that is unknown or does not fit.
  mutating func applyTag(
    _ tag: UnsafeMutablePointer<yaml_char_t>, to id: EntryID, value: UnsafeBufferPointer<UInt8>, isPlain: Bool,
    from properties: Int
  ) {
    let span = placeOfTag(from: properties)
    let name = String(cString: tag)
    guard name != "!" else { return reportBareTag(at: span, isPlain: isPlain) }
    let byText = CoreSchema.kind(of: value)
    let kind: EntryKind
    let fits: Bool
    switch coreName(name) {
    case "str": (kind, fits) = (.string, true)
    case "null": (kind, fits) = (.null, byText == .null)
    case "bool": (kind, fits) = (.boolean, byText == .boolean)
    case "int": (kind, fits) = (.number, byText == .number && isWhole(value))
    case "float": (kind, fits) = (.number, byText == .number)
    case "map", "seq": (kind, fits) = (byText, false)
    default:
      if value.isEmpty, isPlain { return noteMisread(.tag, at: Int(span.start), valueStart: Int(span.start)) }
      return problems.report(unknownTag(at: span))
    }
    guard fits else {
      return problems.report(
        Diagnostic(
          .invalidTagValue, "the value behind `\(text(span))` is none of that kind", at: tree.span(id),
          related: [RelatedSpan(span: span, message: "the tag")]))
    }
    let isKey = isAtKey
    if !isKey { tree.entries[id].kind = kind }
  }

  /// Reports a tag of a mapping or sequence that is unknown or does not fit.
  mutating func checkCollectionTag(_ tag: UnsafeMutablePointer<yaml_char_t>, isMapping: Bool, from properties: Int) {
    let span = placeOfTag(from: properties)
    let name = String(cString: tag)
    switch coreName(name) {
    case isMapping ? "map" : "seq": return
    case "map", "seq", "str", "null", "bool", "int", "float":
      problems.report(
        Diagnostic(
          .invalidTagValue, "`\(text(span))` stands before a \(isMapping ? "mapping" : "list")", at: span,
          label: "remove the tag"))
    default:
      if name == "!" { reportBareTag(at: span, isPlain: false) } else { problems.report(unknownTag(at: span)) }
    }
  }

  private func coreName(_ tag: String) -> Substring? {
    tag.hasPrefix(Self.corePrefix) ? tag.dropFirst(Self.corePrefix.count) : nil
  }

  private func isWhole(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    wholeNumber(in: Array(value)[...]) != .notWhole
  }

  /// The place of the tag among the properties at `properties`.
  private func placeOfTag(from properties: Int) -> SourceSpan {
    var start = properties
    while start < bytes.count, bytes[start] != UInt8(ascii: "!") { start += 1 }
    return problems.span(start, min(endOfProperty(at: start), bytes.count))
  }

  private func text(_ span: SourceSpan) -> String {
    String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  private func unknownTag(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownTag, "the tag `\(text(span))` is not known here", at: span,
      help: ["a text that begins with `!` needs quotes"],
      expected: ["!!bool", "!!float", "!!int", "!!map", "!!null", "!!seq", "!!str"])
  }

  private mutating func reportBareTag(at span: SourceSpan, isPlain: Bool) {
    if isPlain { return noteMisread(.indicator, at: Int(span.start), valueStart: Int(span.start)) }
    problems.report(
      Diagnostic(
        .unquotedIndicator, "`!` before a value is a tag that says nothing", at: span,
        label: "remove it"))
  }
}
