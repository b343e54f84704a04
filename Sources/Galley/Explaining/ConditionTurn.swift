import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

/// A condition around a view, and the change of the text that turns it round.
struct ConditionTurn {
  let text: String
  /// What it is where the view is not shown.
  let value: Bool
  /// Where it is written.
  let sourceRange: SourceRange
  let edit: PartEdit

  /// How far the change moves what begins at a byte of the same file.
  func shift(of start: Int) -> Int {
    let bytes = edit.sourceRange.bytes
    return bytes.upperBound <= start ? edit.replacement.utf8.count - bytes.count : 0
  }
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
    let isNot = condition.map { [turn($0, to: false, view.file)] } ?? []
    switch tree.text(key) {
    case "then":
      return (condition ?? tree.value(of: "when", in: choice)).map { [turn($0, to: true, view.file)] } ?? []
    case "elseIf":
      return isNot
        + whens(branches("elseIf", of: choice, in: tree).prefix { tree.span($0).end <= view.start }, view.file)
    case "else": return isNot + whens(branches("elseIf", of: choice, in: tree), view.file)
    case "cases": return matching(view, choice).map { [$0] } ?? []
    case "default":
      return branches("cases", of: choice, in: tree).compactMap { unmatching($0, view.file) }
    default: return []
    }
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
      written(condition, file), value: !value, at: span,
      PartEdit(sourceRange: range(span), replacement: word("$(\(value))", file)))
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
    return turn("case: \(written(value, view.file))", value: false, at: span(of: value, view.file), edit)
  }

  /// The change that takes a case away, so that another one is shown.
  private func unmatching(_ branch: EntryID, _ file: UInt32) -> ConditionTurn? {
    let tree = trees[Int(file)]
    guard let value = tree.value(of: "case", in: branch),
      let bytes = WrittenItems(tree: tree).bytes(removing: branch)
    else { return nil }
    let span = SourceSpan(start: UInt32(bytes.lowerBound), end: UInt32(bytes.upperBound), file: file)
    return turn(
      "case: \(written(value, file))", value: true, at: self.span(of: value, file),
      PartEdit(sourceRange: range(span), replacement: ""))
  }

  private func written(_ value: EntryID, _ file: UInt32) -> String {
    VisibleText.of(plain(value, span(of: value, file)))
  }

  private func turn(_ text: String, value: Bool, at span: SourceSpan, _ edit: PartEdit) -> ConditionTurn {
    ConditionTurn(text: text, value: value, sourceRange: range(span), edit: edit)
  }

  private func word(_ text: String, _ file: UInt32) -> String { isJSON(Int(file)) ? "\"\(text)\"" : text }

  private func span(of entry: EntryID, _ file: UInt32) -> SourceSpan {
    let span = trees[Int(file)].span(entry)
    return SourceSpan(start: span.start, end: span.end, file: file)
  }
}
