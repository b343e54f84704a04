import GalleyLayout
import GalleyTables

extension DocumentLayout {
  /// Why the background of one view covers less than that of another: which layer stands around it; nil where none does, or where
  /// one of them is no style.
  public func explainBackgrounds(of small: Node, and large: Node) -> Explanation? {
    guard let result, let replay = result.replay, result.isStyle(small), result.isStyle(large),
      let outer = small.modifiers.first(where: { $0.isExplicable && $0.frame.size != small.frame.size }),
      large.document === result, small.document === result
    else { return nil }
    let axis: Axis = outer.frame.size.width != small.frame.size.width ? .horizontal : .vertical
    let asked = [small, outer, large].map { Asked(.answer, of: $0.entry.layout, along: axis) }
    return DeepStack.run {
      replay.ask { replay in
        Explainer(result).compare(small, outer, large, replay.chain(of: asked, isFull: false), asked)
      }
    }
  }
}

extension LaidOutDocument {
  fileprivate func isStyle(_ node: Node) -> Bool {
    node.isExplicable && node.isModifier && tree.kind(of: node.entry.layout) == .styleLayer
      && isPlaced[node.entry.layout.position]
  }
}

extension Explainer {
  /// Two styles, and what stands around the first.
  fileprivate func compare(
    _ small: Node, _ outer: Node, _ large: Node, _ chain: ReasonChain, _ asked: [Asked]
  ) -> Explanation {
    let forms: [GalleyLayout.Step.Form] = [.first, .first, .other]
    var links = chain.links
    let ends = asked.map { chain.end(of: $0) }
    for (end, form) in zip(ends, forms) {
      if let end { links[end].step.form = form }
    }
    let sizes = [small, outer, large].map { Rect($0.frame).size }
    let sums = Axis.allCases.map { sum(from: small, to: outer, $0) }.joined(separator: ", ")
    let place = names.place(of: large)
    let answer =
      "\(subject(small)) is \(text(sizes[0])), \(names.name(large))\(place) \(text(sizes[2])); the \(outer.view) makes the "
      + "difference: \(sums)"
    var result = Explanation(
      node: small, aspects: [], answer: answer, steps: steps(links, small), isCut: chain.isCut)
    result.ends = ends.compactMap(\.self).map { .init(quantity: .answer, axis: .horizontal, step: $0) }
    result.comparesStyles = true
    result.answersWhy = true
    return result
  }

  private func text(_ size: GalleyLayout.Size) -> String {
    "\(SentenceWriter.length(size.width)) × \(SentenceWriter.length(size.height))"
  }

  /// What a layer adds before and behind what is in it.
  private func sum(from inner: Node, to outer: Node, _ axis: Axis) -> String {
    let (own, around) = (Rect(inner.frame), Rect(outer.frame))
    let before = own.origin[axis] - around.origin[axis]
    let behind = around.size[axis] - own.size[axis] - before
    return SentenceWriter.length(own.size[axis]) + SentenceWriter.summand(before) + SentenceWriter.summand(behind)
      + " = " + SentenceWriter.length(around.size[axis])
  }
}

extension ExplainedNames {
  /// Where a node stands, in brackets.
  fileprivate func place(of node: Node) -> String { Self.shownPlace(of: node).map { " (\($0))" } ?? "" }
}
