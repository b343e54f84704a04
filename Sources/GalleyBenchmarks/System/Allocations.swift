import CAllocationCount

/// How many blocks of memory this process asks for.
enum Allocations {
  /// Runs `work` and returns how many blocks were asked for; nil where the C library does not let them be counted.
  static func count(during work: () -> Void) -> Int? {
    guard galley_counts_allocations() else { return nil }
    let before = galley_allocation_count()
    work()
    return Int(galley_allocation_count() - before)
  }
}
