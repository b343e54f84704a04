#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Other programs that the command asks.
enum ChildProcess {
  /// What a program said.
  struct Answer {
    let output: [UInt8]
    let errors: [UInt8]
    /// Whether it ended by itself, without a failure.
    let isSuccess: Bool
  }

  /// Runs a program that is found as a shell finds it, without input, and reads at most `limit` bytes of what it writes.
  static func run(_ words: [String], limit: Int) throws(SystemError) -> Answer {
    let output = try Pipe()
    defer { output.close() }
    let errors = try Pipe()
    defer { errors.close() }
    let child = try start(words, output, errors)
    output.closeWriting()
    errors.closeWriting()
    // What it complains of is short, and waits in its pipe meanwhile.
    let written = Result { () throws(SystemError) in try FileSystem.read(descriptor: output.reading, limit: limit) }
    output.close()
    let complaint = (try? FileSystem.read(descriptor: errors.reading, limit: 1 << 14)) ?? []
    errors.close()
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return Answer(output: try written.get(), errors: complaint, isSuccess: status == 0)
  }

  private static func start(_ words: [String], _ output: Pipe, _ errors: Pipe) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw SystemError(code: code) }
    return child
  }

  /// Two ends of a stream, which no child keeps open.
  private final class Pipe {
    private(set) var reading: Int32 = -1
    private(set) var writing: Int32 = -1

    init() throws(SystemError) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .last }
      (reading, writing) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func closeWriting() { writing = Pipe.closed(writing) }

    func close() {
      reading = Pipe.closed(reading)
      closeWriting()
    }

    private static func closed(_ end: Int32) -> Int32 {
      if end >= 0 { systemClose(end) }
      return -1
    }
  }

  private static func systemClose(_ descriptor: Int32) {
    #if canImport(Glibc)
    _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
    _ = Musl.close(descriptor)
    #else
    _ = Darwin.close(descriptor)
    #endif
  }
}
