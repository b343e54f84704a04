import GalleyExpressions
import GalleyFormats
import GalleySource

// Formats of numbers that are not written as in Swift.

extension LiteralReading {
  /// Says how an amount of money is written, whose format needs its currency: `format: currency`; nil for anything else.
  func currencyFormat(_ entry: EntryID, of type: String?) -> Diagnostic? {
    guard type == "NumberFormat" else { return nil }
    var (key, code) = (entry, "USD")
    if tree.kind(entry) == .mapping, let first = pairs(of: entry).first {
      key = first.key
      let value = tree.kind(first.value) == .mapping ? pairs(of: first.value).first?.value : first.value
      if let value, tree.kind(value) == .string, text(value).count == 3 { code = text(value).uppercased() }
    }
    guard ["currency", "money"].contains(text(key).lowercased()) else { return nil }
    let mend = "$(.currency(code: \"\(code)\"))"
    return Diagnostic(
      .unknownCase, "the format of an amount of money names its currency", at: span(key), label: "write `\(mend)`",
      expected: [mend], fix: TextEdit(span: span(entry), replacement: quotedYAML(mend)))
  }
}
