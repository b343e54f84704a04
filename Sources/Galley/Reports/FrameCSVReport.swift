import GalleyLayout
import GalleySource

/// Writes the CSV report of `frames`: a header and one row a node (RFC 4180).
struct FrameCSVReport: FrameVisitor {
  private var output: [UInt8] = Array("depth,kind,view,label,role,path,line,column,x,y,width,height,summary\n".utf8)
  private let sink: ByteSink?
  private var summary: Summary

  private init(_ document: LaidOutDocument, sink: ByteSink?) {
    self.sink = sink
    summary = Summary(types: document.document.types)
  }

  /// The whole report, but for what `sink` has taken.
  static func write(_ document: LaidOutDocument, options: FrameOptions, sink: ByteSink?) -> [UInt8] {
    var report = FrameCSVReport(document, sink: sink)
    var traversal = FrameTraversal(document, options: options)
    traversal?.visit(&report)
    return report.output
  }

  mutating func enter(_ entry: FrameEntry) {
    output.append(integer: entry.depth)
    for field in [entry.kind.rawValue, entry.view, entry.label ?? "", entry.role ?? "", entry.path] {
      separate()
      appendQuoted(field)
    }
    for number in [entry.position?.line, entry.position?.column] {
      separate()
      if let number { output.append(integer: number) }
    }
    let frame = entry.frame
    for length in [frame.minX, frame.minY, frame.size.width, frame.size.height] {
      separate()
      output.append(length: length)
    }
    separate()
    appendQuoted(summary.text(of: entry))
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
