import GalleyLayout
import GalleyTables

extension SentenceWriter {
  /// The values of a step as programs read them, with what the window is called where its sentence says so.
  func values(of step: GalleyLayout.Step) -> [Explanation.Value] {
    let sentence = step.rule.sentence
    let values = step.values.flatMap { self.values($0, in: sentence) }
    guard sentence.template.contains("{window}") else { return values }
    return values + [Explanation.Value(name: "window", content: .text(window))]
  }

  /// A value as programs read it: views by what the sentence calls them, lengths between which they give way behind them.
  private func values(_ value: GalleyLayout.Step.NamedValue, in sentence: RuleSentence) -> [Explanation.Value] {
    func named(_ content: Explanation.Value.Content) -> Explanation.Value { .init(name: value.name, content: content) }
    switch value.content {
    case .number(let number): return [named(.number(number))]
    case .numbers(let numbers): return [named(.numbers(numbers))]
    case .node(let node): return [named(.text(names.name(node)))]
    case .nodes(let nodes):
      let isShort = sentence.template.contains("{\(value.name)“}")
      return [named(.texts(nodes.prefix(12).map { isShort ? names.shortName($0) : names.name($0) }))]
    case .ranges(let ranges):
      let views = Explanation.Value(name: "views", content: .texts(ranges.map { names.name($0.node) }))
      return [views, named(.numbers(ranges.flatMap { [$0.least, $0.most] }))]
    case .word(let word): return [named(.text(word))]
    }
  }

  /// The sums that lead to places in the window, unless the parents begin at 0.
  func places(_ steps: [GalleyLayout.Step]) -> String {
    let sums: [(start: Double, text: String)] = steps.compactMap { step in
      guard let start = step.number("start"), let distance = step.number("d"), let x = step.number("x") else {
        return nil
      }
      let (first, last) = (SentenceWriter.length(start), SentenceWriter.length(x))
      return (start, "\(first)\(SentenceWriter.summand(distance)) = \(last)")
    }
    return sums.allSatisfy { $0.start == 0 } ? "" : "; " + sums.map(\.text).joined(separator: ", ")
  }
}
