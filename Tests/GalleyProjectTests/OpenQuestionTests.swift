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

  @Test func everyQuestionNamesTheRulesThatItsSwitchBelongsTo() throws {
    // The chapter of open questions repeats the switches of the rules before it.
    let rules = try RulePages().rules.filter { $0.id != "layout 8" }
    let rows = page.split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    .filter { $0.count == 5 && $0[3].hasPrefix("`") }
    #expect(rows.count > 10)
    for row in rows {
      let owners = rules.filter { $0.standing?.contains(row[3]) == true }.map { "`\($0.id)`" }
      #expect(row[1] == owners.joined(separator: ", "), "\(row[3])")
    }
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
