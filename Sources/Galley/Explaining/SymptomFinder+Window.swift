import GalleyLayout

// What leaves the window, or the room that there is.

extension SymptomFinder {
  var window: Size? {
    let canvas = document.surroundings.canvas
    return canvas.proposal == nil ? canvas.size : nil
  }

  /// Whether people see something of a view itself, rather than of what is in it.
  func hasInk(_ node: Node) -> Bool {
    !node.isModifier && document.tree.kind(of: node.entry.layout).look.isDrawn
  }

  func offScreen(_ node: Node) -> String? {
    guard hasInk(node), let window, !around[node].isScrolled else { return nil }
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

  func overflow(_ node: Node) -> String? {
    if isStack(node) { return crowded(node) ?? (isAsked ? beyondFrame(node) : nil) }
    guard hasInk(node) else { return nil }
    if let text = beyondFrame(node) { return text }
    guard let window, !around[node].isScrolled, isAsked || !around[node].isCrowded, offScreen(node) == nil
    else { return nil }
    let frame = Rect(node.frame)
    for axis in Axis.allCases {
      let (start, length) = (frame.origin[axis], frame.size[axis])
      guard start < -0.01 || start + length > window[axis] + 0.01 else { continue }
      return "\(names.name(node)) reaches \(span(start, length)) and sticks out of the window, which is "
        + "\(number(window[axis])) \(axis.wide)."
    }
    return nil
  }

  /// A view that is longer than the frame around it, which nothing clips.
  private func beyondFrame(_ node: Node) -> String? {
    let layers = node.modifiers
    guard let frame = layers.first(where: { !isSame($0, node) }), decides(frame),
      !node.ancestors.contains(where: { $0.isLayer })
    else { return nil }
    let (inner, outer) = (Rect(node.frame), Rect(frame.frame))
    for axis in Axis.allCases where inner.size[axis] > outer.size[axis] + 0.5 {
      let place = names.valuePlace(frame).map { " (\(shown($0)))" } ?? ""
      let subject = frame.name == nil ? "\(frame.view)\(place)" : "\(names.name(frame))\(place)"
      let parts = [outer.origin[axis] - inner.origin[axis], inner.end(axis) - outer.end(axis)].map { max(0, $0) }
      return "\(names.name(node)) is \(number(inner.size[axis])) \(axis.wide) and sticks out of \(subject), which is "
        + "\(number(outer.size[axis])): by \(number(parts[0])) before and \(number(parts[1])) behind."
    }
    return nil
  }

  /// Whether a layer has the size and place of the view.
  private func isSame(_ layer: Node, _ view: Node) -> Bool { Rect(layer.frame) == Rect(view.frame) }

  /// Whether a modifier says how long it is.
  private func decides(_ layer: Node) -> Bool {
    layer.isModifier
      && [.fixedFrame, .flexibleFrame, .containerRelativeFrame].contains(document.tree.kind(of: layer.entry.layout))
  }

  func isStack(_ node: Node) -> Bool {
    document.tree.kind(of: node.entry.layout) == .stack && node.isExplicable && !node.isModifier
  }

  /// A stack whose views need more than it is offered, if no stack around it has made room for that.
  private func crowded(_ node: Node) -> String? {
    guard isStack(node) else { return nil }
    for axis in Axis.allCases {
      guard let room = excess(node, axis), around[node].noRoom.contains(axis) else { continue }
      let size = document.frames[node.entry.layout.position].size[axis]
      return "\(names.name(node)) has \(number(room)) and needs \(number(size)): \(number(size - room)) too much."
    }
    return nil
  }

  /// What a stack is offered that needs more; nil for one that has room.
  func excess(_ node: Node, _ axis: Axis) -> Double? {
    let index = node.entry.layout.position
    guard let room = document.proposals[index][axis], room.isFinite,
      document.frames[index].size[axis] > room + 0.5
    else { return nil }
    return room
  }

  /// By how much a view has too little room: how far it reaches beyond the window where nothing scrolls to it, what a stack needs
  /// beyond its offer, and what is in a frame beyond the frame.
  func want(of node: Node) -> Double {
    guard isSeen(node) else { return 0 }
    return Axis.allCases.reduce(0) { $0 + beyondWindow(node, $1) + beyondOffer(node, $1) + beyondFrame(node, $1) }
  }

  private func beyondWindow(_ node: Node, _ axis: Axis) -> Double {
    guard hasInk(node), let window, !around[node].isScrolled else { return 0 }
    let frame = Rect(node.frame)
    return max(0, -frame.origin[axis]) + max(0, frame.end(axis) - window[axis])
  }

  private func beyondOffer(_ node: Node, _ axis: Axis) -> Double {
    guard isStack(node), let room = excess(node, axis) else { return 0 }
    return document.frames[node.entry.layout.position].size[axis] - room
  }

  private func beyondFrame(_ node: Node, _ axis: Axis) -> Double {
    guard decides(node), let content = node.content else { return 0 }
    return max(0, Rect(content.frame).size[axis] - Rect(node.frame).size[axis])
  }

  private func span(_ start: Double, _ length: Double) -> String {
    "from \(number(start)) to \(number(start + length))"
  }
}
