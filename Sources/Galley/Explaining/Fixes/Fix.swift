import GalleyLayout
import GalleySource

/// A change of a document after which something that people see is gone.
public struct Fix: Sendable {
  /// What it is for, in a few words: “to fix”.
  public var purpose = "to fix"
  /// What to do, in a few words with its place.
  public let message: String
  /// The changes of the text; they were made, read and laid out before they are offered.
  public let edits: [PartEdit]

  /// Writes the change as those of diagnostics are written.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("message", message)
    writer.key("edits")
    writer.array { writer in for edit in edits { edit.write(to: &writer) } }
    writer.endObject()
  }
}

extension DocumentLayout {
  /// Changes after which something that people see is gone and nothing of what is mostly a mistake is new; none where none is
  /// known.
  ///
  /// Each has been made, read and laid out.
  public func fixes(for symptom: Symptom) -> [Fix] {
    guard result != nil else { return [] }
    return FixFinder(layout: self, symptom: symptom).candidates.filter { isFixed(symptom, by: $0) }
  }

  private func isFixed(_ symptom: Symptom, by fix: Fix) -> Bool {
    let changed = document.applying(fix.edits).layout(in: surroundings)
    guard !changed.hasErrors else { return false }
    let kinds = Symptom.Kind.allCases.filter(\.isToldUnasked)
    return isGone(symptom, in: changed) && kinds.allSatisfy { count($0, in: changed) <= count($0, in: self) }
      && otherBrokenTexts(than: symptom.node, in: changed) <= otherBrokenTexts(than: symptom.node, in: self)
      && want(in: changed) <= want(in: self) + 0.5
  }

  /// Whether what was asked about is gone: the view itself has it no more, and no other came to have it.
  private func isGone(_ symptom: Symptom, in changed: DocumentLayout) -> Bool {
    switch symptom.kind {
    case .noEffect: return true
    case .notFilling: return fillsMore(symptom.node, in: changed)
    case .truncated, .offScreen, .overflow, .collapsed, .wrapped, .notCentred, .background, .gap, .covered, .tapArea,
      .different:
      let same = counterpart(of: symptom.node, in: changed)
      let left = same.map { changed.symptoms([symptom.kind], of: [$0]) } ?? []
      // A stack that is too long may be told in place of what is in it.
      return left.isEmpty
        && changed.symptoms([symptom.kind]).count <= max(symptoms([symptom.kind]).count - 1, 0)
    }
  }

  /// Whether a view that takes less than it is offered, or for a text the frame around it, takes more of it.
  private func fillsMore(_ node: Node, in changed: DocumentLayout) -> Bool {
    guard let result, let same = counterpart(of: node, in: changed) else { return false }
    let finder = SymptomFinder(result)
    guard let axis = Axis.allCases.first(where: { finder.notFilling(node, $0) != nil }) else { return false }
    let isText = !node.texts.isEmpty && !node.isModifier
    let (before, after) = isText ? (node.modifiers.last ?? node, same.modifiers.last ?? same) : (node, same)
    return Rect(after.frame).size[axis] > Rect(before.frame).size[axis] + 0.01
  }

  /// The node of a changed document that is the same to its author.
  private func counterpart(of node: Node, in changed: DocumentLayout) -> Node? {
    NodePairs(self, changed, isSameText: false).present.first { $0.before == node }?.after
  }

  /// How many texts have several lines, apart from one that may get some: nothing is mended at the cost of others.
  private func otherBrokenTexts(than node: Node, in layout: DocumentLayout) -> Int {
    let own = node.texts.first?.string
    return layout.symptoms([.wrapped]).filter { own == nil || $0.node.texts.first?.string != own }.count
  }

  /// By how much the views of a layout have too little room: what is mended at the cost of others, or sticks out then, is not.
  private func want(in layout: DocumentLayout) -> Double {
    guard let result = layout.result else { return 0 }
    let finder = SymptomFinder(result)
    return layout.nodes.reduce(0) { $0 + finder.want(of: $1) }
  }

  private func count(_ kind: Symptom.Kind, in layout: DocumentLayout) -> Int {
    layout.symptoms([kind]).count
  }
}
