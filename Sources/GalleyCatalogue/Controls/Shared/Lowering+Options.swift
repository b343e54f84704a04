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

  private func tag(of view: LoweredView) -> Value? {
    layer(.tag, of: view).flatMap { arguments(of: $0)[.tag] }
  }
}
