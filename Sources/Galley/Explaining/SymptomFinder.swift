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

  // MARK: Lengths

  private func collapsed(_ node: Node) -> String? {
    guard hasInk(node) else { return nil }
    let index = node.entry.layout.position
    let (offered, size) = (document.proposals[index], document.frames[index].size)
    let fills = document.tree.kind(of: node.entry.layout).look == .shape
    for axis in Axis.allCases {
      if fills, offered[axis] == nil, size[axis] == 10 {
        return "\(names.name(node)) is offered no \(axis.extent) and is 10 \(axis.wide)."
      }
      if fills, size[axis] == 0, size[axis.cross] > 0 { return "\(names.name(node)) is 0 \(axis.wide)." }
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
    return "\(names.name(node)) is offered \(number(room)) and is \(number(size[axis])) \(axis.wide)."
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
