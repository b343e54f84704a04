import CStackRoom

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the command does where the system limits its memory (`ulimit -v`, `ulimit -d`).
///
/// Swift ends a process that gets no more memory by a signal. Whoever sets a limit wants to read why the command ended.
enum ScarceMemory {
  /// Bytes without which nothing more can be done: what the C library asks for to serve one more thread.
  private static let least = 64 << 20
  /// What is said, as bytes that nothing needs to be allocated for.
  private static let message: StaticString =
    "galley: there is not enough memory for this; raise the limit of the process\n"
  /// The signals by which the runtime or the processor ends a process that got none.
  private static let signals = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP]

  /// Gets ready for little memory, if there is a limit.
  static func prepare() {
    guard limit < 1 << 40 else { return }
    shareOneHeap()
    for number in signals {
      signal(number) { number in
        if ScarceMemory.isToBlame(for: number) {
          _ = write(2, ScarceMemory.message.utf8Start, ScarceMemory.message.utf8CodeUnitCount)
          _exit(ExitStatus.failure.rawValue)
        }
        // It was something else, which is not hidden.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Whether the process was ended for want of memory.
  ///
  /// The runtime aborts if it gets no memory, and for nothing else that could happen here. What it asks for at once is no
  /// more than twice what an array had, which is in use at that time; so less than two thirds of all are left.
  private static func isToBlame(for signal: Int32) -> Bool {
    !isLeft(signal == SIGABRT ? max(least, limit / 3 * 2) : least)
  }

  /// Whether the process may have so many bytes more.
  private static func isLeft(_ count: Int) -> Bool {
    guard let start = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0) else {
      return false
    }
    guard start != MAP_FAILED else { return false }
    munmap(start, count)
    return true
  }

  /// The bytes of addresses or of data that the process may have.
  private static let limit: Int = {
    var (addresses, data) = (rlimit(), rlimit())
    #if canImport(Glibc)
    getrlimit(.init(RLIMIT_AS.rawValue), &addresses)
    getrlimit(.init(RLIMIT_DATA.rawValue), &data)
    #else
    getrlimit(RLIMIT_AS, &addresses)
    getrlimit(RLIMIT_DATA, &data)
    #endif
    return Int(clamping: min(addresses.rlim_cur, data.rlim_cur))
  }()
}
