import Galley

extension Measurement {
  /// Interprets a document and prints its frames as often as its size asks for.
  init(_ workload: DocumentWorkload) {
    let source = workload.makeSource()
    let interpreter = Interpreter()
    var failure: String?
    let growth = ResidentMemory.growth {
      let result = interpreter.check(source).layout()
      if result.frames() == nil { failure = "\(workload.name): the generated document has errors\n" }
    }
    if let failure { Output.fail(failure) }
    let allocations = Allocations.count { _ = interpreter.check(source).layout().frames() }
    let repeats = Measurement.repeats(nodes: workload.views)
    let times = (0..<repeats).map { _ in
      Stopwatch.time {
        (0..<workload.rounds).reduce(0) { count, _ in count + (interpreter.check(source).layout().frames()?.count ?? 0)
        }
      }.nanoseconds
    }
    let freeTimes = (0..<repeats).map { _ in Stopwatch.timeFreeing(interpreter.check(source).layout()) }
    let count = Double(workload.views * workload.rounds)
    self.init(
      workload: workload.name, nodes: workload.views, repeats: repeats, time: Measurement.median(times) / count,
      fastestTime: (times.min() ?? 0) / count)
    freeTime = Measurement.median(freeTimes) / Double(workload.views)
    memory = growth.map { Double($0) / Double(workload.views) }
    self.allocations = allocations.map { Double($0) / Double(workload.views) }
  }
}
