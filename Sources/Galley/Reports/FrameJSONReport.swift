import GalleySource

extension FrameFormat {
  /// An object for each node; the schema is `SchemaSubject.frames`.
  public static let json = FrameFormat(FrameJSONReport.self)
}

/// Writes the JSON report of `frames`; its shape is `Schemas/frames.schema.json`.
struct FrameJSONReport: FrameReport, FrameVisitor {
  static let name = "json"
  static let fileSuffix = ".json"
  static let joining = FrameFormat.Joining.array

  private var writer: JSONWriter
  /// By depth: whether the entry's `children` array has been opened.
  private var hasChildren: [Bool] = []
  private var paths = PathBudget()
  /// Where a summary is written, kept so that it grows once.
  private var summary: [UInt8] = []
  /// How many bytes of types may still be written: in a document of thousands of levels they would fill the memory.
  private var typeBudget = 16 << 20

  private init(_ writer: JSONWriter) { self.writer = writer }

  /// Writes the outermost node, or null, where `writer` stands.
  static func write(_ layout: DocumentLayout, options: FrameOptions, to writer: inout JSONWriter) {
    guard layout.root != nil else { return writer.null() }
    var report = FrameJSONReport(JSONWriter())
    swap(&report.writer, &writer)
    FrameTraversal(layout, options: options).visit(&report)
    swap(&report.writer, &writer)
  }

  /// The whole report, but for what `sink` has taken; problems, if there are any, become the member `diagnostics`.
  static func write(_ layout: DocumentLayout, options: FrameOptions, sink: ByteSink?) -> [UInt8] {
    var report = FrameJSONReport(JSONWriter(.pretty, sink: sink))
    report.begin(layout, isNamed: options.namesDocument)
    report.writer.key("root")
    write(layout, options: options, to: &report.writer)
    layout.problemReport(maximum: 0).write(to: &report.writer)
    report.writer.endObject()
    report.writer.endLine()
    return report.writer.bytes
  }

  private mutating func begin(_ layout: DocumentLayout, isNamed: Bool) {
    writer.beginObject()
    writer.key("galley")
    writer.integer(1)
    if isNamed { write("file", layout.name) }
    if let target = layout.target {
      writer.key("target")
      writer.string(target.description)
    }
    if let canvas = layout.canvas {
      writer.key("canvas")
      writer.object(inline: true) { FrameJSONReport.write(canvas, to: &$0) }
    }
  }

  private static func write(_ canvas: DocumentLayout.Canvas, to writer: inout JSONWriter) {
    if let proposal = canvas.proposal {
      writer.key("proposal")
      write(proposal, to: &writer)
    } else {
      writer.key("width")
      writer.length(canvas.size.width)
      writer.key("height")
      writer.length(canvas.size.height)
    }
    writer.key("scale")
    writer.length(canvas.scale)
    writer.key("safeArea")
    writer.object(inline: true) { writer in
      let insets = canvas.safeArea
      for (name, length) in [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
      ] {
        writer.key(named: name)
        writer.length(length)
      }
    }
    if canvas.keyboardHeight > 0 {
      writer.key("keyboard")
      writer.length(canvas.keyboardHeight)
    }
  }

  mutating func enter(_ reported: ReportedNode) {
    if let last = hasChildren.last, !last {
      writer.key("children")
      writer.beginArray()
      hasChildren[hasChildren.count - 1] = true
    }
    hasChildren.append(false)
    let node = reported.node
    writer.beginObject()
    write("kind", node.kind.rawValue)
    write("view", node.view)
    if let name = node.name { write("label", name) }
    if let role = node.role { write("role", role.rawValue) }
    if let position = node.position {
      if let file = node.importedFile { write("file", file) }
      let path = paths.path(of: node)
      if !path.isEmpty { write("path", path) }
      writer.key("line")
      writer.integer(position.line)
      writer.key("column")
      writer.integer(position.column)
    }
    summary.removeAll(keepingCapacity: true)
    node.appendSummary(to: &summary)
    writer.key("summary")
    writer.string(String(decoding: summary, as: UTF8.self))
    if node.isEstimated {
      writer.key("estimated")
      writer.boolean(true)
    }
    if typeBudget > 0, let type = node.type() {
      typeBudget -= type.utf8.count
      write("type", type)
    }
    writer.key("proposal")
    FrameJSONReport.write(node.proposal, to: &writer)
    writer.key("frame")
    write(reported.frame)
    if let drawn = reported.drawn {
      writer.key("drawn")
      write(drawn)
    }
  }

  mutating func leave() {
    if hasChildren.removeLast() { writer.endArray() }
    writer.endObject()
  }

  private mutating func write(_ key: StaticString, _ value: String) {
    writer.key(key)
    writer.string(value)
  }

  private mutating func write(_ frame: ViewBounds) {
    writer.beginObject(inline: true)
    writer.key("x")
    writer.length(frame.minX)
    writer.key("y")
    writer.length(frame.minY)
    writer.key("width")
    writer.length(frame.size.width)
    writer.key("height")
    writer.length(frame.size.height)
    writer.endObject()
  }

  /// Unspecified lengths are null, infinite ones "inf".
  private static func write(_ proposal: Proposal, to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.key("width")
    write(proposal.width, to: &writer)
    writer.key("height")
    write(proposal.height, to: &writer)
    writer.endObject()
  }

  private static func write(_ length: Double?, to writer: inout JSONWriter) {
    if let length { writer.length(length) } else { writer.null() }
  }
}
