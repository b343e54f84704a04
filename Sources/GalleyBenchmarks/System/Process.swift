#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Other programs.
enum Process {
  /// What a program used.
  struct Usage: Sendable {
    /// How many pages of memory it touched first.
    var pageFaults: Int
  }

  /// Runs a program, found on the search path unless its name has a slash, with its output thrown away.
  ///
  /// Returns nil unless it ended with status 0.
  static func run(_ program: String, _ arguments: [String]) -> Usage? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [Output.results.rawValue, Output.problems.rawValue] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    guard posix_spawnp(&child, program, &actions, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 { guard errno == EINTR else { return nil } }
    return status == 0 ? Usage(pageFaults: Int(usage.ru_minflt + usage.ru_majflt)) : nil
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

  /// The bytes of a file; nil if there is none.
  static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Removes the folder and its files.
  func remove() {
    for file in ["document.yaml", "document.json", "schema.json", "greeting.swift", "greeting", "stripped"] {
      unlink(path(file))
    }
    rmdir(name)
  }
}
