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
    /// The node is the stack that a button in its bar leads back in.
    var leadsBack = false
  }

  /// A view as it is drawn.
  private struct Drawing {
    var frame: Rect
    /// What the scroll views around it let see; nil for everything.
    var viewport: Rect?
    /// When it begins to be drawn, and when it and all in it is.
    var extent: ClosedRange<Int>
  }

  private var targets: [Target] = []
  /// By node; of one that is drawn several times the first.
  private var drawings: [ViewNodeID: Drawing] = [:]
  /// The modifiers that present something, in the order of drawing: the last is in front.
  private var presenters: [ViewNodeID] = []
  private let document: LaidOutDocument
  private let search: ActionSearch

  private enum Visit {
    /// An entry with what scrolls it, and whether nothing around it keeps fingers from it.
    case enter(ReportID, Viewports, isOpen: Bool)
    case leave(ViewNodeID)
    case shade
  }

  private struct PendingVisits {
    var content: [Visit]
    var dialogs: [Visit] = []
    var presented: [Visit] = []

    mutating func popLast() -> Visit? { content.popLast() ?? dialogs.popLast() ?? presented.popLast() }
  }

  init(_ document: LaidOutDocument, _ search: ActionSearch) {
    self.document = document
    self.search = search
    // A list, not recursion: whatever could be laid out can be walked. What is presented is drawn after all else, and a
    // dialog right after the window that asks it.
    var pending = PendingVisits(content: document.root.map { [.enter($0, Viewports(), isOpen: true)] } ?? [])
    var clock = 0
    while let visit = pending.popLast() {
      clock += 1
      switch visit {
      case .enter(let id, let viewports, let isOpen): enter(id, viewports, isOpen, at: clock, &pending)
      case .leave(let node):
        if let began = drawings[node]?.extent.lowerBound { drawings[node]?.extent = began...clock }
      case .shade: targets.append(Target(node: nil, frame: nil, position: clock))
      }
    }
  }

  private mutating func enter(
    _ id: ReportID, _ viewports: Viewports, _ isOpen: Bool, at clock: Int, _ pending: inout PendingVisits
  ) {
    var isOpen = isOpen
    let entry = document.entries[id]
    guard let frame = document.frame(of: entry) else { return }
    // A cell out of sight takes no finger, but is reached by scrolling.
    let inside = viewports.inside(entry, frame, in: document) ?? viewports.insideHiddenCell
    if !entry.role.isMade, let source = entry.source.index {
      if document.tapObstacle(source) != nil { isOpen = false }
      if isOpen, drawings[source] == nil {
        drawings[source] = Drawing(frame: frame, viewport: viewports.common, extent: clock...clock)
        pending.content.append(.leave(source))
      }
      if isOpen, document.isDrawn(entry, source) {
        let seen = viewports.common.map { $0.common(with: frame) } ?? frame
        targets.append(Target(node: source, frame: seen, position: clock))
      }
    }
    if entry.role == .made(.backButton), isOpen, let stack = entry.source.index {
      targets.append(Target(node: stack, frame: frame, position: clock, leadsBack: true))
    }
    if entry.role.isOverWindow, let source = entry.source.index { presenters.append(source) }
    var behind: [Visit] = []
    for child in document.inDrawingOrder(Array(document.report.children(of: id)), entry: { $0 }).reversed() {
      let role = document.entries[child].role
      // What is presented takes fingers whatever presents it.
      if role.isOverWindow {
        if document.entries[child].source.index.map({ search.isDialog($0) }) ?? false {
          // What it covers is told by `dialog(over:)`, which knows its name.
          pending.dialogs.append(.enter(child, inside, isOpen: true))
        } else {
          pending.presented += [.enter(child, inside, isOpen: true), .shade]
        }
      } else if role == .background {
        behind.append(.enter(child, inside, isOpen: isOpen))
      } else {
        pending.content.append(.enter(child, inside, isOpen: isOpen))
      }
    }
    pending.content += behind
  }

  /// What takes a finger at a point; nil if nothing is drawn there, or a sheet lies over it.
  func top(at point: Point) -> ViewNodeID? { target(at: point)?.node }

  /// The stack that what takes a finger at a point leads back in; nil for anything else.
  func stackLeftByTouch(at point: Point) -> ViewNodeID? {
    target(at: point).flatMap { $0.leadsBack ? $0.node : nil }
  }

  private func target(at point: Point) -> Target? {
    targets.last { $0.frame?.contains(point) ?? true }
  }

  /// A finger that begins at a point, or else in the middle of a view; nil for a view that is not drawn.
  func touch(at point: Point?, of node: ViewNodeID, by distance: (Double, Double)?) -> Touch? {
    guard let start = point ?? drawings[node].map({ Point(x: $0.frame.midX, y: $0.frame.midY) }) else { return nil }
    let translation = distance.map { Size(width: $0.0, height: $0.1) } ?? .zero
    return Touch(start: start, translation: translation) { drawings[$0]?.frame }
  }

  /// Why no finger gets to a view; nil if one does.
  func barrier(before node: ViewNodeID) -> String? {
    guard let drawn = search.nearest(to: node, where: { drawings[$0] != nil }) else { return "it is not shown now" }
    guard order(of: drawn) != nil else { return "what is presented covers it" }
    return dialog(over: node).map { "the `\($0)` covers it" }
  }

  /// The name of an open dialog over a view; nil if none is open, or the view is in one.
  private func dialog(over node: ViewNodeID) -> String? {
    guard let dialog = presenters.last(where: { search.isDialog($0) && order(of: $0) != nil }),
      search.dialog(around: node) != dialog
    else { return nil }
    return search.name(ofModifier: dialog)
  }

  /// The modifier whose presentation is in front of all others; nil if nothing is presented.
  var frontPresenter: ViewNodeID? { presenters.last }

  /// The stack whose page is in front of all others; nil if none is pushed.
  var frontStack: ViewNodeID? {
    var front: (stack: ViewNodeID, order: Int)?
    for stack in search.evaluator.stacksWithPages {
      if let order = order(of: stack), order >= front?.order ?? 0 { front = (stack, order) }
    }
    return front?.stack
  }

  /// When a node begins to be drawn; nil if it is not drawn, or behind what is presented.
  private func order(of node: ViewNodeID) -> Int? {
    guard let extent = drawings[node]?.extent else { return nil }
    return targets.contains { $0.node == nil && $0.position > extent.upperBound } ? nil : extent.lowerBound
  }

  /// Why the middle of a node takes no finger, though `owner` reacts there; nil if it does, or if it is not drawn.
  ///
  /// What is scrolled out of sight is reached by scrolling.
  func cover(of node: ViewNodeID, reacting owner: ViewNodeID?) -> String? {
    guard let drawing = drawings[node] else { return nil }
    let middle = Point(x: drawing.frame.midX, y: drawing.frame.midY)
    guard drawing.viewport?.contains(middle) ?? true, let top = target(at: middle), let cover = top.node,
      top.position > drawing.extent.upperBound
    else { return nil }
    if let owner = owner.flatMap({ drawings[$0]?.extent }), owner.contains(top.position) { return nil }
    return "\(search.name(of: cover)) covers it"
  }
}

extension ReportTree.Role {
  /// Whether it lies over the whole window.
  fileprivate var isOverWindow: Bool {
    switch self {
    case .made(.sheet), .made(.cover), .made(.popover), .made(.inspector), .made(.alert), .made(.confirmationDialog),
      .made(.actionSheet):
      true
    case .made(.barTitle), .made(.backButton), .made(.badge), .made(.searchField), .made(.tabItem), .made(.tabLabel),
      .made(.inspectorColumn), .content, .background, .overlay, .inset, .container, .title, .window, .toolbar:
      false
    }
  }
}

extension LaidOutDocument {
  /// Whether a node is a leaf that draws something.
  fileprivate func isDrawn(_ entry: ReportTree.Entry, _ source: ViewNodeID) -> Bool {
    guard entry.extent == .node, entry.firstChild.isNone, tree.kind(of: entry.layout).look.isDrawn else { return false }
    return !viewArguments[viewNodes[source].arguments].contains { argument in
      if case .color(let color) = argument.value { color.opacity <= 0 || color.base == .system(.clear) } else { false }
    }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
