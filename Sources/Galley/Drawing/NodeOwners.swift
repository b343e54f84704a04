import GalleyLanguage
import GalleyLayout
import GalleyTables

/// The entries of the report that stand for each node of the layout, outermost first.
struct NodeOwners {
  private let outermost: [Link<ReportTree.Entry>]
  /// By entry, the one inside of it at the same node.
  private let inner: [Link<ReportTree.Entry>]

  init(_ entries: Table<ReportTree.Entry>, nodeCount: Int) {
    var outermost = [Link<ReportTree.Entry>](repeating: .none, count: nodeCount)
    var inner = [Link<ReportTree.Entry>](repeating: .none, count: entries.count)
    // Layers are added behind what they are around.
    for id in entries.indices where entries[id].extent == .node {
      let node = entries[id].layout.position
      guard node < nodeCount else { continue }
      inner[id.position] = outermost[node]
      outermost[node] = Link(id)
    }
    self.outermost = outermost
    self.inner = inner
  }

  func entries(of node: LayoutNodeID) -> [ReportID] {
    var result: [ReportID] = []
    var next = outermost[node.position]
    while let id = next.index {
      result.append(id)
      next = inner[id.position]
    }
    return result
  }
}
