import GalleyTables

/// The reasons of what was asked, causes before what they lead to.
package struct ReasonChain: Sendable {
  /// A step, and which of the steps before it comes from.
  package struct Link: Sendable {
    package var step: Step
    package var causes: [Int]
    /// Along which axis the length or place lies that it was found for.
    package var axis: Axis

    package init(step: Step, causes: [Int], axis: Axis) {
      self.step = step
      self.causes = causes
      self.axis = axis
    }
  }

  package private(set) var links: [Link] = []
  /// True where there were too many steps to tell all.
  package private(set) var isCut = false

  /// More steps than this are not told.
  private let most: Int
  /// The axis of what is followed.
  private var axis = Axis.horizontal

  /// What was found of something asked: its steps, and how far its causes were followed.
  private struct Open {
    var asked: Asked
    var steps: [Step]
    var causes: [Asked]
    var next = 0
  }

  /// What tells a step from another: two views of a stack share the steps before their turns, and what a trial says as the
  /// layout does is said once.
  private struct Key: Hashable {
    var rule: RuleID
    var axis: Axis
    var nodes: [LayoutNodeID]
    var numbers: [UInt64]
    var turn: Int

    init(_ step: Step) {
      rule = step.rule
      axis = step.axis
      nodes = step.nodes
      numbers = step.values.compactMap { value in
        if case .number(let number) = value.content { return number.bitPattern }
        return nil
      }
      turn = step.turn
    }
  }

  private var found: [Asked: Int] = [:]
  private var told: [Key: Int] = [:]

  /// The step that gives what was asked, or what it comes from; nil for what did not come up.
  package func end(of asked: Asked) -> Int? { found[asked] }

  /// Follows the causes of what is asked; those of views beside the way are followed only if `isFull`.
  init(of asked: [Asked], in replay: inout LayoutReplay, isFull: Bool, most: Int) {
    self.most = most
    for one in asked { follow(one, &replay, isFull) }
  }

  /// Follows causes through a list instead of recursion: whatever could be laid out can be explained.
  private mutating func follow(_ first: Asked, _ replay: inout LayoutReplay, _ isFull: Bool) {
    axis = first.axis
    var visited = Set(found.keys)
    var open = [begin(first, &replay, isFull, isFirst: true)]
    visited.insert(first)
    while var current = open.popLast() {
      guard links.count < most else {
        isCut = true
        return
      }
      if current.next < current.causes.count {
        let cause = current.causes[current.next]
        current.next += 1
        open.append(current)
        if visited.insert(cause).inserted { open.append(begin(cause, &replay, isFull)) }
      } else {
        tell(current, isLast: open.isEmpty && first.quantity != .offer, isFull)
      }
    }
  }

  private func begin(
    _ asked: Asked, _ replay: inout LayoutReplay, _ isFull: Bool, isFirst: Bool = false
  ) -> Open {
    var steps = replay.reasons(for: asked)
    // How far a style is drawn is nothing that the places of the views in it follow from.
    if !isFirst, steps.last?.rule == .styleReach { steps.removeLast() }
    return Open(asked: asked, steps: steps, causes: steps.flatMap { $0.causes + (isFull ? $0.besides : []) })
  }

  /// Tells the steps that were not told before; the last of what is asked for stands at the end in any case.
  ///
  /// The turn of a view in a stack is told before it is found why the view took what it did. If all is told, it is told again
  /// behind that, where other turns follow from it.
  private mutating func tell(_ open: Open, isLast: Bool, _ isFull: Bool) {
    var last: Int?
    for (position, step) in open.steps.enumerated() {
      let key = Key(step)
      let isEnd = isLast && position == open.steps.count - 1
      var causes = (step.causes + step.besides).compactMap { found[$0] }
      if let last, !causes.contains(last) { causes.append(last) }
      if let known = told[key], !isEnd || known == links.count - 1, !isFull || causes.allSatisfy({ $0 <= known }) {
        last = known
        continue
      }
      links.append(Link(step: step, causes: Set(causes).sorted(), axis: axis))
      told[key] = links.count - 1
      last = links.count - 1
    }
    if let last { found[open.asked] = last }
  }
}

extension LayoutReplay {
  /// The reasons of what is asked, causes before what they lead to.
  ///
  /// Of more than `most` steps the others are left out.
  package mutating func chain(of asked: [Asked], isFull: Bool, most: Int = 4_000) -> ReasonChain {
    ReasonChain(of: asked, in: &self, isFull: isFull, most: most)
  }
}
