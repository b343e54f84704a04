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
    let outcome = Outcome<Result>()
    // Without a thread of its own the work still runs, with the depth that this stack has.
    guard let thread = start({ outcome.result = body() }) else { return body() }
    thread.join()
    return outcome.result ?? body()
  }

  /// Starts `body` on a thread with a deep stack, which has to be joined; nil if the system gives no more threads.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Thread? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, size)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
    var handle: pthread_t?
    #else
    var handle = pthread_t()
    #endif
    let context = Unmanaged.passRetained(Job(body))
    guard pthread_create(&handle, &attributes, runJob, context.toOpaque()) == 0 else {
      context.release()
      return nil
    }
    return Thread(handle: handle)
  }

  /// A thread with a deep stack.
  package struct Thread {
    #if canImport(Darwin)
    fileprivate let handle: pthread_t?
    #else
    fileprivate let handle: pthread_t
    #endif

    /// Waits until its work is done.
    package consuming func join() {
      #if canImport(Darwin)
      if let handle { pthread_join(handle, nil) }
      #else
      pthread_join(handle, nil)
      #endif
    }
  }

  /// What a thread is to do.
  fileprivate final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Where a thread leaves its result for the one that joins it.
  private final class Outcome<Result: Sendable>: @unchecked Sendable {
    var result: Result?
  }
}

#if canImport(Darwin)
private func runJob(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  DeepStack.begin()
  Unmanaged<DeepStack.Job>.fromOpaque(context).takeRetainedValue().body()
  return nil
}
#else
private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  DeepStack.begin()
  Unmanaged<DeepStack.Job>.fromOpaque(context).takeRetainedValue().body()
  return nil
}
#endif
