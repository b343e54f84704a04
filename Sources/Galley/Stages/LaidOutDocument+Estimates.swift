import GalleyLanguage
import GalleyLayout
import GalleySource

extension LaidOutDocument {
  /// A note for every use of a lazy container whose length is an estimate that may be wrong.
  static func notes(on layout: LayoutResult, _ lowering: Lowering) -> [Diagnostic] {
    guard !layout.lazyEstimates.isEmpty else { return [] }
    var noted: Set<SourceSpan> = []
    return lowering.report.entries.compactMap { entry in
      guard let estimate = layout.lazyEstimates[entry.layout], !estimate.isEven, let source = entry.source.index else {
        return nil
      }
      let node = lowering.tree[source]
      guard case .view(let definition) = node.kind, case .node(let index) = node.source,
        lowering.catalogue.views[definition].overload(node.overload).showing == .lazily
      else { return nil }
      let checked = lowering.document.nodes[index]
      guard noted.insert(checked.span).inserted else { return nil }
      let name = lowering.catalogue.views[definition].name
      let total = (Double(estimate.built) + estimate.rest).rounded()
      return Diagnostic(
        .estimatedLength,
        "`\(name)` built \(estimate.built) of about \(total < 1e15 ? String(Int(total)) : "1e15") views, and its length is estimated from those",
        at: checked.span,
        help: ["without \(setting: .buildsOnlyVisibleCells) every view is built and the length is exact"])
    }
  }
}
