import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

/// A view that a document writes and a layout does not have, since a condition keeps it out.
public struct Absence: Sendable {
  /// A condition that is not what the view needs.
  public struct Condition: Sendable {
    /// What the document writes.
    public let text: String
    /// What it is where the view is not shown.
    public let state: State
    /// Where it is written.
    public let sourceRange: SourceRange

    /// What a condition is.
    public enum State: String, Sendable, CaseIterable {
      case isTrue = "true"
      case isFalse = "false"
      /// What a loop goes through has no elements.
      case isEmpty = "empty"
      /// An item that is to be presented, or a value that is to be unwrapped, is nil.
      case isNil = "nil"
      /// A value that an `if` unwraps is there, and the view stands in its `else`.
      case isNotNil = "not-nil"
      /// A value that a pattern is to take apart is another case.
      case isAnotherCase = "another-case"

      /// As a sentence says it behind "is".
      fileprivate var words: String {
        switch self {
        case .isTrue, .isFalse, .isEmpty, .isNil: rawValue
        case .isNotNil: "not nil"
        case .isAnotherCase: "another case"
        }
      }
    }
  }

  /// The view with its type and place: `“hint” (Text, 6:11)`.
  public let subject: String
  /// Where the view is written.
  public let sourceRange: SourceRange
  /// The conditions that keep it out, the outermost first; none if something else does.
  public let conditions: [Condition]

  /// The file that needs no name in places.
  let file: String

  /// Why the view is not there, in a sentence.
  public var text: String {
    guard !conditions.isEmpty else { return "\(subject) is in the document, and nothing shows it here." }
    let list = conditions.map { condition in
      "`\(condition.text)` is \(condition.state.words) (\(SentenceWriter.shown(condition.sourceRange, in: file)))"
    }
    return "\(subject) is not in the tree: \(SentenceWriter.list(list))."
  }

  /// Writes it as JSON.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("text", text)
    writer.key("place")
    writer.value(sourceRange)
    writer.key("conditions")
    writer.array { writer in
      for condition in conditions {
        writer.beginObject()
        writer.member("text", condition.text)
        writer.member("state", condition.state.rawValue)
        writer.key("place")
        writer.value(condition.sourceRange)
        writer.endObject()
      }
    }
    writer.endObject()
  }
}

extension DocumentLayout {
  /// Why a view that a text means is not in the layout; nil for what is there, and for what the document does not write.
  ///
  /// Conditions are found by turning them round and laying out again.
  public func absence(of text: String) -> Absence? {
    guard let result, explicableNodes(meantBy: text).isEmpty, let node = written(as: text, in: result) else {
      return nil
    }
    let finder = result.partFinder
    guard finder.trees.indices.contains(Int(node.span.file)) else { return nil }
    let turns = finder.turns(around: node.span)
    let range = finder.range(node.span)
    func shows(_ turns: [ConditionTurn]) -> Bool {
      let start = turns.reduce(range.bytes.lowerBound) { $0 + $1.shift(of: range.bytes.lowerBound) }
      let changed = document.applying(turns.map(\.edit)).layout(in: surroundings)
      return changed.nodes.contains { node in
        !node.isMade && node.sourceRange?.bytes.lowerBound == start && node.sourceRange?.file == range.file
      }
    }
    var conditions = needed(of: turns, shows).map {
      Absence.Condition(text: $0.text, state: $0.state, sourceRange: $0.sourceRange)
    }
    if conditions.isEmpty { conditions = emptyGiver(around: node.span, finder, turns).map { [$0] } ?? [] }
    let view = finder.viewName(node.entry, node.span)
    let place = SentenceWriter.shown(range, in: name)
    return Absence(
      subject: node.name.map { "“\(VisibleText.of($0))” (\(view), \(place))" } ?? "\(view) (\(place))",
      sourceRange: range,
      conditions: conditions,
      file: name)
  }

  /// The outermost of what gives a view its values that shows nothing, whatever its content is and with all conditions turned.
  private func emptyGiver(
    around view: SourceSpan, _ finder: PartFinder, _ turns: [ConditionTurn]
  ) -> Absence.Condition? {
    finder.givers(around: view).first { giver in
      let bytes = giver.probe.sourceRange.bytes
      // Conditions inside of what is replaced go with it.
      let others = turns.filter { !bytes.overlaps($0.edit.sourceRange.bytes) }
      let start = others.reduce(bytes.lowerBound) { $0 + $1.shift(of: bytes.lowerBound) }
      let changed = document.applying(others.map(\.edit) + [giver.probe]).layout(in: surroundings)
      return !changed.hasErrors
        && !changed.nodes.contains { node in
          // The name of the view stands behind the bracket.
          node.sourceRange.map {
            $0.file == giver.sourceRange.file && (start...start + 3).contains($0.bytes.lowerBound)
          }
            ?? false
        }
    }.map { Absence.Condition(text: $0.text, state: $0.state, sourceRange: $0.sourceRange) }
  }

  /// Of the conditions around a view those that have to be turned for it to be shown.
  private func needed(of turns: [ConditionTurn], _ shows: ([ConditionTurn]) -> Bool) -> [ConditionTurn] {
    if let alone = turns.first(where: { shows([$0]) }) { return [alone] }
    // Of the cases of a switch one alone is in the way, and a switch without any is none.
    let cases = turns.indices.filter { turns[$0].takesAway }
    let sets =
      cases.isEmpty
      ? [turns]
      : cases.map { one in turns.indices.filter { $0 == one || !turns[$0].takesAway }.map { turns[$0] } }
    guard let all = sets.first(where: { $0.count > 1 && shows($0) }) else { return [] }
    return all.indices.filter { index in
      var others = all
      others.remove(at: index)
      return !shows(others)
    }.map { all[$0] }
  }

  /// The view of the document that has a name, or that a place is in.
  private func written(as text: String, in result: LaidOutDocument) -> WrittenView? {
    let program = result.program
    func name(_ node: CheckedNode) -> String? {
      if case .text(let name)? = node.label.index.map({ program.labels[$0] }) { return name }
      return nil
    }
    let nodes = program.nodes.indices.lazy.map { program.nodes[$0] }
    if let named = nodes.first(where: { name($0) == text }) {
      return WrittenView(entry: named.entry, span: named.span, name: text)
    }
    guard let place = WrittenPlace(text), case .view(let entry, let file)? = result.partFinder.meaning(of: place) else {
      return nil
    }
    return nodes.first { $0.entry == entry && Int($0.span.file) == file }.map { node in
      WrittenView(entry: node.entry, span: node.span, name: name(node))
    }
  }
}

/// A view as a document writes it.
private struct WrittenView {
  let entry: EntryID
  let span: SourceSpan
  let name: String?
}
