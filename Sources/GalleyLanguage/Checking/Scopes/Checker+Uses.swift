import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Names that nobody uses, and names that hide others.

extension Checker {
  /// Marks what the expression reads whose operations were added since there were `count`, and remembers whether it can
  /// change from one use of its definition to the next; one that cannot has its value found.
  mutating func noteUses(since count: Int, of expression: CheckedExpressionID) {
    let uses = document.expressions.uses(since: count)
    var isVariable = uses.readsEnvironment || !uses.functions.isEmpty
    for variable in uses.variables where !scopes.noteUse(of: variable) { isVariable = true }
    facts.noteUses(ofFunctions: uses.functions)
    if isVariable {
      facts.addVariable(expression)
    } else if expression.isValid, document.expressions.constant(expression) == nil {
      facts[expression] = constantValue(of: expression)
    }
  }

  /// Ends the innermost definition, and says which of its names nobody used.
  mutating func endScope() {
    let scope = scopes.end()
    reportUnused(scope.names[0...])
    let slots = scope.slots.filter { !$0.value.isUsed }
    for (name, slot) in slots.sorted(by: { $0.value.parameter < $1.value.parameter }) {
      reportUnused(name, .parameter, at: slot.span)
    }
    for (name, index) in scope.functions.sorted(by: { $0.value < $1.value }) where !facts.usesFunction(index.retyped())
    {
      reportUnused(name, .function, at: document.functions[index].span)
    }
    for (name, index) in scope.properties.sorted(by: { $0.value < $1.value }) where !facts.usesProperty(index) {
      reportUnused(name, .property, at: document.properties[index].span)
    }
    for (name, action) in scope.actions.sorted(by: { $0.key < $1.key }) where !action.isUsed {
      reportUnused(name, action.kind, at: action.span)
    }
  }

  /// Says which of the names of a block, or a definition, nobody used.
  mutating func reportUnused(_ names: ArraySlice<Scope.Name>) {
    for name in names where !name.isUsed {
      if let span = name.span { reportUnused(name.name, name.kind, at: span) }
    }
  }

  private mutating func reportUnused(_ name: String, _ kind: Scope.NameKind, at span: SourceSpan) {
    // What is imported is there for others too.
    guard !name.hasPrefix("_"), span.file == 0, !document.isLibrary else { return }
    let text = textNaming(name)
    report(
      Diagnostic(
        .unusedName, "the \(kind.rawValue) `\(name)` is never used", at: span, label: "remove it, or use it",
        help: text == nil ? [] : ["its value is written `$(\(name))`"],
        related: text.map { [RelatedSpan(span: $0, message: "this is a text, and not its value")] } ?? []))
  }

  /// A text that is nothing but a name, as if that were its value: `title`, `(title)`, `{title}`.
  private func textNaming(_ name: String) -> SourceSpan? {
    guard problems.count < 20 else { return nil }
    let forms = [name, "(\(name))", "{\(name)}", "$ (\(name))"].map { Array($0.utf8) }
    // Each of them is looked up among all arguments.
    var left = 20
    for entry in tree.all where tree.kind(entry) == .string {
      guard forms.contains(where: { tree.bytes(entry).elementsEqual($0) }), !isKey(entry) else { continue }
      if isText(entry) { return self.span(entry) }
      left -= 1
      if left == 0 { return nil }
    }
    return nil
  }

  /// Tells whether a scalar is no more than a text where it stands, and not a member of the type that is wanted there:
  /// `title` is a font below `font`.
  private func isText(_ entry: EntryID) -> Bool {
    let span = span(entry)
    let around = document.arguments.filter {
      $0.span.file == span.file && $0.span.start <= span.start && $0.span.end >= span.end
    }.min { $0.span.end - $0.span.start < $1.span.end - $1.span.start }
    switch around?.content {
    case .constant(let index): return document.constants[index].value.hasText
    case .dynamic, .controlStyle: return false
    case .node, .closure, .action, nil: return true
    }
  }

  private func isKey(_ entry: EntryID) -> Bool {
    let end = Int(span(entry).end)
    return tree.source[end...].first { $0 != 0x20 && $0 != UInt8(ascii: "\"") } == UInt8(ascii: ":")
  }

  /// Complains of a name in a block that hides another one of the same definition.
  mutating func reportShadowing(_ name: String, at span: SourceSpan) {
    guard let hidden = scopes.innermost.names.last(name) else { return }
    report(
      Diagnostic(
        .shadowedName, "`\(name)` hides another `\(name)`", at: span, label: "choose another name",
        related: hidden.span.map { [RelatedSpan(span: $0, message: "this one is hidden")] } ?? []))
  }
}

extension Value {
  /// Tells whether there is a text in it.
  fileprivate var hasText: Bool {
    switch self {
    case .string, .localized: true
    case .array(let values), .tuple(let values), .record(_, let values), .enumeration(_, _, let values):
      values.contains(where: \.hasText)
    case .dictionary(let entries): entries.contains { $0.value.hasText }
    case .null, .missing, .bool, .int, .double, .range, .closedRange, .closedRealRange, .color, .font, .style, .keyPath,
      .binding:
      false
    }
  }
}
