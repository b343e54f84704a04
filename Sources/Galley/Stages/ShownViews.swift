import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

/// The views and modifiers that a window shows, with their rectangles: what is placed, and of lazy containers and lists the
/// cells that meet the viewport.
///
/// They are what SwiftUI makes appear: no other tab, no covered page, no row further down.
struct ShownViews {
  private(set) var frames: [ViewNodeID: Rect] = [:]

  init(_ document: LaidOutDocument) {
    // A list, not recursion: whatever could be laid out can be walked.
    var pending = document.root.map { [(entry: $0, viewports: Viewports())] } ?? []
    while let visit = pending.popLast() {
      guard let inside = show(visit.entry, visit.viewports, in: document) else { continue }
      for child in document.report.children(of: visit.entry) { pending.append((entry: child, viewports: inside)) }
    }
  }

  /// Takes down an entry; returns the viewports around its children, or nil if it is not shown.
  private mutating func show(_ id: ReportID, _ viewports: Viewports, in document: LaidOutDocument) -> Viewports? {
    let entry = document.entries[id]
    guard let frame = document.frame(of: entry), let inside = viewports.inside(entry, frame, in: document) else {
      return nil
    }
    if !entry.role.isMade, let source = entry.source.index {
      frames[source] = frames[source]?.union(frame) ?? frame
    }
    return inside
  }
}

/// The viewports around an entry of a report.
struct Viewports {
  /// That of the scroll view around it.
  private var scrolling: Rect?
  /// The one that it must meet, if it is a cell or stands for some.
  private var cells: Rect?
  /// What all of them together let see; nil for everything.
  private(set) var common: Rect?

  /// Those around the children of a cell beyond its viewport.
  var insideHiddenCell: Viewports {
    var inside = self
    inside.cells = nil
    return inside
  }

  /// Those around the children of an entry; nil if it is a cell beyond its viewport.
  func inside(_ entry: ReportTree.Entry, _ frame: Rect, in document: LaidOutDocument) -> Viewports? {
    // What is presented or stands in a bar is in no scroll view.
    if entry.role.isMade { return Viewports() }
    let showing = entry.source.index.flatMap { document.showing($0) }
    var inside = self
    if entry.extent == .node, showing != .container {
      if let cells, !frame.meets(cells) { return nil }
      inside.cells = nil
    }
    switch showing {
    case .viewport: inside.scrolling = frame
    case .lazily: inside.cells = scrolling
    case .rows: inside.cells = frame
    case .all, .container, nil: break
    }
    if showing == .viewport || showing == .rows { inside.common = common?.common(with: frame) ?? frame }
    return inside
  }
}

extension ReportTree.Role {
  /// Whether its source makes it away from where it stands.
  var isMade: Bool { if case .made = self { true } else { false } }
}

extension LaidOutDocument {
  /// Which of its views a view shows; nil for what is no view of the catalogue.
  func showing(_ node: ViewNodeID) -> ContentShowing? {
    switch viewNodes[node].kind {
    case .slot, .group, .loop: .container
    case .view, .styled: typing.catalogue.viewOverload(of: viewNodes[node])?.showing
    case .modifier, .shape, .layout, .custom, .customModifier: nil
    }
  }
}

extension Rect {
  /// Tells whether two rectangles have a point in common that is not on the edge of one with an area.
  fileprivate func meets(_ other: Rect) -> Bool {
    func meets(_ axis: Axis) -> Bool {
      let (start, length) = (origin[axis], size[axis])
      let (otherStart, otherEnd) = (other.origin[axis], other.origin[axis] + other.size[axis])
      return length > 0 ? start < otherEnd && start + length > otherStart : start >= otherStart && start <= otherEnd
    }
    return meets(.horizontal) && meets(.vertical)
  }
}

extension Evaluator {
  /// Takes down which views a layout of this evaluation shows, if anything waits for that.
  mutating func noteShown(in document: LaidOutDocument) {
    guard hasWatchers else { return }
    let frames = ShownViews(document).frames
    tree = document.views
    noteShown { node in
      frames[node].map { frame in
        Value(ReaderGeometry(size: frame.size, safeArea: EdgeInsets(), globalFrame: frame, namedFrames: []))
      }
    }
  }
}
