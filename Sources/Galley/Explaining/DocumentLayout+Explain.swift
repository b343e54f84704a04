import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

extension DocumentLayout {
  /// Says why a view has its size and place; nil if the layout keeps no reasons (`InterpreterOptions.keepsReasons`), and for what
  /// stands for several views, which are laid out one by one.
  ///
  /// With `isFull` also the views are followed that enter a number beside the way. `why` is what people see of the view, which
  /// the answer then begins with.
  public func explain(
    _ node: Node, aspects: [Explanation.Aspect] = Explanation.Aspect.allCases, why: Symptom.Kind? = nil,
    isFull: Bool = false
  ) -> Explanation? {
    explain([node], aspects: aspects, why: why, isFull: isFull).first
  }

  /// Says the same of several views; those that stand for several views themselves are left out.
  ///
  /// All together take no more steps than memory is sure to hold: the one in which they end says so (`isCut`), and those behind it
  /// are left out.
  public func explain(
    _ nodes: [Node], aspects: [Explanation.Aspect] = Explanation.Aspect.allCases, why: Symptom.Kind? = nil,
    isFull: Bool = false
  ) -> [Explanation] {
    guard let result, let replay = result.replay else { return [] }
    return DeepStack.run {
      replay.ask { replay in
        let explainer = Explainer(result)
        var rest = 50_000
        var explanations: [Explanation] = []
        for node in nodes where rest > 0 && node.document === result && node.entry.extent == .node {
          let explanation = explainer.explain(node, aspects, why, isFull, min(rest, 4_000), &replay)
          rest -= explanation.steps.count
          explanations.append(explanation)
        }
        return explanations
      }
    }
  }

  /// Explains nodes that have one name, as those of a loop have: of those with the same rules in the same order the first,
  /// which says for how many it stands.
  public func explainEach(
    _ nodes: [Node], aspects: [Explanation.Aspect] = Explanation.Aspect.allCases, isFull: Bool = false
  ) -> [Explanation] {
    var result: [Explanation] = []
    var known: [[String]: Int] = [:]
    for explanation in explain(nodes, aspects: aspects, isFull: isFull) {
      let rules = explanation.steps.map(\.rule)
      if let position = known[rules] {
        result[position].count += 1
      } else {
        known[rules] = result.count
        result.append(explanation)
      }
    }
    return result
  }

  /// The nodes that a text means, as `nodes(meantBy:)`, also those that are not shown.
  ///
  /// A place means the innermost view around it, or the modifier.
  public func explicableNodes(meantBy text: String) -> [Node] {
    guard let result else { return [] }
    let path = Array(text.utf8)
    let isWritten = isWritten(at: text, in: result)
    let shown = nodes.filter { $0.name == text || isWritten?($0) ?? $0.isAt(path: path) }
    guard shown.isEmpty else { return shown }
    return result.entries.indices.lazy.map { Node(document: result, index: $0) }
      .filter { $0.entry.extent == .node && ($0.name == text || isWritten?($0) ?? false) }
  }

  /// What tells whether a node is written around a place; nil for what is no place with a node around it.
  private func isWritten(at text: String, in result: LaidOutDocument) -> ((Node) -> Bool)? {
    guard let place = WrittenPlace(text), let meaning = result.partFinder.meaning(of: place) else { return nil }
    switch meaning {
    case .view(let entry, let file):
      return { $0.written.map { $0.entry == entry && Int($0.span.file) == file } ?? false }
    case .part(let part):
      let owner: ViewTree.Source =
        switch part.content {
        case .modifier(let modifier), .argument(_, of: .modifier(let modifier)): .modifier(modifier)
        case .argument(_, of: .node(let node)): .node(node)
        }
      return { $0.source?.source == owner && !$0.isMade }
    }
  }
}

extension Node {
  /// Whether the node is one to layout, too, so that it has a size and place of its own to explain.
  public var isExplicable: Bool { entry.extent == .node }
}
