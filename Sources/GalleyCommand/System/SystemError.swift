#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the operating system said no to.
struct SystemError: Error, Equatable {
  /// The value of `errno`.
  let code: Int32

  /// Takes the error of the system call that failed last on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words for it, in lower case: "no such file or directory".
  var message: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Whether a reader of our output has gone away.
  var isClosedPipe: Bool { code == EPIPE }
}
