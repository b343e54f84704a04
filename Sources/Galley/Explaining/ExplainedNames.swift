import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// What views are called in explanations, by their nodes in the layout tree.
struct ExplainedNames {
  private let document: LaidOutDocument
  /// By layout node, the innermost entry of the report that stands for it.
  private var entries: [LayoutNodeID: ReportID] = [:]
  /// How many views without a label have the same name.
  private var counts: [String: Int] = [:]
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
    for entry in document.entries.indices {
      let node = Node(document: document, index: entry)
      guard document.entries[entry].extent == .node, !node.addsNothing else { continue }
      entries[document.entries[entry].layout] = entry
      if node.name == nil { counts[node.view, default: 0] += 1 }
    }
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
    if let name = node.name { return "“\(VisibleText.of(name))”" }
    var text = takesArticle(node) ? "the \(node.view)" : node.view
    if counts[node.view, default: 0] > 1, let position = node.position {
      text += " (\(position.line):\(position.column))"
    }
    return text
  }

  /// Whether people speak of the one container that holds others.
  private func takesArticle(_ node: Node) -> Bool {
    guard node.entry.extent == .node else { return true }
    return switch document.tree.kind(of: node.entry.layout) {
    case .stack, .depthStack, .grid, .lazyStack, .lazyGrid, .scroll: true
    case .empty, .fill, .circle, .text, .symbol, .spacer, .image, .deferred, .control, .viewThatFits, .geometryReader,
      .custom, .fixedFrame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position, .priority,
      .alignmentGuide, .layered, .styleLayer, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding,
      .containerRelativeFrame, .coordinateSpace, .transform, .layoutDirection, .gridCell, .cellBoundary, .container,
      .matchedSource, .matchedView, .presentation:
      false
    }
  }
}
