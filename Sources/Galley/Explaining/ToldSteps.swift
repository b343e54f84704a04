import GalleyLayout
import GalleyTables

/// Chooses the steps of an explanation that people are told, and puts those together that both axes have in common.
struct ToldSteps {
  let explanation: Explanation
  let node: LayoutNodeID
  /// The axes along which a place is told.
  private let axes: [Axis]
  /// The step that tells how far a style is drawn beyond its frame.
  let reach: Int?
  /// Where a place is told within what is around: the steps that decide it.
  let deciding: Set<Int>
  private var told: Set<Int> = []

  init(_ explanation: Explanation) {
    self.explanation = explanation
    node = explanation.node.entry.layout
    axes = explanation.placeAxes
    reach = explanation.steps.lastIndex { $0.reason.rule == .styleReach }
    let places = explanation.ends.filter { $0.quantity == .place && $0.isOwn }
    deciding = explanation.tellsAll ? Set(places.map { explanation.decidingPlace($0.step) }) : []
    told = Set(relevant.filter { !explanation.steps[$0].isPassing && !isPlain($0) })
    // Whether a step is told may depend on what else is.
    guard told.count <= Self.mostCompared else { return }
    for index in told.sorted() where isSaidElsewhere(index) { told.remove(index) }
  }

  func step(_ index: Int) -> GalleyLayout.Step { explanation.steps[index].reason }

  // MARK: What matters

  /// The steps that lead to what is told.
  private var relevant: [Int] {
    let steps = explanation.steps
    if explanation.comparesStyles { return explanation.ends.map(\.step) }
    guard !explanation.ends.isEmpty else { return Array(steps.indices) }
    var found: Set<Int> = []
    for end in explanation.ends {
      switch end.quantity {
      // What sticks out does so for its length.
      case .answer where explanation.tellsOverflow && !axes.contains(end.axis): continue
      case .offer, .answer: found.formUnion(leading(to: end.step, without: nil))
      case .place where !axes.contains(end.axis): continue
      // Of size and place the place is told within what is around.
      case .place where explanation.tellsAll: found.insert(explanation.decidingPlace(end.step))
      case .place:
        found.formUnion(leading(to: end.step, without: ownLength(end.axis)))
        if end.step == reach, let own = ownLength(end.axis) { found.insert(own) }
      }
    }
    return found.sorted()
  }

  /// The step that gives the length of the view that is asked for.
  private func ownLength(_ axis: Axis) -> Int? {
    explanation.ownLengths.first { $0.axis == axis }?.step
  }

  /// A step and all that it comes from; how long a view itself is follows from elsewhere than from its place.
  private func leading(to end: Int, without own: Int?) -> Set<Int> {
    var found: Set<Int> = [end]
    var pending = explanation.steps[end].causes.filter { $0 != own }
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      pending += explanation.steps[next].causes
    }
    return found
  }

  /// Whether what was asked of the view ends in a step.
  func isEnd(_ index: Int) -> Bool { explanation.ends.contains { $0.step == index && $0.isOwn } }

  /// Whether a step gives a length or place that was asked for, or what decides it.
  func isOutcome(_ index: Int) -> Bool {
    deciding.contains(index) || explanation.ends.contains { $0.step == index && $0.isOwn && $0.quantity != .offer }
  }

  /// Whether a view stands in the layer that is asked for.
  func isContent(_ id: LayoutNodeID) -> Bool {
    var next = explanation.node.content
    while let inner = next {
      if inner.entry.layout == id { return true }
      next = inner.content
    }
    return false
  }

  /// Whether another step that is told has the same in it.
  private func isSaidElsewhere(_ index: Int) -> Bool {
    let own = step(index)
    // The order of a group that the view is not in is told by its turns.
    if own.rule == .stackOrder { return around.isDisjoint(with: own.rangeOrder) }
    if own.rule == .windowOffer { return isWindowSaid(index, own) }
    if own.rule == .frameGiven { return isTold(of: own) { $1.rule == .frameOffer && $1.axis == own.axis } }
    if [.stackOpen, .stackEndless].contains(own.rule) {
      return isTold(of: own) { $0 < index && $1.rule == own.rule && $1.axis == own.axis }
    }
    guard own.rule == .paddingOffer, let inset = own.number("a"), inset == own.number("b") else { return false }
    return isTold(of: own) { $1.rule == .paddingPlace && $1.number("a") == inset }
  }

  /// Whether a step about the same view is told that says something.
  private func isTold(of own: GalleyLayout.Step, _ says: (_ index: Int, _ step: GalleyLayout.Step) -> Bool) -> Bool {
    told.contains { index in
      let said = step(index)
      return says(index, said) && said.nodes.first == own.nodes.first
    }
  }

  /// The window’s offer is left out where only the centre of a smaller view follows from it, and where a padding begins with it.
  private func isWindowSaid(_ index: Int, _ own: GalleyLayout.Step) -> Bool {
    let root = own.nodes.first
    let asksForSizeAlone = !explanation.aspects.isEmpty && !explanation.aspects.contains(.position)
    let users = explanation.steps.indices.filter {
      explanation.steps[$0].causes.contains(index) && step($0).axis == own.axis
    }
    if !asksForSizeAlone, !explanation.tellsAll,
      users.contains(where: { step($0).rule == .paddingOffer && step($0).nodes.first == root })
    {
      return true
    }
    let centre = users.contains {
      [.windowCentre, .windowOver].contains(step($0).rule) && step($0).number("R") != step($0).number("S")
    }
    return centre
      && !users.contains { user in
        ![.windowCentre, .windowOver].contains(step(user).rule) && leadsToTold(user, besides: index)
      }
  }

  private func leadsToTold(_ index: Int, besides own: Int) -> Bool {
    var pending = [index]
    var seen: Set<Int> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if next != own, told.contains(next), ![.windowCentre, .windowOver].contains(step(next).rule) { return true }
      pending += explanation.steps.indices.filter { explanation.steps[$0].causes.contains(next) }
    }
    return false
  }

  /// The view that is asked for, and what it stands in.
  private var around: Set<LayoutNodeID> {
    Set(([explanation.node] + Array(explanation.node.ancestors)).map { $0.entry.layout })
  }

  // MARK: Both axes

  /// More steps than this are not compared with those of the other axis.
  private static let mostCompared = 120

  /// The steps that are told, two where both axes have the same.
  var groups: [[Int]] {
    var order = told.sorted()
    // What a style fills is told where it is said how far it is drawn.
    if let reach, let last = order.firstIndex(of: reach),
      let area = order.firstIndex(where: { step($0).rule == .styleArea && step($0).isAbout(node) }), area < last
    {
      let moved = order.remove(at: area)
      order.insert(moved, at: last - 1)
    }
    let across = order.filter { !explanation.steps[$0].isVertical }
    let down = order.filter { explanation.steps[$0].isVertical }
    guard across.count + down.count <= Self.mostCompared else { return (across + down).map { [$0] } }
    return merged(across, down).reduce(into: []) { result, group in
      // Both sides of a ratio are told for one of them.
      if group.count == 1, let last = result.last, last.count == 1, isJoint(last[0], group[0]) {
        result[result.count - 1] = step(last[0]).axis == .horizontal ? last + group : group + last
      } else {
        result.append(group)
      }
    }
  }

  /// Two lists with their longest common part told once.
  private func merged(_ first: [Int], _ second: [Int]) -> [[Int]] {
    var lengths = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for i in first.indices.reversed() {
      for j in second.indices.reversed() {
        lengths[i][j] =
          isJoint(first[i], second[j]) ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var result: [[Int]] = []
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      if isJoint(first[i], second[j]), lengths[i][j] == lengths[i + 1][j + 1] + 1 {
        result.append([first[i], second[j]])
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        result.append([first[i]])
        i += 1
      } else {
        result.append([second[j]])
        j += 1
      }
    }
    return result + first[i...].map { [$0] } + second[j...].map { [$0] }
  }

  /// Whether two steps are one sentence about both axes.
  private func isJoint(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (step(first), step(second))
    guard one.rule == other.rule, one.axis != other.axis, one.nodes == other.nodes, one.rule.sentence.has(.joint) else {
      return false
    }
    if one.rule == .paddingPlace, one.number("a") != other.number("a") { return false }
    // Places of both axes stand in one pair of brackets.
    return one.form == other.form
      && (explanation.steps[first].places.isEmpty == explanation.steps[second].places.isEmpty)
  }
}
