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
    /// The axes along which each stack around it has too little, so that none has made room.
    var noRoom = AxisSet.both
    /// The nearest view around it that is offered a length along an axis.
    var giver = (horizontal: Link<ReportTree.Entry>.none, vertical: Link<ReportTree.Entry>.none)
    /// Whether something around it keeps fingers from it.
    var refusesTaps = false

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
        // A window over the window has nothing from the view that presents it.
        surroundings[child.index.position] = child.role?.isPresented == true ? Surroundings() : inside
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
    for axis in Axis.allCases {
      if excess(node, axis) == nil {
        inside.noRoom.remove(axis == .horizontal ? .horizontal : .vertical)
      } else if around.noRoom.contains(axis) {
        inside.isCrowded = true
      }
    }
    return inside
  }
}
