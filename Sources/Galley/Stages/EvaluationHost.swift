import GalleyExpressions
import GalleyLanguage
import GalleyLayout

/// The way back from layout to evaluation, for one layout.
final class EvaluationHost: LayoutHost {
  /// While content is evaluated the view tree is the evaluator's; otherwise it is the lowering's.
  private var evaluator: Evaluator
  private var lowering: Lowering
  /// The document's own guides, as layout numbers them.
  private let customGuides: [CustomGuide]
  /// The report entries of the content that geometry readers got last, by the reader's closure.
  private var readerContent: [HostClosureID: [LoweredView]] = [:]
  /// What geometry readers evaluated last, by the reader's closure.
  private var readerNodes: [HostClosureID: ViewNodeID] = [:]
  /// The report entries of the views that loops were asked for, by the loop.
  private var loopContent: [HostLoopID: [LoweredView]] = [:]

  init(evaluator: Evaluator, lowering: Lowering) {
    self.evaluator = evaluator
    self.lowering = lowering
    customGuides = lowering.layout.customGuides
    self.evaluator.tree = ViewTree()
  }

  func content(of closure: HostClosureID, geometry: ReaderGeometry, in tree: inout LayoutTree) -> [LayoutNodeID] {
    let host = lowering.hostContent[closure]
    swap(&evaluator.tree, &lowering.tree)
    let node = evaluator.content(of: host, [Value(geometry)])
    swap(&evaluator.tree, &lowering.tree)
    guard let node else { return [] }
    readerNodes[closure] = node
    swap(&lowering.layout, &tree)
    let views = lowering.lowerContent(node, of: closure)
    swap(&lowering.layout, &tree)
    readerContent[closure] = views
    return views.map(\.node)
  }

  func nextElement(of loop: HostLoopID, in tree: inout LayoutTree) -> [LazyCell]? {
    let progress = lowering.hostContent[loop].progress
    swap(&evaluator.tree, &lowering.tree)
    let node = evaluator.evaluateNextElement(of: progress)
    swap(&evaluator.tree, &lowering.tree)
    guard let node else { return nil }
    swap(&lowering.layout, &tree)
    let views = lowering.lowerElement(node, of: loop)
    swap(&lowering.layout, &tree)
    loopContent[loop, default: []].append(contentsOf: views)
    return views.map { LazyCell($0.node, isFullWidth: $0.isFullWidth) }
  }

  func remainingElements(of loop: HostLoopID) -> Int {
    evaluator.remainingElements(of: lowering.hostContent[loop].progress)
  }

  func guideValue(of closure: HostClosureID, dimensions: GuideDimensions) -> Double {
    let types = lowering.document.types
    let guides = customGuides
    guard !guides.isEmpty else { return value(of: closure, Value(dimensions, types: types)) }
    // A custom guide's default sees no defaults of others, which might need this one.
    let plain = Value(dimensions, types: types)
    if let own = guides.first(where: { $0.defaultValue == closure }) {
      return defaultValue(of: own, plain, dimensions.size)
    }
    let full = Value(dimensions, types: types) { guide in
      guide.customIndex.flatMap { guides.indices.contains($0) ? guides[$0] : nil }.map {
        defaultValue(of: $0, plain, dimensions.size)
      }
    }
    return value(of: closure, full)
  }

  private func defaultValue(of guide: CustomGuide, _ dimensions: Value, _ size: Size) -> Double {
    guard lowering.hostContent[guide.defaultValue].closure != nil else { return size[guide.axis] / 2 }
    return value(of: guide.defaultValue, dimensions)
  }

  private func value(of closure: HostClosureID, _ dimensions: Value) -> Double {
    evaluator.value(of: lowering.hostContent[closure], [dimensions])?.number ?? 0
  }

  func length(of closure: HostClosureID, containerLength: Double, axis: Axis) -> Double {
    let host = lowering.hostContent[closure]
    let axisValue = lowering.document.types.value(AxisCase(axis))
    return evaluator.value(of: host, [.double(containerLength), axisValue])?.number ?? containerLength
  }

  func layout(of id: HostLayoutID) -> any CustomLayout {
    switch lowering.hostContent[id] {
    case .computed(let layout): layout
    case .document(let use): DocumentArrangement(use: use, host: self)
    }
  }

  /// Gives the trees back once layout is done, with the content of geometry readers in the report.
  func finish() -> (evaluator: Evaluator, lowering: Lowering) {
    for (closure, views) in readerContent {
      if let entry = lowering.hostContent[closure].reportEntry {
        lowering.report.attach(views, to: entry)
      }
    }
    for (closure, node) in readerNodes {
      if let view = lowering.hostContent[closure].view { lowering.tree.attach(node, to: view) }
    }
    for (loop, views) in loopContent {
      lowering.report.attach(views, to: lowering.hostContent[loop].reportEntry)
    }
    return (evaluator, lowering)
  }
}

extension EvaluationHost: EvaluatorKeeper {
  func keep(_ evaluator: inout Evaluator) {
    swap(&self.evaluator, &evaluator)
    swap(&self.evaluator.tree, &lowering.tree)
  }

  func lend(_ evaluator: inout Evaluator) {
    swap(&self.evaluator.tree, &lowering.tree)
    swap(&self.evaluator, &evaluator)
  }

  /// Lets something be evaluated that may ask the engine, and through it this host.
  func evaluating<Answer>(_ body: (inout Evaluator) -> Answer) -> Answer {
    var running = Evaluator(standingInFor: evaluator)
    lend(&running)
    defer { keep(&running) }
    return body(&running)
  }
}
