package import GalleyLayout
package import GalleyTables

// Loops of lazy containers: their elements are lowered one by one, when layout asks for them.

/// A loop whose elements layout asks for, with what stands around it.
package struct DeferredLoop: Sendable {
  /// What the evaluator has of it.
  package var progress: Index<LoopProgress>
  /// The report entry that its views are reported below.
  package var reportEntry: ReportID
  var surroundings: LoweringSurroundings
}

extension Lowering {
  /// A view that stands for those of a loop, whose first element gave the `firstCount` views before this one.
  mutating func placeholder(
    for id: ViewNodeID, _ progress: Index<LoopProgress>, firstCount: Int
  ) -> LoweredView {
    let loop = hostContent.nextLoop
    let layoutNode = layout.add(.deferred(loop, firstCount: firstCount))
    let entry = report.add(source: Link(id), layout: layoutNode)
    hostContent.add(DeferredLoop(progress: progress, reportEntry: entry, surroundings: surroundings))
    var result = LoweredView(node: layoutNode, report: entry)
    result.isDeferred = true
    return result
  }

  /// Lowers what a deferred loop was evaluated to for one of its elements, with the modifiers around the loop.
  package mutating func lowerElement(_ node: ViewNodeID, of loop: HostLoopID) -> [LoweredView] {
    within(hostContent[loop].surroundings) { lowering in
      let wrappers = lowering.surroundings.wrappers
      let mark = lowering.results.count
      lowering.lower(node)
      for wrapper in wrappers.reversed() { lowering.wrapResults(from: mark, with: wrapper, lowering.tree[wrapper]) }
      return lowering.takeResults(from: mark)
    }
  }
}
