import GalleyLayout

/// A generator with a seed, the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes random trees out of few lengths, so that ties are frequent.
struct RandomSpecimens {
  var random: SeededGenerator
  /// Whether guides, texts and baselines appear.
  var hasGuides = true
  var hasGrids = false

  private mutating func pick<Element>(_ elements: Element...) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func length() -> Double { pick(0, 10, 20, 33, 50, 120) }
  private mutating func maybe() -> Double? { chance(50) ? length() : nil }

  mutating func proposal() -> Proposal {
    Proposal(
      width: pick(nil, 0, 30, 100, 200, 333, .infinity, 1e6), height: pick(nil, 0, 30, 100, 200, 333, .infinity, 1e6))
  }

  mutating func view(depth: Int) -> Specimen {
    if depth == 0 || chance(15) { return leaf() }
    if chance(45) { return arrangement(depth: depth) }
    return wrapper(view(depth: depth - 1), depth: depth)
  }

  private mutating func leaf() -> Specimen {
    switch Int.random(in: 0..<(hasGuides ? 12 : 9), using: &random) {
    case 0, 1, 2: color
    case 3, 4, 5: F(length(), length())
    case 6, 7: spacer(pick(nil, 0, 8, 20))
    case 8: Specimen(.circle)
    case 9: wrappingText(pick(1, 5, 12, 40))
    default: text(pick(17.5, 33), 30, first: pick(13, 25), last: 25)
    }
  }

  private mutating func vertical() -> GuideID {
    hasGuides
      ? pick(.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, .custom(0))
      : pick(.top, .verticalCenter, .bottom)
  }

  private mutating func alignment() -> Alignment {
    Alignment(horizontal: pick(.leading, .horizontalCenter, .trailing), vertical: vertical())
  }

  private mutating func arrangement(depth: Int) -> Specimen {
    let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in view(depth: depth - 1) }
    switch Int.random(in: 0..<(hasGrids ? 14 : 10), using: &random) {
    case 0...3:
      return Specimen(.stack(axis: .horizontal, alignment: vertical(), spacing: pick(nil, nil, 0, 5, -3)), children)
    case 4...7:
      let guide = pick(GuideID.leading, .horizontalCenter, .trailing)
      return Specimen(.stack(axis: .vertical, alignment: guide, spacing: pick(nil, nil, 0, 5, -3)), children)
    case 8: return Specimen(.depthStack(alignment: alignment()), children)
    case 9: return Specimen(.viewThatFits(pick(.both, .horizontal, .vertical)), children)
    default: return grid(depth: depth)
    }
  }

  private mutating func grid(depth: Int) -> Specimen {
    var cells: [Specimen] = []
    var rows: [GridStructure.Row] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let isRow = chance(85)
      let count = isRow ? Int.random(in: 0...3, using: &random) : 1
      for _ in 0..<count {
        var cell = view(depth: depth - 1)
        if chance(40) {
          cell = cell.cell(
            columns: isRow ? pick(nil, 1, 2, 3) : nil, anchor: chance(30) ? UnitPoint(x: 0.25, y: 1) : nil,
            column: chance(30) ? .trailing : nil, unsized: pick([], [], .horizontal, .vertical, .both))
        }
        cells.append(chance(20) ? cell.padding(4) : cell)
      }
      rows.append(GridStructure.Row(cellCount: count, isRow: isRow, alignment: chance(30) ? vertical() : nil))
    }
    let structure = GridStructure(
      alignment: alignment(), horizontalSpacing: pick(nil, nil, 0, 7), verticalSpacing: pick(nil, nil, 0, 7), rows: rows
    )
    return Specimen(.grid(structure), cells)
  }

  private mutating func wrapper(_ view: Specimen, depth: Int) -> Specimen {
    switch Int.random(in: 0..<(hasGuides ? 13 : 11), using: &random) {
    case 0: return view.frame(width: maybe(), height: maybe(), alignment: alignment())
    case 1, 2:
      return view.frame(
        minWidth: maybe(), idealWidth: maybe(), maxWidth: chance(25) ? .infinity : maybe(), minHeight: maybe(),
        idealHeight: maybe(), maxHeight: chance(25) ? .infinity : maybe(), alignment: alignment())
    case 3, 4:
      return view.padding(
        EdgeInsets(top: pick(0, 5, -8), leading: pick(0, 5, 16), bottom: pick(0, 5), trailing: pick(0, 5, -20)))
    case 5: return view.fixedSize(pick(.both, .horizontal, .vertical))
    case 6: return view.aspectRatio(pick(nil, 1, 0.5, 2), fill: chance(50))
    case 7: return view.priority(pick(-1, 0, 1, 2))
    case 8: return view.offset(5, -5)
    case 9: return view.position(length(), length())
    case 10: return view.overlay(alignment(), self.view(depth: depth - 1))
    case 11:
      let value = length() - 20
      return view.guide(pick(.leading, .top, .trailing, .horizontalCenter)) { _ in value }
    default:
      return view.guide(pick(.custom(0), .firstTextBaseline)) { $0.size.height.isFinite ? $0.size.height / 4 : 3 }
    }
  }
}
