import Foundation
import Galley
import Testing

/// What the JSON report of frames says, read back.
struct FrameReading {
  /// By label: x, y, width, height; the last node of a label wins.
  var frames: [String: [Double]] = [:]
  /// By label: what a style covers; the last node of a label wins.
  var drawn: [String: [Double]] = [:]
  /// Every node with its frame and place, in order.
  var withPlaces: [String] = []
  /// Every node with its frame.
  var withoutPlaces: [String] = []
  /// Every node with its frame, and its place a line further down.
  var movedDown: [String] = []

  init(_ interpretation: Interpretation, options: FrameOptions = FrameOptions()) throws {
    guard let bytes = interpretation.frames(as: .json, options: options) else { return }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let report = try decoder.decode(Report.self, from: Data(bytes))
    if let root = report.root { read(root) }
  }

  private mutating func read(_ node: Node) {
    let frame = node.frame.numbers
    if let label = node.label {
      frames[label] = frame
      // What reaches no further covers its frame.
      drawn[label] = node.drawn?.numbers ?? frame
    }
    let reach = node.drawn.map { " drawn \($0.numbers)" } ?? ""
    let text = "\(node.kind) \(node.summary) \(node.label ?? "") \(node.type ?? "") \(frame)\(reach)"
    withoutPlaces.append(text)
    withPlaces.append("\(text) \(node.line ?? 0):\(node.column ?? 0)")
    movedDown.append("\(text) \((node.line ?? -1) + 1):\(node.column ?? 0)")
    for child in node.children ?? [] { read(child) }
  }

  private struct Report: Decodable {
    var root: Node?
  }

  private struct Node: Decodable {
    var kind: String
    var summary: String
    var label: String?
    var type: String?
    var line: Int?
    var column: Int?
    var frame: Frame
    var drawn: Frame?
    var children: [Node]?
  }

  private struct Frame: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var numbers: [Double] { [x, y, width, height] }
  }
}
