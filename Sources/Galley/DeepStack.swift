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

  /// The part of a deep stack that may be in use for more work to begin on it.
  private static let shareInUse = 1 << 26

  /// Where a thread keeps the address that its deep stack begins at.
  private static let beginning: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Whether this thread has a deep stack of which hardly anything is in use.
  private static var isAvailable: Bool {
    guard let beginning, let start = pthread_getspecific(beginning) else { return false }
    return withUnsafePointer(to: start) { here in
      abs(Int(bitPattern: start) - Int(bitPattern: here)) < shareInUse
    }
  }

  /// Remembers that a deep stack begins here.
  fileprivate static func begin() {
    guard let beginning else { return }
    var here: UInt8 = 0
    withUnsafePointer(to: &here) { _ = pthread_setspecific(beginning, $0) }
  }

  /// Runs `body` and returns its result, on this thread if its stack is deep already.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    if isAvailable { return body() }
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
  DeepStack.begin()
  Unmanaged<DeepStack.AnyJob>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
#else
private func startJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  DeepStack.begin()
  Unmanaged<DeepStack.AnyJob>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
#endif
