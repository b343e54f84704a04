import GalleySource

extension FrameFormat {
  /// Rows of fields with commas between them (RFC 4180).
  public static let csv = FrameFormat(FrameCSVReport.self)
}

/// Writes the CSV report of `frames`: a header and one row a node (RFC 4180).
struct FrameCSVReport: FrameReport, FrameVisitor {
  static let name = "csv"
  static let fileSuffix = ".csv"
  static let joining = FrameFormat.Joining.none

  private var output: [UInt8] = Array("depth,kind,view,label,role,path,line,column,x,y,width,height,summary\n".utf8)
  private let sink: ByteSink?
  private var paths = PathBudget()

  private init(sink: ByteSink?) { self.sink = sink }

  /// The whole report, but for what `sink` has taken.
  static func write(_ layout: DocumentLayout, options: FrameOptions, sink: ByteSink?) -> [UInt8] {
    var report = FrameCSVReport(sink: sink)
    FrameTraversal(layout, options: options).visit(&report)
    return report.output
  }

  mutating func enter(_ reported: ReportedNode) {
    let node = reported.node
    let position = node.position
    output.append(integer: reported.depth)
    for field in [node.kind.rawValue, node.view, node.name ?? "", node.role?.rawValue ?? "", paths.path(of: node)] {
      separate()
      appendQuoted(field)
    }
    for number in [position?.line, position?.column] {
      separate()
      if let number { output.append(integer: number) }
    }
    let frame = reported.frame
    for length in [frame.minX, frame.minY, frame.size.width, frame.size.height] {
      separate()
      output.append(length: length)
    }
    separate()
    appendQuoted(node.summary)
    output.append(UInt8(ascii: "\n"))
    output.handOn(to: sink)
  }

  mutating func leave() {}

  private mutating func separate() { output.append(UInt8(ascii: ",")) }

  /// A text stands on one line, without letters that a terminal would obey; with quotes around it where it needs them.
  private mutating func appendQuoted(_ text: String) {
    guard text.utf8.contains(where: { $0 == Byte.quote || $0 == Byte.comma }) else {
      return VisibleText.append(text, to: &output)
    }
    output.append(Byte.quote)
    VisibleText.append(
      text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""), to: &output)
    output.append(Byte.quote)
  }
}
