import GalleySource

/// Writes measurements as a table for people: a header, then one line a workload.
struct MeasurementTable {
  private static let columns = [
    ("workload", 26), ("nodes", 8), ("build ns", 9), ("ns a node", 11), ("fastest", 11), ("free ns", 8), ("bytes", 8),
    ("sizes", 6),
    ("most", 5), ("memo", 6), ("blocks", 7), ("MB/s", 8), ("x limit", 8),
  ]

  /// The names of the columns, and what they count.
  static var header: [UInt8] { line(columns.map { Array($0.0.utf8) }) }

  /// One measurement; times and bytes are a node's.
  static func line(_ measurement: Measurement) -> [UInt8] {
    line(
      [
        Array(measurement.workload.utf8), whole(measurement.nodes), rounded(measurement.buildTime),
        rounded(measurement.time), rounded(measurement.fastestTime), rounded(measurement.freeTime),
        rounded(measurement.memory),
        rounded(measurement.sizes), whole(measurement.largestSizes), rounded(measurement.memoEntries),
        rounded(measurement.allocations), rounded(measurement.megabytesPerSecond), rounded(measurement.limit?.ratio),
      ] + remarks(measurement))
  }

  /// What the time is compared with, and what only programs have.
  private static func remarks(_ measurement: Measurement) -> [[UInt8]] {
    let faults = measurement.pageFaults.map { whole($0) + Array(" page faults".utf8) }
    let size = measurement.programBytes.map { rounded(Double($0) / 1e6) + Array(" MB stripped".utf8) }
    let remarks = [measurement.limit.map { Array($0.name.utf8) }, faults, size].compactMap(\.self)
    return remarks.isEmpty ? [] : [[Byte.space] + Array(remarks.joined(separator: Array("; ".utf8)))]
  }

  private static func line(_ cells: [[UInt8]]) -> [UInt8] {
    var output: [UInt8] = []
    for (index, cell) in cells.enumerated() {
      let column = index < columns.count ? columns[index].1 : 0
      let gap = repeatElement(Byte.space, count: max(1, column - cell.count))
      output += index == 0 ? cell + gap : gap + cell
    }
    output.append(Byte.lineFeed)
    return output
  }

  private static func whole(_ number: Int?) -> [UInt8] {
    guard let number else { return missing }
    var output: [UInt8] = []
    output.append(integer: number)
    return output
  }

  /// With one decimal.
  private static func rounded(_ number: Double?) -> [UInt8] {
    guard let number else { return missing }
    var output: [UInt8] = []
    output.append(length: (number * 10).rounded() / 10)
    return output
  }

  private static let missing = [Byte.minus]
}
