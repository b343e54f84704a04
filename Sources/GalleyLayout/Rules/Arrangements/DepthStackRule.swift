import GalleyTables

/// ZStack: the union of the aligned rectangles of the children of highest priority.
///
/// Source: layout 2.5.
struct DepthStackRule: ArrangementRule {
  static var look: NodeLook { .collection }
  static var lengthHabit: LengthHabit { .ofContent }

  let node: NodeView

  static func store(alignment: Alignment) -> LayoutTree.Node { LayoutTree.Node(.depthStack, alignment: alignment) }

  private var alignment: Alignment { node.storage.alignment }

  func facts(in engine: inout LayoutEngine) -> NodeFacts {
    guard var result = engine.unitedFacts(of: node) else { return NodeFacts(priority: LayoutEngine.lowestPriority) }
    if result.flags.contains(.mixedPriorities) { result.flags.subtract(.unboundedBoth) }
    result.guides &= ~NodeFacts.standardGuides
    return result
  }

  func spacing(in engine: inout LayoutEngine) -> Index<SpacingWishes> {
    engine.mergedSpacing(of: node, from: node.childCount > 0 ? highestPriority(in: &engine) : nil)
  }

  @inline(never)
  func size(_ proposal: Proposal, in engine: inout LayoutEngine) -> Size {
    var (horizontal, vertical) = (Union(), Union())
    let highest = highestPriority(in: &engine)
    for position in 0..<node.childCount {
      let child = node.child(position, in: engine)
      let counts =
        UnconfirmedChoices.spacersEnlargeDepthStacks && engine.facts[child.position].flags.contains(.isSpacer)
      guard engine.priority(of: child) == highest || counts else { continue }
      let size = engine.measure(child, proposal)
      horizontal.add(
        guide: engine.guide(alignment.horizontal, of: child, size: size, proposal: proposal), length: size.width)
      vertical.add(
        guide: engine.guide(alignment.vertical, of: child, size: size, proposal: proposal), length: size.height)
    }
    return Size(width: horizontal.length, height: vertical.length)
  }

  /// Arranges all children in the union of the most important ones, each offered the stack's own size.
  func arrange(size: Size, proposal: Proposal, in engine: inout LayoutEngine) -> Int {
    let base = engine.arranged.count
    let highest = highestPriority(in: &engine)
    let offer = Proposal(size)
    var lines = Point(x: -.infinity, y: -.infinity)
    for position in 0..<node.childCount {
      let child = node.child(position, in: engine)
      var item = LayoutEngine.Arranged(proposal: offer, child: child)
      item.size = engine.measure(child, offer)
      for axis in Axis.allCases {
        item.origin[axis] = engine.guide(alignment[axis], of: child, size: item.size, proposal: offer)
        if engine.priority(of: child) == highest && item.origin[axis].isFinite {
          lines[axis] = max(lines[axis], item.origin[axis])
        }
      }
      engine.arranged.append(item)
    }
    for item in base..<engine.arranged.count {
      for axis in Axis.allCases {
        engine.arranged[item].origin[axis] = LayoutEngine.aligned(lines[axis], engine.arranged[item].origin[axis])
      }
    }
    return base
  }

  /// The views that decide how large it is: those of the highest priority.
  func importantViews(in engine: inout LayoutEngine) -> [LayoutNodeID] {
    let highest = highestPriority(in: &engine)
    var result: [LayoutNodeID] = []
    for position in 0..<node.childCount {
      let child = node.child(position, in: engine)
      if engine.priority(of: child) == highest { result.append(child) }
    }
    return result
  }

  private func highestPriority(in engine: inout LayoutEngine) -> Double {
    var highest = -Double.infinity
    for position in 0..<node.childCount {
      highest = max(highest, engine.priority(of: node.child(position, in: engine)))
    }
    return highest
  }

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
}
