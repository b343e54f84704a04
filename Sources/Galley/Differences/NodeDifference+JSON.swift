import GalleySource

extension NodeDifference {
  /// Writes the node with what it is in both layouts, and what that comes from, if that is known.
  func write(reason: String = "", to writer: inout JSONWriter) {
    guard let node else { return }
    writer.beginObject()
    writer.member("node", node.path)
    writer.member("view", node.view)
    if let name = node.name { writer.member("label", name) }
    writer.key("aspects")
    writer.array(inline: true) { writer in for aspect in aspects { writer.string(aspect.rawValue) } }
    if follows {
      writer.key("follows")
      writer.boolean(true)
    }
    if !reason.isEmpty { writer.member("reason", reason) }
    if let before { write("before", before, to: &writer) }
    if let after { write("after", after, to: &writer) }
    writer.endObject()
  }

  private func write(_ name: StaticString, _ node: Node, to writer: inout JSONWriter) {
    writer.key(name)
    writer.beginObject(inline: true)
    writer.members(of: node.frame)
    if aspects.contains(.lines) { writer.member("lines", node.lineCount) }
    if aspects.contains(.truncation) {
      writer.key("isTruncated")
      writer.boolean(node.isCut)
    }
    if aspects.contains(.drawn) {
      writer.key("drawn")
      writer.object(inline: true) { $0.members(of: node.drawnFrame ?? node.frame) }
    }
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a rectangle's members.
  mutating func members(of frame: ViewBounds) {
    let lengths = [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.size.width), ("height", frame.size.height),
    ]
    for (name, length) in lengths {
      key(named: name)
      number(length)
    }
  }

  /// Writes a stretch of a file.
  mutating func value(_ place: SourceRange) {
    object(inline: true) { writer in
      writer.member("file", place.file)
      writer.member("line", place.line)
      writer.member("column", place.column)
      writer.member("endLine", place.endLine)
      writer.member("endColumn", place.endColumn)
    }
  }
}
