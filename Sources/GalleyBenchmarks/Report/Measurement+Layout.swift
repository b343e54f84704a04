import GalleyLayout

extension Measurement {
  /// Builds and lays out a tree as often as its size asks for.
  init(_ workload: LayoutWorkload) {
    let host = ClosurelessHost()
    let canvas = Canvas(size: workload.root)
    func layOutOnce(_ built: consuming LayoutWorkload.Built) -> LayoutResult {
      layOut(built.root, of: built.tree, in: canvas, text: workload.measurer, host: host)
    }
    var counters = LayoutCounters()
    var nodes = 1
    let growth = ResidentMemory.growth {
      let result = layOutOnce(workload.build())
      counters = result.counters
      nodes = result.frames.count
    }
    let allocations = Allocations.count { _ = layOutOnce(workload.build()) }
    let repeats = Measurement.repeats(nodes: nodes)
    var buildTimes: [Double] = []
    var times: [Double] = []
    var freeTimes: [Double] = []
    for _ in 0..<repeats {
      let built = Stopwatch.time { workload.build() }
      buildTimes.append(built.nanoseconds)
      let laidOut = Stopwatch.time { layOutOnce(built.result) }
      times.append(laidOut.nanoseconds)
      freeTimes.append(Stopwatch.timeFreeing(laidOut.result))
    }
    let count = Double(nodes)
    self.init(
      workload: workload.name, nodes: nodes, repeats: repeats, time: Measurement.median(times) / count,
      fastestTime: (times.min() ?? 0) / count)
    buildTime = Measurement.median(buildTimes) / count
    freeTime = Measurement.median(freeTimes) / count
    memory = growth.map { Double($0) / count }
    sizes = Double(counters.sizeComputations) / count
    largestSizes = counters.maximumPerNode
    memoEntries = Double(counters.memoEntries) / count
    self.allocations = allocations.map { Double($0) / count }
  }
}
