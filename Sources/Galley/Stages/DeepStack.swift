import CStackRoom

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// Runs work on a thread whose stack is as deep as the system allows.
///
/// The interpreter does so by itself; a program that lays many documents out on threads of its own saves the change of
/// threads if those are deep.
///
/// Checking, evaluation and layout follow the tree by recursion, and ask `stackHasRoom` at each level: what is nested
/// deeper than the stack allows ends in `stack-exhausted`. Stack pages cost memory only once they are touched, so
/// ordinary documents pay for one thread start and no more.
public enum DeepStack {
  /// Bytes of address space to ask for, in this order.
  ///
  /// The first has room for the deepest document that the default limits
  /// allow; a process whose address space is limited gets what it has. No stack takes more than half of what is left:
  /// the work needs memory, too, and so does the next thread.
  private static let sizes = [1 << 30, 1 << 28, 1 << 26, 1 << 24]

  /// Runs `body` and returns its result, on this thread if its stack is deep already.
  public static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    if stackIsShallow() {
      stackRoomForget()
      return body()
    }
    let outcome = Outcome<Result>()
    guard let thread = start({ outcome.result = body() }) else { return runHere(body) }
    thread.join()
    return outcome.result ?? runHere(body)
  }

  /// Runs `body`, and all work that it asks for, on this thread, as deep as its stack allows.
  public static func runHere<Result>(_ body: () -> Result) -> Result {
    let earlier = stackRoomFind()
    defer { stackRoomRestore(earlier) }
    return body()
  }

  /// Starts `body` on a thread with a deep stack, which has to be joined; nil if the system gives no more threads.
  public static func start(_ body: @escaping @Sendable () -> Void) -> Thread? {
    for size in sizes where isLeft(size * 2) {
      if let thread = start(body, stackSize: size) { return thread }
    }
    return nil
  }

  /// Whether the process may have so many more bytes of address space.
  private static func isLeft(_ size: Int) -> Bool {
    let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
    guard let start = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED else { return false }
    munmap(start, size)
    return true
  }

  private static func start(_ body: @escaping @Sendable () -> Void, stackSize: Int) -> Thread? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
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
  public struct Thread {
    #if canImport(Darwin)
    fileprivate let handle: pthread_t?
    #else
    fileprivate let handle: pthread_t
    #endif

    /// Waits until its work is done.
    public consuming func join() {
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
  _ = stackRoomFind()
  Unmanaged<DeepStack.Job>.fromOpaque(context).takeRetainedValue().body()
  return nil
}
#else
private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  _ = stackRoomFind()
  Unmanaged<DeepStack.Job>.fromOpaque(context).takeRetainedValue().body()
  return nil
}
#endif
