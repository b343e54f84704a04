import GalleyTables

/// How a stack shares its space, told up to the turn of one of its views.
struct StackStory {
  let parent: LayoutNodeID
  let axis: Axis
  let children: [LayoutNodeID]
  /// What the group whose turn it is had when its turn came.
  var space: Double
  /// What the views of the group that were asked took.
  var taken = Taken()
  var steps: [Step] = []

  /// Lengths in order, of many their sum.
  struct Taken {
    private(set) var lengths: [Double] = []
    private(set) var count = 0

    mutating func append(_ length: Double) {
      count += 1
      lengths = isTooLong ? [lengths.reduce(0, +) + length] : lengths + [length]
    }

    /// Whether there are too many to list them.
    var isTooLong: Bool { count > Step.mostListed }
  }

  init(parent: LayoutNodeID, axis: Axis, children: [LayoutNodeID], space: Double) {
    self.parent = parent
    self.axis = axis
    self.children = children
    self.space = space
  }

  mutating func tell(_ event: StackEvent) {
    switch event {
    case .ordered(let candidates):
      let ranges = candidates.map {
        Step.Range(node: children[$0.position], least: $0.minimum, most: $0.minimum + $0.flexibility)
      }
      let listed = ranges.prefix(Step.mostListed)
      let rest = ranges.count - listed.count
      let more = rest > 0 ? ", and \(rest) more" : ""
      steps.append(
        Step(.stackOrder, parent, axis, ["ranges": .ranges(Array(listed)), "more": .word(more)]))
    case .kept(let positions, let length, let before, let rest):
      space = rest
      steps.append(
        Step(
          .stackKeep, parent, axis,
          [
            "list": .nodes(positions.map { children[$0] }), "space": .number(before), "m": .number(length),
            "rest": .number(rest),
          ], equations: ["rest = space - m"]))
    case .released(let positions, let length, let before, let rest):
      (space, taken) = (rest, Taken())
      steps.append(
        Step(
          .stackRelease, parent, axis,
          [
            "list": .nodes(positions.map { children[$0] }), "rest": .number(before), "m": .number(length),
            "space": .number(rest),
          ], equations: ["space = rest + m"]))
    case .asked(let position, let before, let among, let offer, let length):
      ask(children[position], before, among, offer, length)
    }
  }

  /// Tells of the turn of a view before it; of many such turns only the first.
  mutating func tellTurnBefore(_ event: StackEvent) {
    let told = steps.count
    tell(event)
    if taken.isTooLong, case .asked = event { steps.removeLast(steps.count - told) }
  }

  /// Tells the turn of the view that is explained; what was just given back to it alone is its offer.
  mutating func tellLast(_ event: StackEvent) {
    if case .asked(_, _, let among, _, _) = event, among == 1, steps.last?.rule == .stackRelease { return }
    tell(event)
  }

  private mutating func ask(
    _ child: LayoutNodeID, _ before: Double, _ among: Double, _ offer: Double, _ length: Double
  ) {
    if among == 1, taken.count > 0, offer == before {
      let equation = "offer = space" + taken.lengths.indices.map { " - taken[\($0)]" }.joined()
      let values: KeyValuePairs<String, Step.Content> = [
        "c": .node(child), "space": .number(space), "taken": .numbers(taken.lengths), "offer": .number(offer),
        "S": .number(length),
      ]
      steps.append(Step(.stackLast, parent, axis, values, equations: [equation]))
    } else {
      steps.append(
        Step(
          .stackShare, parent, axis,
          [
            "c": .node(child), "rest": .number(before), "k": .number(among), "offer": .number(offer),
            "S": .number(length),
          ], equations: ["offer = max(rest / k, 0)"]))
    }
    taken.append(length)
  }
}
