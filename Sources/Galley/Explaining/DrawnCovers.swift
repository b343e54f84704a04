import GalleyExpressions
import GalleyLanguage
import GalleyLayout
import GalleyTables

/// What hides what is drawn before it, found in one walk over all nodes in the order of drawing.
final class DrawnCovers: Sendable {
  /// A rectangle that nothing is seen through.
  struct Cover: Sendable {
    var node: Node
    var rect: Rect
    /// When it is drawn.
    var time: Int
    /// The innermost layer around it that changes how it looks or where: only what is in that, too, is hidden for sure.
    var layer: Int
  }

  /// Covers are found by squares that are as long as they are, or longer: each is in nine of them at most.
  private struct Cell: Hashable {
    /// How often the side of the least squares is doubled.
    var level: Int
    var column: Int
    var row: Int

    /// The square of a level that a point lies in; nil far outside of every window.
    init?(_ level: Int, _ x: Double, _ y: Double) {
      let side = 64 * Double(1 << level)
      let (column, row) = ((x / side).rounded(.down), (y / side).rounded(.down))
      guard column.magnitude < 1e9, row.magnitude < 1e9 else { return nil }
      (self.level, self.column, self.row) = (level, Int(column), Int(row))
    }

    static let levels = 0..<40

    /// The first and the last square that a rectangle lies in; nil for one without an end.
    static func corners(of rect: Rect) -> (first: Cell, last: Cell)? {
      let longest = max(rect.size.width, rect.size.height)
      let rounding = Rect.rounding
      guard let level = levels.first(where: { 64 * Double(1 << $0) >= longest }),
        let first = Cell(level, rect.minX - rounding, rect.minY - rounding),
        let last = Cell(level, rect.maxX + rounding, rect.maxY + rounding)
      else { return nil }
      return (first, last)
    }
  }

  private let walk: DrawingWalk
  private let cells: [Cell: [Cover]]
  /// The levels that covers are of.
  private let levels: [Int]
  /// Those that no square holds.
  private let endless: [Cover]

  init(_ document: LaidOutDocument) {
    walk = DrawingWalk(document)
    var cells: [Cell: [Cover]] = [:]
    var endless: [Cover] = []
    for cover in walk.covers {
      guard let (first, last) = Cell.corners(of: cover.rect) else {
        endless.append(cover)
        continue
      }
      var cell = first
      for row in first.row...last.row {
        cell.row = row
        for column in first.column...last.column {
          cell.column = column
          cells[cell, default: []].append(cover)
        }
      }
    }
    levels = Set(cells.keys.map(\.level)).sorted()
    (self.cells, self.endless) = (cells, endless)
  }

  /// The covers that may hide a rectangle, in lists that each stand in the order of drawing.
  func candidates(over frame: Rect) -> [[Cover]] {
    levels.compactMap { level in Cell(level, frame.minX, frame.minY).flatMap { cells[$0] } } + [endless]
  }

  /// What is drawn over all of a node later, the first of it; nil where some of it may be seen.
  func cover(of node: Node) -> Node? {
    let (frame, time) = (Rect(node.frame), walk.ends[node.index.position])
    guard time > 0, frame.size.width > 0, frame.size.height > 0 else { return nil }
    let found = candidates(over: frame).compactMap { first(in: $0, over: frame, at: time) }
    return found.min { $0.time < $1.time }?.node
  }

  /// Covers stand in the order of drawing, and those that are drawn before need not be looked at.
  private func first(in covers: [Cover], over frame: Rect, at time: Int) -> Cover? {
    var (low, high) = (0, covers.count)
    while low < high {
      let middle = (low + high) / 2
      if covers[middle].time > time { high = middle } else { low = middle + 1 }
    }
    return covers[low...].first { $0.rect.encloses(frame) && walk.layers[$0.layer].contains(time) }
  }
}

/// All nodes of a document in the order of drawing.
private struct DrawingWalk: Sendable {
  /// What a node is drawn in.
  private struct Surroundings {
    /// The innermost layer around it that changes how it looks, or where.
    var layer = 0
    /// What the scroll views around it let see; nil for everything.
    var viewport: Rect?
  }

  private enum Visit {
    case enter(Node, Surroundings)
    case leave(Node, layer: Int?, cover: DrawnCovers.Cover?)
  }

  /// By entry of the report, when all of the node is drawn; 0 for what is not.
  private(set) var ends: [Int]
  /// When what is in a layer is drawn; the first is the window.
  private(set) var layers = [0...Int.max]
  private(set) var covers: [DrawnCovers.Cover] = []
  private let document: LaidOutDocument
  private var clock = 0
  // Lists, not recursion: whatever could be laid out can be walked. What is presented is drawn after all else.
  private var pending: [Visit] = []
  private var presented: [Visit] = []

  init(_ document: LaidOutDocument) {
    self.document = document
    ends = Array(repeating: 0, count: document.entries.count)
    pending = document.rootNode.map { [.enter($0, Surroundings())] } ?? []
    while let visit = pending.popLast() ?? presented.popLast() {
      clock += 1
      switch visit {
      case .enter(let node, let surroundings): enter(node, surroundings)
      case .leave(let node, let layer, var cover):
        ends[node.index.position] = clock
        if let layer { layers[layer] = layers[layer].lowerBound...clock }
        cover?.time = clock
        if let cover { covers.append(cover) }
      }
    }
  }

  private mutating func enter(_ node: Node, _ surroundings: Surroundings) {
    var inside = surroundings
    if node.scrollsContent {
      let frame = Rect(node.frame)
      inside.viewport = surroundings.viewport?.common(with: frame) ?? frame
    }
    var layer: Int?
    if node.isLayer {
      layer = layers.count
      inside.layer = layers.count
      layers.append(clock...Int.max)
    }
    var cover = node.opaqueRect.flatMap { rect -> DrawnCovers.Cover? in
      let seen = surroundings.viewport.map { $0.common(with: rect) } ?? rect
      return DrawnCovers.Cover(node: node, rect: seen, time: clock, layer: inside.layer)
    }
    if !node.isDrawnOverContent, let behind = cover {
      covers.append(behind)
      cover = nil
    }
    pending.append(.leave(node, layer: layer, cover: cover))
    let children = node.childrenInDrawingOrder
    for child in children.reversed() {
      if child.role?.isPresented ?? false {
        presented.append(.enter(child, Surroundings()))
      } else if !node.isMask || child.role == nil {
        pending.append(.enter(child, inside))
      }
    }
  }
}

extension Node {
  fileprivate var modifierOverload: ModifierOverload? {
    guard !isMade else { return nil }
    return entry.source.index.flatMap { document.modifierOverload(of: $0) }
  }

  /// Whether a layer may change how the views in it look, or where they are drawn, so that they may be seen through, or cut.
  var isLayer: Bool {
    if isExplicable, document.tree.kind(of: entry.layout) == .transform { return true }
    guard let drawing = modifierOverload?.drawing else { return false }
    switch drawing {
    case .hidden, .layer, .roughLayer, .mask, .unsupported: return true
    case .none, .shape, .outline, .paint, .wishes, .row: return false
    }
  }

  fileprivate var isMask: Bool {
    guard let drawing = modifierOverload?.drawing, case .mask = drawing else { return false }
    return true
  }

  /// Whether a style is drawn over its view.
  fileprivate var isDrawnOverContent: Bool {
    guard let drawing = modifierOverload?.drawing, case .shape(isBehind: false, _) = drawing else { return false }
    return true
  }

  /// The children in the order of drawing, those in the background first.
  fileprivate var childrenInDrawingOrder: [Node] {
    let ordered = document.inDrawingOrder(Array(children)) { $0.index }
    return ordered.filter { $0.role == .background } + ordered.filter { $0.role != .background }
  }

  /// What a view or style fills with a colour that nothing is seen through; nil for others.
  fileprivate var opaqueRect: Rect? {
    // What is presented stands on a plate.
    if role?.isPresented ?? false { return Rect(frame) }
    guard isExplicable, let source, !isMade, document.isPlaced[entry.layout.position] else { return nil }
    let kind = document.tree.kind(of: entry.layout)
    guard isModifier ? kind == .styleLayer : kind == .fill else { return nil }
    let fillsAll = document.viewArguments[source.arguments].contains { argument in
      if case .color(let color) = argument.value { return color.isOpaque }
      if case .style(.color(let color)) = argument.value { return color.isOpaque }
      return false
    }
    return fillsAll ? Rect(drawnFrame ?? frame) : nil
  }
}

extension Color {
  fileprivate var isOpaque: Bool { opacity >= 1 && base != .system(.clear) }
}

extension Rect {
  fileprivate static let rounding = 0.01

  /// Whether another rectangle lies within, but for rounding.
  fileprivate func encloses(_ other: Rect) -> Bool {
    let rounding = Rect.rounding
    return other.minX >= minX - rounding && other.minY >= minY - rounding && other.maxX <= maxX + rounding
      && other.maxY <= maxY + rounding
  }
}
