import GalleyExpressions
package import GalleyLayout
import GalleyTables

/// A layout that layout asks for.
package enum HostedArrangement: Sendable {
  /// One in Swift.
  case computed(any CustomLayout & Sendable)
  /// One of the document, which is evaluated.
  case document(LayoutUse)
}

/// A use of a layout of the document.
package struct LayoutUse: Sendable {
  let layout: Index<LayoutDefinition>
  /// With the activation of its own values.
  let scope: EvaluationScope
  /// By subview and key: what `layoutValue` gives.
  var values: [[String: Value]] = []
}

/// What layout asks the document for while it works: closures, arrangements, and the elements of loops.
///
/// Layout knows each by a number; things are added, and only the place in the report is told them later.
package struct HostContent: Sendable {
  private var closures = Table<HostClosure>()
  private var arrangements = Table<HostedArrangement>()
  private var loops = Table<DeferredLoop>()

  init() {}

  package subscript(closure: HostClosureID) -> HostClosure { closures[closure.retyped()] }

  package subscript(layout: HostLayoutID) -> HostedArrangement { arrangements[layout.retyped()] }

  package subscript(loop: HostLoopID) -> DeferredLoop { loops[loop.retyped()] }

  mutating func add(_ closure: HostClosure) -> HostClosureID { closures.append(closure).retyped() }

  mutating func add(_ arrangement: any CustomLayout & Sendable) -> HostLayoutID {
    arrangements.append(.computed(arrangement)).retyped()
  }

  mutating func add(_ use: LayoutUse) -> HostLayoutID { arrangements.append(.document(use)).retyped() }

  /// Says what the views of a layout of the document were given for it.
  mutating func setLayoutValues(_ values: [[String: Value]], of layout: HostLayoutID) {
    guard case .document(var use) = arrangements[layout.retyped()] else { return }
    use.values = values
    arrangements[layout.retyped()] = .document(use)
  }

  /// The number that the loop will have which is added next.
  var nextLoop: HostLoopID { loops.endIndex.retyped() }

  mutating func add(_ loop: DeferredLoop) { loops.append(loop) }

  /// Reports the content of a closure below the entry of a view.
  package mutating func setReportEntry(_ entry: ReportID, of closure: HostClosureID) {
    closures[closure.retyped()].reportEntry = entry
  }
}
