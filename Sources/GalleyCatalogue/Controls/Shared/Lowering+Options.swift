import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// The options of pickers and the tabs of tab views.

extension Lowering {
  /// The index of the view whose tag is the selection; the first if no view has a tag, nil if no tag is equal.
  func selectedIndex(_ views: [LoweredView], _ selection: Value?) -> Int? {
    let tags = views.map { tag(of: $0) }
    if tags.allSatisfy({ $0 == nil }) { return views.isEmpty ? nil : 0 }
    return tags.firstIndex { $0 == selection }
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

  private func tag(of view: LoweredView) -> Value? {
    layer(.tag, of: view).flatMap { arguments(of: $0)[.tag] }
  }
}
