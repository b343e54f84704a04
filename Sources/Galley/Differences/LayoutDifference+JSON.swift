import GalleySource

extension LayoutDifference {
  /// The differences as JSON; the schema is `SchemaSubject.diff`.
  public var json: [UInt8] {
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
    writer.endObject()
    writer.endLine()
    return writer.bytes
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
