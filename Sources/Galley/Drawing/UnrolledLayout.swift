import GalleyDrawing
import GalleyLanguage
import GalleyLayout
import GalleyTables

/// Makes room in a layout for all that the outermost scroll view or list would show if people scrolled.
///
/// What stands around it stays where it is, or moves to the end of the room; nothing is laid out again.
struct UnrolledLayout {
  private let document: LaidOutDocument
  private var layout: LayoutResult
  private let hidden: HiddenContent
  /// By node, the one around it, as far as nodes were walked.
  private let parents: [LayoutNodeID: LayoutNodeID]

  /// The document as it would be on a screen with room for all; the document itself where nothing is out of sight.
  static func of(_ document: LaidOutDocument) -> LaidOutDocument {
    guard var unrolled = UnrolledLayout(document) else { return document }
    unrolled.move()
    var surroundings = document.surroundings
    surroundings.canvas.size[unrolled.hidden.axis] += unrolled.hidden.extent
    return LaidOutDocument(document, layout: unrolled.layout, surroundings: surroundings)
  }

  /// Nil where nothing is out of sight.
  private init?(_ document: LaidOutDocument) {
    guard let layout = document.layout, let root = document.root else { return nil }
    let lists = HiddenContent.lists(of: document)
    var parents: [LayoutNodeID: LayoutNodeID] = [:]
    // A list, not recursion: whatever could be laid out can be walked.
    var pending = [document.entries[root].layout]
    while let node = pending.popLast() {
      guard layout.isPlaced[node.position] else { continue }
      if let hidden = HiddenContent(of: node, in: layout, lists) {
        (self.document, self.layout, self.hidden, self.parents) = (document, layout, hidden, parents)
        return
      }
      if layout.tree.kind(of: node) == .scroll || lists[node] != nil { continue }
      for child in layout.childrenOnScreen(of: node).reversed() {
        parents[child] = node
        pending.append(child)
      }
    }
    return nil
  }

  // MARK: Moving

  private mutating func move() {
    var around: Set<LayoutNodeID> = []
    var next = parents[hidden.node]
    while let node = next {
      around.insert(node)
      next = parents[node]
    }
    let roots = [document.root.map { document.entries[$0].layout }].compactMap(\.self) + layout.tree.presentedWindows
    /// Nodes with how far they move, where that is known from what they stand in.
    var pending: [(node: LayoutNodeID, distance: Double?)] = roots.map { ($0, nil) }
    while let (node, known) = pending.popLast() {
      var distance = known
      if node == hidden.node {
        layout.frames[node.position].size[hidden.axis] += hidden.extent
        distance = hidden.before
      } else if let known {
        layout.frames[node.position].origin[hidden.axis] += known
        layout.drawnFrames[node]?.origin[hidden.axis] += known
      } else {
        let frame = layout.frames[node.position]
        distance = around.contains(node) ? nil : hidden.distance(of: frame)
        layout.frames[node.position] = hidden.moved(frame, by: distance)
        if let drawn = layout.drawnFrames[node] { layout.drawnFrames[node] = hidden.moved(drawn, by: distance) }
      }
      for child in layout.childrenOnScreen(of: node) { pending.append((child, distance)) }
    }
  }
}

extension LayoutResult {
  /// The children of a node, which for a reader of geometry are made while it is laid out.
  fileprivate func childrenOnScreen(of node: LayoutNodeID) -> ArraySlice<LayoutNodeID> {
    readerContent[node].map { $0[...] } ?? tree.children(of: node)[...]
  }
}
