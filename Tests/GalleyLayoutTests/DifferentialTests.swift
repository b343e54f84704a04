import GalleyLayout
import Testing

/// Compares the engine with the rules written down word for word, on random trees.
@Suite struct DifferentialTests {
  @Test(arguments: 0..<25) func stacksAndFramesAgree(_ seed: UInt64) {
    compare(seed: seed, trees: 60, hasGuides: false, hasGrids: false)
  }

  @Test(arguments: 100..<125) func guidesAndTextsAgree(_ seed: UInt64) {
    compare(seed: seed, trees: 60, hasGuides: true, hasGrids: false)
  }

  @Test(arguments: 200..<220) func gridsAgree(_ seed: UInt64) {
    compare(seed: seed, trees: 30, hasGuides: true, hasGrids: true)
  }

  @Test(arguments: 300..<310) func rightToLeftIsTheMirrorImage(_ seed: UInt64) {
    var specimens = RandomSpecimens(random: SeededGenerator(seed), hasGuides: true, hasGrids: true)
    for tree in 0..<30 {
      let specimen = specimens.view(depth: 4).resolved(orientation: nil)
      let proposal = specimens.proposal()
      let left = Layout(specimen, proposal.width, proposal.height)
      let right = Layout(specimen, proposal.width, proposal.height, rightToLeft: true)
      let width = left.size.width
      guard left.result.frames.allSatisfy({ $0.size.width.isFinite }) else { continue }
      for (node, frame) in left.result.frames.enumerated() where left.result.isPlaced[node] {
        let mirrored = right.result.frames[node]
        let isMirrored = isClose(mirrored.minX, width - frame.maxX, within: 1e-6) && isClose(mirrored.minY, frame.minY)
        #expect(isMirrored && mirrored.size == frame.size, "seed \(seed), tree \(tree), node \(node)")
      }
    }
  }

  private func compare(seed: UInt64, trees: Int, hasGuides: Bool, hasGrids: Bool) {
    var specimens = RandomSpecimens(random: SeededGenerator(seed), hasGuides: hasGuides, hasGrids: hasGrids)
    for tree in 0..<trees {
      let specimen = specimens.view(depth: hasGrids ? 3 : 4).resolved(orientation: nil)
      let proposal = specimens.proposal()
      let expected = LiteralLayout.frames(of: specimen, proposal)
      let layout = Layout(specimen, proposal.width, proposal.height)
      let found = layout.inTreeOrder()
      guard let place = firstDifference(found, expected) else { continue }
      Issue.record(
        """
        seed \(seed), tree \(tree), \(proposal): node \(place) is \(found.dropFirst(place).first as Any) \
        instead of \(expected.dropFirst(place).first as Any) in \(specimen.summary)
        """)
      return
    }
  }

  private func firstDifference(_ found: [LiteralLayout.Placed], _ expected: [LiteralLayout.Placed]) -> Int? {
    for index in 0..<max(found.count, expected.count) {
      guard index < found.count, index < expected.count else { return index }
      let (left, right) = (found[index], expected[index])
      let lengths = [
        (left.frame.minX, right.frame.minX), (left.frame.minY, right.frame.minY),
        (left.frame.size.width, right.frame.size.width), (left.frame.size.height, right.frame.size.height),
        (left.proposal.width ?? -7, right.proposal.width ?? -7),
        (left.proposal.height ?? -7, right.proposal.height ?? -7),
      ]
      guard lengths.allSatisfy({ isClose($0, $1, within: 1e-6 + abs($1) * 1e-9) }) else { return index }
    }
    return nil
  }
}

extension Layout {
  /// The frames of the placed nodes, parents first.
  func inTreeOrder() -> [LiteralLayout.Placed] {
    var result: [LiteralLayout.Placed] = []
    func visit(_ node: LayoutNodeID) {
      guard self.result.isPlaced[node.position] else { return }
      result.append(
        LiteralLayout.Placed(frame: self.result.frames[node.position], proposal: self.result.proposals[node.position]))
      for child in self.result.tree.children(of: node) { visit(child) }
    }
    visit(root)
    return result
  }
}

extension Specimen {
  /// The specimen as a tree builder hands it on: stacks of one view left out, Spacers with their axes.
  func resolved(orientation: Axis?) -> Specimen {
    var inner = orientation
    var isTransparent = false
    switch primitive {
    case .stack(let axis, _, _):
      inner = axis
      isTransparent = children.count == 1
    case .depthStack:
      inner = nil
      isTransparent = children.count == 1
    case .grid: inner = nil
    default: break
    }
    if isTransparent { return children[0].resolved(orientation: inner) }
    var result = self
    if case .spacer(let minLength, _) = primitive, followsOrientation {
      result.primitive = .spacer(minLength: minLength, orientation: orientation)
      result.followsOrientation = false
    }
    result.children = children.map { $0.resolved(orientation: inner) }
    return result
  }

  /// The specimen in one line.
  var summary: String {
    let inside = children.map(\.summary).joined(separator: ", ")
    return children.isEmpty ? "\(primitive)" : "\(primitive) { \(inside) }"
  }
}
