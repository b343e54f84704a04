import GalleyExpressions
import GalleyFormats
import GalleySource

// What stands beside `if`, and does not belong there.

extension Checker {
  /// Reports the keys beside `if` that it does not have: most often the view that belongs into `then`.
  mutating func reportStrays(
    _ strays: [(key: EntryID, value: EntryID)], besideIf entry: EntryID, among pairs: [(key: EntryID, value: EntryID)]
  ) {
    guard !strays.isEmpty else { return }
    let words = BuilderForm.condition.words
    let given = given(words, in: pairs)
    let ofNode = strays.filter { isOfNode($0.key) }
    let hasView = strays.contains { isViewBesideIf($0.key) }
    for (key, value) in strays {
      if isDone { break }
      if isOfNode(key), !hasView {
        report(ofNodeBesideIf(key))
      } else if isOfNode(key) {
        // They are complained of with their view.
        checkOfNode(key, value)
      } else if isElseIf(key) {
        report(elseIf(key, value, in: entry))
      } else if isViewBesideIf(key) {
        report(
          viewBesideIf((key, value), with: ofNode, hasThen: given.contains(ControlWord.then.rawValue), among: pairs))
        _ = checkViewKey(key, word(key), value)
      } else {
        report(unknownControlKey(key, "if", words, given: given))
      }
    }
  }

  private mutating func checkOfNode(_ key: EntryID, _ value: EntryID) {
    if word(key).flatMap({ ControlWord($0) }) == .modifiers { _ = checkModifiers(value) } else { _ = checkLabel(value) }
  }

  private func ofNodeBesideIf(_ key: EntryID) -> Diagnostic {
    Diagnostic(
      .unknownKey, "`if` has no key `\(text(key))`", at: span(key),
      label: "write it beside the view in `then`, or put the `if` into a `Group`")
  }

  /// Says that a view stands beside `if`, with `modifiers` and `name` that are its own.
  private func viewBesideIf(
    _ view: (key: EntryID, value: EntryID), with others: [(key: EntryID, value: EntryID)], hasThen: Bool,
    among pairs: [(key: EntryID, value: EntryID)]
  ) -> Diagnostic {
    let node = (others + [view]).sorted { $0.key < $1.key }
    // Each search goes through the mapping: of many problems only the first are mended so.
    let edit = hasThen || problems.count >= Self.mostSlips ? nil : branchOfNode(node, among: pairs)
    let isShort = edit.map { !$0.replacement.contains("\n") } ?? false
    return Diagnostic(
      .misplacedKey, "`\(text(view.key))` stands beside `if`, and what a condition shows stands in its `then`",
      at: span(view.key),
      label: isShort
        ? edit.map { "write `\($0.replacement)`" }
        : edit == nil ? "move it below `then`" : "write `then:` above it, and indent it further", fix: edit)
  }

  /// What other tools call the condition itself.
  private static let conditionNames: Set<String> = [
    "condition", "cond", "test", "expression", "expr", "value", "when", "if", "is", "be",
  ]

  /// Says that `then` stands below `if`, among what is tested: `if: { condition: $(on), then: … }`.
  func branchBelowCondition(_ then: EntryID, _ condition: EntryID, keyword: EntryID) -> Diagnostic {
    let name = text(keyword)
    let members = pairs(of: condition)
    let tested = members.first { Self.conditionNames.contains(text($0.key)) }
    let branches = members.filter { ["then", "else", "elseIf"].contains(text($0.key)) }
    var edit: TextEdit?
    if let tested, branches.count == members.count - 1, span(condition).length <= UInt32(Self.longestMend) {
      let written =
        [(key: name, value: self.tested(tested.value))] + branches.map { (text($0.key), Sketch(tree, $0.value)) }
      edit = replacing(keyword, condition, with: written)
    }
    return Diagnostic(
      .misplacedKey, "`then` stands below `\(name)`, and belongs beside it", at: span(then),
      label: words(
        yaml: "write `\(name): $(…)`, and `then` on the same column",
        json: "write `\"\(name)\": \"$(…)\"`, and `\"then\"` beside it"), fix: edit)
  }

  /// A condition, which is an expression also where its mark is missing.
  private func tested(_ condition: EntryID) -> Sketch {
    expression(withoutMark: condition).map { .text("$(\($0))") } ?? Sketch(tree, condition)
  }

  private func isViewBesideIf(_ key: EntryID) -> Bool {
    word(key).flatMap { ControlWord($0) } == nil && (namesView(key) || isUpperCase(key))
  }

  private func isOfNode(_ key: EntryID) -> Bool {
    word(key).flatMap { ControlWord($0) }.map { $0 == .modifiers || $0 == .name } ?? false
  }

  /// The edit that puts a node among the keys of an `if` under its `then`; nil where something else stands between.
  private func branchOfNode(
    _ node: [(key: EntryID, value: EntryID)], among pairs: [(key: EntryID, value: EntryID)]
  ) -> TextEdit? {
    guard let first = node.first, let last = node.last else { return nil }
    let between = pairs.filter { $0.key >= first.key && $0.key <= last.key }
    guard between.count == node.count else { return nil }
    let quote = isInDoubleQuotes(first.key) ? "\"" : ""
    let written = node.compactMap { inlinePair($0.key, $0.value) }
    if written.count == node.count {
      return TextEdit(
        span: pairSpan(first.key, last.value),
        replacement: "\(quote)then\(quote): { \(written.joined(separator: ", ")) }")
    }
    guard quote.isEmpty else { return nil }
    return indented(node, among: pairs, below: ControlWord.then.rawValue)
  }

  /// Says that a value which may be nil is no condition: `if: $(name)`; nil for anything else.
  func optionalAsCondition(_ entry: EntryID) -> (problem: Diagnostic, value: (name: String, type: ValueType))? {
    guard let name = name(inTemplate: entry), case .optional(let wrapped) = name.type, wrapped != .bool else {
      return nil
    }
    let value = String(text(entry).dropFirst(2).dropLast())
    let isName = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName else { return nil }
    let mend = Sketch.mapping([("let", .name(value)), ("be", .text("$(\(value))"))]).inline(
      isJSON: tree.hasKeysInQuotes)
    return (
      Diagnostic(
        .typeMismatch, "`\(value)` may be nil, and a condition is true or false", at: span(entry),
        label: "write `\(mend)`", help: ["`$(\(value) != nil)` asks for it, and gives no name to what it is"],
        fix: TextEdit(span: span(entry), replacement: mend)), (value, wrapped)
    )
  }
}
