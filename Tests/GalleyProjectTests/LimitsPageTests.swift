import Foundation
import Galley
import Testing

/// The table of limits in Formats.md gives the defaults that the library has.
@Suite struct LimitsPageTests {
  /// A row of the table: what is limited, how far, and the option that moves it.
  private struct Row {
    let subject: Substring
    let value: Int
    /// The option without its dashes.
    let option: String
    /// How many times the option's value the limit is.
    let times: Int
  }

  private static let multiples = ["twelve times": 12, "four times": 4, "fifty times": 50]

  /// The defaults by option; what is missing here has no row to look for.
  private static let defaults: [String: Int] = {
    let limits = InterpreterOptions.Limits()
    return [
      "max-file-size": limits.fileSize, "max-depth": limits.depth, "max-nodes": limits.nodes,
      "max-definitions": limits.definitions, "max-steps": limits.steps, "max-text-length": limits.textLength,
      "max-elements": limits.elements, "max-layout-passes": limits.layoutPasses,
    ]
  }()

  private func rows() throws -> [Row] {
    try ProjectFiles.text("Documentation/Formats.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[2].hasPrefix("`--max-") else { return nil }
      let parts = cells[2].split(separator: ", ", maxSplits: 1)
      let option = parts[0].filter { $0 != "`" }.dropFirst(2)
      let times = try parts.count == 1 ? 1 : #require(Self.multiples[String(parts[1])])
      let number = cells[1].filter(\.isNumber)
      let unit = cells[1].hasSuffix(" MB") ? 1 << 20 : 1
      return Row(
        subject: Substring(cells[0]), value: try #require(Int(number)) * unit, option: String(option), times: times)
    }
  }

  @Test func theTableGivesTheDefaults() throws {
    for row in try rows() where row.option != "max-diagnostics" {
      let value = try #require(Self.defaults[row.option], "\(row.option) is no limit of the library")
      #expect(row.value == value * row.times, "\(row.subject)")
    }
  }

  @Test func everyLimitHasARow() throws {
    let simple = Set(try rows().filter { $0.times == 1 }.map(\.option))
    #expect(simple.isSuperset(of: Self.defaults.keys))
    #expect(Mirror(reflecting: InterpreterOptions.Limits()).children.count == Self.defaults.count)
  }

  @Test func noOtherPageRepeatsALimit() throws {
    let page = try ProjectFiles.text("Documentation/Language.md")
    let paragraph = try #require(page.range(of: "- *Limits.*").map { page[$0.lowerBound...].prefix { $0 != "\n" } })
    #expect(!paragraph.contains("thousand") && !paragraph.contains("million"))
    #expect(paragraph.filter(\.isNumber).isEmpty)
  }
}
