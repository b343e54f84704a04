import GalleyLanguage
import GalleyLayout
import GalleySource

/// Writes the JSON report of `frames`; its shape is `Schemas/frames.schema.json`.
struct FrameJSONReport: FrameVisitor {
  private var writer: JSONWriter
  private let types: TypeStore
  /// Most views of a document are of a few types.
  private var typeTexts: [TypeRef: String] = [:]
  private var summary: Summary
  /// By depth: whether the entry's `children` array has been opened.
  private var hasChildren: [Bool] = []
  /// How many bytes of types may still be written: in a document of thousands of levels they would fill the memory.
  private var typeBudget = 16 << 20

  private init(_ document: LaidOutDocument, writer: JSONWriter) {
    types = document.typing.store
    summary = Summary(types: document.document.types)
    self.writer = writer
  }

  /// Writes the outermost node, or null, where `writer` stands.
  static func write(_ document: LaidOutDocument, options: FrameOptions, to writer: inout JSONWriter) {
    guard var traversal = FrameTraversal(document, options: options) else { return writer.null() }
    var report = FrameJSONReport(document, writer: JSONWriter())
    swap(&report.writer, &writer)
    traversal.visit(&report)
    swap(&report.writer, &writer)
  }

  /// The whole report, but for what `sink` has taken.
  ///
  /// `problems`, if there are any, become the member `diagnostics`.
  static func write(
    _ document: LaidOutDocument, options: FrameOptions, problems: DiagnosticReport, sink: ByteSink?
  ) -> [UInt8] {
    var report = FrameJSONReport(document, writer: JSONWriter(.pretty, sink: sink))
    report.begin(document, isNamed: options.namesDocument)
    if var traversal = FrameTraversal(document, options: options) {
      report.writer.key("root")
      traversal.visit(&report)
    } else {
      report.writer.key("root")
      report.writer.null()
    }
    if !problems.diagnostics.isEmpty {
      report.writer.key("diagnostics")
      JSONDiagnosticRenderer().write(problems, to: &report.writer)
    }
    report.writer.endObject()
    report.writer.endLine()
    return report.writer.bytes
  }

  private mutating func begin(_ document: LaidOutDocument, isNamed: Bool) {
    let canvas = document.surroundings.canvas
    writer.beginObject()
    writer.key("galley")
    writer.integer(1)
    if isNamed, let name = document.fileNames.first { write("file", name) }
    writer.key("target")
    writer.string(document.document.target.description)
    writer.key("canvas")
    writer.object(inline: true) { writer in
      if let proposal = canvas.proposal {
        writer.key("proposal")
        FrameJSONReport.write(proposal, to: &writer)
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
        for (name, edge) in [("top", Edge.top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)] {
          writer.key(named: name)
          writer.length(canvas.safeArea[edge])
        }
      }
      if canvas.keyboardHeight > 0 {
        writer.key("keyboard")
        writer.length(canvas.keyboardHeight)
      }
    }
  }

  mutating func enter(_ entry: FrameEntry) {
    if let last = hasChildren.last, !last {
      writer.key("children")
      writer.beginArray()
      hasChildren[hasChildren.count - 1] = true
    }
    hasChildren.append(false)
    writer.beginObject()
    write("kind", entry.kind.rawValue)
    write("view", entry.view)
    if let label = entry.label { write("label", label) }
    if let role = entry.role { write("role", role) }
    if let position = entry.position {
      if let file = entry.file { write("file", file) }
      if !entry.path.isEmpty { write("path", entry.path) }
      writer.key("line")
      writer.integer(position.line)
      writer.key("column")
      writer.integer(position.column)
    }
    write("summary", summary.text(of: entry))
    if entry.isEstimated {
      writer.key("estimated")
      writer.boolean(true)
    }
    if let type = entry.type, typeBudget > 0 {
      let text = text(of: type)
      typeBudget -= text.utf8.count
      write("type", text)
    }
    writer.key("proposal")
    FrameJSONReport.write(entry.proposal, to: &writer)
    writer.key("frame")
    write(entry.frame)
    if let drawn = entry.drawn {
      writer.key("drawn")
      write(drawn)
    }
  }

  private mutating func text(of type: TypeRef) -> String {
    if let known = typeTexts[type] { return known }
    let text = types.print(type)
    typeTexts[type] = text
    return text
  }

  mutating func leave() {
    if hasChildren.removeLast() { writer.endArray() }
    writer.endObject()
  }

  private mutating func write(_ key: StaticString, _ value: String) {
    writer.key(key)
    writer.string(value)
  }

  private mutating func write(_ frame: Rect) {
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
