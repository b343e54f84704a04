import GalleyFormats
import GalleySource
import GalleyTables

// Nodes whose view does not exist, and what stands below its name.

extension Checker {
  mutating func checkUnknown(_ key: EntryID, _ value: EntryID) -> CheckedNode {
    let problem =
      laterProperty(key)
      ?? (isModifierName(key)
        ? modifierInNodePlace(key, value)
        : argumentAmongViews(key, value) ?? foreignView(key, value) ?? unknownView(key))
    report(problem)
    // What stands below a line of Swift may use names that it declares.
    if problem.code != .swiftSource { checkBelowUnknown(key, value) }
    return CheckedNode(.invalid, span: span(key), entry: key)
  }

  /// Checks what stands below the name of a view that does not exist, so that all problems are said at once.
  ///
  /// Its arguments are those of the view that was meant where there is no doubt of it; else only what can be nothing but
  /// nodes is looked at, since nobody knows what belongs there.
  private mutating func checkBelowUnknown(_ key: EntryID, _ value: EntryID) {
    // What a scalar may be for is a guess.
    guard tree.kind(value) == .mapping || tree.kind(value) == .sequence else { return }
    if document.expressions.spelling.hasTime,
      let meant = Suggestions.certain(for: text(key), in: catalogue.views.lazy.map(\.name)),
      let view = catalogue.view(named: meant)
    {
      let mark = problems.mark
      _ = checkCall(catalogue.views[view].callee, key: key, value: value)
      // What a guess would lack is nobody's mistake yet.
      let (name, call) = (span(key), span(value))
      problems.forget(since: mark) { $0.span == name || $0.span == call }
      return
    }
    for part in [value] + (tree.kind(value) == .mapping ? pairs(of: value).map(\.value) : []) {
      if tree.kind(part) == .sequence, tree.elements(part).allSatisfy({ isNodeMapping($0) || isForeignNode($0) }) {
        _ = checkBlock(part)
      }
    }
  }

  /// Tells whether a mapping begins with what another tool calls a view: `{ li: One }`.
  private func isForeignNode(_ entry: EntryID) -> Bool {
    tree.kind(entry) == .mapping && pairs(of: entry).first.map { foreignName(of: $0.key) != nil } ?? false
  }
}
