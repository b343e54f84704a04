/// ZStack: the union of the aligned rectangles of the children of highest priority. Source: layout 2.5.
extension LayoutEngine {
  /// How far children aligned on one line reach before it and as a whole.
  private struct Union {
    var line = -Double.infinity
    var behind = 0.0
    var unaligned = 0.0

    mutating func add(guide: Double, length: Double) {
      guard guide.isFinite else {
        unaligned = max(unaligned, length)
        return
      }
      behind = line == -.infinity ? length - guide : max(behind, length - guide)
      line = max(line, guide)
    }

    var length: Double { line == -.infinity ? unaligned : max(line + behind, unaligned) }
  }

  @inline(never)
  mutating func sizeOfDepthStack(_ node: LayoutTree.Node, _ proposal: Proposal) -> Size {
    var (horizontal, vertical) = (Union(), Union())
    let highest = highestPriority(node)
    for position in 0..<node.childCount {
      let child = tree.child(position, of: node)
      let counts = UnconfirmedChoices.spacersEnlargeDepthStacks && facts[Int(child)].flags.contains(.isSpacer)
      guard priority(of: child) == highest || counts else { continue }
      let size = measure(child, proposal)
      horizontal.add(
        guide: guide(node.horizontal, of: child, size: size, proposal: proposal), length: size.width)
      vertical.add(guide: guide(node.vertical, of: child, size: size, proposal: proposal), length: size.height)
    }
    return Size(width: horizontal.length, height: vertical.length)
  }

  /// Arranges all children in the union of the most important ones, each offered the stack's own size.
  mutating func arrangeDepthStack(_ node: LayoutTree.Node, size: Size) -> Int {
    let base = arranged.count
    let highest = highestPriority(node)
    let offer = Proposal(size)
    var lines = Point(x: -.infinity, y: -.infinity)
    for position in 0..<node.childCount {
      let child = tree.child(position, of: node)
      var item = Arranged(proposal: offer, child: child)
      item.size = measure(child, offer)
      for axis in Axis.allCases {
        item.origin[axis] = guide(node.alignment[axis], of: child, size: item.size, proposal: offer)
        if priority(of: child) == highest && item.origin[axis].isFinite {
          lines[axis] = max(lines[axis], item.origin[axis])
        }
      }
      arranged.append(item)
    }
    for item in base..<arranged.count {
      for axis in Axis.allCases {
        arranged[item].origin[axis] = LayoutEngine.aligned(lines[axis], arranged[item].origin[axis])
      }
    }
    return base
  }

  private func highestPriority(_ node: LayoutTree.Node) -> Double {
    var highest = -Double.infinity
    for position in 0..<node.childCount { highest = max(highest, priority(of: tree.child(position, of: node))) }
    return highest
  }
}
