import Galley
import Synchronization

/// Work on many things at once, on as many threads as there are processors.
///
/// The threads have deep stacks, so that work on a document needs no thread of its own.
enum ParallelMap {
  /// How many items for each thread are worked on before their results are handed over.
  private static let share = 16

  /// Hands what `transform` makes of every item to `use`, in the order of the items, on the thread of the caller.
  ///
  /// However many items there are, only the results of a few are kept.
  static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result, use: (Result) -> Void
  ) {
    let size = share * CurrentProcess.processorCount
    for start in stride(from: 0, to: items.count, by: size) {
      map(Array(items[start..<min(items.count, start + size)]), transform).forEach(use)
    }
  }

  /// Returns what `transform` makes of every item, in the order of the items.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let threadCount = min(CurrentProcess.processorCount, items.count)
    guard threadCount > 1 else { return DeepStack.run { items.map(transform) } }
    let work = Work(count: items.count) { transform(items[$0]) }
    let threads = (0..<threadCount).compactMap { _ in DeepStack.start { work.run() } }
    // Where no thread can be had, the caller does it all.
    if threads.isEmpty { work.run() }
    for thread in threads { thread.join() }
    return work.results
  }
}

/// Indices that are handed out one by one, and a slot for the result of each.
private final class Work<Result: Sendable>: Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Result
  private let next = Atomic<Int>(0)
  private let slots: Mutex<[Result?]>

  init(count: Int, _ body: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.body = body
    slots = Mutex(Array(repeating: nil, count: count))
  }

  /// Takes part until no index is left.
  func run() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = body(index)
      slots.withLock { $0[index] = result }
    }
  }

  /// The results, once all who took part have returned.
  var results: [Result] { slots.withLock { $0.compactMap { $0 } } }
}
