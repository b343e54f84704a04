import Foundation
import Galley
import GalleyDrawing
@testable import GalleyPictures
import Testing

/// How much of documents, nodes and variants a page has.
@Suite struct HTMLReportLimitTests: HTMLReportTesting {
  @Test func variantsThatDoNotFitAreLeftOut() throws {
    let document = checked(card)
    var limits = HTMLReport.Limits()
    limits.variants = 6_000
    var report = HTMLReport(limits: limits)
    report.add(document, switches: [HTMLReport.Switch("n", (0..<40).map { "\($0)" })])
    for choice in 0..<40 {
      // Another size each time, so that nothing is shared.
      report.add(document.layout(in: .size(width: 200 + Double(choice), height: 100)), choices: [choice])
    }
    let kept = report.documents[0].variants.count
    #expect((1..<40).contains(kept) && report.documents[0].leftOut == 40 - kept)
    #expect(report.notes.count == 1)
    #expect(report.tables.pageSize <= limits.variants)
    let data = PageMarkup(String(decoding: report.html(), as: UTF8.self)).data
    #expect(variants(data).count == kept)
    // Nothing of the variant that did not fit is left.
    let highest = try variants(data).flatMap { try #require($0["nodes"] as? [String: Int]).values }.max()
    let count = try #require((data["columns"] as? [Any])?.count)
    #expect(try #require(highest) < count && count - 1 <= (try #require(highest)) + 1)
  }

  @Test func nodesBeyondTheLimitAreNotShown() throws {
    var limits = HTMLReport.Limits()
    limits.nodes = 3
    var report = HTMLReport(limits: limits)
    report.add(layout(checked(card)))
    let data = PageMarkup(String(decoding: report.html(), as: UTF8.self)).data
    #expect(try column("parent", data) == [-1, 0, 1])
    #expect(report.notes == ["card.yaml: of more than 3 nodes the first are shown"])
  }

  /// Of 6,000 lines those are shown that are no more than three away from where a node begins or ends.
  @Test func longDocumentsAreShownAroundNodes() {
    let text = "# long\n" + String(repeating: "\n", count: 5_998) + "Text: Hello"
    let lines = PageMarkup(page(text)).tags.compactMap { $0.attributes["data-line"] }
    #expect(lines == ["5997", "5998", "5999", "6000"])
    #expect(page(text).contains("<p>… 5996 lines</p>"))
  }

  @Test func documentsBeyondTheLimitAreCut() {
    var limits = HTMLReport.Limits()
    limits.sources = 100
    let lines = PageMarkup(page(card, limits: limits)).tags.compactMap { $0.attributes["data-line"] }
    #expect((1..<7).contains(lines.count))
  }
}
