import GalleySource

extension Measurement {
  /// Takes a document through its stages, in turn with the least that this can cost.
  init(_ workload: ParsingWorkload) {
    let file = workload.makeSource()
    let size = Double(file.bytes.count)
    if let problem = workload.run(on: file) { Output.fail("\(workload.name): \(problem)\n") }
    guard workload.runLimit(on: file) else { Output.fail("\(workload.name): libyaml cannot read it\n") }
    let views = workload.document.views
    let growth = ResidentMemory.growth { _ = workload.run(on: file) }
    let allocations = Allocations.count { _ = workload.run(on: file) }
    let repeats = Measurement.repeats(nodes: views)
    var times: [Double] = []
    var limits: [Double] = []
    for _ in 0..<repeats {
      times.append(Stopwatch.time { workload.run(on: file) }.nanoseconds)
      limits.append(Stopwatch.time { workload.runLimit(on: file) }.nanoseconds)
    }
    let count = Double(views)
    self.init(
      workload: workload.name, nodes: views, repeats: repeats, time: Measurement.median(times) / count,
      fastestTime: (times.min() ?? 0) / count)
    memory = growth.map { Double($0) / count }
    self.allocations = allocations.map { Double($0) / count }
    megabytesPerSecond = size * 1000 / max(Measurement.median(times), 1)
    limit = Limit(name: workload.limitName, ratio: Measurement.median(times) / max(Measurement.median(limits), 1))
  }
}
