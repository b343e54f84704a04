import GalleyLanguage
import GalleyLayout
import GalleyTables

/// What nodes have from those around them, found in one walk: whoever asked each node for all around it would walk deep documents
/// again and again.
final class ViewsAround: Sendable {
  /// What a node has from those around it.
  struct Surroundings: Sendable {
    /// Whether people can scroll to it.
    var isScrolled = false
    /// Whether a stack around it needs more than it is offered.
    var isCrowded = false
    /// Whether each stack around it has too little along an axis, so that none has made room.
    var hasNoRoom = (horizontal: true, vertical: true)
    /// The nearest view around it that is offered a length along an axis.
    var giver = (horizontal: Link<ReportTree.Entry>.none, vertical: Link<ReportTree.Entry>.none)
    /// Whether something around it keeps fingers from it.
    var refusesTaps = false

    func hasNoRoom(_ axis: Axis) -> Bool { axis == .horizontal ? hasNoRoom.horizontal : hasNoRoom.vertical }
    func giver(_ axis: Axis) -> Link<ReportTree.Entry> { axis == .horizontal ? giver.horizontal : giver.vertical }
  }

  private let surroundings: [Surroundings]

  init(_ finder: SymptomFinder) {
    let document = finder.document
    var surroundings = [Surroundings](repeating: Surroundings(), count: document.entries.count)
    var pending = document.rootNode.map { [$0] } ?? []
    while let node = pending.popLast() {
      let inside = finder.inside(node, surroundings[node.index.position])
      for child in node.children {
        surroundings[child.index.position] = inside
        pending.append(child)
      }
    }
    self.surroundings = surroundings
  }

  subscript(node: Node) -> Surroundings { surroundings[node.index.position] }
}

extension SymptomFinder {
  /// What the views in a node have from it and those around it.
  fileprivate func inside(_ node: Node, _ around: ViewsAround.Surroundings) -> ViewsAround.Surroundings {
    var inside = around
    if node.scrollsContent { inside.isScrolled = true }
    if node.tapObstacle != nil { inside.refusesTaps = true }
    guard node.isExplicable else { return inside }
    if document.proposals[node.entry.layout.position].width != nil { inside.giver.horizontal = Link(node.index) }
    if document.proposals[node.entry.layout.position].height != nil { inside.giver.vertical = Link(node.index) }
    guard isStack(node) else { return inside }
    if Axis.allCases.contains(where: { excess(node, $0) != nil && around.hasNoRoom($0) }) { inside.isCrowded = true }
    if excess(node, .horizontal) == nil { inside.hasNoRoom.horizontal = false }
    if excess(node, .vertical) == nil { inside.hasNoRoom.vertical = false }
    return inside
  }
}
