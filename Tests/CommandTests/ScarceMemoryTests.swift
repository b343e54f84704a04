import Foundation
import Testing

/// A process that gets little memory gives results, or says that it has too little; it is never ended by a signal.
@Suite struct ScarceMemoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let texts = (0..<20).map { "{ Text: \($0) }" }.joined(separator: ", ")
    for number in 0..<20 { try folder.write("d\(number).yaml", "VStack: [ \(texts) ]\n") }
  }

  /// Kilobytes of address space or of data, with which a process starts on any machine.
  static let limits = [300_000, 350_000, 450_000, 700_000, 900_000]

  @Test(arguments: limits, ["v", "d"]) func severalDocumentsHaveResults(_ limit: Int, _ kind: String) throws {
    for files in ["d0.yaml", "d0.yaml d1.yaml", "*.yaml"] {
      for command in ["validate", "frames", "type"] {
        let outcome = try BuiltCommand.runShell(
          "ulimit -\(kind) \(limit); exec $galley \(command) \(files)", folder: folder.url)
        #expect(outcome.status == 0, "\(command) \(files): \(outcome.errors)")
      }
    }
  }

  /// Thirty million numbers take 16 bytes each in the tree of the document alone.
  @Test func whatDoesNotFitIsSaid() throws {
    let outcome = try BuiltCommand.runShell(
      """
      { printf '['; for i in 1 2 3 4 5 6; do yes '1,' | head -n 5000000 | tr -d '\\n'; done; printf '1]'; } >large.json
      ulimit -v 300000; exec $galley frames large.json --max-nodes 100000000 --max-file-size 100M
      """, folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("galley: there is not enough memory"), "\(outcome.errors)")
  }
}
