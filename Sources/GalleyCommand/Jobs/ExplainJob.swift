import Galley

/// Says why nodes of a document have their sizes and places.
struct ExplainJob: Job {
  /// How reasons are printed.
  enum Format: String, CaseIterable { case text, json }

  var request: DocumentRequest
  /// Names, paths or places; without any, all nodes are listed.
  var nodes: [String]
  /// What is asked of nodes; empty for all, and for what arguments and modifiers do.
  var aspects: [Explanation.Aspect] = []
  /// Explains each node of a name whose reasons differ.
  var explainsEach = false
  /// What people see of the nodes; nil for whatever there is.
  var why: Symptom.Kind?
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
        : try json(of: layout)
      try request.result.write(document)
    }
    throw batch.status.worse(layout.hasErrors ? .documentErrors : .success)
  }

  /// What is asked of a document.
  private enum Answer {
    case explanation(Explanation)
    case effect(PartEffect)
  }

  private func text(of layout: DocumentLayout) throws(CommandFailure) -> String {
    if nodes.isEmpty {
      guard aspects.isEmpty, !isFull else {
        throw CommandFailure(
          "`--width`, `--height`, `--position` and `--full` are about nodes: name one behind the file")
      }
      guard let why else { return layout.explainedTree() }
      return layout.symptoms([why]).map { "\($0.text)\n" }.joined()
    }
    return try answers(of: layout).map { answer in
      switch answer {
      case .explanation(let explanation):
        seen(at: explanation.node, in: layout) + explanation.text(isFull: isFull, hint: ": --full")
          + others(than: explanation)
      case .effect(let effect): effect.text
      }
    }.joined(separator: "\n")
  }

  /// What people see of a node, where they asked why.
  private func seen(at node: Node, in layout: DocumentLayout) -> String {
    guard let why else { return "" }
    return (layout.symptoms([why], of: [node]).first?.text ?? "`\(why.rawValue)` is not seen here.") + "\n"
  }

  /// How many other nodes have the name of one that is explained.
  private func others(than explanation: Explanation) -> String {
    guard explanation.count > 1, let name = explanation.node.name else { return "" }
    let reasons = explainsEach ? "for the same reasons" : "--each explains those that have other reasons"
    return "“\(name)” is the name of \(explanation.count) views, of which this is the first: \(reasons)\n"
  }

  private func json(of layout: DocumentLayout) throws(CommandFailure) -> [UInt8] {
    var explanations: [Explanation] = []
    var effects: [PartEffect] = []
    for answer in try answers(of: layout) {
      switch answer {
      case .explanation(let explanation): explanations.append(explanation)
      case .effect(let effect): effects.append(effect)
      }
    }
    let seen = nodes.isEmpty ? nil : explanations.map(\.node)
    let symptoms = why.map { layout.symptoms([$0], of: seen) } ?? (nodes.isEmpty ? layout.symptoms() : [])
    return Explanation.json(
      explanations, effects: effects, symptoms: symptoms,
      leftOut: nodes.isEmpty ? allNodes(of: layout).count - explanations.count : 0,
      problems: request.diagnostics.report(of: layout))
  }

  /// All nodes that have a size and place of their own.
  private func allNodes(of layout: DocumentLayout) -> [Node] {
    layout.nodes.filter { $0.changesLayout && $0.isExplicable }
  }

  /// The answers in the order of the questions; without any, those of all nodes.
  private func answers(of layout: DocumentLayout) throws(CommandFailure) -> [Answer] {
    let asked = aspects.isEmpty ? why?.aspects ?? Explanation.Aspect.allCases : aspects
    if nodes.isEmpty {
      return layout.explain(allNodes(of: layout), aspects: asked, isFull: isFull).map { .explanation($0) }
    }
    var answers: [Answer] = []
    for question in nodes {
      if aspects.isEmpty, let part = layout.document.part(at: question), let effect = layout.effect(of: part) {
        answers.append(.effect(effect))
        continue
      }
      let meant = layout.explicableNodes(meantBy: question)
      guard let first = meant.first else { throw CommandFailure.unknownNode(question, in: layout) }
      let found =
        explainsEach
        ? layout.explainEach(meant, aspects: asked, isFull: isFull)
        : layout.explain([first], aspects: asked, isFull: isFull).map { $0.standing(for: meant.count) }
      guard !found.isEmpty else {
        throw CommandFailure(
          "there are no reasons for `\(question)`: it stands for several views, or the layout was given up")
      }
      answers += found.map { .explanation($0) }
    }
    return answers
  }
}
