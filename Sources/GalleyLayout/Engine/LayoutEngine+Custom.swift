/// Layouts of the host's own. Source: layout 4.16.
extension LayoutEngine {
  private func children(of node: LayoutTree.Node) -> [Int32] {
    (0..<node.childCount).map { tree.child($0, of: node) }
  }

  @inline(never)
  mutating func sizeOfCustom(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    let layout = host.layout(of: HostLayoutID(rawValue: node.payload))
    let children = children(of: node)
    return withUnsafeMutablePointer(to: &self) { engine in
      var subviews = LayoutSubviews(engine: engine, children: children)
      return layout.sizeThatFits(proposal, subviews: &subviews)
    }
  }

  /// Lets the host place the subviews; those it forgets are centred in the bounds with the layout's proposal.
  mutating func arrangeCustom(_ node: LayoutTree.Node, size: Size, proposal: Proposal) -> Int {
    let layout = host.layout(of: HostLayoutID(rawValue: node.payload))
    let children = children(of: node)
    let places = withUnsafeMutablePointer(to: &self) { engine in
      var subviews = LayoutSubviews(engine: engine, children: children)
      layout.placeSubviews(in: Rect(origin: .zero, size: size), proposal: proposal, subviews: &subviews)
      return subviews.places
    }
    let base = arranged.count
    for (child, place) in zip(children, places) {
      var item = Arranged(proposal: place?.proposal ?? proposal, child: child)
      item.size = measure(child, item.proposal)
      let point = place?.point ?? Point(x: size.width / 2, y: size.height / 2)
      let anchor = place?.anchor ?? .center
      item.origin = Point(
        x: LayoutEngine.aligned(point.x, anchor.x * item.size.width),
        y: LayoutEngine.aligned(point.y, anchor.y * item.size.height))
      arranged.append(item)
    }
    return base
  }

  /// The layout's own value for a guide, NaN where it leaves it to its subviews.
  mutating func customGuide(_ guide: GuideID, _ node: LayoutTree.Node, size: Size, proposal: Proposal) -> Double {
    let layout = host.layout(of: HostLayoutID(rawValue: node.payload))
    let children = children(of: node)
    return withUnsafeMutablePointer(to: &self) { engine in
      var subviews = LayoutSubviews(engine: engine, children: children)
      let bounds = Rect(origin: .zero, size: size)
      return layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: &subviews) ?? .nan
    }
  }
}
