import Foundation

/// The built `galley` executable.
enum BuiltCommand {
  /// What a run left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The executable, beside the bundle of the tests.
  private static var url: URL {
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
      "galley")
    return FileManager.default.isExecutableFile(atPath: own.path)
      ? own : Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent("galley")
  }

  /// Runs `galley` with `arguments` and waits for its end.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:], folder: URL? = nil
  ) throws -> Outcome {
    try run(arguments, input: input, environment: environment, folder: folder)
  }

  /// Runs `galley` with `arguments` and waits for its end.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], folder: URL? = nil
  ) throws -> Outcome {
    try run(url, arguments, input: input, environment: environment, folder: folder)
  }

  /// Runs a line of shell, in which `$galley` is the command, and waits for its end.
  static func runShell(_ line: String, folder: URL) throws -> Outcome {
    let bash = URL(fileURLWithPath: "/usr/bin/env")
    return try run(bash, ["bash", "-c", line], input: "", environment: ["galley": url.path], folder: folder)
  }

  private static func run(
    _ executable: URL, _ arguments: [String], input: String, environment: [String: String], folder: URL?
  ) throws -> Outcome {
    let scratch = try TemporaryFolder()
    let inputFile = try scratch.write("input", input)
    let process = Foundation.Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    // Files instead of pipes, so that neither stream can fill up while the other is read.
    process.standardOutput = try FileHandle(forWritingTo: try scratch.write("output", ""))
    process.standardError = try FileHandle(forWritingTo: try scratch.write("errors", ""))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try scratch.read("output"), errors: try scratch.read("errors"))
  }
}

/// A folder that lives as long as its value.
final class TemporaryFolder {
  let url: URL

  /// Creates an empty folder.
  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of the folder.
  var path: String { url.path }

  /// Writes a file, with the folders that it is in.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Reads a file.
  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of what the folder holds, sorted.
  func entries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
