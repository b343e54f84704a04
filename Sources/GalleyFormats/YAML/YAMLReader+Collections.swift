import CLibYAML
internal import GalleySource

extension YAMLReader {
  /// Whether the next node is a key.
  @inline(__always) var isAtKey: Bool { openCollections.last?.expectsKey ?? false }

  mutating func open(_ kind: EntryKind) {
    var start = marks.byteOffset(Int(event.pointee.start_mark.index))
    let isMapping = kind == .mapping
    let isFlow: Bool
    let anchor: UnsafeMutablePointer<yaml_char_t>?
    let tag: UnsafeMutablePointer<yaml_char_t>?
    if isMapping {
      let data = event.pointee.data.mapping_start
      (anchor, tag, isFlow) = (data.anchor, data.tag, data.style == YAML_FLOW_MAPPING_STYLE)
    } else {
      let data = event.pointee.data.sequence_start
      (anchor, tag, isFlow) = (data.anchor, data.tag, data.style == YAML_FLOW_SEQUENCE_STYLE)
    }
    let properties = start
    if anchor != nil || tag != nil { start = behindProperties(from: start) }
    if isAtKey { return refuseComplexKey(at: start) }
    guard openCollections.count < limits.depth else { return giveUp(tooDeep(at: start)) }
    if let tag { checkCollectionTag(tag, isMapping: isMapping, from: properties) }
    let entry = tree.end
    if let anchor { setAnchor(anchor, to: entry, from: properties) }
    tree.entries.append(LocatedTree.Entry(kind: kind, start: UInt32(start), length: 0, link: 0))
    if isFlow { flowDepth += 1 }
    openCollections.append(
      OpenCollection(
        entry: entry, keyBase: keys.base, isMapping: isMapping, isFlow: isFlow, expectsKey: isMapping, end: start))
  }

  mutating func close() {
    guard let collection = openCollections.popLast() else { return }
    if collection.isFlow { flowDepth -= 1 }
    var end = collection.end
    // A block collection ends with its last value; the mark of the event is only where the next token begins.
    if collection.isFlow, event.pointee.end_mark.index > event.pointee.start_mark.index {
      end = marks.byteOffset(Int(event.pointee.end_mark.index))
    }
    keys.close(to: collection.keyBase)
    let index = collection.entry
    tree.entries[index].length = UInt32(max(end, Int(tree.entries[index].start))) - tree.entries[index].start
    tree.entries[index].link = Int32(truncatingIfNeeded: tree.end.position - index.position)
    finishNode(collection.entry, end: end)
  }

  /// Notes that the node `id`, which ends at `end`, is complete.
  @inline(__always) mutating func finishNode(_ id: EntryID, end: Int) {
    lastNode = min(Int(tree.entries[id].start), end)..<end
    let top = openCollections.count - 1
    guard top >= 0 else { return }
    if end > openCollections[top].end { openCollections[top].end = end }
    guard openCollections[top].isMapping else { return }
    openCollections[top].expectsKey.toggle()
    if openCollections[top].merges, openCollections[top].expectsKey {
      openCollections[top].merges = false
      merge(valueOf: id)
    }
  }

  func tooDeep(at start: Int) -> Diagnostic {
    documentTooDeep(limit: limits.depth, at: problems.span(start, min(start + 1, bytes.count)))
  }

  func tooMuchInBrackets() -> Diagnostic {
    let opening = openCollections.last.map { Int(tree.entries[$0.entry].start) } ?? 0
    let depth = flowDepth + skip.depth
    let levels = "\(depth) level\(depth == 1 ? "" : "s")"
    return Diagnostic(
      .documentTooDeep,
      skip.nodes > 0
        ? "keys that are no texts are nested \(levels) deep around too much of this document"
        : "brackets are nested \(levels) deep around too much of this document",
      at: problems.span(opening, opening + 1),
      help: [
        skip.nodes > 0
          ? "`?` and a space begin a key; a text that begins with them needs quotes"
          : "mappings and lists without brackets may be nested more deeply"
      ])
  }

  private mutating func refuseComplexKey(at start: Int) {
    problems.report(complexKey(at: start))
    skip = Skip(nodes: 2, depth: 1)
  }

  /// Tells whether the event belongs to nodes that are passed over, and counts it.
  @inline(__always) mutating func skipsNode(opening change: Int) -> Bool {
    skip.nodes > 0 && passOver(change)
  }

  private mutating func passOver(_ change: Int) -> Bool {
    skip.depth += change
    if skip.depth == 0 { skip.nodes -= 1 }
    return true
  }
}
