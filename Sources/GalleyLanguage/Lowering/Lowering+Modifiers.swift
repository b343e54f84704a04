import GalleyLayout

// Modifiers around each view that they are applied to.

extension Lowering {
  /// Applies a modifier (or the mark of a definition) to each view from `mark` on.
  mutating func wrapResults(from mark: Int, with id: ViewNodeID, _ node: ViewTree.Node) {
    guard admits(results.count - mark, of: id) else { return }
    guard case .modifier(let definition, let effect) = node.kind else {
      return groupResults(from: mark, source: id, deferred: false)
    }
    let overload = catalogue.modifiers[definition].overload(node.overload)
    switch effect {
    case .layer: break
    case .folded: return wrapInEntries(from: mark, source: id, deferred: false)
    case .shape:
      if case .filled = overload.shapeFrame {
        for index in mark..<results.count where !results[index].isDeferred { layout.fill(results[index].node) }
      }
      return wrapInEntries(from: mark, source: id, deferred: false)
    }
    apply(overload.layout, ModifierReference(id: id, node: node, parameters: overload.parameters), from: mark)
  }

  /// Does to each view from `mark` on what a modifier does in layout.
  private mutating func apply(_ effect: ModifierLayout, _ reference: ModifierReference, from mark: Int) {
    switch effect {
    case .neutral, .surrounding: wrapInEntries(from: mark, source: reference.id, deferred: false)
    case .wish(_, let complete):
      for index in mark..<results.count where !results[index].isDeferred {
        stand(complete(&self, reference, results[index]), besideResultAt: index, source: reference.id)
      }
    case .wrapper(let makePrimitive):
      guard let primitive = makePrimitive(arguments(of: reference)) else {
        wrapInEntries(from: mark, source: reference.id, deferred: false)
        return
      }
      for index in mark..<results.count where !results[index].isDeferred {
        let wrapper = layout.add(primitive, child: results[index].node)
        if results[index].controlHeight > 0 { results[index].controlHeight += primitive.verticalPadding }
        replaceResult(at: index, node: wrapper, source: reference.id)
      }
    case .layer(let label, let isBackground):
      for index in mark..<results.count where !results[index].isDeferred {
        addCompanion(reference, label: label, role: isBackground ? .background : .overlay, at: index) { arguments in
          .layered(alignment: arguments[.alignment] ?? .center, isBackground: isBackground)
        }
      }
    case .companion(let label, let role, let makePrimitive):
      for index in mark..<results.count where !results[index].isDeferred {
        addCompanion(reference, label: label, role: role, at: index, makePrimitive)
      }
    case .presentation(_, let present), .dialog(let present): addPresentation(reference, from: mark, present)
    case .custom(let apply):
      for index in mark..<results.count where !results[index].isDeferred {
        let wrapper = apply(&self, reference, results[index].node)
        replaceResult(at: index, node: wrapper, source: reference.id)
      }
    }
  }

  /// Reports a presenting modifier around each view from `mark` on; the first of them presents.
  private mutating func addPresentation(
    _ reference: ModifierReference, from mark: Int,
    _ present: (inout Lowering, ModifierReference, LayoutNodeID) -> PresentedView?
  ) {
    var isFirst = true
    for index in mark..<results.count where !results[index].isDeferred {
      let primary = results[index]
      var presented: PresentedView?
      if isFirst { presented = within(LoweringSurroundings()) { present(&$0, reference, primary.node) } }
      isFirst = false
      stand(presented, besideResultAt: index, source: reference.id)
    }
  }

  /// Reports `source` around a view, with what it shows beside the view or over the window.
  private mutating func stand(_ presented: PresentedView?, besideResultAt index: Int, source: ViewNodeID) {
    let primary = results[index]
    let node = presented?.arrangement.index ?? primary.node
    let entry = report.addLayer(source: source, layout: node, around: primary, secondary: presented?.view)
    results[index] = primary.wrapped(in: node, report: entry)
  }

  private mutating func replaceResult(at index: Int, node: LayoutNodeID, source: ViewNodeID) {
    let inner = results[index]
    let entry = report.addLayer(source: source, layout: node, around: inner)
    results[index] = inner.wrapped(in: node, report: entry)
  }

  /// Reports `source` around each view from `mark` on; around what stands for a loop too, unless its views have it.
  private mutating func wrapInEntries(from mark: Int, source: ViewNodeID, deferred: Bool) {
    for index in mark..<results.count where deferred || !results[index].isDeferred {
      replaceResult(at: index, node: results[index].node, source: source)
    }
  }

  /// Reports the views from `mark` on as one, each of which its parent lays out on its own.
  ///
  /// Where the views of a loop, which are lowered later, have `source` around each of them, so have the others.
  mutating func groupResults(from mark: Int, source: ViewNodeID, deferred: Bool = true) {
    let isWhole = deferred || !results[mark...].contains { $0.isDeferred }
    guard results.count - mark > 1, isWhole else {
      return wrapInEntries(from: mark, source: source, deferred: deferred)
    }
    results.replaceSubrange(mark..., with: report.addGroup(source: source, of: Array(results[mark...])))
  }

  private mutating func addCompanion(
    _ reference: ModifierReference, label: ArgumentLabel<ViewBlock>, role: ReportTree.Role, at index: Int,
    _ makePrimitive: (Arguments) -> Primitive?
  ) {
    let primary = results[index]
    var node = primary.node
    var companion: LoweredView?
    if let primitive = makePrimitive(arguments(of: reference)),
      let secondary = lowerBlock(label, of: reference.id, in: .depthStack)
    {
      node = layout.add(primitive, children: [primary.node, secondary.node])
      report.setRole(role, of: secondary.report)
      companion = secondary
    }
    let entry = report.addLayer(source: reference.id, layout: node, around: primary, secondary: companion)
    results[index] = primary.wrapped(in: node, report: entry)
  }
}
