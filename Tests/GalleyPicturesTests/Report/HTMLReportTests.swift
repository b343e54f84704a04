import Foundation
import Galley
import GalleyDrawing
@testable import GalleyPictures
import Testing

@Suite struct HTMLReportTests {
  /// The text is centred in a window of 200 × 100, below nothing else.
  private let card = """
    VStack:
      spacing: 8
      content:
        - Color: red
          modifiers: [ { frame: { width: 40, height: 20 }, name: box } ]
        - Color: blue
          modifiers: [ { frame: { width: 60, height: 30 } } ]
    """

  private func checked(_ text: String, name: String = "card.yaml") -> CheckedDocument {
    var options = InterpreterOptions()
    options.keepsReasons = true
    return Interpreter(options: options).check(DocumentSource(name: name, text: text))
  }

  private func layout(_ document: CheckedDocument, isDark: Bool = false) -> DocumentLayout {
    var surroundings = Surroundings.size(width: 200, height: 100)
    surroundings.isDark = isDark
    return document.layout(in: surroundings)
  }

  private func page(_ text: String, limits: HTMLReport.Limits = HTMLReport.Limits()) -> String {
    var report = HTMLReport(limits: limits)
    report.add(layout(checked(text)))
    return String(decoding: report.html(), as: UTF8.self)
  }

  private func texts(_ data: [String: Any]) -> [String] { data["texts"] as? [String] ?? [] }

  private func variants(_ data: [String: Any]) -> [[String: Any]] {
    (data["documents"] as? [[String: Any]] ?? []).flatMap { $0["variants"] as? [[String: Any]] ?? [] }
  }

  private func column(_ name: String, _ data: [String: Any], variant: Int = 0) throws -> [Double] {
    let place = try #require((variants(data)[variant]["nodes"] as? [String: Int])?[name])
    return try #require((data["columns"] as? [[Any]])?[place].map { $0 as? Double ?? .nan })
  }

  // MARK: Structure

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

  // MARK: Documents that are not well

  @Test func aDocumentWithErrorsShowsThem() throws {
    let data = PageMarkup(page("VStack:\n  - Txt: Hello")).data
    let variant = try #require(variants(data).first)
    #expect(variant["hasPicture"] as? Bool == false)
    let place = try #require(variant["problems"] as? Int)
    let problem = try #require((data["columns"] as? [[Any]])?[place].first as? [String: Any])
    #expect(problem["code"] as? String == "unknown-view")
    #expect(problem["line"] as? Int == 2)
  }

  // MARK: Policy

  /// The script and the style sheet that the policy names are the page's, and there are no others.
  @Test func thePolicyAdmitsWhatIsThere() throws {
    let markup = PageMarkup(page(card))
    let policy = try #require(
      markup.tags.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }?.attributes["content"])
    func source(_ text: String) -> String {
      "'sha256-\(String(decoding: Base64.digits(of: SHA256.hash(of: Array(text.utf8))), as: UTF8.self))'"
    }
    let raw = markup.tags.filter { ["script", "style"].contains($0.name) }
    #expect(raw.map(\.name) == ["style", "script", "script"])
    #expect(
      policy
        == "default-src 'none'; script-src \(source(markup.rawTexts[2])); style-src \(source(markup.rawTexts[0])); "
        + "img-src data:; base-uri 'none'; form-action 'none'")
  }

  /// Nothing in the script or the style sheet ends its element, or begins a comment that would.
  @Test func scriptAndStyleStayInTheirElements() {
    for text in [PageWriter.script, PageWriter.style].map({ String(decoding: $0, as: UTF8.self) }) {
      for word in [
        "</script", "</style", "<!--", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(",
      ] {
        #expect(!text.contains(word), "\(word)")
      }
    }
  }

  // MARK: Hostile texts

  private static let hostile = [
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "a\u{2028}b\u{2029}c", "<!--<script>",
    "]]>&lt;",
    "' onload='x", "\u{202E}drow", "</template></svg></style>",
  ]

  /// The text in quotes, as YAML and JSON have it; what breaks lines is written out.
  private static func quoted(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{2028}"..."\u{202E}": "\\u\(String(scalar.value, radix: 16))"
      default: "\(scalar)"
      }
    }
    return "\"\(letters.joined())\""
  }

  /// The text in the document, in every place where one can stand: words, names, keys, values, comments, names of files and settings.
  @Test(arguments: HTMLReportTests.hostile) func hostileTextsAreText(_ text: String) throws {
    let quoted = Self.quoted(text)
    let document = checked(
      """
      # \(Self.quoted(text))
      state: { title: \(quoted) }
      body:
        VStack:
          - Text: \(quoted)
            name: \(quoted)
            modifiers: [ { help: \(quoted) }, { accessibilityLabel: \(quoted) } ]
          - Text: $(title)
          - Button: { title: \(quoted), action: [] }
          - Image: { systemName: \(quoted) }
      """, name: text)
    let broken = checked("VStack:\n  - \(quoted): \(quoted)", name: text)
    var report = HTMLReport()
    for document in [document, broken] {
      report.add(document, switches: [HTMLReport.Switch(text, [text, text])])
      for choice in 0..<2 { report.add(layout(document), choices: [choice]) }
    }
    let page = String(decoding: report.html(), as: UTF8.self)
    let markup = PageMarkup(page)
    #expect(!layout(document).hasErrors, "\(layout(document).problems)")
    #expect(layout(broken).hasErrors)
    let names: Set = [
      "html", "head", "meta", "title", "style", "body", "header", "h1", "h2", "div", "main", "section", "p", "svg",
      "defs", "path",
      "g", "use", "title", "clippath", "filter", "template", "script", "rect", "mask",
    ]
    let known: Set = [
      "lang", "charset", "http-equiv", "content", "name", "id", "class", "aria-label", "tabindex", "role", "width",
      "height",
      "aria-hidden", "data-file", "data-line", "type", "xmlns", "viewBox", "d", "fill", "fill-opacity", "transform",
      "href", "x", "y",
      "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-dasharray", "clip-path",
      "fill-rule",
      "stroke-miterlimit", "opacity",
    ]
    for tag in markup.tags {
      #expect(names.contains(tag.name), "\(tag)")
      #expect(Set(tag.attributes.keys).isSubset(of: known), "\(tag)")
      if let reference = tag.attributes["href"] { #expect(reference.hasPrefix("#"), "\(tag)") }
    }
    #expect(markup.tags.filter { $0.name == "script" }.count == 2)
    for letter in ["\u{2028}", "\u{2029}", "\u{202E}"] {
      for raw in markup.rawTexts { #expect(!raw.contains(letter)) }
    }
    // The data can be read, and has the text as it is, but for what nobody would see.
    let documents = try #require(markup.data["documents"] as? [[String: Any]])
    #expect(documents.count == 2)
    #expect(!markup.rawTexts[1].contains("<"))
  }

  // MARK: Limits

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
