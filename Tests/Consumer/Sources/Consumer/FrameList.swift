import Galley

/// A report of frames of this program's own making: a line for each node that can change layout.
struct FrameList {
  /// Returns the lines of a layout: depth, summary, and the frame in whole points.
  static func lines(of layout: DocumentLayout) -> [String] {
    var lines: [String] = []
    if let root = layout.root { append(root, depth: 0, to: &lines) }
    return lines
  }

  private static func append(_ node: Node, depth: Int, to lines: inout [String]) {
    var depth = depth
    if node.changesLayout || node.name != nil {
      let frame = node.frame
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map(rounded)
      lines.append("\(depth) \(node.summary) \(numbers.joined(separator: " "))")
      depth += 1
    }
    for child in node.children { append(child, depth: depth, to: &lines) }
  }

  private static func rounded(_ length: Double) -> String { "\(length.isFinite ? Int(length.rounded()) : 0)" }

  /// The windows that a document is laid out in, each without reading or checking it again.
  static let windows: [Surroundings] = [
    .device(.iPhone15), .device(.iPadPro11), .size(width: 300, height: 200), .size(width: 120, height: 400),
    .proposal(width: nil, height: nil),
  ]
}
