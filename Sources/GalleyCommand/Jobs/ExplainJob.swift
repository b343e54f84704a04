import Galley

/// Says why nodes of a document have their sizes and places.
struct ExplainJob: Job {
  /// How reasons are printed.
  enum Format: String, CaseIterable { case text, json }

  var request: DocumentRequest
  /// Names, paths or places; without any, all nodes are listed.
  var nodes: [String]
  var aspects = Explanation.Aspect.allCases
  var isFull = false
  var format = Format.text

  func run() throws {
    var options = request.options
    // The list of all nodes needs no reasons.
    options.keepsReasons = !nodes.isEmpty || format == .json
    let interpreter = Interpreter(options: options)
    let surroundings = request.surroundings
    var batch = try request.batch()
    let results = batch.map { [interpreter] in interpreter.check($0).layout(in: surroundings) }
    guard results.count == 1, let layout = results.first else {
      throw results.isEmpty ? batch.status : CommandFailure("one document is explained at a time") as any Error
    }
    switch format {
    case .text:
      request.diagnostics.printText(layout)
      if !layout.hasErrors { try request.result.write(Array(try text(of: layout).utf8)) }
    case .json:
      request.diagnostics.printDebugOutput(of: layout)
      let document =
        layout.hasErrors
        ? request.diagnostics.report(of: layout).errorDocument(named: nil)
        : Explanation.json(try explanations(of: layout))
      try request.result.write(document)
    }
    throw batch.status.worse(layout.hasErrors ? .documentErrors : .success)
  }

  private func text(of layout: DocumentLayout) throws(CommandFailure) -> String {
    if nodes.isEmpty { return layout.explainedTree() }
    return try explanations(of: layout).map { $0.text(isFull: isFull, hint: ": --full") }.joined(separator: "\n")
  }

  /// One explanation for each node that is named; of several with one name the first is explained.
  private func explanations(of layout: DocumentLayout) throws(CommandFailure) -> [Explanation] {
    var wanted: [Node] = []
    for name in nodes {
      guard let node = layout.explicableNodes(meantBy: name).first else {
        let names = layout.nodes.compactMap(\.name)
        let question = Spelling.question(for: name, among: names).map { "; \($0)" } ?? ""
        throw CommandFailure("there is no node `\(name)`\(question)")
      }
      wanted.append(node)
    }
    if nodes.isEmpty { wanted = layout.nodes.filter(\.changesLayout) }
    let explanations = layout.explain(wanted, aspects: aspects, isFull: isFull)
    if !nodes.isEmpty, explanations.count < wanted.count {
      let known = Set(explanations.map(\.node))
      let names = wanted.filter { !known.contains($0) }.map { "`\($0.name ?? $0.view)`" }.joined(separator: ", ")
      throw CommandFailure(
        "there are no reasons for \(names): it stands for several views, or the layout was given up")
    }
    return explanations
  }
}
