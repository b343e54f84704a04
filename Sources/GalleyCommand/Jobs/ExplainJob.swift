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
  /// What the other layout of `different` is made with.
  var against: DiffJob.Side?
  var isFull = false
  var format = Format.text

  /// The layout that is explained, and what it is compared with.
  private struct Layouts {
    var own: DocumentLayout
    var other: DocumentLayout?
  }

  func run() throws {
    var options = request.options
    // The list of all nodes needs no reasons.
    options.keepsReasons = !nodes.isEmpty || format == .json || why != nil
    let interpreter = Interpreter(options: options)
    let surroundings = request.surroundings
    var batch = try request.batch()
    let results = batch.map { [interpreter, against] source in
      Layouts(own: interpreter.check(source).layout(in: surroundings), other: against?.layout(of: source))
    }
    guard results.count == 1, let layouts = results.first else {
      throw results.isEmpty ? batch.status : CommandFailure("one document is explained at a time") as any Error
    }
    // Where the other has errors, they are what there is to say.
    let layout = layouts.other.flatMap { $0.hasErrors && !layouts.own.hasErrors ? $0 : nil } ?? layouts.own
    switch format {
    case .text:
      request.diagnostics.printText(layout)
      if !layout.hasErrors { try request.result.write(Array(try text(of: layouts).utf8)) }
    case .json:
      request.diagnostics.printDebugOutput(of: layout)
      let document =
        layout.hasErrors
        ? request.diagnostics.report(of: layout).errorDocument(named: nil)
        : try json(of: layouts)
      try request.result.write(document)
    }
    throw batch.status.worse(layout.hasErrors ? .documentErrors : .success)
  }

  /// What is asked of a document.
  private enum Answer {
    case explanation(Explanation, of: Symptom.Kind?)
    case effect(PartEffect)
    case absence(Absence)
  }

  private func text(of layouts: Layouts) throws(CommandFailure) -> String {
    let layout = layouts.own
    if nodes.isEmpty {
      guard aspects.isEmpty, !isFull else {
        throw CommandFailure(
          "`--width`, `--height`, `--position` and `--full` are about nodes: name one behind the file")
      }
      guard let why else { return layout.explainedTree() }
      return look(for: why, at: nil, in: layouts).map { "\($0.text)\n" }.joined()
    }
    if let why, asksForNoReasons {
      let found = look(for: why, at: try askedNodes(of: layout), in: layouts)
      guard !found.isEmpty else { return "`\(why.rawValue)` is not seen here.\n" }
      return found.map { "\($0.text)\n" + layout.fixes(for: $0).map(\.line).joined() }.joined()
    }
    return try answers(of: layout).map { answer in
      switch answer {
      case .explanation(let explanation, let kind):
        (explanation.answersWhy ? "" : kind.map { seen($0, at: explanation.node, in: layouts) } ?? "")
          + explanation.text(isFull: isFull, hint: ": --full")
          + layout.remedies(for: explanation, why: why).map(\.line).joined() + others(than: explanation)
      case .effect(let effect): effect.text
      case .absence(let absence): absence.text + "\n"
      }
    }.joined(separator: "\n")
  }

  /// Whether what people see says by itself why.
  private var asksForNoReasons: Bool { aspects.isEmpty && why?.aspects.isEmpty ?? false }

  private func look(for kind: Symptom.Kind, at nodes: [Node]?, in layouts: Layouts) -> [Symptom] {
    layouts.own.symptoms([kind], of: nodes, against: layouts.other)
  }

  /// What people see of a node.
  private func seen(_ kind: Symptom.Kind, at node: Node, in layouts: Layouts) -> String {
    let found = look(for: kind, at: [node], in: layouts).first
    return (found?.text ?? "`\(kind.rawValue)` is not seen here.") + "\n"
  }

  /// The nodes that are asked for, of several with one name the first.
  private func askedNodes(of layout: DocumentLayout) throws(CommandFailure) -> [Node] {
    try nodes.map { question throws(CommandFailure) in
      guard let node = layout.explicableNodes(meantBy: question).first else {
        throw CommandFailure.unknownNode(question, in: layout)
      }
      return node
    }
  }

  /// How many other nodes have the name of one that is explained.
  private func others(than explanation: Explanation) -> String {
    guard explanation.count > 1, let name = explanation.node.name else { return "" }
    let reasons = explainsEach ? "for the same reasons" : "--each explains those that have other reasons"
    let which = why == nil ? "this is the first" : "this is the first of which that is seen, if it is of any"
    return "“\(name)” is the name of \(explanation.count) views, of which \(which): \(reasons)\n"
  }

  private func json(of layouts: Layouts) throws(CommandFailure) -> [UInt8] {
    let layout = layouts.own
    var explanations: [Explanation] = []
    var effects: [PartEffect] = []
    var absences: [Absence] = []
    if let why, asksForNoReasons {
      let asked = nodes.isEmpty ? nil : try askedNodes(of: layout)
      return Explanation.json(
        [], symptoms: look(for: why, at: asked, in: layouts), problems: request.diagnostics.report(of: layout)
      ) { nodes.isEmpty ? [] : layout.fixes(for: $0) }
    }
    for answer in try answers(of: layout) {
      switch answer {
      case .explanation(let explanation, _): explanations.append(explanation)
      case .effect(let effect): effects.append(effect)
      case .absence(let absence): absences.append(absence)
      }
    }
    let seen = nodes.isEmpty ? nil : explanations.map(\.node)
    let symptoms =
      why.map { look(for: $0, at: seen, in: layouts) } ?? layout.symptoms(of: aspects.isEmpty ? seen : [])
    return Explanation.json(
      explanations, effects: effects, absences: absences, symptoms: symptoms,
      leftOut: nodes.isEmpty ? allNodes(of: layout).count - explanations.count : 0,
      problems: request.diagnostics.report(of: layout), fixes: { nodes.isEmpty ? [] : layout.fixes(for: $0) },
      remedies: { nodes.isEmpty ? [] : layout.fixes(for: $0) })
  }

  /// All nodes that have a size and place of their own.
  private func allNodes(of layout: DocumentLayout) -> [Node] {
    layout.nodes.filter { $0.changesLayout && $0.isExplicable }
  }

  /// The answers in the order of the questions; without any, those of all nodes.
  private func answers(of layout: DocumentLayout) throws(CommandFailure) -> [Answer] {
    if nodes.isEmpty {
      let asked = aspects.isEmpty ? why?.aspects ?? Explanation.Aspect.allCases : aspects
      return layout.explain(allNodes(of: layout), aspects: asked, isFull: isFull).map { .explanation($0, of: why) }
    }
    var answers: [Answer] = []
    if why == .background, nodes.count == 2, aspects.isEmpty {
      let asked = try askedNodes(of: layout)
      if let found = layout.explainBackgrounds(of: asked[0], and: asked[1]) { return [.explanation(found, of: why)] }
    }
    for question in nodes {
      if aspects.isEmpty, why == nil, let part = layout.document.part(at: question),
        let effect = layout.effect(of: part)
      {
        answers.append(.effect(effect))
        continue
      }
      let meant = layout.explicableNodes(meantBy: question)
      // Of several with one name that is meant of which what is asked about is seen.
      let seen = why.flatMap { kind in meant.count > 1 ? layout.symptoms([kind], of: meant).first?.node : nil }
      guard let first = seen ?? meant.first else {
        guard let absence = layout.absence(of: question) else {
          throw CommandFailure.unknownNode(question, in: layout)
        }
        answers.append(.absence(absence))
        continue
      }
      // Who asks for nothing is told first what is mostly a mistake.
      let kind = why ?? (aspects.isEmpty && !explainsEach ? layout.symptoms(of: [first]).first?.kind : nil)
      let asked = aspects.isEmpty ? layout.aspects(askedOf: first, why: kind) : aspects
      let found =
        explainsEach
        ? layout.explainEach(meant, aspects: asked, isFull: isFull)
        : layout.explain([first], aspects: asked, why: kind, isFull: isFull).map { $0.standing(for: meant.count) }
      guard !found.isEmpty else {
        throw CommandFailure(
          "there are no reasons for `\(question)`: it stands for several views, or the layout was given up")
      }
      answers += found.map { .explanation($0, of: kind) }
    }
    return answers
  }
}
