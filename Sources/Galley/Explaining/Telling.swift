import GalleyLayout
import GalleySource
import GalleyTables

/// Makes sentences for people of the steps of an explanation: what matters is told, what both axes have in common is told once, and
/// what belongs together stands in one line.
struct Telling {
  /// What stands in a line, and the rules that it is from.
  struct Sentence {
    var text: String
    var rules: [String]
    /// The steps that it tells.
    var steps: [Int]
    /// Whether what was asked ends in it.
    var isEnd = false
  }

  let explanation: Explanation
  let writer: SentenceWriter
  /// The container that the answer names; sentences about it speak of “its” children.
  let container: LayoutNodeID?

  private(set) var sentences: [Sentence] = []
  private var groups: [[Int]] = []
  /// The group that was told last.
  private var last: [Int] = []
  /// The view that the last sentence is about.
  private var subject: LayoutNodeID?
  /// How many turns of a stack the last sentence tells.
  private var turns = 0

  init(_ explanation: Explanation, _ writer: SentenceWriter, container: LayoutNodeID?) {
    self.explanation = explanation
    self.writer = writer
    self.container = container
    let told = ToldSteps(explanation)
    groups = told.groups
    for position in groups.indices { tell(position) }
    dropRepeated()
    for position in sentences.indices {
      sentences[position].isEnd = sentences[position].steps.contains(where: told.isOutcome)
    }
  }

  /// What is said of both axes in the same words is told once, behind the reasons for both.
  private mutating func dropRepeated() {
    for position in sentences.indices.reversed() {
      let own = sentences[position]
      guard
        let other = sentences[(position + 1)...].firstIndex(where: { $0.text == own.text && $0.rules == own.rules }),
        !sentences[position + 1].text.hasPrefix("It")
      else { continue }
      sentences[other].steps += own.steps
      sentences.remove(at: position)
    }
  }

  private func step(_ index: Int) -> GalleyLayout.Step { explanation.steps[index].reason }

  private func rule(_ position: Int) -> RuleID? {
    groups.indices.contains(position) ? step(groups[position][0]).rule : nil
  }

  private var lastRule: RuleID? { last.first.map { step($0).rule } }

  // MARK: One after the other

  private mutating func tell(_ position: Int) {
    let group = groups[position]
    let own = step(group[0])
    let before = lastRule
    let isBesideCentre = before == .windowCentre && isInside(own)
    if own.rule == .stackShare, before == .stackShare, turns > 0 {
      join(group, nil, adding: [])
    } else if own.rule == .stackShare, before == .prioritySet {
      join(group, nil, adding: [own.rule])
    } else if own.rule == .stackLast, before == .stackShare || before == .stackLast && turns > 0 {
      if isFollowedByTurns(position) {
        join(group, .then, adding: [])
      } else if turns == 1 {
        join(group, .clause, adding: nil)
      } else {
        add(group, nil)
      }
    } else if isBesideCentre, own.rule == .paddingPlace || own.rule == .stackFirst {
      join(group, .clause, adding: [own.rule])
    } else if own.rule == .scrollAcross, own.form == nil {
      // “Which” stands behind the name alone.
      guard let inner = own.nodes.first, let text = sentences.last?.text,
        text.hasSuffix("\(writer.names.name(inner)).")
      else { return }
      sentences[sentences.count - 1].text = text.dropLast() + ", " + sentence(group, .clause)
      sentences[sentences.count - 1].rules.append(own.rule.rawValue)
      sentences[sentences.count - 1].steps += group
    } else if own.rule == .gridShare, rule(position + 1) == .gridClose, isGridTurn(position + 2) {
      return
    } else if own.rule == .gridClose, before == .gridShare {
      join(group, .clause, adding: [own.rule])
    } else {
      add(group, nil)
      if own.rule == .tracksOffer { tellOtherLength(own) }
    }
    let isTurn = own.rule == .stackShare || own.rule == .stackLast || own.rule == .prioritySet
    turns = isTurn ? turns + (own.rule == .prioritySet ? 0 : 1) : 0
    last = group
    subject = own.nodes.first
  }

  private func isGridTurn(_ position: Int) -> Bool { rule(position) == .gridShare || rule(position) == .gridClose }

  private func isInside(_ step: GalleyLayout.Step) -> Bool {
    step.nodes.first == last.first.flatMap { self.step($0).nodes.first }
  }

  /// Whether a stack goes on after a turn.
  private func isFollowedByTurns(_ position: Int) -> Bool {
    guard let following = rule(position + 1), Self.turning.contains(following) else { return false }
    let (own, next) = (groups[position][0], groups[position + 1][0])
    return step(own).nodes.first == step(next).nodes.first || step(next).rule == .prioritySet
  }

  private static let turning: [RuleID] = [.stackRelease, .stackShare, .stackLast, .prioritySet, .stackSpent]

  /// A column’s cell whose own frame gives its other length.
  private mutating func tellOtherLength(_ offer: GalleyLayout.Step) {
    guard let cell = offer.nodes.dropFirst().first, let node = writer.names.node(cell), node.isModifier else { return }
    let parameter = ParameterPlace(node: cell, name: offer.axis == .horizontal ? .height : .width)
    guard node.document.tree.kind(of: cell) == .fixedFrame,
      let place = ArgumentPlaces(document: node.document, names: writer.names).place(of: parameter)
    else { return }
    let size = Rect(node.frame).size[offer.axis.cross]
    let long = offer.axis == .horizontal ? "high" : "wide"
    let text = "\(node.view) is \(SentenceWriter.length(size)) \(long) (\(writer.shown(place)))."
    sentences[sentences.count - 1].text = sentences[sentences.count - 1].text.dropLast() + "; " + text
    sentences[sentences.count - 1].rules.append(RuleID.frameGiven.rawValue)
  }

  private mutating func add(_ group: [Int], _ form: GalleyLayout.Step.Form?) {
    let prefix = handedOn(to: group[0])
    sentences.append(Sentence(text: prefix + sentence(group, form), rules: [ruleName(group)], steps: group))
  }

  /// Puts a sentence behind the last in its line; its rule replaces that of the last where there is none to add.
  private mutating func join(_ group: [Int], _ form: GalleyLayout.Step.Form?, adding rules: [RuleID]?) {
    guard let text = sentences.last?.text else { return add(group, form) }
    sentences[sentences.count - 1].text = text.dropLast() + "; " + SentenceWriter.uncapitalized(sentence(group, form))
    sentences[sentences.count - 1].steps += group
    if let rules {
      sentences[sentences.count - 1].rules += rules.map(\.rawValue)
    } else {
      sentences[sentences.count - 1].rules = [ruleName(group)]
    }
  }

  private func ruleName(_ group: [Int]) -> String {
    let own = step(group[0])
    // A frame whose length matters by itself, too, is told in one sentence.
    let isGiven = own.rule == .frameOffer && (group.count == 1 || isGivenToo(own))
    return isGiven ? RuleID.frameGiven.rawValue : own.rule.rawValue
  }

  private func isGivenToo(_ offer: GalleyLayout.Step) -> Bool {
    explanation.steps.contains { $0.reason.rule == .frameGiven && $0.reason.nodes.first == offer.nodes.first }
  }

  // MARK: One sentence

  private func sentence(_ group: [Int], _ form: GalleyLayout.Step.Form?) -> String {
    let steps = group.map { step($0) }
    var places: [SourceRange] = []
    for place in group.flatMap({ explanation.steps[$0].places }) where !places.contains(place) { places.append(place) }
    var content = SentenceWriter.Content(steps, places: places)
    let node = steps[0].nodes.first
    content.isIt = node != nil && (node == subject || node == container && steps[0].rule == .stackLine)
    if steps[0].rule == .readerCorner { content.sums = group.map(sum) }
    let joint: GalleyLayout.Step.Form = steps[0].rule == .frameOffer && isGivenToo(steps[0]) ? .over : .joint
    let text = writer.sentence(content, form ?? (group.count > 1 ? joint : steps[0].form))
    let isUnsure = group.contains { explanation.steps[$0].standing == .unconfirmed }
    return isUnsure ? text + " (unconfirmed)" : text
  }

  /// The sum that led to where a view begins: the last that moved something.
  private func sum(_ index: Int) -> String {
    var next: Int? = index
    while let current = next {
      let own = step(current)
      if let start = own.number("start"), let x = own.number("x"), let distance = own.number("a") ?? own.number("d"),
        distance != 0
      {
        return "\(SentenceWriter.length(start))\(SentenceWriter.summand(distance)) = \(SentenceWriter.length(x))"
      }
      next = explanation.steps[current].causes.last { step($0).number("x") == own.number("x") }
    }
    return step(index).number("x").map(SentenceWriter.length) ?? ""
  }

  /// Which layers hand on what a frame takes, outermost first, behind the view that the last sentence speaks of.
  private func handedOn(to index: Int) -> String {
    let own = step(index)
    guard own.rule == .flexMax, let offer = own.number("P"), own.number("S") == offer, let frame = own.nodes.first,
      let told = last.first.map(step), told.number("P") == offer
    else { return "" }
    var layers: [LayoutNodeID] = []
    var next = explanation.steps[index].causes.first
    while let current = next, step(current).rule == .passOn, let layer = step(current).nodes.first {
      layers.insert(layer, at: 0)
      next = explanation.steps[current].causes.first
    }
    let named = layers.filter { !told.nodes.contains($0) }
    guard !named.isEmpty, named.count < 4 else { return "" }
    let words = (named + [frame]).map { writer.names.name($0) }
    let list = words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    return "\(list) hand on \(SentenceWriter.length(offer)); "
  }
}
