import GalleyLanguage
import GalleyLayout

/// What two layouts are laid out in that is not the same.
enum SurroundingsChanges {
  /// The window first, then the user's settings, then the values from outside; nothing for layouts with errors.
  static func between(_ before: DocumentLayout, _ after: DocumentLayout) -> [DocumentChange] {
    guard let old = before.result, let new = after.result else { return [] }
    let settings = zip(self.settings(of: old), self.settings(of: new)).map { ($0.name, $0.value, $1.value) }
    return (settings + given(before.surroundings, after.surroundings)).compactMap { name, old, new in
      guard old != new else { return nil }
      return DocumentChange(
        kind: .surroundings, name: name, before: old, after: new, placeBefore: nil, placeAfter: nil)
    }
  }

  /// All settings, in one order.
  private static func settings(of document: LaidOutDocument) -> [(name: String, value: String?)] {
    let surroundings = document.surroundings
    let canvas = surroundings.canvas
    let environment = surroundings.environment
    let length = SentenceWriter.length
    return [
      ("window", canvas.proposal == nil ? window(surroundings, document) : nil),
      (
        "proposal",
        canvas.proposal.map { proposal in
          [proposal.width, proposal.height].map { $0.map(length) ?? "nil" }.joined(separator: " × ")
        }
      ),
      (
        "safe area",
        [canvas.safeArea.top, canvas.safeArea.leading, canvas.safeArea.bottom, canvas.safeArea.trailing].map(length)
          .joined(separator: ", ")
      ),
      ("keyboard", canvas.keyboardHeight > 0 ? length(canvas.keyboardHeight) : nil),
      ("scale", length(canvas.scale)), ("target", document.program.target.description),
      ("text size", environment.dynamicTypeSize.rawValue), ("locale", environment.locale),
      ("layout direction", environment.isRightToLeft ? "rightToLeft" : "leftToRight"),
      ("colour scheme", environment.isDark ? "dark" : "light"),
    ]
  }

  private static func window(_ surroundings: ResolvedSurroundings, _ document: LaidOutDocument) -> String {
    let size = surroundings.canvas.size
    let name = surroundings.shownDevice.map { $0.name + ", " } ?? ""
    return name + "\(SentenceWriter.length(size.width)) × \(SentenceWriter.length(size.height))"
  }

  /// The values that are given from outside, by name; of two for one name the last counts.
  private static func given(
    _ before: Surroundings, _ after: Surroundings
  ) -> [(String, String?, String?)] {
    [(before.values, after.values), (before.environment, after.environment)].flatMap { old, new in
      let old = Dictionary(old.map { ($0.name, $0.text) }) { $1 }
      let new = Dictionary(new.map { ($0.name, $0.text) }) { $1 }
      return Set(old.keys).union(new.keys).sorted().map { ($0, old[$0], new[$0]) }
    } + [("data", before.data?.name, after.data?.name), ("preview", before.preview, after.preview)]
  }
}
