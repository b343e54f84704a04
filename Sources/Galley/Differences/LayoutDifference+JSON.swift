import GalleySource

extension LayoutDifference {
  /// The differences as JSON; the schema is `SchemaSubject.diff`.
  public var json: [UInt8] { json(redrawn: nil) }

  /// The same with the nodes that only look otherwise, if they were looked for, and what moved by as much.
  package func json(redrawn: [Node]?) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("galley", 1)
    writer.member("before", before.name)
    writer.member("after", after.name)
    for (name, changes) in [("causes", causes), ("otherChanges", otherChanges)] {
      writer.key(named: name)
      writer.array { writer in for change in changes { change.write(to: &writer) } }
    }
    if ignoredMoves > 0 { writer.member("ignoredMoves", ignoredMoves) }
    writer.key("differences")
    writer.array { writer in
      for (difference, reason) in zip(nodes, reasons) { difference.write(reason: reason, to: &writer) }
    }
    if let redrawn { write(redrawn, to: &writer) }
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  private func write(_ redrawn: [Node], to writer: inout JSONWriter) {
    writer.key("moves")
    writer.array { writer in
      for move in moves {
        writer.beginObject()
        writer.key("x")
        writer.number(move.x)
        writer.key("y")
        writer.number(move.y)
        writer.key("nodes")
        writer.array { writer in for node in move.nodes.compactMap(\.node) { writer.string(node.path) } }
        writer.endObject()
      }
    }
    writer.key("redrawn")
    writer.array { writer in
      for node in redrawn {
        writer.beginObject()
        writer.member("node", node.path)
        writer.member("view", node.view)
        if let name = node.name { writer.member("label", name) }
        writer.key("frame")
        writer.object(inline: true) { $0.members(of: node.frame) }
        writer.endObject()
      }
    }
  }
}

extension LayoutDifference {
  /// The warnings about the nodes that only the first layout shows, or about the others.
  func diagnostics(isGone: Bool) -> DiagnosticCollection {
    let names = DifferenceNames(before, after)
    let told = Set(nodes.told.compactMap(\.node))
    let changes = causes.prefix(3).map(\.text)
    let help: [HelpText] = changes.isEmpty ? [] : ["this comes from \(changes.joined(separator: "; "))"]
    var found: [Diagnostic] = []
    for (difference, reason) in zip(nodes, reasons) {
      guard let node = difference.after ?? difference.before, (difference.after == nil) == isGone,
        difference.node.map({ told.contains($0) }) ?? false
      else { continue }
      let message = "\(names.name(difference)) \(difference.contrast)" + (reason.isEmpty ? "" : ": \(reason)")
      found.append(Diagnostic(.layoutDiffers, message, at: node.written?.span ?? .nowhere, help: help))
    }
    return DiagnosticCollection(found)
  }
}
