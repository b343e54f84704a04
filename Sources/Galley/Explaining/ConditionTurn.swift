import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

/// A condition around a view, and the changes of the text that turn it round; none where nothing can, as for what gives no values.
struct ConditionTurn {
  let text: String
  /// What it is where the view is not shown.
  let state: Absence.Condition.State
  /// Where it is written.
  let sourceRange: SourceRange
  var edits: [PartEdit] = []
  /// What a case is compared with.
  var subject: WrittenSubject?
}

/// The subject of a switch.
struct WrittenSubject {
  let text: String
  let sourceRange: SourceRange
  /// The change that shows its value in the place of the switch, behind a mark; nil where what is written is the value.
  let probe: PartEdit?

  /// What stands before the value, so that it is interpolated.
  static let mark: Character = "="
}

// How conditions are turned.

extension PartFinder {
  /// A condition as the document writes it.
  func told(_ condition: EntryID, _ state: Absence.Condition.State, _ file: UInt32) -> ConditionTurn {
    ConditionTurn(text: written(condition, file), state: state, sourceRange: range(span(of: condition, file)))
  }

  /// A condition with the change that lets it hold.
  func holding(_ condition: EntryID, as text: String, _ file: UInt32) -> ConditionTurn {
    var turn = told(condition, .isFalse, file)
    turn.edits = [PartEdit(sourceRange: turn.sourceRange, replacement: text)]
    return turn
  }

  /// The changes that let the condition of a branch not hold; the views of the branch go with it, since they may use what it
  /// binds.
  func failing(_ branch: EntryID, by key: StaticString, _ file: UInt32) -> ConditionTurn? {
    let tree = trees[Int(file)]
    guard let condition = tree.value(of: key, in: branch) else { return nil }
    let edits =
      [PartEdit(sourceRange: range(span(of: condition, file)), replacement: word("$(false)", file))]
      + (tree.value(of: "then", in: branch).map { [PartEdit(sourceRange: content($0, file), replacement: "[]")] } ?? [])
    var turn = told(condition, .isTrue, file)
    if case (let value, .isNil)? = unwrapping(condition, in: tree) { turn = told(value, .isNotNil, file) }
    turn.edits = edits
    return turn
  }

  /// A case that the value of a switch does not fit, with the change that lets it be about the case.
  func matching(_ branch: EntryID, of choice: EntryID, _ file: UInt32) -> ConditionTurn? {
    let tree = trees[Int(file)]
    guard let subject = tree.value(of: "switch", in: choice), let value = tree.value(of: "case", in: branch) else {
      return nil
    }
    var turn = fitting(value, .isFalse, of: choice, file)
    let first = tree.kind(value) == .sequence ? tree.elements(value).first { _ in true } ?? value : value
    turn.edits = [PartEdit(sourceRange: range(span(of: subject, file)), replacement: text(span(of: first, file)))]
    return turn
  }

  /// A case that the value of a switch fits, with the change that takes it away, so that another one is shown.
  func unmatching(_ branch: EntryID, of choice: EntryID, _ file: UInt32) -> ConditionTurn? {
    let tree = trees[Int(file)]
    guard let value = tree.value(of: "case", in: branch) else { return nil }
    var turn = fitting(value, .isTrue, of: choice, file)
    if let bytes = WrittenItems(tree: tree).bytes(removing: branch) {
      let span = SourceSpan(start: UInt32(bytes.lowerBound), end: UInt32(bytes.upperBound), file: file)
      turn.edits = [PartEdit(sourceRange: range(span), replacement: "")]
    }
    return turn
  }

  private func fitting(
    _ value: EntryID, _ state: Absence.Condition.State, of choice: EntryID, _ file: UInt32
  ) -> ConditionTurn {
    ConditionTurn(
      text: "case: \(written(value, file))", state: state, sourceRange: range(span(of: value, file)),
      subject: subject(of: choice, file))
  }

  private func subject(of choice: EntryID, _ file: UInt32) -> WrittenSubject? {
    let tree = trees[Int(file)]
    guard let subject = tree.value(of: "switch", in: choice) else { return nil }
    let place = range(span(of: subject, file))
    let text = plain(subject, span(of: subject, file))
    guard tree.kind(subject) == .string, text.hasPrefix("$(") else {
      return WrittenSubject(text: written(subject, file), sourceRange: place, probe: nil)
    }
    let value = quotedJSON("\(WrittenSubject.mark)\(text)")
    return WrittenSubject(
      text: VisibleText.of(text), sourceRange: place,
      probe: PartEdit(
        sourceRange: content(choice, file), replacement: "{ \"Text\": { \"verbatim\": \(value) } }"))
  }

  // MARK: What is written

  /// The value that a condition takes apart, and what it is where the condition does not hold; nil for a plain condition.
  func unwrapping(
    _ condition: EntryID, in tree: LocatedTree
  ) -> (value: EntryID, state: Absence.Condition.State)? {
    guard tree.kind(condition) == .mapping else { return nil }
    if let name = tree.value(of: "let", in: condition) {
      return (tree.value(of: "be", in: condition) ?? name, .isNil)
    }
    guard tree.value(of: "case", in: condition) != nil else { return nil }
    return tree.value(of: "be", in: condition).map { ($0, .isAnotherCase) }
  }

  func branches(_ key: StaticString, of choice: EntryID, in tree: LocatedTree) -> [EntryID] {
    guard let list = tree.value(of: key, in: choice) else { return [] }
    return tree.kind(list) == .sequence ? Array(tree.elements(list)) : [list]
  }

  func written(_ value: EntryID, _ file: UInt32) -> String {
    VisibleText.of(plain(value, span(of: value, file)))
  }

  /// All that an entry is written with.
  func content(_ entry: EntryID, _ file: UInt32) -> SourceRange {
    let items = WrittenItems(tree: trees[Int(file)])
    return range(SourceSpan(start: UInt32(items.start(entry)), end: UInt32(items.end(entry)), file: file))
  }

  func word(_ text: String, _ file: UInt32) -> String { isJSON(Int(file)) ? "\"\(text)\"" : text }

  func span(of entry: EntryID, _ file: UInt32) -> SourceSpan {
    let span = trees[Int(file)].span(entry)
    return SourceSpan(start: span.start, end: span.end, file: file)
  }
}
