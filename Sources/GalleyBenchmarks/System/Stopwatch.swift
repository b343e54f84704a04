#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Measures how long work takes.
enum Stopwatch {
  /// Nanoseconds since some moment in the past; never goes back.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Runs `work` and returns its result with the nanoseconds that it took.
  static func time<Result>(_ work: () -> Result) -> (result: Result, nanoseconds: Double) {
    let start = now
    let result = work()
    return (result, now - start)
  }

  /// Returns the nanoseconds that it takes to free a value of which nobody else has a part.
  static func timeFreeing<Value>(_ value: consuming Value) -> Double {
    var kept = Optional(value)
    let start = now
    kept = nil
    let end = now
    return withExtendedLifetime(kept) { end - start }
  }
}
