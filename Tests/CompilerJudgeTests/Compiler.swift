import Foundation

/// The local Swift compiler.
struct Compiler {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Something to compile: a namespace that holds a view `Document` and the other definitions that are asked for.
  struct Document {
    let name: String
    let source: String
    let definitions: [String]
  }

  /// Compiles `documents` beside the stand-in, as it was in the year of an iOS version, and returns the
  /// type of each one's body: as it prints, and with its modules.
  ///
  /// A document that does not compile has the compiler's message instead.
  static func bodyTypes(
    of documents: [Document], era: Int
  ) throws -> [String: Result<(plain: String, qualified: String), Failure>] {
    var results: [String: Result<(plain: String, qualified: String), Failure>] = [:]
    var remaining = documents
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let standIn = try StandInModule.folder(era: era)
    for _ in 0..<20 {
      let main = folder.appending(path: "Main.swift")
      // One file, for the compiler looks up the stand-in once for each; messages have the document's name all the same.
      let sources =
        ["import Foundation\n@testable import SwiftUI\n"]
        + remaining.map { "#sourceLocation(file: \"\($0.name).swift\", line: 1)\n\($0.source)\n" }
      try Data((sources.joined() + program(showing: remaining)).utf8).write(to: main)
      let binary = folder.appending(path: "judge")
      let compiled = try run(
        command(module: moduleName, era: era)
          + ["-I", standIn.path, main.path, standIn.appending(path: StandInModule.object).path, "-o", binary.path],
        in: folder)
      if compiled.status == 0 {
        for line in try run([binary.path], in: folder).output.split(separator: "\n") {
          let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
          if fields.count == 3 { results[fields[0]] = .success((fields[1], fields[2])) }
        }
        return results
      }
      let broken = failures(in: compiled.output, of: remaining.map(\.name))
      guard !broken.isEmpty else { throw Failure(description: String(compiled.output.prefix(4000))) }
      for (name, message) in broken { results[name] = .failure(Failure(description: message)) }
      remaining.removeAll { broken[$0.name] != nil }
    }
    throw Failure(description: "too many documents do not compile")
  }

  /// The module that documents are compiled as.
  static let moduleName = "Documents"

  /// A call of the compiler for a module, as it sees the year of an iOS version.
  static func command(module: String, era: Int) -> [String] {
    ["swiftc", "-Onone", "-module-name", module, "-parse-as-library", "-suppress-warnings", "-wmo"]
      + [13, 14, 15, 16, 17, 18, 26, 27].filter { $0 <= era }.flatMap { ["-D", "ERA\($0)"] }
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-judge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func program(showing documents: [Document]) -> String {
    let calls = documents.flatMap { document in
      ["    show(\"\(document.name)\", \(document.name).Document.Body.self)"]
        + document.definitions.map { "    show(\"\(document.name).\($0)\", \(document.name).\($0).Body.self)" }
    }.joined(separator: "\n")
    return """
      #sourceLocation()
      func show<Body>(_ name: String, _ type: Body.Type) {
        print(name, Body.self, String(reflecting: Body.self), separator: "\\t")
      }
      @main enum Main {
        static func main() {
      \(calls)
        }
      }
      """
  }

  /// The first message for each document that has one.
  private static func failures(in output: String, of names: [String]) -> [String: String] {
    var result: [String: String] = [:]
    for line in output.split(separator: "\n") where line.contains(": error: ") {
      guard let file = line.split(separator: ":").first?.split(separator: "/").last else { continue }
      let name = String(file.dropLast(".swift".count))
      if names.contains(name) && result[name] == nil { result[name] = String(line.split(separator: "/").last ?? line) }
    }
    return result
  }

  static func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
    let file = folder.appending(path: "output")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}
