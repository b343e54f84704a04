import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import GalleyTables

/// What nodes are called in the marks of a picture.
struct NodeMarks {
  private let document: LaidOutDocument
  /// The nodes that stand for several views, by each of these, outermost first.
  private var groups: [LayoutNodeID: [ReportID]] = [:]
  private var paths = PathBudget()

  init(_ document: LaidOutDocument) {
    self.document = document
    for id in document.entries.indices {
      let entry = document.entries[id]
      guard case .group = entry.extent else { continue }
      // Groups are added behind what they are around.
      for node in document.report.nodes(of: entry) { groups[node, default: []].insert(id, at: 0) }
    }
  }

  func groups(around node: LayoutNodeID) -> [ReportID] { groups[node] ?? [] }

  /// The mark of an entry; nil for one that reports of frames leave out.
  mutating func mark(for id: ReportID) -> DisplayList.NodeMark? {
    let node = Node(document: document, index: id)
    guard node.changesLayout || node.name != nil, let frame = document.frame(of: document.entries[id]) else {
      return nil
    }
    return DisplayList.NodeMark(
      view: node.view, name: node.name, path: node.position == nil ? "" : paths.path(of: node),
      line: node.position?.line, frame: frame)
  }
}
