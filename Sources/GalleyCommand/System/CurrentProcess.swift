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

  /// The signals that ask this process to end; `nohup` and shells leave some out.
  private static var interruptions: [Int32] { [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) } }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Glibc)
    let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
    let handler = action.__sa_handler.sa_handler
    #else
    let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Runs `body` with the signals that end a process held back until it is through, so that it leaves nothing half done.
  ///
  /// The threads that it starts hold them back too.
  static func withoutInterruption<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var held = set(of: interruptions)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Whether one of the signals that are held back has come.
  static var isInterrupted: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return interruptions.contains { sigismember(&pending, $0) == 1 }
  }

  /// Holds signals back no longer, so that the one that has come ends the process.
  static func endInterruption() {
    var held = set(of: interruptions)
    pthread_sigmask(SIG_UNBLOCK, &held, nil)
  }
}
