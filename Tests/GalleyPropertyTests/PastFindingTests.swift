import Foundation
import Galley
import Testing

/// What fuzzing found once: files in `Tests/Fuzzing/Findings`, each of which crashed, hung or filled the memory.
@Suite struct PastFindingTests {
  static let files: [URL] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appendingPathComponent("Fuzzing/Findings")
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }()

  /// Documents without errors of whose definitions' types there is no end.
  private static let endless = ["loop-of-itself-with-another-block.yaml"]

  @Test func thereAreFindings() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files) func aPastFindingStaysMended(_ file: URL) throws {
    let result = GeneratedDocuments.interpret([UInt8](try Data(contentsOf: file)), name: file.lastPathComponent)
    #expect(result.hasErrors == (result.type == nil))
    for frame in result.nodes.lazy.map(\.frame) {
      #expect([frame.minX, frame.minY, frame.maxX, frame.maxY].filter(\.isFinite).count == 4)
      #expect(frame.size.width >= 0 && frame.size.height >= 0)
    }
    for format in FrameFormat.allCases {
      #expect((result.frames(as: format) == nil) == result.hasErrors)
    }
    #expect((result.prettyType() == nil) == result.hasErrors)
    #expect((result.definitionTypes() == nil) == (result.hasErrors || Self.endless.contains(file.lastPathComponent)))
  }
}
