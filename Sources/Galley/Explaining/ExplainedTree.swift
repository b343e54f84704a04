import GalleySource

extension DocumentLayout {
  /// All nodes with what each was offered and what it answered, a line each, and behind them what is mostly a mistake.
  public func explainedTree() -> String {
    var lines: [(text: String, lengths: String)] = []
    var pending = root.map { [($0, 0)] } ?? []
    while let (node, depth) = pending.popLast() {
      let children = Array(node.children)
      let isShown = node.changesLayout
      if isShown {
        let indentation = depth > 60 ? "[\(depth)] " : String(repeating: "  ", count: depth)
        let name = node.name.map { " “\($0)”" } ?? ""
        let size = node.frame.size
        lines.append(
          (
            indentation + VisibleText.of(node.summary + name),
            // What stands for several views was offered nothing itself.
            node.isExplicable
              ? offered(node.proposal)
                + " → \(SentenceWriter.length(size.width)) × \(SentenceWriter.length(size.height))" : ""
          ))
      }
      pending += children.reversed().map { ($0, isShown ? depth + 1 : depth) }
    }
    let width = min(lines.map(\.text.count).max() ?? 0, 90)
    return lines.map { line in
      guard !line.lengths.isEmpty else { return line.text + "\n" }
      return line.text + String(repeating: " ", count: max(width - line.text.count, 0)) + "  " + line.lengths + "\n"
    }.joined() + listedSymptoms
  }

  private var listedSymptoms: String {
    let symptoms = self.symptoms()
    return symptoms.isEmpty ? "" : "\n" + symptoms.map { "\($0.text)  \($0.kind.rawValue)\n" }.joined()
  }

  private func offered(_ proposal: Proposal) -> String {
    let lengths = [proposal.width, proposal.height].map { $0.map { SentenceWriter.length($0) } ?? "none" }
    return lengths.joined(separator: " × ")
  }
}
