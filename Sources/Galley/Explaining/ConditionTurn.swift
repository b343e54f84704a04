import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

/// A condition around a view, and the change of the text that turns it round.
struct ConditionTurn {
  let text: String
  /// What it is where the view is not shown.
  let state: Absence.Condition.State
  /// Where it is written.
  let sourceRange: SourceRange
  let edit: PartEdit

  /// Whether the change takes a case of a switch away.
  var takesAway: Bool { edit.replacement.isEmpty }

  /// How far the change moves what begins at a byte of the same file.
  func shift(of start: Int) -> Int {
    let bytes = edit.sourceRange.bytes
    return bytes.upperBound <= start ? edit.replacement.utf8.count - bytes.count : 0
  }
}

/// What gives a view its values, and shows it only if there are some: a loop, an item that is presented, a value that is unwrapped.
struct Giver {
  /// What it gives.
  let text: String
  /// What that is where the view is not shown.
  let state: Absence.Condition.State
  let sourceRange: SourceRange
  /// The change that lets it show something whatever its content depends on; what it puts there begins where it is made.
  let probe: PartEdit
}

extension PartFinder {
  /// What a view is called where it is written: by the key of a mapping, or by a name alone.
  func viewName(_ entry: EntryID, _ span: SourceSpan) -> String {
    let tree = trees[Int(span.file)]
    let key = tree.kind(entry) == .mapping ? tree.pairs(entry).first { tree.span($0.key) == span }?.key : entry
    return plain(key, span)
  }

  /// The conditions around a view, the outermost first, and those of one choice in the order of the document.
  func turns(around span: SourceSpan) -> [ConditionTurn] {
    let around = trees[Int(span.file)].surroundings(of: span.start)
    return zip(around, around.dropFirst()).map { turns(to: span, by: $0.key, of: $1.entry) }.reversed().flatMap(\.self)
  }

  /// What decides whether the branch of a choice that a view stands in is shown.
  private func turns(to view: SourceSpan, by key: EntryID?, of choice: EntryID) -> [ConditionTurn] {
    let tree = trees[Int(view.file)]
    guard let key, tree.kind(choice) == .mapping else { return [] }
    let condition = tree.value(of: "if", in: choice)
    let isNot = condition.flatMap { negated($0, in: tree, view.file) }.map { [$0] } ?? []
    switch tree.text(key) {
    case "then":
      guard let condition = condition ?? tree.value(of: "when", in: choice), unwrapping(condition, in: tree) == nil
      else {
        return []
      }
      return [turn(condition, to: true, view.file)]
    case "elseIf":
      return isNot
        + whens(branches("elseIf", of: choice, in: tree).prefix { tree.span($0).end <= view.start }, view.file)
    case "else": return isNot + whens(branches("elseIf", of: choice, in: tree), view.file)
    case "cases": return matching(view, choice).map { [$0] } ?? []
    case "default":
      return branches("cases", of: choice, in: tree).compactMap { unmatching($0, view.file) }
    default:
      // What a sheet or the like holds is shown while it is presented.
      guard let shown = tree.value(of: "isPresented", in: choice), tree.span(shown) != tree.span(key) else { return [] }
      return [presenting(shown, view.file)]
    }
  }

  /// The change that presents what a modifier presents where its value is true.
  private func presenting(_ value: EntryID, _ file: UInt32) -> ConditionTurn {
    let span = span(of: value, file)
    return turn(
      written(value, file), .isFalse, at: span, PartEdit(sourceRange: range(span), replacement: "true"))
  }

  /// What gives a view its values, the outermost first, with the change that puts another view in the place of all that is shown.
  func givers(around view: SourceSpan) -> [Giver] {
    let tree = trees[Int(view.file)]
    let around = tree.surroundings(of: view.start)
    return zip(around, around.dropFirst()).compactMap { inner, outer -> Giver? in
      guard let key = inner.key, tree.kind(outer.entry) == .mapping,
        let (value, state) = given(by: tree.text(key), of: outer.entry, in: tree)
      else { return nil }
      let items = WrittenItems(tree: tree)
      let content = SourceSpan(
        start: UInt32(items.start(inner.entry)), end: UInt32(items.end(inner.entry)), file: view.file)
      let probe = isJSON(Int(view.file)) ? "{ \"Spacer\": {} }" : "{ Spacer: {} }"
      return Giver(
        text: written(value, view.file), state: state, sourceRange: range(span(of: value, view.file)),
        probe: PartEdit(sourceRange: range(content), replacement: probe))
    }.reversed()
  }

  /// The value that what stands under a key is shown for, and what it is where nothing is shown.
  private func given(
    by key: String, of outer: EntryID, in tree: LocatedTree
  ) -> (value: EntryID, state: Absence.Condition.State)? {
    switch key {
    case "content":
      if let data = tree.value(of: "data", in: outer) { return (data, .isEmpty) }
      return tree.value(of: "item", in: outer).map { ($0, .isNil) }
    case "then":
      return (tree.value(of: "if", in: outer) ?? tree.value(of: "when", in: outer)).flatMap { unwrapping($0, in: tree) }
    default: return nil
    }
  }

  /// The value that a condition takes apart, and what it is where the condition does not hold; nil for a plain condition.
  private func unwrapping(
    _ condition: EntryID, in tree: LocatedTree
  ) -> (value: EntryID, state: Absence.Condition.State)? {
    guard tree.kind(condition) == .mapping else { return nil }
    if let name = tree.value(of: "let", in: condition) {
      return (tree.value(of: "be", in: condition) ?? name, .isNil)
    }
    guard tree.value(of: "case", in: condition) != nil else { return nil }
    return tree.value(of: "be", in: condition).map { ($0, .isAnotherCase) }
  }

  private func branches(_ key: StaticString, of choice: EntryID, in tree: LocatedTree) -> [EntryID] {
    guard let list = tree.value(of: key, in: choice) else { return [] }
    return tree.kind(list) == .sequence ? Array(tree.elements(list)) : [list]
  }

  private func whens(_ branches: some Sequence<EntryID>, _ file: UInt32) -> [ConditionTurn] {
    branches.compactMap { trees[Int(file)].value(of: "when", in: $0) }.map { turn($0, to: false, file) }
  }

  private func turn(_ condition: EntryID, to value: Bool, _ file: UInt32) -> ConditionTurn {
    let span = span(of: condition, file)
    return turn(
      written(condition, file), value ? .isFalse : .isTrue, at: span,
      PartEdit(sourceRange: range(span), replacement: word("$(\(value))", file)))
  }

  /// The change that lets a condition not hold; nil for a pattern that takes a value apart.
  private func negated(_ condition: EntryID, in tree: LocatedTree, _ file: UInt32) -> ConditionTurn? {
    guard let (value, state) = unwrapping(condition, in: tree) else { return turn(condition, to: false, file) }
    let text = tree.text(value)
    guard state == .isNil, text.hasPrefix("$("), text.hasSuffix(")") else { return nil }
    let span = span(of: value, file)
    // The type stays what it is, so that the names are known.
    let none = word("$(true ? nil : (\(text.dropFirst(2).dropLast())))", file)
    return turn(written(value, file), .isNotNil, at: span, PartEdit(sourceRange: range(span), replacement: none))
  }

  /// The change that lets a switch be about the value of the case that a view stands in.
  private func matching(_ view: SourceSpan, _ choice: EntryID) -> ConditionTurn? {
    let tree = trees[Int(view.file)]
    let own = branches("cases", of: choice, in: tree).last { tree.span($0).start <= view.start }
    guard let own, let subject = tree.value(of: "switch", in: choice), let value = tree.value(of: "case", in: own)
    else {
      return nil
    }
    let first = tree.kind(value) == .sequence ? tree.elements(value).first { _ in true } ?? value : value
    let edit = PartEdit(
      sourceRange: range(span(of: subject, view.file)), replacement: text(span(of: first, view.file)))
    return turn("case: \(written(value, view.file))", .isFalse, at: span(of: value, view.file), edit)
  }

  /// The change that takes a case away, so that another one is shown.
  private func unmatching(_ branch: EntryID, _ file: UInt32) -> ConditionTurn? {
    let tree = trees[Int(file)]
    guard let value = tree.value(of: "case", in: branch),
      let bytes = WrittenItems(tree: tree).bytes(removing: branch)
    else { return nil }
    let span = SourceSpan(start: UInt32(bytes.lowerBound), end: UInt32(bytes.upperBound), file: file)
    return turn(
      "case: \(written(value, file))", .isTrue, at: self.span(of: value, file),
      PartEdit(sourceRange: range(span), replacement: ""))
  }

  private func written(_ value: EntryID, _ file: UInt32) -> String {
    VisibleText.of(plain(value, span(of: value, file)))
  }

  private func turn(
    _ text: String, _ state: Absence.Condition.State, at span: SourceSpan, _ edit: PartEdit
  ) -> ConditionTurn {
    ConditionTurn(text: text, state: state, sourceRange: range(span), edit: edit)
  }

  private func word(_ text: String, _ file: UInt32) -> String { isJSON(Int(file)) ? "\"\(text)\"" : text }

  private func span(of entry: EntryID, _ file: UInt32) -> SourceSpan {
    let span = trees[Int(file)].span(entry)
    return SourceSpan(start: span.start, end: span.end, file: file)
  }
}
