import GalleyLayout
import GalleySource

// Which node of the document elements belong to.

extension SVGWriter {
  mutating func begin(_ mark: DisplayList.NodeMark) {
    body.append("<g")
    attribute("data-node", mark.view)
    if let name = mark.name { attribute("data-name", name) }
    if !mark.path.isEmpty { attribute("data-path", mark.path) }
    if let line = mark.line { attribute("data-line", Double(line)) }
    body.append(" data-frame=\"")
    body.append(mark.frame.minX, mark.frame.minY, mark.frame.size.width, mark.frame.size.height, decimals: 3)
    body.append("\">\n")
  }

  private mutating func attribute(_ name: String, _ text: String) {
    body.append(" \(name)=\"")
    body.append(escaping: text)
    body.append("\"")
  }
}
