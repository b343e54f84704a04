package import GalleyLayout

// Loops of lazy containers: their elements are lowered one by one, when layout asks for them.

/// A loop whose elements layout asks for, with what stands around it.
package struct DeferredLoop: Sendable {
  /// The number that the evaluator knows it by.
  package var number: Int32
  /// The report entry that its views are reported below.
  package var reportEntry: Int32
  var surroundings: LoweringSurroundings
}

extension Lowering {
  /// A view that stands for those of a loop, whose first element gave the `firstCount` views before this one.
  mutating func placeholder(for id: ViewNodeID, _ node: ViewTree.Node, firstCount: Int) -> LoweredView {
    let loop = hostContent.nextLoop
    let layoutNode = layout.add(.deferred(loop, firstCount: Int32(firstCount)))
    let entry = report.add(source: id, layout: layoutNode)
    hostContent.add(DeferredLoop(number: node.definition, reportEntry: entry, surroundings: surroundings))
    var result = LoweredView(node: layoutNode, report: entry)
    result.isDeferred = true
    return result
  }

  /// Lowers what a deferred loop was evaluated to for one of its elements, with the modifiers around the loop.
  package mutating func lowerElement(_ node: ViewNodeID, of loop: HostLoopID) -> [LoweredView] {
    let outer = surroundings
    surroundings = hostContent[loop].surroundings
    defer { surroundings = outer }
    let wrappers = surroundings.wrappers
    let mark = results.count
    lower(node)
    for wrapper in wrappers.reversed() { wrapResults(from: mark, with: wrapper, tree[wrapper]) }
    return takeResults(from: mark)
  }
}
