import GalleyExpressions
import GalleyFormats
import GalleySource

// Names of symbols of the system.

extension Checker {
  /// Notes the name of a symbol that is probably misspelt.
  mutating func checkSymbolName(_ value: Value, for parameter: Parameter, at entry: EntryID) {
    guard parameter.isSymbolName, case .string(let name) = value,
      var problem = Diagnostic.unknownSymbol(name, at: span(entry))
    else { return }
    if problem.expected.count == 1, tree.kind(entry) == .string, text(entry) == name {
      problem.fix = TextEdit(span: contentSpan(entry), replacement: problem.expected[0])
    }
    report(problem)
  }
}

extension Diagnostic {
  /// A symbol is probably called otherwise; nil for a name that may be right.
  static func unknownSymbol(_ name: String, at sourceSpan: SourceSpan) -> Diagnostic? {
    let meant = SymbolNames.meant(by: name)
    guard !meant.isEmpty else { return nil }
    return Diagnostic(
      .unknownSymbol, "`\(name)` is probably misspelt: no symbol is known to be called so", at: sourceSpan,
      label: "did you mean \(meant.prefix(3).map { "`\($0)`" }.joined(separator: " or "))?",
      help: ["SwiftUI shows nothing for a symbol that it does not have"], expected: meant)
  }
}
