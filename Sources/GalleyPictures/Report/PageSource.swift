import GalleyDrawing
import GalleySource

/// The files of a document as a page shows them.
struct PageSource: Sendable {
  private let files: [SourceFile]
  /// The lines on which nodes stand; of long files only the lines around them are shown.
  private var places: Set<PagePlace> = []

  init(_ files: [SourceFile]) { self.files = files }

  var names: [String] { files.map(\.name) }

  /// Keeps lines in view.
  mutating func add(_ places: Set<PagePlace>) { self.places.formUnion(places) }

  /// Longer files are shown in parts.
  private static let mostLines = 5_000
  /// How many lines around a node are shown.
  private static let margin = 3
  /// Longer lines are cut.
  private static let longestLine = 2_000

  /// The files, an element each, of no more than `bytesLeft` bytes all together.
  func html(bytesLeft: inout Int) -> [UInt8] {
    var html: [UInt8] = []
    for (number, file) in files.enumerated() {
      html.append("<div class=\"file\" data-file=\"\(number)\">\n")
      // The name of the document itself stands above all.
      if number > 0 {
        html.append("<h2>")
        html.append(escaping: VisibleText.of(file.name))
        html.append("</h2>\n")
      }
      append(file, number, to: &html, &bytesLeft)
      html.append("</div>\n")
    }
    return html
  }

  private func append(_ file: SourceFile, _ number: Int, to html: inout [UInt8], _ bytesLeft: inout Int) {
    let map = LineMap(file.bytes)
    var shown = Array(1...map.lineCount)
    if map.lineCount > Self.mostLines {
      let near = places.filter { $0.file == number }.flatMap { $0.line - Self.margin...$0.line + Self.margin }
      shown = Set(near).filter { (1...map.lineCount).contains($0) }.sorted()
    }
    var previous = 0
    for line in shown {
      if line > previous + 1 { appendGap(line - previous - 1, to: &html) }
      guard bytesLeft > 0 else { return appendGap(map.lineCount - previous, to: &html) }
      let start = html.count
      html.append("<div data-line=\"\(line)\">")
      let bytes = file.bytes[map.contentRange(line: line - 1)]
      // What a tab is wide is the page's business.
      let parts = String(decoding: bytes.prefix(Self.longestLine), as: UTF8.self)
        .split(separator: "\t", omittingEmptySubsequences: false)
      for (place, part) in parts.enumerated() {
        if place > 0 { html.append("\t") }
        html.append(escaping: VisibleText.of(String(part)))
      }
      if bytes.count > Self.longestLine { html.append("…") }
      html.append("</div>\n")
      bytesLeft -= html.count - start
      previous = line
    }
    if previous < map.lineCount { appendGap(map.lineCount - previous, to: &html) }
  }

  private func appendGap(_ count: Int, to html: inout [UInt8]) {
    html.append("<p>… \(count) \(count == 1 ? "line" : "lines")</p>\n")
  }
}
