import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// The options of pickers and the tabs of tab views.

extension Lowering {
  /// The index of the view of a control whose tag is the selection; the first if no view has a tag, nil if no tag is equal.
  func selectedIndex(_ views: [LoweredView], of control: ViewReference) -> Int? {
    let tags = tags(of: views, in: control)
    if tags.allSatisfy({ $0 == nil }) { return views.isEmpty ? nil : 0 }
    let selection = arguments(of: control)[.selection] ?? .null
    return tags.firstIndex { $0 == selection }
  }

  /// The indices of the views whose tags a selection of one or several has.
  func selectedIndices(_ views: [LoweredView], of control: ViewReference) -> Set<Int> {
    let selection = arguments(of: control)[.selection]
    guard let selection, selection != .null else { return [] }
    let chosen: Set<Value> = if case .array(let several) = selection { Set(several) } else { [selection] }
    let tags = tags(of: views, in: control)
    return Set(tags.indices.filter { tags[$0].map { chosen.contains($0) } ?? false })
  }

  /// The tag of each view of a control: its own, or the id of the element of a loop that it stands for.
  private func tags(of views: [LoweredView], in control: ViewReference) -> [Value?] {
    let ids = tree.optionIDs(below: tree.base(of: control.id), in: catalogue)
    return views.map { view in
      tag(of: view) ?? report.entries[view.report].source.index.flatMap { ids[$0] }
    }
  }

  /// The first text in a node; empty without one.
  func firstWords(in node: LayoutNodeID) -> String {
    var open = [node]
    while let next = open.popLast() {
      if let text = layout.text(of: next) { return text.runs.map(\.string).joined() }
      open += layout.children(of: next).reversed()
    }
    return ""
  }

  /// The tag that a view was given, which may be nil itself; nil for a view without.
  private func tag(of view: LoweredView) -> Value? {
    layer(.tag, of: view).map { arguments(of: $0)[.tag] ?? .null }
  }
}
