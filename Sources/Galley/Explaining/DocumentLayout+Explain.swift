import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

extension DocumentLayout {
  /// Says why a view has its size and place; nil if the layout keeps no reasons (`InterpreterOptions.keepsReasons`), and for what
  /// stands for several views, which are laid out one by one.
  ///
  /// With `isFull` also the views are followed that enter a number beside the way.
  public func explain(
    _ node: Node, aspects: [Explanation.Aspect] = Explanation.Aspect.allCases, isFull: Bool = false
  ) -> Explanation? {
    explain([node], aspects: aspects, isFull: isFull).first
  }

  /// Says the same of several views; those that stand for several views themselves are left out.
  ///
  /// All together take no more steps than memory is sure to hold: the one in which they end says so (`isCut`), and those behind it
  /// are left out.
  public func explain(
    _ nodes: [Node], aspects: [Explanation.Aspect] = Explanation.Aspect.allCases, isFull: Bool = false
  ) -> [Explanation] {
    guard let result, let replay = result.replay else { return [] }
    return DeepStack.run {
      replay.ask { replay in
        let explainer = Explainer(result)
        var rest = 50_000
        var explanations: [Explanation] = []
        for node in nodes where rest > 0 && node.document === result && node.entry.extent == .node {
          let explanation = explainer.explain(node, aspects, isFull, min(rest, 4_000), &replay)
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

/// Makes explanations of one layout.
private struct Explainer {
  let document: LaidOutDocument
  let names: ExplainedNames
  let places: ArgumentPlaces
  let writer: SentenceWriter

  init(_ document: LaidOutDocument) {
    self.document = document
    names = ExplainedNames(document)
    places = ArgumentPlaces(document: document, names: names)
    writer = SentenceWriter(
      names: names, window: document.surroundings.shownDevice?.name ?? "The window", file: document.files[0].name)
  }

  func explain(
    _ node: Node, _ aspects: [Explanation.Aspect], _ isFull: Bool, _ most: Int,
    _ replay: inout LayoutReplay
  ) -> Explanation {
    let id = node.entry.layout
    guard document.isPlaced[id.position] else { return explainAbsence(node, isFull, &replay) }
    let asked = Axis.allCases.flatMap { axis in aspects.flatMap { $0.asked(of: id, along: axis) } }
    let chain = replay.chain(of: asked, isFull: isFull, most: most)
    return Explanation(
      node: node, aspects: aspects, answer: answer(node, aspects, chain), steps: steps(chain.links), isCut: chain.isCut)
  }

  /// Why a view is not shown: another was chosen for it.
  private func explainAbsence(_ node: Node, _ isFull: Bool, _ replay: inout LayoutReplay) -> Explanation {
    let subject = self.subject(node)
    guard let chooser = replay.nearestPlaced(around: node.entry.layout), let placement = replay.placement(of: chooser)
    else {
      return Explanation(node: node, aspects: [], answer: "\(subject) is not shown", steps: [], isCut: false)
    }
    let choice = replay.choice(in: placement, of: node.entry.layout)
    var links = replay.chain(of: choice.first?.causes ?? [], isFull: isFull).links
    let last = links.count - 1
    for (position, step) in choice.enumerated() {
      let cause = position == 0 ? last : links.count - 1
      links.append(ReasonChain.Link(step: step, causes: cause < 0 ? [] : [cause], axis: step.axis))
    }
    let answer = "\(subject) is not shown: \(names.name(chooser)) chose another view"
    return Explanation(node: node, aspects: [], answer: answer, steps: steps(links), isCut: false)
  }

  private func steps(_ links: [ReasonChain.Link]) -> [Explanation.Step] {
    links.map { link in
      let step = link.step
      let sentence = step.rule.sentence
      var found: [SourceRange] = []
      for place in step.parameters.compactMap({ places.place(of: $0) }) where !found.contains(place) {
        found.append(place)
      }
      var values = step.values.map { value($0) }
      if sentence.template.contains("{window}") {
        values.append(Explanation.Value(name: "window", content: .text(writer.window)))
      }
      return Explanation.Step(
        rule: step.rule.rawValue, reference: sentence.reference, standing: sentence.standing.rawValue,
        text: writer.sentence(step, places: found), values: values, equations: step.equations,
        places: found, causes: link.causes, isPassing: isPassing(step, found), isVertical: link.axis == .vertical)
    }
  }

  /// Whether a step only hands a value on, so that only a full explanation tells it: also a place that is no other than that
  /// of the view around, where no argument says so.
  private func isPassing(_ step: GalleyLayout.Step, _ places: [SourceRange]) -> Bool {
    if Self.handing.contains(step.rule) { return true }
    return Self.aligning.contains(step.rule) && places.isEmpty && step.number("d") ?? 0 == 0
  }

  private static let handing: Set<RuleID> = [.passOn, .passBack, .passPlace]
  private static let aligning: Set<RuleID> = [
    .frameCentre, .frameAlign, .wrapperCentre, .stackAlign, .layerAlign, .depthAlign,
  ]

  private func value(_ value: GalleyLayout.Step.NamedValue) -> Explanation.Value {
    let content: Explanation.Value.Content =
      switch value.content {
      case .number(let number): .number(number)
      case .numbers(let numbers): .numbers(numbers)
      case .node(let node): .text(names.name(node))
      case .nodes(let nodes): .texts(nodes.prefix(12).map { names.name($0) })
      case .ranges(let ranges): .numbers(ranges.flatMap { [$0.least, $0.most] })
      case .word(let word): .text(word)
      }
    return Explanation.Value(name: value.name, content: content)
  }

  /// The view that is asked for, with its type and place: `“title” (Text, 5:9)`.
  private func subject(_ node: Node) -> String {
    let place = node.sourceRange.map { writer.shown($0) }
    if let name = node.name {
      return "“\(VisibleText.of(name))” (\(([node.view] + (place.map { [$0] } ?? [])).joined(separator: ", ")))"
    }
    return place.map { "\(node.view) (\($0))" } ?? node.view
  }

  private func answer(_ node: Node, _ aspects: [Explanation.Aspect], _ chain: ReasonChain) -> String {
    let frame = document.frames[node.entry.layout.position]
    let length = SentenceWriter.length
    var parts: [String] = []
    var cut = ""
    if let step = chain.links.lazy.map(\.step).first(where: { $0.rule.isTruncation && $0.isAbout(node.entry.layout) }),
      let needed = step.number("I"), let offered = step.number("P")
    {
      cut = "is truncated: it needs \(length(needed)) for one line and has \(length(offered)); it "
    } else if chain.links.contains(where: { $0.step.rule == .textLow && $0.step.isAbout(node.entry.layout) }) {
      cut = "is truncated for want of height; it "
    }
    if aspects.contains(.width), aspects.contains(.height) {
      parts.append("is \(length(frame.size.width)) × \(length(frame.size.height))")
    } else if aspects.contains(.width) {
      parts.append("is \(length(frame.size.width)) wide")
    } else if aspects.contains(.height) {
      parts.append("is \(length(frame.size.height)) high")
    }
    if aspects.contains(.position) {
      parts.append("begins at \(length(frame.minX)), \(length(frame.minY))")
    }
    return subject(node) + " " + cut + parts.joined(separator: " and ")
  }
}

extension Explanation.Aspect {
  /// What is asked of a node along an axis.
  fileprivate func asked(of node: LayoutNodeID, along axis: Axis) -> [Asked] {
    switch self {
    case .width where axis == .vertical, .height where axis == .horizontal: []
    case .width, .height: [Asked(.offer, of: node, along: axis), Asked(.answer, of: node, along: axis)]
    case .position: [Asked(.place, of: node, along: axis)]
    }
  }
}

extension RuleID {
  /// Whether it tells that a text is cut for want of width.
  fileprivate var isTruncation: Bool { self == .textLimit || self == .textMark }
}
