/// containerRelativeFrame. Source: layout 4.13.
extension LayoutEngine {
  /// The frame's length on an axis, NaN where it passes the axis through.
  private func containerLength(_ frame: ContainerRelativeFrame, axis: Axis) -> Double {
    guard frame.axes.contains(axis) else { return .nan }
    let length = containers[Int(container)].size[axis]
    switch frame.rule {
    case .whole: return length
    case .columns(let count, let span, let spacing):
      let columns = Double(max(count, 1))
      let column = (length - spacing * (columns - 1)) / columns
      let spanned = Double(max(span, 1))
      return LayoutEngine.sane(column * spanned + spacing * (spanned - 1))
    case .closure(let closure):
      return LayoutEngine.sane(host.length(of: closure, containerLength: length, axis: axis))
    }
  }

  private func containerOffer(_ node: LayoutTree.Node, _ proposal: Proposal) -> Proposal {
    let frame = tree.containerFrames[Int(node.payload)]
    var offer = proposal
    for axis in Axis.allCases where frame.axes.contains(axis) { offer[raw: axis] = containerLength(frame, axis: axis) }
    return offer
  }

  mutating func sizeOfContainerFrame(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    let frame = tree.containerFrames[Int(node.payload)]
    let offer = containerOffer(node, proposal)
    if frame.axes == .both { return offer.replacingUnspecified() }
    var size = measure(tree.child(0, of: node), offer)
    for axis in Axis.allCases where frame.axes.contains(axis) { size[axis] = offer[axis] ?? size[axis] }
    return size
  }

  mutating func containerFramePlacement(_ node: LayoutTree.Node, size: Size, proposal: Proposal) -> ChildPlacement {
    framePlacement(node, size: size, offer: containerOffer(node, proposal))
  }
}
