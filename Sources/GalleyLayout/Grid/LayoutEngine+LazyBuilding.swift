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
  mutating func beginLazyBuild(_ index: Int32, _ node: LayoutTree.Node) {
    guard node.kind == .lazyStack || node.kind == .lazyGrid else { return }
    let children = tree.children(of: LayoutNodeID(rawValue: index))
    guard children.contains(where: { tree.kind(of: $0) == .deferred }) else { return }
    let wide = node.kind == .lazyGrid ? tree.lazyGrids[Int(node.payload)].fullWidthRows : []
    let cells = children.enumerated().map { LazyCell($1, isFullWidth: wide.contains($0)) }
    noteFirstYields(cells)
    lazyBuilds[index] = LazyBuild(pending: cells.reversed())
  }

  /// The cell at a position of a lazy container, built if need be; nil behind the last one.
  mutating func lazyCell(_ position: Int, of index: Int32, _ node: LayoutTree.Node) -> Int32? {
    guard tree.hasDeferredLoops, var build = lazyBuilds[index] else {
      return position < Int(node.childCount) ? tree.child(Int32(position), of: node) : nil
    }
    if position < build.built.count { return build.built[position].node.rawValue }
    lazyBuilds[index] = LazyBuild()
    while position >= build.built.count, let next = build.pending.popLast() {
      guard tree.kind(of: next.node) == .deferred else {
        build.built.append(next)
        continue
      }
      guard let cells = nextElement(of: next.node) else { continue }
      build.pending.append(next)
      build.pending.append(contentsOf: cells.reversed())
    }
    lazyBuilds[index] = build
    return position < build.built.count ? build.built[position].node.rawValue : nil
  }

  /// Tells whether a cell that is built takes a row for itself.
  func isFullWidth(_ position: Int, of index: Int32, _ grid: LazyGridStructure) -> Bool {
    lazyBuilds[index]?.built[position].isFullWidth ?? grid.fullWidthRows.contains(position)
  }

  private mutating func nextElement(of node: LayoutNodeID) -> [LazyCell]? {
    let loop = HostLoopID(rawValue: tree.nodes[node.index].payload)
    guard !isOverBudget, tree.count < limits.nodes else {
      isOverBudget = true
      return nil
    }
    guard let cells = host.nextElement(of: loop, in: &tree) else { return nil }
    prepareNewNodes()
    noteFirstYields(cells)
    let views = cells.reduce(0) { $0 + expectedViews(of: $1) }
    loopYields[loop.rawValue, default: LoopYield()].elements += 1
    loopYields[loop.rawValue, default: LoopYield()].views += views
    return cells
  }

  /// Notes what the first elements of loops gave, which stand before the loops.
  private mutating func noteFirstYields(_ cells: [LazyCell]) {
    for (position, cell) in cells.enumerated() {
      let node = tree.nodes[cell.node.index]
      guard node.kind == .deferred, loopYields[node.payload] == nil else { continue }
      let first = cells[max(position - Int(node.first), 0)..<position]
      loopYields[node.payload] = LoopYield(elements: 1, views: first.reduce(0) { $0 + expectedViews(of: $1) })
    }
  }

  /// How many views a cell or a deferred loop will give: as many for each element as it gave so far.
  private func expectedViews(of cell: LazyCell) -> Double {
    let node = tree.nodes[cell.node.index]
    guard node.kind == .deferred else { return 1 }
    let remaining = Double(host.remainingElements(of: HostLoopID(rawValue: node.payload)))
    guard let yield = loopYields[node.payload], yield.elements > 0 else { return remaining }
    return remaining * yield.views / Double(yield.elements)
  }

  /// How many cells are expected behind the first `position` ones; 0 if all are built.
  func expectedCells(behind position: Int, of index: Int32) -> Double {
    guard let build = lazyBuilds[index] else { return 0 }
    return build.pending.reduce(Double(build.built.count - position)) { $0 + expectedViews(of: $1) }
  }

  /// Remembers how much of a lazy container was built last, for the result.
  mutating func note(_ part: LazyPart, built: Int, rest: Double, of index: Int32) {
    guard lazyBuilds[index] != nil else { return }
    let id = LayoutNodeID(rawValue: index)
    lazyEstimates[id] = rest > 0 ? LazyEstimate(built: built, rest: rest, isEven: part.isEven) : nil
  }

  /// How far a lazy container builds its cells along its axis: to the end of the viewport that scrolls it, or all.
  func buildLength(of index: Int32, along axis: Axis) -> Double {
    guard tree.hasDeferredLoops, lazyBuilds[index] != nil, containers[Int(container)].scrolled.contains(axis) else {
      return .infinity
    }
    let length = containers[Int(container)].size[axis]
    let viewport = length.isFinite ? length : canvas.size[axis]
    return visibleExtent.node == index ? max(viewport, visibleExtent.length) : viewport
  }

  /// Notes how far a lazy container that stands in `frame` reaches into what can be seen.
  mutating func noteVisibleExtent(
    of index: Int32, _ node: LayoutTree.Node, frame: Rect, visible: Rect, context: Int32
  ) {
    guard lazyBuilds[index] != nil else { return }
    let axis = node.kind == .lazyGrid ? tree.lazyGrids[Int(node.payload)].axis : node.axis
    let isMirrored = axis == .horizontal && contexts[Int(context)].isRightToLeft
    let length = isMirrored ? frame.maxX - visible.minX : visible.maximum(axis) - frame.origin[axis]
    visibleExtent = (index, length)
    for child in tree.children(of: LayoutNodeID(rawValue: index)) where tree.kind(of: child) == .deferred {
      frames[child.index] = frame
      isPlaced[child.index] = true
    }
  }
}

extension Rect {
  fileprivate func maximum(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
