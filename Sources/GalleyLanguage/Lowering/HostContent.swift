package import GalleyLayout
import GalleyTables

/// What layout asks the document for while it works: closures, arrangements, and the elements of loops.
///
/// Layout knows each by a number; things are added, and only the place in the report is told them later.
package struct HostContent: Sendable {
  private var closures = Table<HostClosure>()
  private var arrangements = Table<any CustomLayout & Sendable>()
  private var loops = Table<DeferredLoop>()

  init() {}

  package subscript(closure: HostClosureID) -> HostClosure { closures[closure.retyped()] }

  package subscript(layout: HostLayoutID) -> any CustomLayout & Sendable { arrangements[layout.retyped()] }

  package subscript(loop: HostLoopID) -> DeferredLoop { loops[loop.retyped()] }

  mutating func add(_ closure: HostClosure) -> HostClosureID { closures.append(closure).retyped() }

  mutating func add(_ arrangement: any CustomLayout & Sendable) -> HostLayoutID {
    arrangements.append(arrangement).retyped()
  }

  /// The number that the loop will have which is added next.
  var nextLoop: HostLoopID { loops.endIndex.retyped() }

  mutating func add(_ loop: DeferredLoop) { loops.append(loop) }

  /// Reports the content of a closure below the entry of a view.
  package mutating func setReportEntry(_ entry: ReportID, of closure: HostClosureID) {
    closures[closure.retyped()].reportEntry = entry
  }
}
