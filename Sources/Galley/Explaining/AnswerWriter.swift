import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// Writes the sentence that an explanation begins with: the number that was asked for, and what people wonder at in it.
struct AnswerWriter {
  let explainer: Explainer
  let node: Node
  let why: Symptom.Kind?
  /// Of a cell of a grid.
  let slot: GridSlot?

  var document: LaidOutDocument { explainer.document }
  var id: LayoutNodeID { node.entry.layout }
  var frame: Rect { document.frames[id.position] }

  func length(_ value: Double) -> String { SentenceWriter.length(value) }
  func name(_ node: Node) -> String { explainer.names.name(node) }

  func write(to explanation: inout Explanation) {
    explanation.placeAxes = placeAxes(explanation)
    explanation.answer = explainer.subject(node) + " " + text(&explanation)
    explanation.notes = notes(explanation)
  }

  private func text(_ explanation: inout Explanation) -> String {
    let aspects = explanation.aspects
    if why == .wrapped, let text = askedEarly(explanation) {
      explanation.answersWhy = true
      return text
    }
    let seen =
      why == .overflow && aspects.contains(.position)
      ? overflow(explanation.placeAxes) : why == .notCentred ? notCentred() : nil
    if let seen {
      explanation.answersWhy = true
      explanation.tellsOverflow = why == .overflow
      return seen
    }
    if aspects.contains(.width), let text = cut(&explanation) {
      explanation.answersWhy = why == .truncated
      return text + position(&explanation, " and ")
    }
    var text = size(&explanation)
    if aspects.contains(.width), aspects.contains(.height), let around = givenFrame(explanation) {
      explanation.finding = .pictureInFrame
      return text + " in a frame of \(length(around.width)) × \(length(around.height))"
    }
    if aspects.contains(.position) { text += position(&explanation, text.isEmpty ? "" : " and ") }
    return text
  }

  // MARK: Texts and pictures

  /// A text that is cut: how much is missing.
  private func cut(_ explanation: inout Explanation) -> String? {
    let steps = explanation.steps.map(\.reason).filter { $0.isAbout(id) }
    let width = length(frame.size.width)
    if steps.contains(where: { $0.rule == .textMark }) { return "is \(width) wide: nothing but “…”" }
    if let step = steps.first(where: { $0.rule == .textLimit }), let needed = step.number("I"),
      let room = step.number("P")
    {
      return "is truncated: it needs \(length(needed)) for one line and has \(length(room)); it \(size(&explanation))"
    }
    guard let step = steps.first(where: { $0.rule == .textLow }) else { return nil }
    guard let needed = step.number("I"), let room = step.number("P"), needed > room, let lines = step.number("k") else {
      return "is truncated for want of height; it \(size(&explanation))"
    }
    return "is truncated: it needs \(length(needed)) for one line and has \(length(room)), and there is no height for "
      + "more than \(length(lines)) line\(lines == 1 ? "" : "s"); it \(size(&explanation))"
  }

  /// The size of a frame directly around a picture that does not follow it.
  private func givenFrame(_ explanation: Explanation) -> GalleyLayout.Size? {
    guard explanation.steps.contains(where: { $0.reason.rule == .imageOwn && $0.reason.isAbout(id) }) else {
      return nil
    }
    let around = node.modifiers.first { Rect($0.frame).size != frame.size }
    guard let around, around.isExplicable, document.tree.kind(of: around.entry.layout) == .fixedFrame else {
      return nil
    }
    return Rect(around.frame).size
  }

  // MARK: Places

  /// The axes along which a place is told: those that something decides, rather than where the view around begins.
  private func placeAxes(_ explanation: Explanation) -> [Axis] {
    let aspects = explanation.aspects
    if why == .overflow {
      let outside = Axis.allCases.filter { isOutside($0) }
      return outside.isEmpty ? Axis.allCases : outside
    }
    guard aspects.contains(.position), why == nil else { return Axis.allCases }
    switch (aspects.contains(.width), aspects.contains(.height)) {
    case (true, true): return Axis.allCases
    case (true, false): return [.horizontal]
    case (false, true): return [.vertical]
    case (false, false): break
    }
    let ranks = Axis.allCases.map { rank($0, explanation) }
    return zip(Axis.allCases, ranks).filter { $0.1 == ranks.max() }.map(\.0)
  }

  /// The rules that move a view within what is around it.
  private static let moving: [RuleID] = [
    .readerCorner, .tracksSlot, .tracksBehind, .tracksPlace, .gridBehind, .gridPlace, .stackAfter, .offsetDraw,
    .positionPlace, .paddingPlace, .insetBehind, .insetEdge, .customPlace, .scrollMargins, .lazyEdge, .otherPlace,
  ]

  /// How much there is to tell of a place: 2 where something moves the view within what is around, 0 at the edge of the window.
  private func rank(_ axis: Axis, _ explanation: Explanation) -> Int {
    guard let end = explanation.ends.first(where: { $0.quantity == .place && $0.axis == axis && $0.isOwn }) else {
      return 0
    }
    let at = frame.origin[axis]
    var next: Int? = end.step
    while let current = next {
      let step = explanation.steps[current]
      if Self.moving.contains(step.reason.rule) { return 2 }
      if step.reason.rule == .styleReach || step.reason.rule == .passPlace {
        next = step.causes.last
        continue
      }
      if let distance = step.reason.number("d"), abs(distance) > 1e-9, !step.reason.rule.isWindow { return 2 }
      return entersSafeArea(current, explanation) ? 2 : at == 0 ? 0 : 1
    }
    return at == 0 ? 0 : 1
  }

  /// Whether a place is that of something around that is let into the safe area.
  private func entersSafeArea(_ end: Int, _ explanation: Explanation) -> Bool {
    var next: Int? = end
    while let current = next {
      let step = explanation.steps[current]
      if step.reason.rule == .ignorePlace { return true }
      next = step.causes.last { explanation.steps[$0].reason.number("x") == step.reason.number("x") }
    }
    return false
  }

  private func position(_ explanation: inout Explanation, _ link: String) -> String {
    guard explanation.aspects.contains(.position) else { return "" }
    guard let axis = explanation.placeAxes.first, explanation.placeAxes.count == 1 else {
      let verb = link.isEmpty ? "stands at" : "begins at"
      return link + "\(verb) \(length(frame.minX)), \(length(frame.minY))" + (link.isEmpty ? atCorner(explanation) : "")
    }
    let text = link + "begins at \(length(frame.origin[axis]))"
    if let drawn = document.layout?.drawnFrames[id], abs(drawn.origin[axis] - frame.origin[axis]) > 0.0005 {
      explanation.finding = .drawnBeyond
      return text + " and is drawn from \(length(drawn.origin[axis]))"
    }
    return text + inside(axis, &explanation)
  }

  /// Where people expect a view by the alignment of the stack that it is in.
  private func inside(_ axis: Axis, _ explanation: inout Explanation) -> String {
    guard let stack = node.ancestors.first(where: { isStack($0, across: axis) }),
      let place = explainer.places.place(of: ParameterPlace(node: stack.entry.layout, name: .alignment(axis)))
    else { return "" }
    let end = explanation.ends.first { $0.quantity == .place && $0.axis == axis && $0.isOwn }.map {
      explanation.steps[$0.step].reason
    }
    let (own, outer) = (frame, Rect(stack.frame))
    if let end, end.rule == .stackAlign, end.isAbout(stack.entry.layout), let distance = end.number("d"),
      abs(distance) > 0.0005
    {
      explanation.container = stack.entry.layout
      return ", \(length(distance)) inside \(name(stack))"
    }
    let word = VisibleText.of(explainer.names.text(at: place))
    let isThere: Bool
    switch word {
    case "leading", "top", "topLeading": isThere = abs(own.origin[axis] - outer.origin[axis]) < 0.01
    case "trailing", "bottom", "bottomTrailing":
      isThere = abs(own.origin[axis] + own.size[axis] - outer.origin[axis] - outer.size[axis]) < 0.01
    default: isThere = true
    }
    if !isThere { explanation.finding = .misaligned(stack, word) }
    return isThere ? "" : ", although \(name(stack)) is aligned `\(word)`"
  }

  func isStack(_ node: Node, across axis: Axis) -> Bool {
    node.isExplicable && !node.isModifier && document.tree.isStack(node.entry.layout, along: axis.cross)
  }

  /// A view in the corner of a stack that is smaller than the screen.
  private func atCorner(_ explanation: Explanation) -> String {
    let ends = explanation.ends.filter { $0.quantity == .place }.map { explanation.steps[$0.step].reason }
    guard ends.count == 2, ends.allSatisfy({ $0.rule == .depthAlign }), let stack = ends[0].nodes.first,
      let window = SymptomFinder(document).window
    else { return "" }
    let size = document.frames[stack.position].size
    let edges = ends.filter { ["leading", "trailing", "top", "bottom"].contains($0.text("guide") ?? "") }
    guard !edges.isEmpty, size.width < window.width - 0.01, size.height < window.height - 0.01 else { return "" }
    return ", not at the \(edges.count == 2 ? "corner" : "edge") of the screen"
  }
}

extension RuleID {
  /// Whether a window puts what it holds somewhere.
  fileprivate var isWindow: Bool {
    [.windowCentre, .windowOver, .windowOrigin, .sheetCentre, .sheetOver].contains(self)
  }
}

extension ExplainedNames {
  /// What is written at a place.
  func text(at place: SourceRange) -> String {
    guard let file = document.files.first(where: { $0.name == place.file }), place.bytes.upperBound <= file.bytes.count
    else { return "" }
    return String(decoding: file.bytes[place.bytes], as: UTF8.self)
  }
}
