import Foundation
import GalleyCatalogue
import GalleyLanguage
import GalleyLayout
import Testing

@testable import Galley

/// The list of figures that `galley catalogue figures` prints.
@Suite struct FigureTextTests {
  @Test func everyFigureIsListedWithItsValues() throws {
    let lines = FigureText.list().split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(lines.count == Catalogue.standard.figures.count)
    let row = try #require(lines.first { $0.hasPrefix("  list.rowHeight ") })
    #expect(row.contains("iOS 16: 44 (measured, figures 1), iOS 26: 52 (measured, figures 1)"))
    let inset = try #require(lines.first { $0.hasPrefix("  list.rowInset ") })
    #expect(inset.contains("iOS 17 grouped: 3.833 (derived, figures 1: (108 - 100.33) / 2)"))
    let width = try #require(lines.first { $0.hasPrefix("  list.wideWidth ") })
    #expect(width.contains("iOS 16: 390 (measured, figures 1), iOS 26: 414 (model), macOS: 414 (model)"))
    #expect(lines.contains { $0.hasPrefix("  gauge.diameter ") && $0.contains("iOS: 58 (model).") })
  }

  @Test func theListIsThereAsJSON() throws {
    let data = Data(CatalogueJSON.writeFigures())
    let figures = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(figures.count == Catalogue.standard.figures.count)
    let title = try #require(figures.first { $0["name"] as? String == "bar.largeTitle" })
    let values = try #require(title["values"] as? [[String: Any]])
    #expect(values.first?["points"] as? Double == 52)
    #expect(values.first?["release"] as? String == "iOS 16" && values.first?["platform"] as? String == "iOS")
    #expect(values.first?["standing"] as? String == "measured" && values.first?["source"] as? String == "figures 2")
    #expect(values.last?["standing"] as? String == "model" && values.last?["source"] == nil)
  }

  @Test func thePageOfAViewHasItsFigures() throws {
    let toggle = try #require(CatalogueEntry.all.first { $0.name == "Toggle" })
    #expect(CatalogueText.page(toggle, naming: .library).contains("  switch.width "))
  }
}
