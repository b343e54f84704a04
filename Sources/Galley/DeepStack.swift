#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// Runs work on a thread whose stack is deep enough for the deepest document that the limits allow.
///
/// Checking, evaluation and layout follow the tree by recursion. Stack pages cost memory only once they are touched,
/// so ordinary documents pay for one thread start and no more.
package enum DeepStack {
  /// Bytes of address space; about a hundred kilobytes a level at the default depth limit.
  private static let size = 1 << 30

  /// Runs `body` and returns its result.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let job = Job(body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, size)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(job as AnyJob)
    let status = pthread_create(&thread, &attributes, startJob, context.toOpaque())
    guard status == 0 else {
      // Without a thread of its own the work still runs, with the depth that this stack has.
      context.release()
      return body()
    }
    #if canImport(Darwin)
    if let thread { pthread_join(thread, nil) }
    #else
    pthread_join(thread, nil)
    #endif
    return job.result ?? body()
  }

  /// What the thread's entry function can call without knowing the result's type.
  fileprivate class AnyJob {
    func run() {}
  }

  private final class Job<Result>: AnyJob {
    private let body: () -> Result
    private(set) var result: Result?

    init(_ body: @escaping () -> Result) { self.body = body }

    override func run() { result = body() }
  }
}

#if canImport(Darwin)
private func startJob(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<DeepStack.AnyJob>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
#else
private func startJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<DeepStack.AnyJob>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
#endif
