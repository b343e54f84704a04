import Galley
import Testing

/// The examples of the language reference, and of the page for those who know Swift, are documents that check.
@Suite struct LanguageReferenceTests {
  /// The blocks of YAML that are not marked as fragments, in order.
  static let examples: [String] = {
    let pages = ["Documentation/Language.md", "Documentation/FromSwift.md"].map { try? ProjectFiles.text($0) }
    guard case let text = pages.compactMap(\.self).joined(separator: "\n"), !pages.contains(nil) else { return [] }
    var examples: [String] = []
    var current: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```yaml" {
        current = []
      } else if line == "```", let lines = current {
        examples.append(lines.joined(separator: "\n") + "\n")
        current = nil
      } else if current != nil {
        current?.append(line)
      }
    }
    return examples
  }()

  @Test func thereAreExamples() { #expect(Self.examples.count > 10) }

  @Test(arguments: examples.indices) func anExampleChecksAndIsLaidOut(_ index: Int) {
    let result = Interpreter().check(DocumentSource(name: "example.yaml", text: Self.examples[index])).layout()
    #expect(result.problems.filter { $0.severity == .error }.map(\.message) == [], "\(Self.examples[index])")
    #expect(result.frames() != nil, "\(Self.examples[index])")
  }
}
