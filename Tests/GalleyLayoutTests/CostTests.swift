import CStackRoom
import Foundation
import GalleyLayout
import Testing

/// The engine's cost, counted in sizes computed: it must stay linear in the nodes at any depth.
@Suite struct CostTests {
  /// Lays a workload out on a thread whose stack fits ten thousand levels, unless it is told another.
  private func layOut(
    _ workload: (LayoutTree, LayoutNodeID), side: Double = 800, stack: Int = 1 << 29
  ) async -> LayoutResult {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        _ = stackRoomFind()
        let canvas = Canvas(size: Size(width: side, height: side))
        continuation.resume(
          returning: GalleyLayout.layOut(
            workload.1, of: workload.0, in: canvas, text: SpecimenText(), host: SpecimenHost()))
      }
      thread.stackSize = stack
      thread.start()
    }
  }

  private func perNode(_ result: LayoutResult) -> Double {
    Double(result.counters.sizeComputations) / Double(result.tree.count)
  }

  @Test func fixedTreesAreMeasuredOnce() async {
    for workload in [Workloads.flat(1000), Workloads.balanced(3)] {
      let result = await layOut(workload)
      #expect(perNode(result) == 1)
      #expect(result.counters.maximumPerNode == 1)
      #expect(result.isPlaced.allSatisfy { $0 })
    }
  }

  @Test(arguments: [(50, 800), (50, 1e9), (500, 800), (500, 1e9), (10_000, 1e9)])
  func deepSpacerTreesStayLinear(_ depth: Int, _ side: Double) async {
    let result = await layOut(Workloads.deep(depth), side: side)
    #expect(result.counters.maximumPerNode <= 8)
    #expect(perNode(result) <= 4)
    #expect(!result.isOverBudget)
  }

  @Test(arguments: [10, 500, 10_000]) func chainsStayLinear(_ depth: Int) async {
    let result = await layOut(Workloads.chain(depth))
    #expect(result.counters.maximumPerNode <= 4)
  }

  /// The contract of `layOut`: a tree that is too deep for the stack comes back unfinished.
  @Test func aChainThatIsTooDeepForTheStackComesBackUnfinished() async {
    let result = await layOut(Workloads.chain(10_000), stack: 512 << 10)
    #expect(result.isOverBudget)
  }

  @Test(arguments: [10, 40, 300], [800, 1e9])
  func deepFlexibleTreesStayLinear(_ depth: Int, _ side: Double) async {
    // Two flexible siblings a level: each node is offered 0, ∞ and a share on either axis, 9 offers at most.
    let result = await layOut(Workloads.flexibleDeep(depth), side: side)
    #expect(result.counters.maximumPerNode <= 9)
  }

  @Test(arguments: [5, 20, 40, 100], [800, 1e9])
  func textsCostAtMostTwiceTheDepth(_ depth: Int, _ side: Double) async {
    let result = await layOut(Workloads.textDeep(depth), side: side)
    #expect(result.counters.maximumPerNode <= 2 * depth + 8)
  }

  @Test func listsOfTextsAreMeasuredAFewTimes() async {
    let result = await layOut(Workloads.texts(1000))
    #expect(result.counters.maximumPerNode <= 4)
    #expect(perNode(result) <= 4)
  }

  @Test func aLayoutGivesUpOverItsBudget() {
    let (tree, root) = Workloads.deep(50)
    let result = GalleyLayout.layOut(
      root, of: tree, in: Canvas(size: Size(width: 800, height: 800)), text: SpecimenText(), host: SpecimenHost(),
      limits: LayoutLimits(sizeComputations: 20))
    #expect(result.isOverBudget)
    #expect(result.counters.sizeComputations == 20)
  }

  @Test func guidesStayLinearInChainsOfFrames() {
    // Each frame asks its child for two guides; remembered, that is two questions a level, not two to the depth.
    var view = F(10, 10).guide(.leading) { _ in 3 }.guide(.trailing) { _ in 5 }
    for level in 0..<60 {
      view = view.frame(width: 200, height: 100, alignment: level % 2 == 0 ? .leading : .trailing)
    }
    let layout = Layout(view.overlay(.leading, color), 300, 300)
    #expect(layout.result.counters.sizeComputations < 1000)
  }

  @Test func wildNumbersDoNotTrap() {
    let wild: [Double] = [-.infinity, -1, -0.0, 0, .leastNonzeroMagnitude, 1e308, .infinity, .nan]
    for number in wild {
      let view = hstack(
        spacing: number, color.frame(width: number, height: number), spacer(number),
        color.frame(minWidth: number, idealWidth: number, maxWidth: number).padding(number),
        color.aspectRatio(number).offset(number, number), color.position(number, number).priority(number),
        Specimen(.image(size: Size(width: number, height: number), isResizable: false)))
      for offer in wild {
        let layout = Layout(view, offer, offer)
        for frame in layout.result.frames {
          #expect(!frame.minX.isNaN && !frame.minY.isNaN && frame.size.width >= 0 && frame.size.height >= 0)
        }
        _ = Layout(window: view, offer, offer)
      }
    }
  }
}
