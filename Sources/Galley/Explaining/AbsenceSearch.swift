import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

extension DocumentLayout {
  /// Why a view that a text means is not in the layout; nil for what is there, and for what the document does not write.
  ///
  /// What keeps it out is found by opening one thing around it after the other, from the outermost, and laying out again.
  public func absence(of text: String) -> Absence? {
    guard let result, explicableNodes(meantBy: text).isEmpty, let node = written(as: text, in: result) else {
      return nil
    }
    let finder = result.partFinder
    guard finder.trees.indices.contains(Int(node.span.file)) else { return nil }
    var search = AbsenceSearch(layout: self)
    for gate in finder.gates(around: node.span) where !search.passes(gate) { break }
    let view = finder.viewName(node.entry, node.span)
    let range = finder.range(node.span)
    let place = SentenceWriter.shown(range, in: name)
    return Absence(
      subject: node.name.map { "“\(VisibleText.of($0))” (\(view), \(place))" } ?? "\(view) (\(place))",
      sourceRange: range,
      conditions: search.conditions,
      file: name)
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

/// Passes the gates around a view one after the other, and notes what keeps them shut.
private struct AbsenceSearch {
  let layout: DocumentLayout
  private(set) var conditions: [Absence.Condition] = []
  /// What opens the gates that have been passed.
  private var opened: [PartEdit] = []

  init(layout: DocumentLayout) { self.layout = layout }

  /// Whether what is behind a gate can be looked at: not where something has no values to give.
  mutating func passes(_ gate: Gate) -> Bool {
    if isOpen(gate, with: []) { return true }
    let needed = needed(of: gate)
    for turn in needed { note(turn) }
    opened += needed.flatMap(\.edits)
    // Where nothing can be seen in front of a gate either, as in a menu, it is not the gate that hides what is behind it.
    guard needed.isEmpty, let obstacle = gate.obstacle,
      gate.front.map({ shows([$0], after: opened) != nil }) ?? true
    else { return true }
    note(obstacle)
    return false
  }

  private mutating func note(_ turn: ConditionTurn) {
    conditions.append(
      Absence.Condition(
        text: turn.text, state: turn.state, sourceRange: turn.sourceRange,
        subject: turn.subject.flatMap { value(of: $0) }))
  }

  /// Whether a gate lets its content be seen after some turns.
  private func isOpen(_ gate: Gate, with turns: [ConditionTurn]) -> Bool {
    shows(gate.probe, after: opened + turns.flatMap(\.edits)) != nil
  }

  /// Of the conditions of a gate those that have to be turned for it to be open.
  private func needed(of gate: Gate) -> [ConditionTurn] {
    if let alone = gate.turns.first(where: { isOpen(gate, with: [$0]) }) { return [alone] }
    guard gate.turns.count > 1, isOpen(gate, with: gate.turns) else { return [] }
    return gate.turns.indices.filter { index in
      var others = gate.turns
      others.remove(at: index)
      return !isOpen(gate, with: others)
    }.map { gate.turns[$0] }
  }

  /// What a switch is about, with its value; nil where no text can show that.
  private func value(of subject: WrittenSubject) -> Absence.Condition.Subject? {
    guard let probe = subject.probe else {
      return Absence.Condition.Subject(text: subject.text, value: subject.text, sourceRange: subject.sourceRange)
    }
    guard let text = shows([probe], after: opened)?.texts.first?.string, text.first == WrittenSubject.mark else {
      return nil
    }
    return Absence.Condition.Subject(
      text: subject.text, value: VisibleText.of(String(text.dropFirst())), sourceRange: subject.sourceRange)
  }

  /// What the first of some changes puts into the document, if it is shown.
  private func shows(_ probe: [PartEdit], after others: [PartEdit]) -> Node? {
    guard let place = probe.first?.sourceRange else { return nil }
    // What stands in the place of the probe goes with it.
    let others = others.filter { $0.sourceRange.file != place.file || !place.bytes.overlaps($0.sourceRange.bytes) }
    let start = (others + probe.dropFirst()).reduce(place.bytes.lowerBound) { start, edit in
      let bytes = edit.sourceRange.bytes
      let isBefore = edit.sourceRange.file == place.file && bytes.upperBound <= place.bytes.lowerBound
      return start + (isBefore ? edit.replacement.utf8.count - bytes.count : 0)
    }
    let changed = layout.document.applying(probe + others).layout(in: layout.surroundings)
    guard !changed.hasErrors else { return nil }
    return changed.nodes.first { node in
      // The name of the view stands behind the bracket.
      node.sourceRange.map {
        $0.file == place.file && (start...start + 3).contains($0.bytes.lowerBound)
      } ?? false
    }
  }
}
