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
    // A modifier more or less changes the paths of others, so that what is left is counted.
    let kinds = Symptom.Kind.allCases.filter(\.isToldUnasked)
    let isGone = symptom.kind == .noEffect || count(symptom.kind, in: changed) < count(symptom.kind, in: self)
    return isGone && kinds.allSatisfy { count($0, in: changed) <= count($0, in: self) }
      && otherBrokenTexts(than: symptom.node, in: changed) <= otherBrokenTexts(than: symptom.node, in: self)
      && overfullFrames(in: changed) <= overfullFrames(in: self)
  }

  /// How many texts have several lines, apart from one that may get some: nothing is mended at the cost of others.
  private func otherBrokenTexts(than node: Node, in layout: DocumentLayout) -> Int {
    let own = node.texts.first?.string
    return layout.symptoms([.wrapped]).filter { own == nil || $0.node.texts.first?.string != own }.count
  }

  /// How many frames hold more than they are long: what does not fit its frame stands over what is beside it.
  private func overfullFrames(in layout: DocumentLayout) -> Int {
    guard let result = layout.result else { return 0 }
    let finder = SymptomFinder(result)
    return layout.nodes.count { finder.isOverfull($0) }
  }

  private func count(_ kind: Symptom.Kind, in layout: DocumentLayout) -> Int {
    guard kind == .notFilling, let result = layout.result else { return layout.symptoms([kind]).count }
    // A view that fills one length more may leave the other.
    let finder = SymptomFinder(result)
    return layout.nodes.reduce(0) { count, node in
      count + (finder.isSeen(node) ? Axis.allCases.count { finder.fallsShort(node, $0) } : 0)
    }
  }
}
