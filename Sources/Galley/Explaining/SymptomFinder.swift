import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

/// Looks at the views of a layout for what people ask about.
struct SymptomFinder {
  let document: LaidOutDocument
  private let keptNames = Lazy<ExplainedNames>()
  let pixel: Double

  init(_ document: LaidOutDocument) {
    self.document = document
    pixel = 1 / max(document.surroundings.canvas.scale, 1)
  }

  /// What views are called, found when the first is named.
  var names: ExplainedNames { keptNames.get { ExplainedNames(document) } }

  func symptom(_ kind: Symptom.Kind, of node: Node) -> Symptom? {
    guard isSeen(node), let found = find(kind, node) else { return nil }
    return Symptom(kind: kind, node: node, text: SentenceWriter.capitalized(found))
  }

  /// Whether a node of the document has a size and place of its own.
  func isSeen(_ node: Node) -> Bool {
    node.isExplicable && node.document === document && node.kind != .container
      && document.isPlaced[node.entry.layout.position]
  }

  private func find(_ kind: Symptom.Kind, _ node: Node) -> String? {
    switch kind {
    case .truncated: truncated(node)
    case .wrapped: wrapped(node)
    case .offScreen: offScreen(node)
    case .overflow: overflow(node)
    case .collapsed: collapsed(node)
    case .notCentred: notCentred(node)
    case .notFilling: notFilling(node)
    case .background: background(node)
    case .covered: covered(node)
    case .tapArea: tapArea(node)
    // These are not about one view in one layout.
    case .gap, .noEffect, .different: nil
    }
  }

  // MARK: Texts

  private func isText(_ node: Node) -> Bool { document.tree.kind(of: node.entry.layout) == .text && !node.isModifier }

  /// What a text needs for one line, as it is written.
  private func needed(_ node: Node) -> Double? {
    guard let content = document.layout?.tree.text(of: node.entry.layout) else { return nil }
    var free = content
    free.lineLimit = nil
    let measurer = TextMeasurer(
      platform: document.surroundings.metricPlatform, scale: document.surroundings.canvas.scale)
    return measurer.measure(free, proposal: .unspecified).size.width
  }

  private func truncated(_ node: Node) -> String? {
    guard isText(node), let text = node.texts.first(where: \.isTruncated), let line = text.lines.last else {
      return nil
    }
    let index = node.entry.layout.position
    guard let needed = needed(node), let room = document.proposals[index].width, needed > room else {
      return "\(names.name(node)) is truncated: its last line is “\(VisibleText.of(line.text))”."
    }
    return "\(names.name(node)) is truncated: it needs \(number(needed)) for one line and has \(number(room))."
  }

  private func wrapped(_ node: Node) -> String? {
    guard isText(node), let text = node.texts.first, text.lines.count > 1,
      !text.string.contains(where: \.isNewline), let needed = needed(node),
      let room = document.proposals[node.entry.layout.position].width
    else { return nil }
    // What is longer than the window has to be broken.
    if let window, needed > window.width { return nil }
    return "\(names.name(node)) breaks into \(text.lines.count) lines: it needs \(number(needed)) for one and has "
      + "\(number(room))."
  }

  // MARK: The window

  var window: Size? {
    let canvas = document.surroundings.canvas
    return canvas.proposal == nil ? canvas.size : nil
  }

  /// Whether people can scroll to a view: scroll views and lists do, which are layouts by code.
  private func isScrolled(_ node: Node) -> Bool {
    node.ancestors.contains { $0.isScrollView || document.tree.kind(of: $0.entry.layout) == .custom }
  }

  /// Whether people see something of a view itself, rather than of what is in it.
  func hasInk(_ node: Node) -> Bool {
    guard !node.isModifier else { return false }
    switch document.tree.kind(of: node.entry.layout) {
    case .text, .symbol, .image, .control, .fill, .circle: return true
    case .empty, .spacer, .deferred, .stack, .depthStack, .viewThatFits, .grid, .lazyStack, .lazyGrid, .scroll,
      .geometryReader, .custom, .fixedFrame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position,
      .priority, .alignmentGuide, .layered, .styleLayer, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding,
      .containerRelativeFrame, .coordinateSpace, .transform, .layoutDirection, .gridCell, .cellBoundary, .container,
      .matchedSource, .matchedView, .presentation:
      return false
    }
  }

  private func offScreen(_ node: Node) -> String? {
    guard hasInk(node), let window, !isScrolled(node) else { return nil }
    let frame = Rect(node.frame)
    for axis in Axis.allCases {
      let (start, length) = (frame.origin[axis], frame.size[axis])
      guard length > 0, start >= window[axis] || start + length <= 0 else { continue }
      return
        "\(names.name(node)) reaches \(span(start, length)), outside the window of \(number(window[axis])), and nothing "
        + "scrolls."
    }
    return nil
  }

  private func overflow(_ node: Node) -> String? {
    if isStack(node) { return crowded(node) }
    guard hasInk(node), let window, !isScrolled(node), offScreen(node) == nil,
      !node.ancestors.contains(where: { crowded($0) != nil })
    else { return nil }
    let frame = Rect(node.frame)
    for axis in Axis.allCases {
      let (start, length) = (frame.origin[axis], frame.size[axis])
      guard start < -0.01 || start + length > window[axis] + 0.01 else { continue }
      return "\(names.name(node)) reaches \(span(start, length)) and sticks out of the window, which is "
        + "\(number(window[axis])) \(axis == .horizontal ? "wide" : "high")."
    }
    return nil
  }

  private func isStack(_ node: Node) -> Bool {
    document.tree.kind(of: node.entry.layout) == .stack && node.isExplicable && !node.isModifier
  }

  /// A stack whose views need more than it is offered, if no stack around it has made room for that.
  private func crowded(_ node: Node) -> String? {
    guard isStack(node) else { return nil }
    for axis in Axis.allCases {
      guard let room = excess(node, axis),
        node.ancestors.lazy.filter({ isStack($0) }).allSatisfy({ excess($0, axis) != nil })
      else { continue }
      let size = document.frames[node.entry.layout.position].size[axis]
      return "\(names.name(node)) has \(number(room)) and needs \(number(size)): \(number(size - room)) too much."
    }
    return nil
  }

  /// What a stack is offered that needs more; nil for one that has room.
  private func excess(_ node: Node, _ axis: Axis) -> Double? {
    let index = node.entry.layout.position
    guard let room = document.proposals[index][axis], room.isFinite,
      document.frames[index].size[axis] > room + 0.5
    else { return nil }
    return room
  }

  private func span(_ start: Double, _ length: Double) -> String {
    "from \(number(start)) to \(number(start + length))"
  }

  /// A place as people write it.
  func shown(_ place: SourceRange) -> String {
    place.file == document.files[0].name
      ? "\(place.line):\(place.column)" : "\(place.file):\(place.line):\(place.column)"
  }

  func number(_ value: Double) -> String { SentenceWriter.length(value) }
}
