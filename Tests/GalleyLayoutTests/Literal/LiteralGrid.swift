import GalleyLayout

/// The rules grid 1.1 to 1.6, step by step.
struct LiteralGrid {
  struct Cell {
    var view: Specimen
    var row: Int
    var column = 0
    var span = 1
    var inRow: Bool
    var unsized: AxisSet = []
    var anchor: UnitPoint?
    var columnAlignment: GuideID?
    var columns: [Int] { Array(column..<column + span) }
  }

  let structure: GridStructure
  let layout: LiteralLayout
  var cells: [Cell] = []
  var rowAlignments: [GuideID?] = []
  var count = 1
  var columnGaps: [Double] = []
  var rowGaps: [Double] = []
  var w: [Double] = []
  var h: [Double] = []
  var remembered: [(proposal: Proposal, answer: Size)] = []

  init(_ structure: GridStructure, _ children: [Specimen], layout: LiteralLayout) {
    self.structure = structure
    self.layout = layout
    var next = 0
    for row in structure.rows where row.cellCount > 0 {
      var column = 0
      for child in children[next..<next + row.cellCount] {
        var cell = Cell(view: child, row: rowAlignments.count, column: column, inRow: row.isRow)
        read(child, &cell)
        column += cell.span
        count = max(count, column)
        cells.append(cell)
      }
      next += row.cellCount
      rowAlignments.append(row.alignment)
    }
    for i in cells.indices where !cells[i].inRow { cells[i].span = count }
    columnGaps = (0..<count).map { j in j == 0 ? 0 : structure.horizontalSpacing ?? defaultColumnGap(j) }
    rowGaps = rowAlignments.indices.map { r in r == 0 ? 0 : structure.verticalSpacing ?? defaultRowGap(r) }
    remembered = cells.map { _ in (.unspecified, .zero) }
  }

  private func read(_ view: Specimen, _ cell: inout Cell) {
    var (current, sum) = (view, 0)
    while true {
      switch current.primitive {
      case .gridCell(let attributes):
        if let columns = attributes.columns, columns > 1 { sum += columns }
        cell.anchor = attributes.anchor ?? cell.anchor
        cell.columnAlignment = attributes.columnAlignment ?? cell.columnAlignment
        cell.unsized.formUnion(attributes.unsizedAxes)
      case .fixedFrame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .priority, .layered, .offset, .position,
        .alignmentGuide:
        break
      default:
        cell.span = max(sum, 1)
        return
      }
      current = current.children[0]
    }
  }

  private func defaultColumnGap(_ j: Int) -> Double {
    var gaps: [Double] = []
    for (a, b) in zip(cells, cells.dropFirst()) where a.row == b.row && b.column == j {
      gaps.append(layout.gap(a.view, b.view, .horizontal))
    }
    return gaps.max() ?? 0
  }

  private func defaultRowGap(_ r: Int) -> Double {
    var gaps: [Double] = []
    for a in cells where a.row == r - 1 {
      for b in cells where b.row == r && !Set(a.columns).isDisjoint(with: b.columns) {
        gaps.append(layout.gap(a.view, b.view, .vertical))
      }
    }
    return gaps.max() ?? 0
  }

  func wishes() -> LiteralLayout.Wishes {
    let edges: [Edge: [Cell]] = [
      .top: cells.filter { $0.row == 0 }, .bottom: cells.filter { $0.row == rowAlignments.count - 1 },
      .leading: cells.filter { $0.column == 0 }, .trailing: cells.filter { $0.column + $0.span == count },
    ]
    if cells.isEmpty { return layout.merged([]) }
    return edges.reduce(into: [:]) { result, entry in
      result[entry.key] = layout.merged(entry.value.map(\.view))[entry.key]
    }
  }

  private func isSingle(_ column: Int) -> Bool { cells.contains { $0.span == 1 && $0.column == column } }
  private func inner(_ c: Cell) -> Double { c.columns.dropFirst().reduce(0) { $0 + columnGaps[$1] } }
  func slotWidth(_ c: Cell) -> Double { c.columns.reduce(inner(c)) { $0 + w[$1] } }

  private mutating func record(_ i: Int, _ p: Proposal) {
    let a = layout.size(cells[i].view, p)
    remembered[i] = (p, a)
    h[cells[i].row] = max(h[cells[i].row], a.height)
    if cells[i].span == 1 { w[cells[i].column] = max(w[cells[i].column], a.width) }
  }

  private mutating func widen(_ i: Int, _ pending: Set<Int>) {
    let c = cells[i]
    let short = remembered[i].answer.width - slotWidth(c)
    if !(short > 0) { return }
    var targets = c.columns.filter { pending.contains($0) || !isSingle($0) }
    if targets.isEmpty { targets = c.columns }
    for j in targets { w[j] += short / Double(targets.count) }
  }

  private struct Key: Equatable {
    var priority: Double
    var k: Int
    var f: Double
    var late: Bool
    var values: [Double] { [-priority, Double(k), f, late ? 1 : 0] }
  }

  mutating func solve(_ p: Proposal) -> Size {
    w = Array(repeating: 0, count: count)
    h = Array(repeating: 0, count: rowAlignments.count)
    if cells.isEmpty { return .zero }
    if p == .unspecified {
      for i in cells.indices { record(i, p) }
    } else {
      var keys: [Key] = []
      for c in cells {
        let (z, x) = (layout.size(c.view, .zero), layout.size(c.view, .infinity))
        let axes = Axis.allCases.filter { p[$0] != nil }
        let k = axes.filter { x[$0] == .infinity }.count
        let f = axes.filter { x[$0] != .infinity }.reduce(0) { $0 + x[$1] - z[$1] }
        let late = axes.contains { c.unsized.contains($0) } && (k != 0 || f != 0)
        keys.append(Key(priority: layout.priority(c.view), k: k, f: f, late: late))
      }
      let order = cells.indices.sorted { a, b in
        for (left, right) in zip(keys[a].values, keys[b].values) where left != right { return left < right }
        return a < b
      }
      serve(p, keys, order)
    }
    if p.width == nil { for i in cells.indices where cells[i].span > 1 { widen(i, []) } }
    return Size(
      width: w.reduce(0, +) + columnGaps.reduce(0, +), height: h.reduce(0, +) + rowGaps.reduce(0, +))
  }

  private mutating func serve(_ p: Proposal, _ keys: [Key], _ order: [Int]) {
    let availW = p.width.map { $0 - columnGaps.reduce(0, +) }
    let availH = p.height.map { $0 - rowGaps.reduce(0, +) }
    var served: Set<Int> = []
    for priority in Set(keys.map(\.priority)).sorted(by: >) {
      let level = order.filter { keys[$0].priority == priority }
      var restW = (availW ?? 0) - (0..<count).filter { isSingle($0) }.reduce(0) { $0 + w[$1] }
      var restH = (availH ?? 0) - h.reduce(0, +)
      var openC = Set(level.filter { cells[$0].span == 1 }.map { cells[$0].column })
      for i in level where cells[i].span > 1 && cells[i].inRow {
        openC.formUnion(cells[i].columns.filter { !isSingle($0) })
      }
      var openR = Set(level.map { cells[$0].row })
      var groups: [[Int]] = []
      for i in level {
        if let last = groups.last?.first, keys[last] == keys[i] {
          groups[groups.count - 1].append(i)
        } else {
          groups.append([i])
        }
      }
      for group in groups {
        let shareW = availW == .infinity ? .infinity : restW / Double(max(1, openC.count))
        let shareH = availH == .infinity ? .infinity : restH / Double(max(1, openR.count))
        for i in group {
          let c = cells[i]
          var offer = Proposal.unspecified
          if p.width != nil {
            let closed = c.columns.filter { !openC.contains($0) }
            let offered =
              c.unsized.contains(.horizontal)
              ? slotWidth(c)
              : c.span == 1
                ? max(shareW, w[c.column])
                : availW == .infinity
                  ? .infinity
                  : max(
                    closed.reduce(0) { $0 + w[$1] } + shareW * Double(max(1, c.span - closed.count)) + inner(c),
                    slotWidth(c))
            offer.width = max(offered, 0)
          }
          if p.height != nil { offer.height = c.unsized.contains(.vertical) ? h[c.row] : max(shareH, h[c.row]) }
          record(i, offer)
          served.insert(i)
        }
        if p.width != nil {
          let pending = cells.indices.filter { !served.contains($0) && cells[$0].span == 1 }.map { cells[$0].column }
          for i in group where cells[i].span > 1 { widen(i, Set(pending)) }
        }
        let columns = Set(group.filter { cells[$0].span == 1 }.map { cells[$0].column })
        for j in columns.sorted()
        where !level.contains(where: { cells[$0].span == 1 && cells[$0].column == j && !served.contains($0) }) {
          openC.remove(j)
          restW -= w[j]
        }
        for r in Set(group.map { cells[$0].row }).sorted()
        where !level.contains(where: { cells[$0].row == r && !served.contains($0) }) {
          openR.remove(r)
          restH -= h[r]
        }
      }
    }
  }

  // MARK: grid 1.6

  mutating func place(_ p: Proposal) -> [LiteralLayout.Child] {
    _ = solve(p)
    var result: [LiteralLayout.Child] = []
    for (i, c) in cells.enumerated() {
      let slot = Rect(
        x: (0..<c.column).reduce(0) { $0 + w[$1] } + columnGaps[...c.column].reduce(0, +),
        y: (0..<c.row).reduce(0) { $0 + h[$1] } + rowGaps[...c.row].reduce(0, +), width: slotWidth(c), height: h[c.row])
      let answer = remembered[i].answer
      let isAnswer =
        isClose(slot.size.width, answer.width, within: 1e-6)
        && isClose(slot.size.height, answer.height, within: 1e-6)
      let offer = isAnswer ? remembered[i].proposal : Proposal(slot.size)
      let size = layout.size(c.view, offer)
      let declared = cells.first { $0.inRow && $0.column == c.column && $0.columnAlignment != nil }?.columnAlignment
      let horizontal = (c.span == 1 ? declared : nil) ?? structure.alignment.horizontal
      let vertical = rowAlignments[c.row] ?? structure.alignment.vertical
      let one = Size(width: 1, height: 1)
      let u = c.anchor ?? UnitPoint(x: layout.standard(horizontal, one), y: layout.standard(vertical, one))
      var shift = Point(x: u.x * (slot.size.width - size.width), y: u.y * (slot.size.height - size.height))
      if c.anchor == nil && c.span == 1 && (c.inRow || count == 1) {
        let (guideX, guideY) = (
          layout.explicit(horizontal, c.view, size, offer), layout.explicit(vertical, c.view, size, offer)
        )
        if let guideX { shift.x = layout.standard(horizontal, slot.size) - guideX }
        if let guideY { shift.y = layout.standard(vertical, slot.size) - guideY }
      }
      let origin = Point(
        x: slot.minX + (shift.x.isFinite ? shift.x : 0), y: slot.minY + (shift.y.isFinite ? shift.y : 0))
      result.append(LiteralLayout.Child(view: c.view, origin: origin, size: size, proposal: offer))
    }
    for r in rowAlignments.indices { alignBaselines(r, &result) }
    return result
  }

  private func alignBaselines(_ r: Int, _ result: inout [LiteralLayout.Child]) {
    let guide = rowAlignments[r] ?? structure.alignment.vertical
    guard [.firstTextBaseline, .lastTextBaseline, .custom(0)].contains(guide) else { return }
    let members = cells.indices.filter {
      cells[$0].row == r && cells[$0].anchor == nil && cells[$0].span == 1 && (cells[$0].inRow || count == 1)
    }
    let values = members.map { layout.guide(guide, result[$0].view, result[$0].size, result[$0].proposal) }
    let below = zip(members, values).filter { $0.1.isFinite }.map { result[$0.0].size.height - $0.1 }.max() ?? 0
    let top = (0..<r).reduce(0) { $0 + h[$1] } + rowGaps[...r].reduce(0, +)
    for (i, value) in zip(members, values) where value.isFinite && h[r].isFinite {
      result[i].origin.y = top + h[r] - below - value
    }
  }
}
