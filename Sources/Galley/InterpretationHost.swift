import GalleyLanguage
import GalleyLayout

/// The way back from layout to evaluation, for one layout.
final class InterpretationHost: LayoutHost {
  private var evaluator: Evaluator
  private var lowering: Lowering
  /// The report entries of geometry readers' content, by the reader's layout node.
  private(set) var readerContent: [LayoutNodeID: [LoweredView]] = [:]

  init(evaluator: Evaluator, lowering: Lowering) {
    self.evaluator = evaluator
    self.lowering = lowering
  }

  func content(of closure: HostClosureID, geometry: ReaderGeometry, in tree: inout LayoutTree) -> [LayoutNodeID] { [] }

  func guideValue(of closure: HostClosureID, dimensions: GuideDimensions) -> Double { 0 }

  func length(of closure: HostClosureID, containerLength: Double, axis: Axis) -> Double { containerLength }

  /// Gives the trees back once layout is done.
  func finish() -> (evaluator: Evaluator, lowering: Lowering) { (evaluator, lowering) }
}
