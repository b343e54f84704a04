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
    /// What it is.
    public let value: Bool
    /// Where it is written.
    public let sourceRange: SourceRange
  }

  /// The view with its type and place: `“hint” (Text, 6:11)`.
  public let subject: String
  /// Where the view is written.
  public let sourceRange: SourceRange
  /// The conditions that keep it out, the outermost first; none if something else does, such as a loop over nothing.
  public let conditions: [Condition]

  /// Why the view is not there, in a sentence.
  public var text: String {
    guard !conditions.isEmpty else { return "\(subject) is in the document, and nothing shows it here." }
    let list = conditions.map { condition in
      "`\(condition.text)` is \(condition.value) (\(condition.sourceRange.line):\(condition.sourceRange.column))"
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
        writer.key("value")
        writer.boolean(condition.value)
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
    func shows(_ turns: [ConditionTurn]) -> Bool {
      let start = turns.reduce(Int(node.span.start)) { $0 + $1.shift(of: Int(node.span.start)) }
      let changed = document.applying(turns.map(\.edit)).layout(in: surroundings)
      return changed.nodes.contains { !$0.isMade && $0.sourceRange?.bytes.lowerBound == start }
    }
    let alone = turns.first { shows([$0]) }
    let needed = alone.map { [$0] } ?? (turns.count > 1 && shows(turns) ? turns : [])
    let range = finder.range(node.span)
    let place = range.file == name ? "\(range.line):\(range.column)" : "\(range.file):\(range.line):\(range.column)"
    let view = finder.oneLine(node.span)
    return Absence(
      subject: node.name.map { "“\(VisibleText.of($0))” (\(view), \(place))" } ?? "\(view) (\(place))",
      sourceRange: range,
      conditions: needed.map { .init(text: $0.text, value: $0.value, sourceRange: $0.edit.sourceRange) })
  }

  /// The view of the document that has a name, or that a place is in.
  private func written(as text: String, in result: LaidOutDocument) -> (span: SourceSpan, name: String?)? {
    let program = result.program
    func name(_ node: CheckedNode) -> String? {
      if case .text(let name)? = node.label.index.map({ program.labels[$0] }) { return name }
      return nil
    }
    let nodes = program.nodes.indices.lazy.map { program.nodes[$0] }
    if let named = nodes.first(where: { name($0) == text }) { return (named.span, text) }
    guard let place = WrittenPlace(text), case .view(let entry, let file)? = result.partFinder.meaning(of: place) else {
      return nil
    }
    return nodes.first { $0.entry == entry && Int($0.span.file) == file }.map { ($0.span, name($0)) }
  }
}

/// A condition around a view, and the change of the text that turns it round.
private struct ConditionTurn {
  let text: String
  /// What it is where the view is not shown.
  let value: Bool
  let edit: PartEdit

  /// How far the change moves what begins at a byte of the same file.
  func shift(of start: Int) -> Int {
    let bytes = edit.sourceRange.bytes
    return bytes.upperBound <= start ? edit.replacement.utf8.count - bytes.count : 0
  }
}

extension PartFinder {
  /// The conditions around a view, the outermost first.
  fileprivate func turns(around span: SourceSpan) -> [ConditionTurn] {
    let file = Int(span.file)
    let tree = trees[file]
    let around = tree.surroundings(of: span.start)
    return zip(around, around.dropFirst()).compactMap { inner, outer -> ConditionTurn? in
      guard let key = inner.key, tree.kind(outer.entry) == .mapping else { return nil }
      let isThen = tree.text(key) == "then"
      guard isThen || ["else", "elseIf"].contains(tree.text(key)),
        let condition = tree.value(of: "if", in: outer.entry)
          ?? (isThen ? tree.value(of: "when", in: outer.entry) : nil)
      else { return nil }
      let span = SourceSpan(start: tree.span(condition).start, end: tree.span(condition).end, file: span.file)
      let replacement = isThen ? "$(true)" : "$(false)"
      return ConditionTurn(
        text: VisibleText.of(oneLine(span)), value: !isThen,
        edit: PartEdit(sourceRange: range(span), replacement: isJSON(file) ? "\"\(replacement)\"" : replacement))
    }.reversed()
  }
}
