import Foundation
import Galley
import Testing

/// A citation of a rule leads to it, and every rule says where it comes from and how sure it is.
@Suite struct RulePageTests {
  private let pages: RulePages

  init() throws { pages = try RulePages() }

  @Test func everyCitationLeadsToARule() throws {
    let ids = Set(pages.rules.map(\.id))
    var count = 0
    for text in try CitingText.all() {
      for citation in CitationScanner.citations(in: text.text) {
        count += 1
        let isKnown = ids.contains(citation.rule)
        #expect(isKnown, "\(text.path): `\(citation.rule)` is no rule of Documentation/Rules.md")
        guard let example = citation.example, let page = citation.rule.split(separator: " ").first else { continue }
        let isShown = pages.words[String(page)]?.contains(Substring(example)) == true
        #expect(isShown, "\(text.path): the page of `\(citation.rule)` has no example `\(example)`")
      }
    }
    #expect(count > 1000)
  }

  @Test func everyIdIsThereOnce() {
    #expect(Set(pages.rules.map(\.id)).count == pages.rules.count)
    for rule in pages.rules { #expect(rule.id.hasPrefix("\(rule.page) "), "\(rule.id) is on the page \(rule.page)") }
  }

  @Test func citationsAreSpelledAsTheIds() throws {
    let names = [
      "layout-" + "semantics", "grid " + "reference", "grid-and-" + "collection", "text " + "metrics",
      "text-and-" + "device", "type-" + "signatures", "measured-" + "figures",
    ]
    for text in try CitingText.all() {
      for name in names { #expect(!text.text.contains(name), "\(text.path) cites `\(name)`") }
    }
  }

  @Test func everyRuleHasSources() throws {
    let named = try Self.sources()
    #expect(Set(named).count == named.count)
    var used: Set<String> = []
    for rule in pages.rules where !rule.isChapter {
      let sources = RulePages.entries(of: try #require(rule.source, "\(rule.id) has no source")).map(\.name)
      for source in sources where source != "none" && !source.hasPrefix("worked out from `") {
        #expect(named.contains(source), "\(rule.id): `\(source)` is not in Documentation/Sources.md")
        used.insert(source)
      }
    }
    for source in named { #expect(used.contains(source), "no rule names the source `\(source)`") }
  }

  @Test func everyRuleHasAStanding() throws {
    let standings = Standing.allCases.map(\.rawValue)
    let entry = try ProjectFiles.text("Documentation/Rules.md")
    for standing in standings { #expect(entry.contains("\n| \(standing) | ")) }
    for rule in pages.rules where !rule.isChapter {
      for part in RulePages.entries(of: try #require(rule.standing, "\(rule.id) has no standing")) {
        #expect(standings.contains(part.name), "\(rule.id): `\(part.name)` is no standing")
        let names = part.detail.map { $0.contains("`") || $0.hasPrefix("no switch") || $0.hasPrefix("the switches") }
        #expect(part.name != "unconfirmed" || names == true, "\(rule.id) does not name its switch")
      }
    }
  }

  @Test func everySwitchIsNamedAndEveryNameIsASwitch() throws {
    let open = try Self.switches("Sources/GalleyLayout/UnconfirmedChoices.swift")
    let known = try open.union(Self.switches("Sources/GalleyLayout/Text/MeasuringChoices.swift"))
    var named: Set<String> = []
    for rule in pages.rules {
      for part in RulePages.entries(of: rule.standing ?? "") where part.name == "unconfirmed" {
        let quoted = (part.detail ?? "").split(separator: "`", omittingEmptySubsequences: false).enumerated()
        guard part.detail?.contains("switch") != true else { continue }
        named.formUnion(quoted.filter { $0.offset % 2 == 1 }.map { String($0.element) })
      }
    }
    #expect(open.subtracting(named).isEmpty, "switches without a rule")
    #expect(named.subtracting(known).isEmpty, "rules name switches that are not there")
  }

  @Test func everyCaseIsThere() throws {
    let areas = try ProjectFiles.names(in: "Tests/Cases")
    let cases = pages.text.split(separator: "`").filter { part in areas.contains { part.hasPrefix("\($0)/") } }
    #expect(cases.count > 100)
    for name in cases {
      #expect(throws: Never.self, "\(name)") { try ProjectFiles.text("Tests/Cases/\(name)/expected.txt") }
    }
  }

  /// The sources of the page that lists them.
  private static func sources() throws -> [String] {
    try ProjectFiles.text("Documentation/Sources.md").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| "), !line.hasPrefix("| ---"), !line.hasPrefix("| source |") else { return nil }
      return line.dropFirst(2).range(of: " | ").map { String(line.dropFirst(2)[..<$0.lowerBound]) }
    }
  }

  /// The names of the constants and functions in a file.
  private static func switches(_ path: String) throws -> Set<String> {
    let lines = try ProjectFiles.text(path).split(separator: "\n")
    return Set(
      lines.compactMap { line in
        let range = line.range(of: "static let ") ?? line.range(of: "static func ")
        return range.map { String(line[$0.upperBound...].prefix { $0.isLetter || $0.isNumber }) }
      })
  }
}
