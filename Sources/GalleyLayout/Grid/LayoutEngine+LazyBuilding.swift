import GalleyTables

// Lazy containers in scroll views build the cells that can be seen, and estimate how long the others are.
//
// A cell is built when its place is reached: sizes ask for as many as fill the viewport, and placing for those that
// meet it. What a size says follows from the lengths of the cells up to there and the number of the others, whether
// they happen to be built for another question or not.

/// The cells of a lazy container: those that are built, in order, and what is still to come.
struct LazyBuild {
  var built: [LazyCell] = []
  /// Cells and deferred loops, the next one last.
  var pending: [LazyCell] = []
}

/// How many views a loop gave for how many elements.
struct LoopYield {
  var elements = 0
  var views = 0.0
}

/// What is built of lazy containers while a tree is laid out.
struct LazyCells {
  /// By node, the cells of lazy containers that have deferred loops.
  var builds: [LayoutNodeID: LazyBuild] = [:]
  /// The lazy container that is being placed, and how far it can be seen from its start.
  var visibleExtent: (node: Link<LayoutTree.Node>, length: Double) = (.none, 0)
  /// The lazy containers that are not built whole.
  var estimates: [LayoutNodeID: LazyEstimate] = [:]
  /// What deferred loops have given so far.
  var yields: [HostLoopID: LoopYield] = [:]
}

/// The part of a lazy container that is built, from its start, and what follows from it for the rest.
struct LazyPart {
  /// Cells, or rows of a grid.
  var count = 0
  /// The lengths and the distances between them together.
  var length = 0.0
  private var gaps = 0.0
  private var firstLength = Double.nan
  private var firstGap = Double.nan
  /// All lengths are equal, and all distances.
  private(set) var isEven = true

  mutating func add(gap: Double) {
    if firstGap.isNaN { firstGap = gap }
    if gap != firstGap { isEven = false }
    gaps += gap
    length += gap
  }

  mutating func add(length added: Double) {
    if firstLength.isNaN { firstLength = added }
    if added != firstLength { isEven = false }
    length += added
    count += 1
  }

  /// The length with `rest` more cells of average length at an average distance, or one of `spacing` if there is none.
  func expectedLength(rest: Double, spacing: Double) -> Double {
    guard rest > 0 && count > 0 else { return length }
    if isEven { return length + rest * (firstLength + (count > 1 ? firstGap : spacing)) }
    let gap = count > 1 ? gaps / Double(count - 1) : spacing
    return length + rest * ((length - gaps) / Double(count) + gap)
  }
}

extension LayoutEngine {
  /// Makes a lazy container with deferred loops ready to build its cells.
  mutating func beginLazyBuild(_ node: NodeView, fullWidthRows: Set<Int>) {
    guard tree.hasDeferredLoops else { return }
    let children = tree.children(of: node.index)
    guard children.contains(where: { tree.isDeferredLoop($0) }) else { return }
    let cells = children.enumerated().map { LazyCell($1, isFullWidth: fullWidthRows.contains($0)) }
    noteFirstYields(cells)
    lazy.builds[node.index] = LazyBuild(pending: cells.reversed())
  }

  /// The cell at a position of a lazy container, built if need be; nil behind the last one.
  mutating func lazyCell(_ position: Int, of node: NodeView) -> LayoutNodeID? {
    guard tree.hasDeferredLoops, var build = lazy.builds[node.index] else {
      return position < node.childCount ? node.child(position, in: self) : nil
    }
    if position < build.built.count { return build.built[position].node }
    lazy.builds[node.index] = LazyBuild()
    while position >= build.built.count, let next = build.pending.popLast() {
      guard let loop = deferredLoop(next.node) else {
        build.built.append(next)
        continue
      }
      guard let cells = nextElement(of: loop) else { continue }
      build.pending.append(next)
      build.pending.append(contentsOf: cells.reversed())
    }
    lazy.builds[node.index] = build
    return position < build.built.count ? build.built[position].node : nil
  }

  /// Tells whether a cell that is built takes a row for itself.
  func isFullWidth(_ position: Int, of index: LayoutNodeID, _ grid: LazyGridStructure) -> Bool {
    lazy.builds[index]?.built[position].isFullWidth ?? grid.fullWidthRows.contains(position)
  }

  private func deferredLoop(_ node: LayoutNodeID) -> DeferredLoopRule? {
    guard tree.isDeferredLoop(node) else { return nil }
    return DeferredLoopRule(node: NodeView(index: node, storage: tree.nodes[node]))
  }

  private mutating func nextElement(of node: DeferredLoopRule) -> [LazyCell]? {
    guard !budget.isExhausted, tree.count < budget.limits.nodes else {
      budget.exhaust()
      return nil
    }
    guard let cells = host.nextElement(of: node.loop, in: &tree) else { return nil }
    prepareNewNodes()
    noteFirstYields(cells)
    let views = cells.reduce(0) { $0 + expectedViews(of: $1) }
    lazy.yields[node.loop, default: LoopYield()].elements += 1
    lazy.yields[node.loop, default: LoopYield()].views += views
    return cells
  }

  /// Notes what the first elements of loops gave, which stand before the loops.
  private mutating func noteFirstYields(_ cells: [LazyCell]) {
    for (position, cell) in cells.enumerated() {
      guard let node = deferredLoop(cell.node), lazy.yields[node.loop] == nil else { continue }
      let first = cells[max(position - node.firstCount, 0)..<position]
      lazy.yields[node.loop] = LoopYield(elements: 1, views: first.reduce(0) { $0 + expectedViews(of: $1) })
    }
  }

  /// How many views a cell or a deferred loop will give: as many for each element as it gave so far.
  private func expectedViews(of cell: LazyCell) -> Double {
    guard let node = deferredLoop(cell.node) else { return 1 }
    let remaining = Double(host.remainingElements(of: node.loop))
    guard let yield = lazy.yields[node.loop], yield.elements > 0 else { return remaining }
    return remaining * yield.views / Double(yield.elements)
  }

  /// How many cells are expected behind the first `position` ones; 0 if all are built.
  func expectedCells(behind position: Int, of index: LayoutNodeID) -> Double {
    guard let build = lazy.builds[index] else { return 0 }
    return build.pending.reduce(Double(build.built.count - position)) { $0 + expectedViews(of: $1) }
  }

  /// Remembers how much of a lazy container was built last, for the result.
  mutating func note(_ part: LazyPart, built: Int, rest: Double, of index: LayoutNodeID) {
    guard lazy.builds[index] != nil else { return }
    lazy.estimates[index] = rest > 0 ? LazyEstimate(built: built, rest: rest, isEven: part.isEven) : nil
  }

  /// How far a lazy container builds its cells along its axis: to the end of the viewport that scrolls it, or all.
  func buildLength(of index: LayoutNodeID, along axis: Axis) -> Double {
    guard tree.hasDeferredLoops, lazy.builds[index] != nil, records.containers[container].scrolled.contains(axis) else {
      return .infinity
    }
    let length = records.containers[container].size[axis]
    let viewport = length.isFinite ? length : canvas.size[axis]
    return lazy.visibleExtent.node == Link(index) ? max(viewport, lazy.visibleExtent.length) : viewport
  }

  /// Notes how far a lazy container that is being placed reaches into what can be seen.
  mutating func beginPlacing(lazy index: LayoutNodeID, along axis: Axis, context: Index<PlacingContext>) {
    guard tree.hasDeferredLoops, let visible = records.contexts[context].visible, lazy.builds[index] != nil else {
      return
    }
    let frame = frames[index.position]
    let isMirrored = axis == .horizontal && records.contexts[context].isRightToLeft
    let length = isMirrored ? frame.maxX - visible.minX : visible.maximum(axis) - frame.origin[axis]
    lazy.visibleExtent = (Link(index), length)
    for child in tree.children(of: index) where tree.isDeferredLoop(child) {
      frames[child.position] = frame
      isPlaced[child.position] = true
    }
  }

  /// Forgets what was noted when the placing of a lazy container began.
  mutating func endPlacingLazy() { lazy.visibleExtent.node = .none }
}

extension Rect {
  fileprivate func maximum(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
