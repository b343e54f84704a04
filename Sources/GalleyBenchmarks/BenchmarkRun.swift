import Galley

/// Measures the workloads and prints what they took.
@main
struct BenchmarkRun {
  static func main() {
    guard let options = RunOptions(Array(CommandLine.arguments.dropFirst())) else {
      Output.fail(RunOptions.usage)
    }
    if options.asksForHelp { return Output.results.print(Array(RunOptions.usage.utf8)) }
    let workloads = Workload.all.filter { options.filter.map($0.name.contains) ?? true }
    let isTable = !options.printsJSON
    ResidentMemory.useOneHeap()
    // Layout follows the tree by recursion: the deep workloads need more stack than a main thread has.
    DeepStack.run {
      if isTable { Output.results.print(MeasurementTable.header) }
      let measurements = workloads.map { workload in
        let measurement = workload.measure(options)
        if isTable { Output.results.print(MeasurementTable.line(measurement)) }
        return measurement
      }
      if !isTable { Output.results.print(MeasurementList.write(measurements)) }
    }
  }
}
