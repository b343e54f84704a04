#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the command asks of the process that it runs in.
enum CurrentProcess {
  /// Turns writing into a pipe without a reader, and writing more than a file may hold, from deadly signals into errors:
  /// `StandardStream` keeps quiet about the first, and output files are removed after the second.
  static func ignoreSignalsOfWriting() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Glibc)
    Glibc.exit(status.rawValue)
    #elseif canImport(Musl)
    Musl.exit(status.rawValue)
    #else
    Darwin.exit(status.rawValue)
    #endif
  }

  /// Returns an environment variable, or nil if it is unset or empty.
  static func environmentVariable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The number of processors that may work at once, at least one.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The signals that ask a process to end.
  private static var interruptions: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    return signals
  }

  /// Runs `body` with the signals that end a process held back until it is through, so that it leaves nothing half done;
  /// so do the threads that it starts.
  static func withoutInterruption<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var held = interruptions
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Whether one of the signals that are held back has come.
  static var isInterrupted: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 }
  }

  /// Holds signals back no longer, so that the one that has come ends the process.
  static func endInterruption() {
    var held = interruptions
    pthread_sigmask(SIG_UNBLOCK, &held, nil)
  }
}
