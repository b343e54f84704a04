import GalleyTables

/// A step of a stack while it shares its space; children go by their position.
enum StackEvent {
  /// A group of equal priority was put in order, the least flexible first.
  case ordered([StackCandidate])
  /// A group of lower priority keeps its least lengths until its turn.
  case kept([Int], length: Double, before: Double, rest: Double)
  /// The turn of a group has come, and its least lengths are there again.
  case released([Int], length: Double, before: Double, rest: Double)
  /// A child was offered its part of the space that was left.
  case asked(Int, space: Double, among: Double, offer: Double, length: Double)
}

/// Hears how a stack shares its space.
protocol StackObserver {
  /// Hears of a step, which is made only for somebody who listens.
  mutating func note(_ event: () -> StackEvent)
}

/// Hears how a grid serves its cells.
protocol GridObserver {
  /// Hears of a step, which is made only for somebody who listens.
  mutating func note(_ event: () -> GridEvent)
}

/// A step of a grid while it serves its cells; cells go by their position.
enum GridEvent {
  /// Cells of one key were offered an equal part of what was left to the columns and rows that were open.
  case served([Int], rest: Size, open: Size)
  /// A column, or a row along the other axis, is done: what it did not use stays for those that are open.
  case closed(Int, Axis, length: Double, rest: Double, open: Double)
}

/// Nobody listens: the compiler leaves the calls out.
struct Unobserved: StackObserver, GridObserver {
  @inline(__always)
  mutating func note(_ event: () -> StackEvent) {}

  @inline(__always)
  mutating func note(_ event: () -> GridEvent) {}
}

/// Keeps the steps of a grid.
struct GridRecord: GridObserver {
  private(set) var events: [GridEvent] = []

  mutating func note(_ event: () -> GridEvent) { events.append(event()) }
}

/// Keeps the steps of a stack.
struct StackRecord: StackObserver {
  private(set) var events: [StackEvent] = []

  /// The views whose least lengths were kept until their turn.
  var keptPositions: Set<Int> {
    var kept: Set<Int> = []
    for case .kept(let positions, _, _, _) in events { kept.formUnion(positions) }
    return kept
  }

  mutating func note(_ event: () -> StackEvent) { events.append(event()) }
}
