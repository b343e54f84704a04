import GalleyLanguage
import GalleyLayout
import GalleySource
import GalleyTables

// Views that are shorter than people expect.

extension SymptomFinder {
  func collapsed(_ node: Node) -> String? {
    let kind = document.tree.kind(of: node.entry.layout)
    guard hasInk(node) || kind == .geometryReader && !node.isModifier else { return nil }
    let index = node.entry.layout.position
    let (offered, size) = (document.proposals[index], document.frames[index].size)
    let fills = [.fill, .circle, .geometryReader].contains(kind)
    for axis in Axis.allCases {
      let length = axis == .horizontal ? "width" : "height"
      let long = axis == .horizontal ? "wide" : "high"
      if fills, offered[axis] == nil, size[axis] == 10 {
        guard let giver = giver(of: node, axis) else {
          return "\(names.name(node)) is offered no \(length) and is 10 \(long)."
        }
        return "\(giver), and \(names.name(node)) is 10 \(long)."
      }
      if fills, size[axis] == 0, size[axis.cross] > 0 { return "\(names.name(node)) is 0 \(long)." }
    }
    return nil
  }

  /// The view around that offers no length any more, and why.
  private func giver(of node: Node, _ axis: Axis) -> String? {
    let length = axis == .horizontal ? "width" : "height"
    guard let giver = around[node].giver(axis).index.map({ Node(document: document, index: $0) }) else { return nil }
    let name = names.name(giver)
    if giver.isScrollView {
      let way = axis == .horizontal ? "horizontally" : "vertically"
      return "\(name) scrolls \(way), so it offers its content no \(length)"
    }
    return "\(name) offers its content no \(length)"
  }

  func notFilling(_ node: Node) -> String? { Axis.allCases.lazy.compactMap { notFilling(node, $0) }.first }

  /// The first layer inwards that takes less than it is offered.
  func notFilling(_ node: Node, _ axis: Axis) -> String? {
    // A picture may follow the frame around it, so that its own length comes first.
    if document.tree.kind(of: node.entry.layout) == .image, let own = shortfall(of: node, axis) { return own.text }
    if isText(node), let last = node.modifiers.last, isFilled(last, around: node, axis) { return nil }
    var outer: String?
    for layer in ([node] + node.modifiers).reversed() where layer.isExplicable {
      guard let shortfall = shortfall(of: layer, axis) else { continue }
      // What is as long as what is in it has its reason further inwards, if what is in it tells one.
      guard layer != node, let loan = shortfall.loan else { return outer ?? shortfall.text }
      if loan == .ownOffer { outer = outer ?? shortfall.text }
    }
    return outer
  }

  /// Whether the outermost layer around a text takes all that it is offered, so that no more can be wanted of the text.
  private func isFilled(_ layer: Node, around text: Node, _ axis: Axis) -> Bool {
    guard layer.isExplicable, let room = document.proposals[layer.entry.layout.position][axis], room.isFinite else {
      return false
    }
    let length = Rect(layer.frame).size[axis]
    return length > Rect(text.frame).size[axis] + 0.01 && length >= room - 0.01
  }

  /// That a view or modifier is shorter than what it is offered, in a sentence, and whether what is in it decided that.
  private func shortfall(of layer: Node, _ axis: Axis) -> (text: String, loan: Loan?)? {
    let index = layer.entry.layout.position
    let (offered, size) = (document.proposals[index], document.frames[index].size[axis])
    if let text = unoffered(layer, axis, size) { return (text, nil) }
    let isSpacer = document.tree.kind(of: layer.entry.layout) == .spacer
    guard let room = offered[axis], room.isFinite, size < room - 0.01, !isSpacer else { return nil }
    let loan = layer.isModifier ? layer.content.flatMap { lent(by: $0, axis, to: layer) } : nil
    let habit = loan == nil ? habit(of: layer, axis) : ": it is as \(axis.wide) as what is in it"
    return ("\(names.name(layer)) was offered \(number(room)) and is \(number(size)) \(axis.wide)\(habit).", loan)
  }

  /// How a modifier has the length of what is in it.
  private enum Loan {
    /// It hands on what it is offered.
    case offered
    /// It offers no length at all, or when it is placed its own once more: what is in it falls short of nothing.
    case ownOffer
  }

  /// Whether a modifier has the length of what is in it; nil where it decided the length itself.
  private func lent(by content: Node, _ axis: Axis, to layer: Node) -> Loan? {
    guard Rect(content.frame).size[axis] == Rect(layer.frame).size[axis] else { return nil }
    if document.tree.kind(of: layer.entry.layout) == .flexibleFrame { return isTold(layer, axis) ? nil : .ownOffer }
    let offered = document.proposals[content.entry.layout.position][axis]
    if offered == document.proposals[layer.entry.layout.position][axis] { return .offered }
    return offered == nil ? .ownOffer : nil
  }

  /// Whether a frame has one of the lengths that it is told.
  private func isTold(_ frame: Node, _ axis: Axis) -> Bool {
    let told = document.tree.parameters(of: frame.entry.layout)
    let names: [ParameterName] = axis == .horizontal ? [.minWidth, .maxWidth] : [.minHeight, .maxHeight]
    return names.contains {
      told[$0].map(Double.init(bitPattern:)) == document.frames[frame.entry.layout.position].size[axis]
    }
  }

  /// What would take whatever it is offered, and is offered nothing.
  private func unoffered(_ node: Node, _ axis: Axis, _ size: Double) -> String? {
    guard document.proposals[node.entry.layout.position][axis] == nil else { return nil }
    guard document.tree.isGreedy(node.entry.layout, along: axis), let giver = giver(of: node, axis) else { return nil }
    return "\(giver), and \(names.name(node)) is \(number(size)) \(axis.wide)."
  }

  /// Why a view takes less than it is offered.
  private func habit(of node: Node, _ axis: Axis) -> String {
    let long = axis == .horizontal ? "wide" : "high"
    switch document.tree.kind(of: node.entry.layout).lengthHabit {
    case .ofViewsAndGaps:
      return document.tree.isStack(node.entry.layout, along: axis)
        ? ": it is as \(long) as its children and gaps"
        : ": it is as \(long) as its \(axis == .horizontal ? "widest" : "highest") child"
    case .ofContent: return ": it is as \(long) as what is in it"
    case .ofText: return ": a text never grows"
    case .own: return ": it has a length of its own"
    // A stack with one view is what that view is.
    case .ofArguments: return node.isModifier ? ": its arguments say so" : ""
    case .ofScrolledContent: return ": where it does not scroll it is as \(long) as its content"
    case .greedy, .nothing: return ""
    }
  }

  func background(_ node: Node) -> String? {
    guard node.isModifier, [.styleLayer, .layered].contains(document.tree.kind(of: node.entry.layout)) else {
      return nil
    }
    let own = Rect(node.frame).size
    let around = node.modifiers.first { outer in
      let size = Rect(outer.frame).size
      return size.width > own.width + 0.01 || size.height > own.height + 0.01
    }
    guard let first = around else { return outgrown(node) }
    let outer = Rect(first.frame).size
    let isNamed = first.name != nil
    let subject = isNamed ? names.name(first) : "The \(first.view)"
    let place = names.valuePlace(first).map { " (\(shown($0)))" } ?? ""
    return
      "\(subject)\(place) stands outside the colour: \(names.name(node)) covers \(number(own.width)) × \(number(own.height)) "
      + "of \(number(outer.width)) × \(number(outer.height))."
  }

  /// A colour that what stands before it is larger than.
  private func outgrown(_ node: Node) -> String? {
    var inner = node
    while let content = inner.content, content.isExplicable {
      let (own, drawn) = (Rect(node.frame).size, Rect(content.frame).size)
      if drawn.width > own.width + 0.5 || drawn.height > own.height + 0.5 {
        let name = names.name(inner)
        // What tells views of one name apart is their place already.
        let place = name.hasSuffix(")") ? nil : names.valuePlace(inner).map { " (\(shown($0)))" }
        let cause = inner == node ? "" : ": \(name)\(place ?? "") makes it smaller"
        return "\(names.name(node)) covers \(number(own.width)) × \(number(own.height)), and "
          + "\(names.article(content)) in front of it is \(number(drawn.width)) × \(number(drawn.height))\(cause)."
      }
      inner = content
    }
    return nil
  }
}
