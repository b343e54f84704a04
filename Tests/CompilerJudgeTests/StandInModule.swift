import Foundation

/// The stand-in for SwiftUI: its sources, and the modules that are made of them, one for each year.
///
/// A module is made once and kept in the build folder for as long as its sources and the compiler stay the same.
enum StandInModule {
  /// The file with the module's code, beside what the compiler imports.
  static let object = "SwiftUI.o"

  private static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "StandIn")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }()

  static var sources: [String] { files.compactMap { try? String(contentsOf: $0, encoding: .utf8) } }

  private static let kept: URL = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: ".build/judge")

  /// What the modules follow from: the sources, the compiler and what it is told, as a name for files.
  private static let key: Result<String, any Error> = Result {
    let folder = try Compiler.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try Compiler.run(["swiftc", "--version"], in: folder).output
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let words =
      files.map(\.lastPathComponent) + sources + [compiler] + Compiler.command(module: "SwiftUI", era: .max) + making
    for byte in words.joined(separator: "\0").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }

  /// Documents see what is internal, as a part of the module would.
  private static let making = ["-enable-testing"]

  /// The folder with the module, as SwiftUI was in the year of an iOS version.
  static func folder(era: Int) throws -> URL {
    let key = try key.get()
    let folder = kept.appending(path: "\(key)-\(era)")
    let manager = FileManager.default
    if manager.fileExists(atPath: folder.path) { return folder }
    try manager.createDirectory(at: kept, withIntermediateDirectories: true)
    for old in try manager.contentsOfDirectory(at: kept, includingPropertiesForKeys: nil)
    where !old.lastPathComponent.hasPrefix("\(key)-") {
      try? manager.removeItem(at: old)
    }
    let made = kept.appending(path: "\(key)-\(era)-\(UUID().uuidString)")
    try manager.createDirectory(at: made, withIntermediateDirectories: true)
    let compiled = try Compiler.run(
      Compiler.command(module: "SwiftUI", era: era)
        + making + ["-emit-module", "-emit-module-path", made.appending(path: "SwiftUI.swiftmodule").path]
        + ["-emit-object"] + files.map(\.path) + ["-o", made.appending(path: object).path],
      in: made)
    guard compiled.status == 0 else { throw Compiler.Failure(description: String(compiled.output.prefix(4000))) }
    // Another run may have made it in the meantime: all are the same.
    do { try manager.moveItem(at: made, to: folder) } catch {
      guard manager.fileExists(atPath: folder.path) else { throw error }
      try? manager.removeItem(at: made)
    }
    return folder
  }
}
