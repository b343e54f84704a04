package import GalleyLanguage
import GalleyLayout

// Windows, and the bars of their own. Source: grid 4.5, 4.7.

extension Lowering {
  /// What stands in a window, or in a part of it that reaches the bottom: one view, with the bars that items outside of
  /// navigation containers ask for, one above a keyboard and the toolbar of a Mac's window.
  package mutating func lowerWindow(_ id: ViewNodeID) -> LoweredView? {
    guard let view = lowerOne(id, in: .verticalStack) else { return nil }
    if let bar = keyboardBar(outsideContainersIn: id) {
      return window(inset(filling(Piece(view)), by: bar, at: .bottom, kind: .keyboardBar))
    }
    guard window.exists, platform == .macOS, let bar = windowToolbar(of: id) else { return view }
    var content = filling(Piece(view))
    let toolbar = Presentation(.toolbar(height: metrics[.barWindow]), over: content.node)
    _ = layout.add(.presentation(toolbar), child: bar.node)
    content.views += bar.views
    return window(content)
  }

  private mutating func window(_ content: Piece) -> LoweredView {
    let entry = report.add(source: .none, layout: content.node, role: .window, children: content.views)
    return LoweredView(node: content.node, report: entry)
  }

  /// The toolbar of a Mac's window, with the items of all views that show in it; nil without an item or a search field.
  private mutating func windowToolbar(of id: ViewNodeID) -> Piece? {
    let contents = shownContents(in: id).filter { findings.shownTabs[$0] == nil }
    let requests = barRequests(below: contents, outside: [.tabView])
    findings.searches.taken.formUnion(requests.searches)
    guard !requests.isHidden(.navigation) else { return nil }
    return windowToolbar(requests)
  }

  /// A part of the tree, and the contents of the tabs that show in it.
  private func shownContents(in id: ViewNodeID) -> [ViewNodeID] {
    var contents = [id]
    var next = 0
    while next < contents.count {
      contents += views(.tabView, below: contents[next]).compactMap { findings.shownTabs[$0.id] }
      next += 1
    }
    return contents
  }
}
