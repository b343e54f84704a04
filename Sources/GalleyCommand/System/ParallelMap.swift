#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// Work on many things at once, on as many threads as there are processors.
enum ParallelMap {
  /// The stack of every thread, as large as the main thread's usually is.
  private static let stackSize = 8 << 20

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
    guard threadCount > 1 else { return items.map(transform) }
    let work = Work(count: items.count) { transform(items[$0]) }
    var threads: [pthread_t] = []
    for _ in 1..<threadCount {
      if let thread = start(work) { threads.append(thread) }
    }
    work.run()
    for thread in threads { pthread_join(thread, nil) }
    return work.results
  }

  private static func start(_ work: AnyWork) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let retained = Unmanaged.passRetained(work)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
        let pointer: UnsafeMutableRawPointer? = argument
        #else
        let pointer = argument
        #endif
        if let pointer { Unmanaged<AnyWork>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, retained.toOpaque())
    guard code == 0 else {
      retained.release()
      return nil
    }
    return thread
  }
}

/// Work that several threads take part in until it is done.
private class AnyWork: @unchecked Sendable {
  /// Takes part.
  func run() {}
}

/// Indices that are handed out one by one, and a slot for the result of each.
private final class Work<Result: Sendable>: AnyWork, @unchecked Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Result
  private let next = Atomic<Int>(0)
  /// Filled in under the lock; read when all threads have been joined.
  private let slots: Mutex<[Result?]>

  init(count: Int, _ body: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.body = body
    slots = Mutex(Array(repeating: nil, count: count))
  }

  override func run() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = body(index)
      slots.withLock { $0[index] = result }
    }
  }

  var results: [Result] { slots.withLock { $0.compactMap { $0 } } }
}
