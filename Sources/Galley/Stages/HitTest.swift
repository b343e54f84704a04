import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

/// What takes a finger at a point of the window: of all that is drawn there, what is drawn last.
///
/// Texts, pictures, colours and shapes take fingers within their frames; what is hidden, see-through or refuses them does not.
/// A sheet or cover keeps them from all behind it.
struct HitTest {
  /// A view that is drawn, in the order of drawing.
  private struct Target {
    /// Nil for what a sheet lays over the window.
    var node: ViewNodeID?
    var frame: Rect?
    var position: Int
  }

  private var targets: [Target] = []
  /// By node: when it begins to be drawn, and when it and all in it is.
  private var extents: [ViewNodeID: ClosedRange<Int>] = [:]
  private var frames: [ViewNodeID: Rect] = [:]

  private enum Visit {
    case enter(ReportID)
    case leave(ViewNodeID, began: Int)
    case shade
  }

  init(_ document: LaidOutDocument, _ search: ActionSearch) {
    // A list, not recursion: whatever could be laid out can be walked. What is presented is drawn after all else.
    var pending: [Visit] = document.root.map { [.enter($0)] } ?? []
    var presented: [Visit] = []
    var clock = 0
    while let visit = pending.popLast() ?? presented.popLast() {
      clock += 1
      switch visit {
      case .enter(let id): enter(id, at: clock, document, search, &pending, &presented)
      case .leave(let node, let began): extents[node] = began...clock
      case .shade: targets.append(Target(node: nil, frame: nil, position: clock))
      }
    }
  }

  private mutating func enter(
    _ id: ReportID, at clock: Int, _ document: LaidOutDocument, _ search: ActionSearch, _ pending: inout [Visit],
    _ presented: inout [Visit]
  ) {
    let entry = document.entries[id]
    guard let frame = document.frame(of: entry) else { return }
    let source = entry.role.isMade ? nil : entry.source.index
    if let source {
      if search.ownObstacle(source) != nil { return }
      frames[source] = frames[source] ?? frame
      pending.append(.leave(source, began: clock))
      if document.isDrawn(entry, source) { targets.append(Target(node: source, frame: frame, position: clock)) }
    }
    var behind: [Visit] = []
    for child in document.report.children(of: id).reversed() {
      let role = document.entries[child].role
      if role.isPresented {
        presented += [.enter(child), .shade]
      } else if role == .background {
        behind.append(.enter(child))
      } else {
        pending.append(.enter(child))
      }
    }
    pending += behind
  }

  /// What takes a finger at a point; nil if nothing is drawn there, or a sheet lies over it.
  func top(at point: Point) -> ViewNodeID? { target(at: point)?.node }

  private func target(at point: Point) -> Target? {
    targets.last { $0.frame?.contains(point) ?? true }
  }

  /// Why the middle of a node takes no finger, though `owner` reacts there; nil if it does, or if it is not drawn.
  func cover(of node: ViewNodeID, reacting owner: ViewNodeID?, _ search: ActionSearch) -> String? {
    guard let frame = frames[node], let extent = extents[node],
      let top = target(at: Point(x: frame.midX, y: frame.midY)), top.position > extent.upperBound
    else { return nil }
    if let owner = owner.flatMap({ extents[$0] }), owner.contains(top.position) { return nil }
    guard let cover = top.node else { return "what is presented covers it" }
    return "\(search.name(of: cover)) covers it"
  }
}

extension ReportTree.Role {
  /// Whether its source makes it away from where it stands.
  fileprivate var isMade: Bool { if case .made = self { true } else { false } }

  /// Whether it lies over the whole window.
  fileprivate var isPresented: Bool {
    self == .made(.sheet) || self == .made(.cover) || self == .made(.popover)
  }
}

extension LaidOutDocument {
  /// Whether a node is a leaf that draws something.
  fileprivate func isDrawn(_ entry: ReportTree.Entry, _ source: ViewNodeID) -> Bool {
    guard entry.extent == .node, entry.firstChild.isNone else { return false }
    switch tree.kind(of: entry.layout) {
    case .fill, .circle, .text, .symbol, .image, .control: break
    default: return false
    }
    return !viewArguments[viewNodes[source].arguments].contains { argument in
      if case .color(let color) = argument.value { color.opacity <= 0 || color.base == .system("clear") } else { false }
    }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
