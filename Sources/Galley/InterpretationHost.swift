import GalleyExpressions
import GalleyLanguage
import GalleyLayout

/// The way back from layout to evaluation, for one layout.
final class InterpretationHost: LayoutHost {
  /// While content is evaluated the view tree is the evaluator's; otherwise it is the lowering's.
  private var evaluator: Evaluator
  private var lowering: Lowering
  /// The report entries of the content that geometry readers got last, by the reader's closure.
  private var readerContent: [HostClosureID: [LoweredView]] = [:]

  init(evaluator: Evaluator, lowering: Lowering) {
    self.evaluator = evaluator
    self.lowering = lowering
    self.evaluator.tree = ViewTree()
  }

  func content(of closure: HostClosureID, geometry: ReaderGeometry, in tree: inout LayoutTree) -> [LayoutNodeID] {
    let host = lowering.closures[Int(closure.rawValue)]
    swap(&evaluator.tree, &lowering.tree)
    let node = evaluator.content(of: host, [Value(geometry)])
    swap(&evaluator.tree, &lowering.tree)
    guard let node else { return [] }
    swap(&lowering.layout, &tree)
    let views = lowering.lowerContent(node, of: closure)
    swap(&lowering.layout, &tree)
    readerContent[closure] = views
    return views.map(\.node)
  }

  func guideValue(of closure: HostClosureID, dimensions: GuideDimensions) -> Double {
    let host = lowering.closures[Int(closure.rawValue)]
    return evaluator.value(of: host, [Value(dimensions, types: lowering.document.types)])?.number ?? 0
  }

  func length(of closure: HostClosureID, containerLength: Double, axis: Axis) -> Double {
    let host = lowering.closures[Int(closure.rawValue)]
    let axisValue = lowering.document.types.axis(axis)
    return evaluator.value(of: host, [.double(containerLength), axisValue])?.number ?? containerLength
  }

  func layout(of id: HostLayoutID) -> any CustomLayout { lowering.arrangements[Int(id.rawValue)] }

  /// Gives the trees back once layout is done, with the content of geometry readers in the report.
  func finish() -> (evaluator: Evaluator, lowering: Lowering) {
    for (closure, views) in readerContent {
      if let entry = lowering.closures[Int(closure.rawValue)].reportEntry {
        lowering.report.attach(views, to: entry)
      }
    }
    return (evaluator, lowering)
  }
}
