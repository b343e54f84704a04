import Galley
import GalleyTables

extension PageTables {
  /// The reasons of nodes in their order; nil for those that have none, or are behind what is explained at one time.
  mutating func reasons(
    for nodes: [Node], in layout: DocumentLayout, files: PageFileNumbers
  ) -> [Index<PageReasons>?] {
    var explanations = layout.explain(nodes)[...]
    return nodes.map { node in
      guard explanations.first?.node == node, let explanation = explanations.popFirst() else { return nil }
      return index(of: explanation, files: files)
    }
  }

  private mutating func index(of explanation: Explanation, files: PageFileNumbers) -> Index<PageReasons> {
    let steps = explanation.toldSteps().map { steps in steps.map { index(of: $0, files: files) } }
    let answer = texts.index(of: explanation.answer)
    return reasons.index(of: PageReasons(answer: answer, steps: steps, isCut: explanation.isCut))
  }

  private mutating func index(of step: Explanation.Step, files: PageFileNumbers) -> Index<PageSentence> {
    let text = step.text + (step.standing == .unconfirmed ? " (unconfirmed)" : "")
    return sentences.index(
      of: PageSentence(
        text: texts.index(of: text), rule: texts.index(of: step.rule),
        places: step.places.map { PagePlace(file: files[$0.file], line: $0.line) }))
  }
}

/// The numbers of a document's files by their names.
struct PageFileNumbers: Sendable {
  private let numbers: [String: Int]

  init(_ names: [String]) {
    numbers = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The number of a file; that of the document for one that is not among them.
  subscript(name: String) -> Int { numbers[name] ?? 0 }
}
