import GalleySource

extension FrameFormat {
  /// A line for each node, indented by depth, for people.
  public static let tree = FrameFormat(FrameTreeReport.self)
}

/// Writes the tree report of `frames`: one line a node, with the columns aligned.
///
/// Text and numbers of all lines lie in two buffers until the widths of the columns are known.
struct FrameTreeReport: FrameReport, FrameVisitor {
  static let name = "tree"
  static let fileSuffix = ".txt"
  static let joining = FrameFormat.Joining.titled

  /// Lines deeper than this say their depth instead of drawing it.
  private static let deepestDrawn = 60
  /// Longer texts are cut.
  private static let longestText = 80

  private struct Line {
    var depth: Int32
    /// The end of its text in the buffer of `texts`.
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

  private init() {}

  /// The whole report, but for what `sink` has taken.
  static func write(_ layout: DocumentLayout, options: FrameOptions, sink: ByteSink?) -> [UInt8] {
    var report = FrameTreeReport()
    FrameTraversal(layout, options: options).visit(&report)
    return report.draw(sink)
  }

  mutating func enter(_ reported: ReportedNode) {
    if let previous = last[last.count - 1] { lines[previous].hasNext = true }
    last[last.count - 1] = lines.count
    last.append(nil)
    let (node, depth, start) = (reported.node, reported.depth, texts.count)
    if depth > Self.deepestDrawn { append("[\(depth)] ") }
    if let role = node.role {
      append(role.rawValue)
      append(": ")
    }
    node.appendSummary(to: &texts)
    if let name = node.name {
      append(" “")
      append(name)
      append("”")
    }
    if node.kind == .container { append(" (implicit)") }
    if node.isEstimated { append(" (estimated)") }
    if let drawn = reported.drawn { append(drawn) }
    let width = tidy(from: start)
    lines.append(
      Line(
        depth: Int32(depth), textEnd: Int32(texts.count), width: Int32(width), digits: appendNumbers(reported.frame)))
    widestLine = max(widestLine, Self.indentation(depth) + width)
  }

  private mutating func append(_ text: String) { texts.append(contentsOf: text.utf8) }

  /// ` drawn 0 0 393 × 852`: what a style covers beyond its frame.
  private mutating func append(_ drawn: ViewBounds) {
    append(" drawn")
    for (mark, length) in [
      (" ", drawn.minX), (" ", drawn.minY), (" ", drawn.size.width), (" × ", drawn.size.height),
    ] {
      append(mark)
      texts.append(length: length)
    }
  }

  mutating func leave() { last.removeLast() }

  /// Makes what cannot be drawn in the text from `start` on visible, cuts it if it is long, and returns its width.
  private mutating func tidy(from start: Int) -> Int {
    let count = texts.count - start
    if count <= Self.longestText, texts[start...].allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return count }
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
    append(result)
    return DisplayWidth.of(result)
  }

  private mutating func appendNumbers(_ frame: ViewBounds) -> SIMD4<UInt8> {
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

  private func draw(_ sink: ByteSink?) -> [UInt8] {
    var output: [UInt8] = []
    var branches = Branches()
    var text = 0
    var number = 0
    for line in lines {
      let depth = Int(line.depth)
      if depth <= Self.deepestDrawn {
        branches.append(depth: depth, hasNext: line.hasNext, to: &output)
      } else {
        pad(&output, Self.indentation(depth))
      }
      output.append(contentsOf: texts[text..<Int(line.textEnd)])
      text = Int(line.textEnd)
      pad(&output, widestLine - Self.indentation(depth) - Int(line.width) + 2)
      for index in 0..<4 {
        if index > 0 { output.append(text: index == 3 ? " × " : "  ") }
        let count = Int(line.digits[index])
        pad(&output, Int(widestNumbers[index]) - count)
        for digit in number..<number + count { output.append(numbers[digit]) }
        number += count
      }
      output.append(Byte.lineFeed)
      output.handOn(to: sink)
    }
    return output
  }

  private func pad(_ output: inout [UInt8], _ count: Int) {
    output.append(contentsOf: repeatElement(Byte.space, count: max(count, 0)))
  }
}

/// The lines that lead from the root to a node; from one line of the report to the next only their end changes.
private struct Branches {
  /// What stands before the branch of a node at the depth of the line before, and where each level of it ends.
  private var trunk: [UInt8] = []
  private var ends: [Int] = []

  mutating func append(depth: Int, hasNext: Bool, to output: inout [UInt8]) {
    guard depth > 0 else { return }
    if depth - 1 < ends.count {
      trunk.removeLast(trunk.count - (depth == 1 ? 0 : ends[depth - 2]))
      ends.removeLast(ends.count - depth + 1)
    }
    output.append(contentsOf: trunk)
    output.append(text: hasNext ? "├─ " : "└─ ")
    trunk.append(text: hasNext ? "│  " : "   ")
    ends.append(trunk.count)
  }
}

extension [UInt8] {
  fileprivate mutating func append(text: StaticString) { text.withUTF8Buffer { append(contentsOf: $0) } }
}
