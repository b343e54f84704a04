#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Threads with a stack of a chosen size.
enum TestThread {
  /// Runs `body` on a thread with so many bytes of stack; nil if there is no such thread.
  static func run<Result: Sendable>(stack size: Int, _ body: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let work = Unmanaged.passRetained(Work { box.result = body() })
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, size)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
    var handle: pthread_t?
    #else
    var handle = pthread_t()
    #endif
    let status = pthread_create(
      &handle, &attributes,
      { context in
        #if canImport(Darwin)
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        #else
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        #endif
        return nil
      }, work.toOpaque())
    guard status == 0 else { return nil }
    #if canImport(Darwin)
    if let handle { pthread_join(handle, nil) }
    #else
    pthread_join(handle, nil)
    #endif
    return box.result
  }
}

/// What a thread is to do.
private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// Where a thread leaves its result for the one that joins it.
private final class Box<Result: Sendable>: @unchecked Sendable {
  var result: Result?
}
