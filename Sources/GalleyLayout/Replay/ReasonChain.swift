import GalleyTables

/// The reasons of what was asked, causes before what they lead to.
package struct ReasonChain: Sendable {
  /// A step, and which of the steps before it comes from.
  package struct Link: Sendable {
    package var step: Step
    package var causes: [Int]

    package init(step: Step, causes: [Int]) {
      self.step = step
      self.causes = causes
    }
  }

  package private(set) var links: [Link] = []
  /// True where there were too many steps to tell all.
  package private(set) var isCut = false

  /// More steps than this are not told.
  private let most: Int

  /// What was found of something asked: its steps, and how far its causes were followed.
  private struct Open {
    var asked: Asked
    var steps: [Step]
    var causes: [Asked]
    var next = 0
  }

  /// What tells a step from another: two views of a stack share the steps before their turns.
  private struct Key: Hashable {
    var rule: RuleID
    var axis: Axis
    var nodes: [LayoutNodeID]
  }

  private var found: [Asked: Int] = [:]
  private var told: [Key: Int] = [:]

  /// Follows the causes of what is asked; those of views beside the way are followed only if `isFull`.
  init(of asked: [Asked], in replay: inout LayoutReplay, isFull: Bool, most: Int) {
    self.most = most
    for one in asked { follow(one, &replay, isFull) }
  }

  /// Follows causes through a list instead of recursion: whatever could be laid out can be explained.
  private mutating func follow(_ first: Asked, _ replay: inout LayoutReplay, _ isFull: Bool) {
    var visited = Set(found.keys)
    var open = [begin(first, &replay, isFull)]
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
        tell(current)
      }
    }
  }

  private func begin(_ asked: Asked, _ replay: inout LayoutReplay, _ isFull: Bool) -> Open {
    let steps = replay.reasons(for: asked)
    return Open(asked: asked, steps: steps, causes: steps.flatMap { $0.causes + (isFull ? $0.besides : []) })
  }

  private mutating func tell(_ open: Open) {
    var last: Int?
    for step in open.steps {
      let key = Key(rule: step.rule, axis: step.axis, nodes: step.nodes)
      if let known = told[key] {
        last = known
        continue
      }
      var causes = step.causes.compactMap { found[$0] }
      if let last, !causes.contains(last) { causes.append(last) }
      links.append(Link(step: step, causes: causes.sorted()))
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
