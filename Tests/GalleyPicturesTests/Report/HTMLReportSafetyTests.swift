import Foundation
import Galley
import GalleyDrawing
@testable import GalleyPictures
import Testing

/// What a page may do, whatever stands in the documents that it shows.
@Suite struct HTMLReportSafetyTests: HTMLReportTesting {
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
  @Test(arguments: HTMLReportSafetyTests.hostile) func hostileTextsAreText(_ text: String) throws {
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
}
