import GalleyLayout
import GalleyTables

// What is worth knowing beside what was asked.

extension AnswerWriter {
  func notes(_ explanation: Explanation) -> [String] {
    guard why == nil || why == .truncated else { return [] }
    return [otherSide(explanation), crowdedStack(explanation), drawnElsewhere].compactMap(\.self)
  }

  /// Which side of a ratio decided, and what would follow from the other.
  private func otherSide(_ explanation: Explanation) -> String? {
    guard explanation.aspects == [.width] || explanation.aspects == [.height],
      let step = explanation.steps.last(where: { $0.reason.rule == .ratioFit && $0.reason.nodes.last == id })?.reason,
      let (wide, high) = pair(step, "Pw", "Ph"), let (width, height) = pair(step, "bw", "bh"), wide.isFinite,
      high.isFinite
    else { return nil }
    let isHeight = high / height < wide / width
    guard isHeight == (explanation.aspects == [.width]) else { return nil }
    if isHeight {
      let wanted = wide * height / width
      return
        "the height decides: \(length(wide)) wide it would be \(length(wanted)) high, \(length(wanted - high)) more "
        + "than there is."
    }
    let wanted = high * width / height
    return
      "the width decides: \(length(high)) high it would be \(length(wanted)) wide, \(length(wanted - wide)) more than "
      + "there is."
  }

  /// What turns or scales a view, of which no size and no place follows.
  private var drawnElsewhere: String? {
    let layer = node.modifiers.first { layer in
      layer.isExplicable && document.tree.kind(of: layer.entry.layout) == .transform
    }
    guard let layer else { return nil }
    let place = layer.sourceRange.map { " (\(explainer.writer.shown($0)))" } ?? ""
    return
      "also: \(layer.name == nil ? layer.view : name(layer))\(place) changes how and where \(name(node)) is drawn, not its "
      + "size and place."
  }

  private func pair(_ step: GalleyLayout.Step, _ first: String, _ second: String) -> (Double, Double)? {
    guard let one = step.number(first), let other = step.number(second) else { return nil }
    return (one, other)
  }

  /// A stack around a cut text that needs more than it is offered all the same.
  private func crowdedStack(_ explanation: Explanation) -> String? {
    guard explanation.steps.contains(where: { $0.reason.rule == .textMark && $0.reason.isAbout(id) }),
      let stack = node.ancestors.first(where: { isStack($0, across: .vertical) })
    else { return nil }
    let position = stack.entry.layout.position
    let size = document.frames[position].size.width
    guard let room = document.proposals[position].width, size > room + 0.01 else { return nil }
    var parts: [Double] = []
    var end: Double?
    for view in stack.children where view.isExplicable && document.isPlaced[view.entry.layout.position] {
      let own = Rect(view.frame)
      if let end { parts.append(own.minX - end) }
      parts.append(own.size.width)
      end = own.minX + own.size.width
    }
    guard abs(parts.reduce(0, +) - size) < 1e-6, parts.count < 12 else { return nil }
    return "also: \(name(stack)) is \(parts.map(length).joined(separator: " + ")) = \(length(size)) wide, "
      + "\(length(size - room)) more than the \(length(room)) it was offered."
  }
}
