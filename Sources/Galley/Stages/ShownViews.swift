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

  /// An entry to be looked at.
  private struct Visit {
    var entry: ReportID
    /// The viewport of the scroll view around it.
    var viewport: Rect?
    /// The viewport that it must meet, if it is a cell or stands for some.
    var cellsViewport: Rect?
  }

  init(_ document: LaidOutDocument) {
    // A list, not recursion: whatever could be laid out can be walked.
    var pending = document.root.map { [Visit(entry: $0)] } ?? []
    while let visit = pending.popLast() {
      guard let inside = show(visit, in: document) else { continue }
      for child in document.report.children(of: visit.entry) {
        pending.append(Visit(entry: child, viewport: inside.viewport, cellsViewport: inside.cellsViewport))
      }
    }
  }

  /// Takes down an entry; returns what its children meet, or nil if it is not shown.
  private mutating func show(_ visit: Visit, in document: LaidOutDocument) -> Visit? {
    let entry = document.entries[visit.entry]
    guard let frame = document.frame(of: entry) else { return nil }
    var inside = visit
    if case .made = entry.role { return Visit(entry: visit.entry) }
    let source = entry.source.index
    let showing = source.flatMap { document.showing($0) }
    if entry.extent == .node, showing != .container {
      if let viewport = visit.cellsViewport, !frame.meets(viewport) { return nil }
      inside.cellsViewport = nil
    }
    if let source { frames[source] = frames[source]?.enclosing(frame) ?? frame }
    switch showing {
    case .viewport: inside.viewport = frame
    case .lazily: inside.cellsViewport = visit.viewport
    case .rows: inside.cellsViewport = frame
    case .all, .container, nil: break
    }
    return inside
  }
}

extension LaidOutDocument {
  /// Which of its views a view shows; nil for what is no view of the catalogue.
  fileprivate func showing(_ node: ViewNodeID) -> ContentShowing? {
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
