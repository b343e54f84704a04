extension Measurement {
  /// Starts a program again and again, in turn with one that does nothing but greet.
  init(_ workload: StartUpWorkload) {
    guard let programs = workload.prepare() else {
      Output.fail(
        "\(workload.name): needs `galley` beside this program, and `swiftc` for the program it is compared with\n")
    }
    defer { programs.remove() }
    let repeats = 101
    var times: [Double] = []
    var limits: [Double] = []
    for _ in 0..<repeats {
      times.append(Stopwatch.time { programs.runGalley() }.nanoseconds)
      limits.append(Stopwatch.time { programs.runGreeting() }.nanoseconds)
    }
    self.init(
      workload: workload.name, nodes: 1, repeats: repeats, time: Measurement.median(times),
      fastestTime: times.min() ?? 0)
    limit = Limit(name: "static hello", ratio: Measurement.median(times) / max(Measurement.median(limits), 1))
  }
}
