extension Measurement {
  /// Starts a program again and again, in turn with the one that it is compared with.
  init(_ workload: StartUpWorkload, galley: String?) {
    guard let programs = workload.prepare(galley: galley) else {
      Output.fail(
        "\(workload.name): needs `galley` beside this program or where `--galley` says, and `swiftc` for the program it is compared with\n"
      )
    }
    defer { programs.remove() }
    let repeats = 101
    var times: [Double] = []
    var limits: [Double] = []
    var faults: [Double] = []
    for _ in 0..<repeats {
      let run = Stopwatch.time { programs.run() }
      times.append(run.nanoseconds)
      if let usage = run.result { faults.append(Double(usage.pageFaults)) }
      limits.append(Stopwatch.time { programs.runLimit() }.nanoseconds)
    }
    self.init(
      workload: workload.name, nodes: 1, repeats: repeats, time: Measurement.median(times),
      fastestTime: times.min() ?? 0)
    pageFaults = Int(Measurement.median(faults))
    if case .galley = workload.subject { programBytes = programs.strippedSize }
    limit = Limit(
      name: workload.limitName, ratio: Measurement.median(times) / max(Measurement.median(limits), 1))
  }
}
