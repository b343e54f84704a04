import GalleySource

/// Writes measurements as JSON, for comparisons by other programs.
struct MeasurementList {
  /// An array with an object for each measurement; figures are a node's, unknown ones null.
  static func write(_ measurements: [Measurement]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { writer in
      for measurement in measurements {
        writer.object(inline: true) { write(measurement, to: &$0) }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private static func write(_ measurement: Measurement, to writer: inout JSONWriter) {
    writer.member("workload", measurement.workload)
    writer.member("nodes", measurement.nodes)
    writer.member("repeats", measurement.repeats)
    let figures: [(String, Double?)] = [
      ("buildNanoseconds", measurement.buildTime), ("nanoseconds", measurement.time),
      ("fastestNanoseconds", measurement.fastestTime), ("freeNanoseconds", measurement.freeTime),
      ("bytes", measurement.memory), ("sizes", measurement.sizes),
      ("largestSizes", measurement.largestSizes.map { Double($0) }), ("memoEntries", measurement.memoEntries),
      ("allocations", measurement.allocations), ("megabytesPerSecond", measurement.megabytesPerSecond),
      ("pageFaults", measurement.pageFaults.map { Double($0) }),
      ("programBytes", measurement.programBytes.map { Double($0) }), ("timesLimit", measurement.limit?.ratio),
    ]
    for (name, figure) in figures {
      writer.key(named: name)
      if let figure { writer.length(figure) } else { writer.null() }
    }
    writer.key("limit")
    if let limit = measurement.limit { writer.string(limit.name) } else { writer.null() }
  }
}
