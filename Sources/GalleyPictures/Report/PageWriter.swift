import GalleyDrawing
import GalleySource

/// Writes the page of a report.
///
/// What documents say stands in it as text only: escaped, in the data of the script, or in SVG, which escapes it, too.
struct PageWriter {
  private let report: HTMLReport
  private var sourceBytes: Int
  private var html: [UInt8] = []

  static func html(_ report: HTMLReport, sourceBytes: Int) -> [UInt8] {
    var writer = PageWriter(report: report, sourceBytes: sourceBytes)
    writer.writeHead()
    writer.writeBody()
    return writer.html
  }

  private init(report: HTMLReport, sourceBytes: Int) {
    self.report = report
    self.sourceBytes = sourceBytes
  }

  /// The script, whose files share their names.
  static let script = [
    PackageResources.elements_js, PackageResources.data_js, PackageResources.picking_js, PackageResources.source_js,
    PackageResources.overlays_js, PackageResources.picture_js, PackageResources.tree_js, PackageResources.search_js,
    PackageResources.boxes_js,
    PackageResources.inspector_js, PackageResources.switches_js, PackageResources.page_js,
  ].flatMap { $0 }

  static let style = PackageResources.page_css + Array((SVGWriter.blendRules + "\n").utf8)

  private mutating func write(_ text: String) { html.append(text) }

  /// A text of a document.
  private mutating func write(visible text: String) { html.append(escaping: VisibleText.of(text)) }

  private var title: String { report.documents.map(\.name).joined(separator: ", ") }

  private mutating func writeHead() {
    write("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    write("<meta http-equiv=\"Content-Security-Policy\" content=\"")
    write(PagePolicy.text(script: Self.script, style: Self.style))
    write("\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    write("<meta name=\"generator\" content=\"Galley\">\n<title>")
    write(visible: title)
    write("</title>\n<style>")
    html += Self.style
    write("</style>\n</head>\n")
  }

  private mutating func writeBody() {
    let first = report.documents.first
    write("<body>\n<header>\n<h1>")
    write(visible: first?.name ?? "")
    write("</h1>\n<div id=\"switches\"></div>\n</header>\n<main>\n")
    write("<section id=\"source\" aria-label=\"Document\" tabindex=\"0\">\n")
    html += first?.source.html(bytesLeft: &sourceBytes) ?? []
    write("</section>\n<section id=\"stage\" aria-label=\"Picture\">\n<div id=\"tools\"></div>\n")
    write("<div id=\"window\" role=\"group\" tabindex=\"0\" aria-label=\"Picture\"><div id=\"picture\">\n")
    html += first?.variants.first?.picture ?? []
    write("</div></div>\n<div id=\"notes\">")
    for note in report.notes {
      write("<p>")
      write(visible: note)
      write("</p>\n")
    }
    write("</div>\n</section>\n<section id=\"inspector\" aria-label=\"Inspector\" tabindex=\"0\"></section>\n")
    write("<section id=\"views\" aria-label=\"Views\"></section>\n</main>\n<p id=\"spoken\" role=\"status\"></p>\n")
    // Drawn nowhere, and yet there: what is not displayed cannot be referred to everywhere.
    write("<svg id=\"outlines\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n")
    html += report.tables.outlines.definitions
    write("</defs></svg>\n")
    writeTemplates()
    write("<script type=\"application/json\" id=\"data\">")
    html += PageData.json(report)
    write("</script>\n<script>")
    html += Self.script
    write("</script>\n</body>\n</html>\n")
  }

  /// What is not shown at first, for the script to take.
  private mutating func writeTemplates() {
    for index in report.tables.overlays.table.indices {
      write("<template id=\"overlay-\(index.position)\">\n")
      html += report.tables.overlays.table[index].picture
      write("</template>\n")
    }
    for (number, document) in report.documents.enumerated() {
      if number > 0 {
        write("<template id=\"source-\(number)\">\n")
        html += document.source.html(bytesLeft: &sourceBytes)
        write("</template>\n")
      }
      for (position, variant) in document.variants.enumerated() where number + position > 0 {
        write("<template id=\"picture-\(number)-\(position)\">\n")
        html += variant.picture
        write("</template>\n")
      }
    }
  }
}
