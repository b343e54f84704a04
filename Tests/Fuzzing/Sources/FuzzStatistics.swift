#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How far the inputs came; libFuzzer runs them one after the other.
final class FuzzStatistics: @unchecked Sendable {
  static let shared = FuzzStatistics()

  /// Inputs.
  var runs = 0
  /// Inputs that the reader could read.
  var readable = 0
  /// Documents without errors, which were laid out.
  var laidOut = 0
  /// Frames that these had.
  var frames = 0
  /// Events that were performed in them.
  var events = 0

  /// Writes the counts to standard error, as libFuzzer writes its own.
  func print() {
    let counts = [
      ("inputs", runs), ("readable", readable), ("laid_out", laidOut), ("frames", frames), ("events", events),
    ]
    for (name, count) in counts { say("stat::\(name): \(count)") }
  }
}

/// Writes a line to standard error.
func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(2, bytes, bytes.count)
}
