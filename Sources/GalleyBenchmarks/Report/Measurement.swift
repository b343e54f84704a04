/// What one workload took.
struct Measurement: Sendable {
  var workload: String
  /// The number of nodes that the figures are divided by.
  var nodes: Int
  /// How often the work was done; times are medians.
  var repeats: Int
  /// Nanoseconds a node for the work itself.
  var time: Double
  /// Nanoseconds a node of the fastest repeat.
  var fastestTime: Double
  /// Nanoseconds a node for building the layout tree; nil for documents.
  var buildTime: Double?
  /// Nanoseconds a node for giving the memory of the result back; nil where that is a part of the work.
  var freeTime: Double?
  /// Bytes a node at the peak, everything that the work allocates included; nil where the system does not tell.
  var memory: Double?
  /// Sizes computed a node, remembered ones not counted; nil for documents.
  ///
  /// The same on every machine.
  var sizes: Double?
  /// The largest number of sizes computed for one node.
  var largestSizes: Int?
  /// Sizes remembered a node when layout is done; nil for documents.
  var memoEntries: Double?
  /// Blocks of memory asked for a node; nil where they cannot be counted.
  var allocations: Double?
  /// Millions of bytes of the document a second.
  var megabytesPerSecond: Double?
  /// Pages of memory that a program touched first, the median of its runs; nil for what is no program.
  var pageFaults: Int?
  /// Bytes of the program's file without its symbols; nil for what is no program of ours.
  var programBytes: Int?
  /// What the same run needed for the least that the work can cost.
  var limit: Limit?

  /// Something that the work is compared with.
  struct Limit: Sendable {
    var name: String
    /// How many times as long the work takes.
    var ratio: Double
  }

  init(workload: String, nodes: Int, repeats: Int, time: Double, fastestTime: Double) {
    self.workload = workload
    self.nodes = nodes
    self.repeats = repeats
    self.time = time
    self.fastestTime = fastestTime
  }
}

extension Measurement {
  /// The middle of `times`, the upper one of two; 0 if there are none.
  static func median(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// How often work on `nodes` nodes is repeated: often enough for a median, and seldom enough to end soon.
  static func repeats(nodes: Int) -> Int { max(5, min(201, 1_000_000 / max(nodes, 1) | 1)) }
}
