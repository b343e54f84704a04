import GalleyLayout
import GalleySource

/// Writes the tree report of `frames`: one line a node, with the columns aligned.
struct FrameTreeReport: FrameVisitor {
  static let readsPlaces = false

  private struct Line {
    var depth: Int
    var text: String
    var frame: Rect
    /// Whether another child of the same parent follows.
    var hasNext = false
  }

  private var lines: [Line] = []
  /// By depth: the last line at that depth below the current parent.
  private var last: [Int?] = [nil]

  /// The whole report.
  static func write(_ document: LaidOutDocument, options: FrameOptions) -> [UInt8] {
    var report = FrameTreeReport()
    var traversal = FrameTraversal(document, options: options)
    traversal?.visit(&report)
    return report.draw()
  }

  mutating func enter(_ entry: FrameEntry) {
    if let previous = last[last.count - 1] { lines[previous].hasNext = true }
    last[last.count - 1] = lines.count
    last.append(nil)
    var text = entry.summary
    if let label = entry.label { text += " “\(label)”" }
    if let role = entry.role { text = "\(role): \(text)" }
    if entry.kind == .container { text += " (implicit)" }
    lines.append(Line(depth: entry.depth, text: FrameTreeReport.singleLine(text), frame: entry.frame))
  }

  mutating func leave(_ entry: FrameEntry) { last.removeLast() }

  /// Text with line breaks and other control characters made visible, and long text cut.
  private static func singleLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if result.unicodeScalars.count >= 80 { return result + "…" }
      result.unicodeScalars.append(scalar.value < 32 || scalar.value == 127 ? "␣" : scalar)
    }
    return result
  }

  private func draw() -> [UInt8] {
    let widest = lines.map { $0.depth * 3 + DisplayWidth.of($0.text) }.max() ?? 0
    let columns = lines.map { FrameTreeReport.columns(of: $0.frame) }
    let widths = (0..<4).map { column in columns.map { $0[column].count }.max() ?? 0 }
    var output: [UInt8] = []
    var continues: [Bool] = []
    for (line, numbers) in zip(lines, columns) {
      continues.removeSubrange(min(continues.count, line.depth)...)
      for level in 1..<max(line.depth, 1) { append(continues[level] ? "│  " : "   ", to: &output) }
      if line.depth > 0 { append(line.hasNext ? "├─ " : "└─ ", to: &output) }
      continues.append(line.hasNext)
      append(line.text, to: &output)
      pad(&output, widest - line.depth * 3 - DisplayWidth.of(line.text) + 2)
      for (index, separator) in ["", "  ", "  ", " × "].enumerated() {
        append(separator, to: &output)
        pad(&output, widths[index] - numbers[index].count)
        output.append(contentsOf: numbers[index])
      }
      output.append(UInt8(ascii: "\n"))
    }
    return output
  }

  private static func columns(of frame: Rect) -> [[UInt8]] {
    [frame.minX, frame.minY, frame.size.width, frame.size.height].map { value in
      var bytes: [UInt8] = []
      bytes.append(length: value)
      return bytes
    }
  }

  private func append(_ text: String, to output: inout [UInt8]) { output.append(contentsOf: text.utf8) }

  private func pad(_ output: inout [UInt8], _ count: Int) {
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(count, 0)))
  }
}
