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
    if isStack(node) { return crowded(node) }
    guard hasInk(node), let window, !around[node].isScrolled, !around[node].isCrowded, offScreen(node) == nil
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

  /// Whether a modifier that decides a length holds something longer.
  func isOverfull(_ node: Node) -> Bool {
    guard node.isModifier, isSeen(node), let content = node.content else { return false }
    switch document.tree.kind(of: node.entry.layout) {
    case .fixedFrame, .flexibleFrame, .containerRelativeFrame:
      return Axis.allCases.contains { axis in
        Rect(content.frame).size[axis] > Rect(node.frame).size[axis] + 0.5
      }
    default: return false
    }
  }

  private func span(_ start: Double, _ length: Double) -> String {
    "from \(number(start)) to \(number(start + length))"
  }
}
