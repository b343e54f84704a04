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
    places = ArgumentPlaces(document)
    names = places.names
    writer = SentenceWriter(document, names)
  }

  func explain(
    _ node: Node, _ aspects: [Explanation.Aspect], _ why: Symptom.Kind?, _ isFull: Bool, _ most: Int,
    _ replay: inout LayoutReplay
  ) -> Explanation {
    let id = node.entry.layout
    guard document.isPlaced[id.position] else { return explainAbsence(node, isFull, &replay) }
    let asked = Axis.allCases.flatMap { axis in
      surroundings(of: node, why, axis) + (why == .overflow ? [Asked(.answer, of: id, along: axis)] : [])
        + aspects.flatMap { $0.asked(of: id, along: axis) }
    }
    let chain = replay.chain(of: asked, isFull: isFull, most: most)
    var result = Explanation(
      node: node, aspects: aspects, answer: "", steps: steps(chain.links, node), isCut: chain.isCut)
    result.ends = asked.compactMap { one in
      chain.end(of: one).map {
        Explanation.End(quantity: one.quantity, axis: one.axis, step: $0, isOwn: one.node == id)
      }
    }
    result.ownLengths = Axis.allCases.compactMap { axis in
      chain.end(of: Asked(.answer, of: id, along: axis)).map { .init(quantity: .answer, axis: axis, step: $0) }
    }
    AnswerWriter(explainer: self, node: node, why: why, slot: replay.gridSlot(of: id)).write(to: &result)
    return result
  }

  /// What has to be told of the view around another, where people ask why it does not stand in its middle.
  private func surroundings(of node: Node, _ why: Symptom.Kind?, _ axis: Axis) -> [Asked] {
    guard why == .notCentred, let parent = node.parent, parent.isExplicable,
      document.tree.kind(of: parent.entry.layout) == .geometryReader
    else { return [] }
    let reader = parent.entry.layout
    return [Asked(.place, of: reader, along: axis), Asked(.answer, of: reader, along: axis)]
  }

  /// Why a view is not shown: another was chosen for it.
  private func explainAbsence(_ node: Node, _ isFull: Bool, _ replay: inout LayoutReplay) -> Explanation {
    let subject = self.subject(node)
    guard let chooser = replay.nearestPlaced(around: node.entry.layout), let placement = replay.placement(of: chooser)
    else {
      return Explanation(node: node, aspects: [], answer: "\(subject) is not shown", steps: [], isCut: false)
    }
    let choice = replay.choice(in: placement, of: node.entry.layout)
    let chain = replay.chain(of: choice.flatMap(\.causes), isFull: isFull)
    var links = chain.links
    var before: Int?
    for step in choice {
      let causes = step.causes.compactMap { chain.end(of: $0) } + [before].compactMap(\.self)
      before = links.count
      links.append(ReasonChain.Link(step: step, causes: Set(causes).sorted(), axis: step.axis))
    }
    let shown = choice.last(where: \.tellsChoice)?.nodes.dropFirst().first
    let words = shown.map { "shows \(names.name($0)) instead" } ?? "chose another view"
    let place = names.node(chooser)?.sourceRange.map { " (\(writer.shown($0)))" } ?? ""
    let answer = "\(subject) is not shown: \(names.name(chooser))\(place) \(words)"
    return Explanation(node: node, aspects: [], answer: answer, steps: steps(links, node), isCut: chain.isCut)
  }

  func steps(_ links: [ReasonChain.Link], _ node: Node) -> [Explanation.Step] {
    links.map { link in
      let step = link.step
      let sentence = step.rule.sentence
      var found: [SourceRange] = []
      for place in step.parameters.compactMap({ places.place(of: $0) }) where !found.contains(place) {
        found.append(place)
      }
      return Explanation.Step(
        rule: step.rule.rawValue, reference: sentence.reference, standing: Standing(sentence.standing),
        equations: step.equations, places: found, causes: link.causes, isPassing: isPassing(step, found),
        isVertical: link.axis == .vertical, reason: step, writer: writer)
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
    .frameCentre, .frameAlign, .wrapperCentre, .stackEdge, .stackAlign, .layerAlign, .depthAlign, .offsetDraw,
  ]

  /// The view that is asked for, with its type and place: `“title” (Text, 5:9)`.
  func subject(_ node: Node) -> String {
    let place = node.sourceRange.map { writer.shown($0) }
    if let name = node.name {
      return "“\(VisibleText.of(name))” (\(([node.view] + (place.map { [$0] } ?? [])).joined(separator: ", ")))"
    }
    return place.map { "\(node.view) (\($0))" } ?? node.view
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

extension GalleyLayout.Step {
  /// Whether it says which of several views is shown.
  fileprivate var tellsChoice: Bool { [.fitsFirst, .fitsLast, .fitsOver, .fitsOpen].contains(rule) }
}
