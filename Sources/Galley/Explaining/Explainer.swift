import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// Makes explanations of one layout.
struct Explainer {
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
