import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// What views are called in explanations, by their nodes in the layout tree.
final class ExplainedNames: Sendable {
  let document: LaidOutDocument
  /// By layout node, the innermost entry of the report that stands for it.
  private let entries: [LayoutNodeID: ReportID]
  /// Of views that are called the same, what tells them apart.
  private let marks: [ReportID: String]
  private let parents: [LayoutNodeID: LayoutNodeID]

  init(_ document: LaidOutDocument) {
    self.document = document
    var parents: [LayoutNodeID: LayoutNodeID] = [:]
    for node in document.tree.nodeIDs {
      for child in document.tree.children(of: node) { parents[child] = node }
    }
    for (reader, children) in document.layout?.readerContent ?? [:] {
      for child in children { parents[child] = reader }
    }
    self.parents = parents
    var entries: [LayoutNodeID: ReportID] = [:]
    var sameNames: [String: [ReportID]] = [:]
    for entry in document.entries.indices {
      let node = Node(document: document, index: entry)
      guard document.entries[entry].extent == .node, !node.addsNothing else { continue }
      entries[document.entries[entry].layout] = entry
      sameNames[node.name.map { "“\($0)”" } ?? node.view, default: []].append(entry)
    }
    self.entries = entries
    var marks: [ReportID: String] = [:]
    for same in sameNames.values where same.count > 1 { ExplainedNames.mark(same, in: document, &marks) }
    self.marks = marks
  }

  /// Notes what tells views of one name apart: their places, or their numbers where a loop makes them at one place.
  private static func mark(_ same: [ReportID], in document: LaidOutDocument, _ marks: inout [ReportID: String]) {
    let places = same.map { shownPlace(of: Node(document: document, index: $0)) ?? "" }
    let counts = Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    for (entry, place) in zip(same, places) {
      numbers[place, default: 0] += 1
      let isAlone = counts[place] == 1
      let number = isAlone ? "" : "no. \(numbers[place] ?? 0)"
      // All at one place need no place.
      let isOnePlace = counts.count == 1
      let mark = [isOnePlace ? "" : place, number].filter { !$0.isEmpty }.joined(separator: ", ")
      marks[entry] = mark.isEmpty ? nil : " (\(mark))"
    }
  }

  /// Where a node is written, as people write it.
  static func shownPlace(of node: Node) -> String? {
    node.sourceRange.map { SentenceWriter.shown($0, in: node.document.files[0].name) }
  }

  /// The view or modifier that a layout node stands for; nil for a part of one.
  func node(_ id: LayoutNodeID) -> Node? { entries[id].map { Node(document: document, index: $0) } }

  /// The view that a layout node belongs to: its own, or the nearest around it.
  func owner(_ id: LayoutNodeID) -> Node? {
    var next: LayoutNodeID? = id
    while let current = next {
      if let node = node(current) { return node }
      next = parents[current]
    }
    return nil
  }

  /// What a view is called in the middle of a sentence; `title` for one that is called so.
  func name(_ id: LayoutNodeID) -> String {
    guard let node = node(id) else {
      return owner(id).map { "a part of \(name($0))" } ?? "a part of the window"
    }
    return name(node)
  }

  /// What a node is called in the middle of a sentence.
  func name(_ node: Node) -> String {
    let mark = marks[node.index] ?? ""
    if let name = node.name { return "“\(VisibleText.of(name))”" + mark }
    return (takesArticle(node) ? "the \(node.view)" : node.view) + mark
  }

  /// Whether people speak of the one container that holds others.
  private func takesArticle(_ node: Node) -> Bool {
    node.entry.extent != .node || document.tree.kind(of: node.entry.layout).look == .collection
  }
}
