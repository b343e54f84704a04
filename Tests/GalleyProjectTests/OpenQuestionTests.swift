import Foundation
import Testing

/// The page of what nobody has measured names every switch, and a case for each.
@Suite struct OpenQuestionTests {
  private let page: String

  init() throws { page = try ProjectFiles.text("Documentation/OpenQuestions.md") }

  @Test func everySwitchIsOnThePage() throws {
    let choices = try ProjectFiles.text("Sources/GalleyLayout/UnconfirmedChoices.swift")
    let names = choices.split(separator: "\n").compactMap { line in
      line.range(of: "static let ").map { line[$0.upperBound...].prefix { $0.isLetter } }
    }
    #expect(names.count > 10)
    for name in names { #expect(page.contains("| `\(name)` |"), "\(name) is not on the page") }
  }

  @Test func everyCaseOfThePageIsThere() throws {
    let cases = page.split(separator: "`").filter { part in
      ["layout/", "grid/", "lazy/"].contains { part.hasPrefix($0) }
    }
    #expect(cases.count > 10)
    for name in cases {
      #expect(throws: Never.self, "\(name)") { try ProjectFiles.text("Tests/Cases/\(name)/expected.txt") }
    }
  }
}
