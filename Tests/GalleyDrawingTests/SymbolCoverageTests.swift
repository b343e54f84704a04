import Foundation
import Testing

@testable import GalleyDrawing

@Suite struct SymbolCoverageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names of symbols in the documents below a folder, but those of documents with mistakes.
  private func names(below folder: String, ending: String) throws -> Set<String> {
    let url = Self.root.appendingPathComponent(folder)
    let paths = try #require(FileManager.default.enumerator(atPath: url.path)).compactMap { $0 as? String }
    var names: Set<String> = []
    for path in paths where path.hasSuffix(ending) && !path.hasPrefix("diagnostics/") {
      let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /(?:systemName|systemImage): *"?([a-z0-9][A-Za-z0-9.]*)(?![A-Za-z0-9.\[])/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// Of the names in samples, cases and examples, and of the usual ones, 95 in 100 have an outline of their own.
  ///
  /// Two are names in cases that no symbol has, and one is a trademark.
  @Test func documentsHaveTheirSymbols() throws {
    let documents = try names(below: "samples", ending: ".yaml").union(names(below: "Tests/Cases", ending: ".yaml"))
      .union(names(below: "Sources/GalleyCatalogue", ending: ".swift"))
    #expect(documents.count > 40)
    let composer = SymbolComposer(hasLevels: false)
    func missing(_ names: Set<String>) -> [String] {
      names.filter { composer.outline(of: $0).map(\.isApproximate) ?? true }.sorted()
    }
    #expect(missing(documents) == ["a", "b", "swift"])
    let all = documents.union(UsualSymbols.names)
    #expect(Double(missing(all).count) <= 0.05 * Double(all.count))
  }
}
