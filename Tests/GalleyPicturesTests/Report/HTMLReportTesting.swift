import Foundation
import Galley
import GalleyDrawing
@testable import GalleyPictures
import Testing

/// The pages that tests of the report look at.
protocol HTMLReportTesting {}

extension HTMLReportTesting {
  /// The text is centred in a window of 200 × 100, below nothing else.
  var card: String {
    """
    VStack:
      spacing: 8
      content:
        - Color: red
          modifiers: [ { frame: { width: 40, height: 20 }, name: box } ]
        - Color: blue
          modifiers: [ { frame: { width: 60, height: 30 } } ]
    """
  }

  func checked(_ text: String, name: String = "card.yaml") -> CheckedDocument {
    var options = InterpreterOptions()
    options.keepsReasons = true
    return Interpreter(options: options).check(DocumentSource(name: name, text: text))
  }

  func layout(_ document: CheckedDocument, isDark: Bool = false) -> DocumentLayout {
    var surroundings = Surroundings.size(width: 200, height: 100)
    surroundings.isDark = isDark
    return document.layout(in: surroundings)
  }

  func page(_ text: String, limits: HTMLReport.Limits = HTMLReport.Limits()) -> String {
    var report = HTMLReport(limits: limits)
    report.add(layout(checked(text)))
    return String(decoding: report.html(), as: UTF8.self)
  }

  func texts(_ data: [String: Any]) -> [String] { data["texts"] as? [String] ?? [] }

  func variants(_ data: [String: Any]) -> [[String: Any]] {
    (data["documents"] as? [[String: Any]] ?? []).flatMap { $0["variants"] as? [[String: Any]] ?? [] }
  }

  func column(_ name: String, _ data: [String: Any], variant: Int = 0) throws -> [Double] {
    let place = try #require((variants(data)[variant]["nodes"] as? [String: Int])?[name])
    return try #require((data["columns"] as? [[Any]])?[place].map { $0 as? Double ?? .nan })
  }
}
