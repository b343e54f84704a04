import Foundation
import Testing

/// What a case says that it rests on is where a reader looks for it: the language by a title of its page, other pages by their path.
@Suite struct LanguageCitationTests {
  @Test func everyCitationLeadsToATitleOrPage() throws {
    let page = try ProjectFiles.text("Documentation/Language.md").split(separator: "\n")
    let titles = Set(page.filter { $0.hasPrefix("#") }.map { $0.drop { "# ".contains($0) } })
    var count = 0
    for path in try ProjectFiles.paths(below: "Tests") where path.hasSuffix("/expected.txt") {
      let lines = try ProjectFiles.text(path).split(separator: "\n")
      for line in lines where line.hasPrefix("source:") {
        for citation in line.matches(of: /language "([^"]*)"/) {
          count += 1
          #expect(titles.contains(citation.1), "\(path): Documentation/Language.md has no title `\(citation.1)`")
        }
        let rest = line.replacing(/language "[^"]*"/, with: "")
        #expect(!rest.contains(/language[,:]|language [0-9(]|language$|sections? [0-9]|Language\.md/), "\(path)")
        for page in rest.matches(of: /Documentation\/[A-Za-z\/]+\.md/) {
          #expect(throws: Never.self, "\(path)") { try ProjectFiles.text(String(page.0)) }
        }
      }
    }
    #expect(count > 100)
  }
}
