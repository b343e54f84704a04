package import GalleyLayout

/// What layout asks the document for while it works: closures, arrangements, and the elements of loops.
///
/// Layout knows each by a number; things are added, and only the place in the report is told them later.
package struct HostContent: Sendable {
  private var closures: [HostClosure] = []
  private var arrangements: [any CustomLayout & Sendable] = []
  private var loops: [DeferredLoop] = []

  init() {}

  package subscript(closure: HostClosureID) -> HostClosure { closures[Int(closure.rawValue)] }

  package subscript(layout: HostLayoutID) -> any CustomLayout & Sendable { arrangements[Int(layout.rawValue)] }

  package subscript(loop: HostLoopID) -> DeferredLoop { loops[Int(loop.rawValue)] }

  mutating func add(_ closure: HostClosure) -> HostClosureID {
    closures.append(closure)
    return HostClosureID(rawValue: Int32(closures.count - 1))
  }

  mutating func add(_ arrangement: any CustomLayout & Sendable) -> HostLayoutID {
    arrangements.append(arrangement)
    return HostLayoutID(rawValue: Int32(arrangements.count - 1))
  }

  /// The number that the loop will have which is added next.
  var nextLoop: HostLoopID { HostLoopID(rawValue: Int32(loops.count)) }

  mutating func add(_ loop: DeferredLoop) { loops.append(loop) }

  /// Reports the content of a closure below the entry of a view.
  package mutating func setReportEntry(_ entry: ReportID, of closure: HostClosureID) {
    closures[Int(closure.rawValue)].reportEntry = entry
  }
}
