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

  private func truncated(_ node: Node) -> String? {
    guard isText(node), let line = node.texts.first(where: \.isTruncated)?.lines.last else { return nil }
    return "\(names.name(node)) is cut: its last line is “\(VisibleText.of(line.text))”."
  }

  private func wrapped(_ node: Node) -> String? {
    guard isText(node), let text = node.texts.first, text.lines.count > 1,
      !text.string.contains(where: \.isNewline)
    else { return nil }
    return "\(names.name(node)) breaks into \(text.lines.count) lines."
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

  // MARK: Lengths

  private func collapsed(_ node: Node) -> String? {
    guard hasInk(node) else { return nil }
    let index = node.entry.layout.position
    let (offered, size) = (document.proposals[index], document.frames[index].size)
    let fills = [.fill, .circle].contains(document.tree.kind(of: node.entry.layout))
    for axis in Axis.allCases {
      let length = axis == .horizontal ? "width" : "height"
      let long = axis == .horizontal ? "wide" : "high"
      if fills, offered[axis] == nil, size[axis] == 10 {
        return "\(names.name(node)) is offered no \(length) and is 10 \(long)."
      }
      if fills, size[axis] == 0, size[axis.cross] > 0 { return "\(names.name(node)) is 0 \(long)." }
    }
    return nil
  }

  private func notFilling(_ node: Node) -> String? {
    let index = node.entry.layout.position
    let (offered, size) = (document.proposals[index], document.frames[index].size)
    let axes = Axis.allCases.filter { axis in
      offered[axis].map { $0.isFinite && size[axis] < $0 - 0.01 } ?? false
    }
    guard let axis = axes.first, let room = offered[axis] else { return nil }
    let long = axis == .horizontal ? "wide" : "high"
    return "\(names.name(node)) is offered \(number(room)) and is \(number(size[axis])) \(long)."
  }

  private func notCentred(_ node: Node) -> String? {
    guard let window else { return nil }
    let (frame, safe) = (Rect(node.frame), document.surroundings.canvas.safeArea)
    for axis in Axis.allCases {
      let before = document.surroundings.canvas.isRightToLeft && axis == .horizontal ? safe.trailing : safe.start(axis)
      let middle = before + (window[axis] - safe.total(axis)) / 2
      let off = frame.origin[axis] + frame.size[axis] / 2 - middle
      guard abs(off) > pixel else { continue }
      let side = axis == .horizontal ? (off < 0 ? "left of" : "right of") : (off < 0 ? "above" : "below")
      return "\(names.name(node)) stands \(number(abs(off))) \(side) the middle, \(number(middle))."
    }
    return nil
  }

  private func background(_ node: Node) -> String? {
    guard node.isModifier, [.styleLayer, .layered].contains(document.tree.kind(of: node.entry.layout)) else {
      return nil
    }
    let own = Rect(node.frame).size
    let around = node.modifiers.first { outer in
      let size = Rect(outer.frame).size
      return size.width > own.width + 0.01 || size.height > own.height + 0.01
    }
    guard let first = around else { return nil }
    let outer = Rect(first.frame).size
    return
      "\(names.name(node)) covers \(number(own.width)) × \(number(own.height)), and \(names.name(first)) stands around "
      + "it: \(number(outer.width)) × \(number(outer.height))."
  }

  func number(_ value: Double) -> String { SentenceWriter.length(value) }
}
