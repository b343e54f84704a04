import Foundation
import Testing

/// Files that the pages for developers name.
@Suite struct NamedFileTests {
  /// Names that stand for any file of their form.
  private static let patterns: Set<String> = ["Type+Topic.swift", "Lowering+Topic.swift"]

  @Test(arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md"]) func namedFilesAreThere(_ page: String) throws {
    let text = try ProjectFiles.text(page)
    let paths = try ProjectFiles.paths(below: "Sources")
    let names = text.split(separator: "`").map(String.init)
      .filter { $0.hasSuffix(".swift") && !$0.contains(" ") && !$0.contains("*") && $0 != "Package.swift" }
    #expect(names.count > 10)
    for name in Set(names).subtracting(Self.patterns) {
      #expect(paths.contains { $0 == name || $0.hasSuffix("/" + name) }, "\(page) names \(name), which is not there")
    }
  }
}
