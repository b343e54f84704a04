import GalleyLayout
import GalleySource

/// Writes the tree report of `frames`: one line a node, with the columns aligned.
///
/// Text and numbers of all lines lie in two buffers until the widths of the columns are known.
struct FrameTreeReport: FrameVisitor {
  static let readsPlaces = false
  /// Lines deeper than this say their depth instead of drawing it.
  private static let deepestDrawn = 60
  /// Longer texts are cut.
  private static let longestText = 80

  private struct Line {
    var depth: Int32
    /// The end of its text in `texts`.
    var textEnd: Int32
    /// The columns of its text on a terminal.
    var width: Int32
    /// The digits of its four numbers.
    var digits: SIMD4<UInt8>
    /// Whether another child of the same parent follows.
    var hasNext = false
  }

  private var lines: [Line] = []
  private var texts: [UInt8] = []
  private var numbers: [UInt8] = []
  private var widestLine = 0
  private var widestNumbers = SIMD4<UInt8>(repeating: 0)
  /// By depth: the last line at that depth below the current parent.
  private var last: [Int?] = [nil]

  /// The whole report.
  static func write(_ document: LaidOutDocument, options: FrameOptions) -> [UInt8] {
    var report = FrameTreeReport()
    let count = document.report.entries.count
    report.lines.reserveCapacity(count)
    report.texts.reserveCapacity(32 * count)
    report.numbers.reserveCapacity(16 * count)
    var traversal = FrameTraversal(document, options: options)
    traversal?.visit(&report)
    return report.draw()
  }

  mutating func enter(_ entry: FrameEntry) {
    if let previous = last[last.count - 1] { lines[previous].hasNext = true }
    last[last.count - 1] = lines.count
    last.append(nil)
    let start = texts.count
    if entry.depth > Self.deepestDrawn { texts.append(contentsOf: "[\(entry.depth)] ".utf8) }
    if let role = entry.role {
      texts.append(contentsOf: role.utf8)
      texts.append(contentsOf: ": ".utf8)
    }
    texts.append(contentsOf: entry.summary.utf8)
    if let label = entry.label {
      texts.append(contentsOf: " “".utf8)
      texts.append(contentsOf: label.utf8)
      texts.append(contentsOf: "”".utf8)
    }
    if entry.kind == .container { texts.append(contentsOf: " (implicit)".utf8) }
    let width = tidy(from: start)
    lines.append(
      Line(
        depth: Int32(entry.depth), textEnd: Int32(texts.count), width: Int32(width), digits: appendNumbers(entry.frame))
    )
    widestLine = max(widestLine, Self.indentation(entry.depth) + width)
  }

  mutating func leave(_ entry: FrameEntry) { last.removeLast() }

  /// Makes what cannot be drawn in the text from `start` on visible, cuts it if it is long, and returns its width.
  private mutating func tidy(from start: Int) -> Int {
    let isPlain = texts[start...].allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if isPlain, texts.count - start <= Self.longestText { return texts.count - start }
    var result = ""
    let text = String(decoding: texts[start...], as: UTF8.self)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == Self.longestText {
        result += "…"
        break
      }
      result.unicodeScalars.append(VisibleText.isInvisible(scalar) ? "␣" : scalar)
    }
    texts.removeSubrange(start...)
    texts.append(contentsOf: result.utf8)
    return DisplayWidth.of(result)
  }

  private mutating func appendNumbers(_ frame: Rect) -> SIMD4<UInt8> {
    var digits = SIMD4<UInt8>(repeating: 0)
    for index in 0..<4 {
      let value =
        switch index {
        case 0: frame.minX
        case 1: frame.minY
        case 2: frame.size.width
        default: frame.size.height
        }
      let start = numbers.count
      numbers.append(length: value)
      digits[index] = UInt8(clamping: numbers.count - start)
    }
    widestNumbers = pointwiseMax(widestNumbers, digits)
    return digits
  }

  /// The columns that the branches before a line take.
  private static func indentation(_ depth: Int) -> Int { 3 * min(depth, deepestDrawn) }

  private func draw() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(texts.count + numbers.count + lines.count * (widestLine / 2 + 16))
    var continues: [Bool] = []
    var text = 0
    var number = 0
    for line in lines {
      let depth = Int(line.depth)
      drawBranches(line, depth, &continues, to: &output)
      output.append(contentsOf: texts[text..<Int(line.textEnd)])
      text = Int(line.textEnd)
      pad(&output, widestLine - Self.indentation(depth) - Int(line.width) + 2)
      for index in 0..<4 {
        if index > 0 { append(index == 3 ? " × " : "  ", to: &output) }
        let count = Int(line.digits[index])
        pad(&output, Int(widestNumbers[index]) - count)
        output.append(contentsOf: numbers[number..<number + count])
        number += count
      }
      output.append(Byte.lineFeed)
    }
    return output
  }

  private func drawBranches(_ line: Line, _ depth: Int, _ continues: inout [Bool], to output: inout [UInt8]) {
    guard depth <= Self.deepestDrawn else { return pad(&output, Self.indentation(depth)) }
    continues.removeSubrange(min(continues.count, depth)...)
    for level in 1..<max(depth, 1) { append(continues[level] ? "│  " : "   ", to: &output) }
    if depth > 0 { append(line.hasNext ? "├─ " : "└─ ", to: &output) }
    continues.append(line.hasNext)
  }

  private func append(_ text: StaticString, to output: inout [UInt8]) {
    text.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  private func pad(_ output: inout [UInt8], _ count: Int) {
    for _ in 0..<max(count, 0) { output.append(Byte.space) }
  }
}
