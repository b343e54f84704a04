#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Other programs.
enum Process {
  /// Runs a program, found on the search path unless its name has a slash, with its output thrown away.
  ///
  /// Returns whether it ended with status 0.
  static func run(_ program: String, _ arguments: [String]) -> Bool {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [Output.results.rawValue, Output.problems.rawValue] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    guard posix_spawnp(&child, program, &actions, nil, &words, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return false } }
    return status == 0
  }

  /// The path of a program in the folder of this one; nil if there is none.
  static func sibling(_ name: String) -> String? {
    let own = CommandLine.arguments.first ?? ""
    let folder = own.lastIndex(of: "/").map { String(own[...$0]) } ?? "./"
    let path = folder + name
    return access(path, X_OK) == 0 ? path : nil
  }
}

/// A folder that is removed with what was written into it.
struct TemporaryFolder {
  private let name: String

  /// Creates a folder; nil if that is not possible.
  init?() {
    var template = Array("\(P_tmpdir)/galley-benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    name = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func path(_ file: String) -> String { "\(name)/\(file)" }

  /// Writes a file; false if that is not possible.
  func write(_ file: String, _ bytes: [UInt8]) -> Bool {
    guard let stream = fopen(path(file), "w") else { return false }
    let written = fwrite(bytes, 1, bytes.count, stream)
    return fclose(stream) == 0 && written == bytes.count
  }

  /// Removes the folder and its files.
  func remove() {
    for file in ["document.yaml", "greeting.swift", "greeting"] { unlink(path(file)) }
    rmdir(name)
  }
}
