import Foundation
import Galley
import GalleyDrawing
@testable import GalleyPictures
import Testing

@Suite struct HTMLReportTests: HTMLReportTesting {
  /// Two boxes of 20 and 30 with 8 between them are 58 high, and as wide as the wider: (200 − 60) / 2 = 70, (100 − 58) / 2 = 21; the
  /// first is centred in it, (60 − 40) / 2 = 10 further in, the second below both.
  @Test func framesAreThoseOfTheLayout() throws {
    let data = PageMarkup(page(card)).data
    let frames = try column("frame", data)
    #expect(Array(frames.prefix(4)) == [70, 21, 60, 58])
    #expect(Array(frames[4..<8]) == [80, 21, 40, 20])
    #expect(try column("parent", data) == [-1, 0, 1, 0, 3])
    let names = try column("name", data).map { $0 < 0 ? "" : texts(data)[Int($0)] }
    #expect(names == ["", "box", "", "", ""])
    // File, line, column, last line: of the stack, of the first frame, and of its view, which the frame is written below.
    #expect(Array(try column("place", data).prefix(12)) == [0, 1, 1, 7, 0, 5, 22, 5, 0, 4, 7, 5])
  }

  @Test func reasonsAreThoseOfExplain() throws {
    let document = checked(card)
    let data = PageMarkup(page(card)).data
    let layout = layout(document)
    let box = try #require(layout["box"])
    let explanation = try #require(layout.explain(box))
    let place = Int(try column("reasons", data)[1])
    let reasons = try #require((data["reasons"] as? [[Any]])?[place])
    #expect(texts(data)[try #require(reasons[0] as? Int)] == explanation.answer)
    let sentences = try #require(data["sentences"] as? [[Int]])
    let told = reasons.dropFirst(2).flatMap { $0 as? [Int] ?? [] }.map { texts(data)[sentences[$0][0]] }
    #expect(!told.isEmpty && told == explanation.toldSteps().joined().map(\.text))
  }

  /// What light and dark have in common is there once: all but the settings that reach nodes.
  @Test func variantsShareTheirColumns() throws {
    let document = checked(card)
    var report = HTMLReport()
    report.add(document, switches: [HTMLReport.Switch("color-scheme", ["light", "dark"])])
    for (choice, isDark) in [false, true].enumerated() {
      report.add(layout(document, isDark: isDark), choices: [choice])
    }
    let data = PageMarkup(String(decoding: report.html(), as: UTF8.self)).data
    let columns = try variants(data).map { try #require($0["nodes"] as? [String: Int]) }
    #expect(columns.count == 2)
    #expect(columns[0].keys.filter { columns[0][$0] != columns[1][$0] } == ["environment"])
  }

  /// The lines, one element each, and the first picture stand in the page itself: without a script there is still something to see.
  @Test func thePageSaysSomethingWithoutItsScript() {
    let markup = PageMarkup(page(card))
    let lines = markup.tags.compactMap { $0.attributes["data-line"] }
    #expect(lines == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(markup.text.contains("spacing: 8"))
    let picture = markup.tags.drop { $0.attributes["id"] != "picture" }
    #expect(picture.dropFirst().first?.name == "svg")
  }

  @Test func glyphsAreThereOnce() {
    let document = checked("Text: aaa")
    var report = HTMLReport()
    report.add(document)
    for isDark in [false, true] { report.add(layout(document, isDark: isDark)) }
    let markup = PageMarkup(String(decoding: report.html(), as: UTF8.self))
    #expect(markup.tags.filter { $0.name == "use" }.count == 6)
    let outlines = markup.tags.filter {
      $0.attributes["id"].map { $0.hasPrefix("o") && $0 != "outlines" && !$0.hasPrefix("overlay-") } ?? false
    }
    #expect(outlines.count == 1)
  }

  @Test func equalLayoutsGiveEqualBytes() { #expect(page(card) == page(card)) }

  @Test func aDocumentWithErrorsShowsThem() throws {
    let data = PageMarkup(page("VStack:\n  - Txt: Hello")).data
    let variant = try #require(variants(data).first)
    #expect(variant["hasPicture"] as? Bool == false)
    let place = try #require(variant["problems"] as? Int)
    let problem = try #require((data["columns"] as? [[Any]])?[place].first as? [String: Any])
    #expect(problem["code"] as? String == "unknown-view")
    #expect(problem["line"] as? Int == 2)
  }
}
