import GalleyExpressions
import GalleyFormats
import GalleySource

// Values that are written as Swift has them, without the mark of an expression.

extension Checker {
  /// A chain of Swift in the place of a font or another value of SwiftUI's, `title2.bold()`, which can mean nothing else: it is
  /// read as the expression that it is, with a warning.
  mutating func chainRecipe(_ entry: EntryID, _ type: ValueType) -> Recipe? {
    guard tree.kind(entry) == .string, tree.bytes(entry).last == UInt8(ascii: ")") else { return nil }
    return chain(entry, type)?.recipe
  }

  /// The same for whatever stands for a value, but for a case with its type, which is written without.
  mutating func chain(_ entry: EntryID, _ type: ValueType) -> (recipe: Recipe, type: ValueType)? {
    guard tree.kind(entry) == .string, text(entry).utf8.count <= 200, text(entry).dropFirst().contains("."),
      bareCase(of: entry) == nil, case .named(let id) = type.unwrapped, document.types[id].module != nil,
      let expression = swiftExpression(entry, of: document.types[id].swiftName)
    else { return nil }
    let (bytes, span) = (Array(expression.utf8), span(entry))
    var problems: [Diagnostic] = []
    let checked = document.expressions.check(
      bytes[...], range: 0..<bytes.count, at: { _ in span }, expecting: type, in: scope, diagnostics: &problems)
    guard checked.id.isValid, problems.isEmpty else { return nil }
    var warning = swiftValue(entry, expression: expression)
    warning.severity = .warning
    report(warning)
    return (.expression(checked.id), checked.type)
  }
}
