import GalleyTables

/// How a stack shares its space, told up to the turn of one of its views.
struct StackStory {
  let parent: LayoutNodeID
  let axis: Axis
  let views: [View]
  /// What the group whose turn it is had when its turn came.
  var space: Double
  /// What the views of the group that were asked took.
  var taken = Taken()
  var steps: [Step] = []

  /// Which of the turns is told.
  var turn = 0

  /// A view of the stack.
  struct View {
    let node: LayoutNodeID
    /// What it is called by: what is in a layer that only gives it a priority.
    let shown: LayoutNodeID
    /// Its priority; −∞ for a Spacer.
    let priority: Double
    /// The layer that gives it its priority; nil if none does.
    let priorityLayer: LayoutNodeID?
    /// Whether it is as long whatever it is offered.
    let isFixed: Bool
    /// Why it takes what it does of its offer.
    let answer: Asked
    /// Why its least length is what it is; nil where the stack keeps none for it.
    let least: Asked?
    /// Its least length; nil where the stack keeps none for it.
    let leastLength: Double?
  }

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

  init(parent: LayoutNodeID, axis: Axis, views: [View], space: Double) {
    self.parent = parent
    self.axis = axis
    self.views = views
    self.space = space
  }

  /// Tells an event; the view that is explained takes its length only later, for reasons of its own.
  mutating func tell(_ event: StackEvent, isLast: Bool = false) {
    switch event {
    case .ordered(let candidates):
      let ranges = candidates.map {
        Step.Range(
          node: views[$0.position].shown, least: $0.minimum, most: $0.minimum + $0.flexibility,
          isFixed: views[$0.position].isFixed)
      }
      let listed = ranges.prefix(Step.mostListed)
      let rest = ranges.count - listed.count
      let more = rest > 0 ? ", and \(rest) more" : ""
      append(Step(.stackOrder, parent, axis, ["ranges": .ranges(Array(listed)), "more": .word(more)]))
    case .kept(let positions, let length, let before, let rest):
      space = rest
      append(
        Step(
          .stackKeep, parent, axis,
          [
            "list": .nodes(positions.map { views[$0].shown }), "p": priority(of: positions), "space": .number(before),
            "m": .number(length),
            "rest": .number(rest),
          ], equations: ["rest = space - m"], besides: positions.compactMap { views[$0].least }
        ).telling(leastLengths(positions, length)))
    case .released(let positions, let length, let before, let rest):
      (space, taken) = (rest, Taken())
      append(
        Step(
          .stackRelease, parent, axis,
          [
            "list": .nodes(positions.map { views[$0].shown }), "p": priority(of: positions), "rest": .number(before),
            "m": .number(length),
            "space": .number(rest),
          ], equations: ["space = rest + m"], besides: positions.compactMap { views[$0].least }
        ).telling(leastLengths(positions, length)))
    case .asked(let position, let before, let among, let offer, let length):
      ask(views[position], before, among, offer, length, isLast ? [] : [views[position].answer])
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
    tell(event, isLast: true)
  }

  private mutating func ask(
    _ view: View, _ before: Double, _ among: Double, _ offer: Double, _ length: Double, _ besides: [Asked]
  ) {
    let left = before - length
    if let layer = view.priorityLayer {
      append(
        Step(
          .prioritySet, layer, axis, ["c": .node(view.shown), "p": .number(view.priority)],
          parameters: [ParameterPlace(node: layer, name: .priority)]))
    }
    if among == 1, taken.count > 0, offer == before {
      let equation = "offer = space" + taken.lengths.indices.map { " - taken[\($0)]" }.joined()
      let values: KeyValuePairs<String, Step.Content> = [
        "c": .node(view.shown), "space": .number(space), "taken": .numbers(taken.lengths), "offer": .number(offer),
        "S": .number(length), "left": .number(left),
      ]
      append(
        Step(.stackLast, parent, axis, values, equations: [equation, "left = offer - S"], besides: besides))
    } else {
      append(
        Step(
          before < 0 ? .stackSpent : .stackShare, parent, axis,
          [
            "c": .node(view.shown), "rest": .number(before), "k": .number(among), "offer": .number(offer),
            "S": .number(length), "left": .number(left),
          ], equations: ["offer = max(rest / k, 0)", "left = rest - S"], besides: besides))
    }
    taken.append(length)
  }

  /// The least lengths of several views that are kept together; nothing for one, whose own is kept, and for very many.
  private func leastLengths(_ positions: [Int], _ length: Double) -> [Double] {
    let lengths = positions.compactMap { views[$0].leastLength }
    let isWhole = lengths.count == positions.count && abs(lengths.reduce(0, +) - length) <= Step.tolerance
    return isWhole && lengths.count > 1 && lengths.count <= Step.mostListed ? lengths : []
  }

  /// The priority that the views of a group have in common, as it is told.
  private func priority(of positions: [Int]) -> Step.Content {
    let priority = positions.first.map { views[$0].priority } ?? 0
    return priority.isFinite ? .number(priority) : .word(priority < 0 ? "−∞" : "∞")
  }

  /// Adds what a turn tells.
  private mutating func append(_ step: Step) {
    var step = step
    step.turn = turn
    steps.append(step)
  }
}

extension Step {
  /// The step with the least lengths that its sum `m` is of; the same without any.
  fileprivate func telling(_ lengths: [Double]) -> Step {
    guard !lengths.isEmpty else { return self }
    var step = self
    step.values.append(NamedValue(name: "least", content: .numbers(lengths)))
    step.equations.insert("m = " + lengths.indices.map { "least[\($0)]" }.joined(separator: " + "), at: 0)
    return step
  }
}
