import CLibYAML
internal import GalleySource

// MARK: - Anchors and aliases

extension YAMLReader {
  /// Notes that `&name`, which stands among the properties at `properties`, marks `entry`.
  mutating func setAnchor(_ name: UnsafeMutablePointer<yaml_char_t>, to entry: EntryID, from properties: Int) {
    var start = properties
    while start < bytes.count, bytes[start] != UInt8(ascii: "&") { start += 1 }
    anchors[String(cString: name)] = Anchor(entry: entry, start: start)
  }

  /// Puts a copy of the anchor's value in the place of an alias.
  mutating func takeAlias() {
    let start = marks.byteOffset(Int(event.pointee.start_mark.index))
    let end = marks.byteOffset(Int(event.pointee.end_mark.index))
    let id = tree.end
    let isKey = isAtKey
    guard let name = event.pointee.data.alias.anchor.map({ String(cString: $0) }), let anchor = anchors[name] else {
      if goesOn(behind: end) {
        noteMisread(.indicator, at: start, valueStart: start)
      } else {
        problems.report(undefinedAlias(start: start, end: end))
      }
      appendPlain(.string, start: start, end: end, isKey: isKey)
      return finishNode(id, end: end)
    }
    anchors[name]?.isUsed = true
    let target = tree.entries[anchor.entry]
    let isCollection = target.kind == .mapping || target.kind == .sequence
    if isCollection, target.link == 0 {
      problems.report(recursiveAlias(name, start: start, end: end, anchor: anchor.start))
      appendPlain(isKey ? .string : .null, start: start, end: end, isKey: isKey)
    } else if isKey, isCollection {
      problems.report(complexKey(at: start))
      appendPlain(.string, start: start, end: end, isKey: isKey)
    } else if let collection = openCollections.last, collection.merges {
      appendPlain(.null, start: start, end: end, isKey: false)
      openCollections[openCollections.count - 1].merges = false
      merge(from: anchor.entry, at: start, end)
    } else {
      copy(anchor.entry, asKey: isKey, at: start, end)
    }
    if !isBroken { finishNode(id, end: end) }
  }

  /// Whether a text goes on behind an alias on its line: `*Required field`.
  private func goesOn(behind end: Int) -> Bool {
    guard let next = bytes[end...].first(where: { $0 != 0x20 && $0 != 0x09 }) else { return false }
    return !"\n\r,]}:#".utf8.contains(next)
  }

  private mutating func appendPlain(_ kind: EntryKind, start: Int, end: Int, isKey: Bool) {
    let id = tree.end
    tree.entries.append(
      LocatedTree.Entry(kind: kind, flags: .plain, start: UInt32(start), length: UInt32(end - start)))
    if isKey { register(key: id, text: UnsafeBufferPointer(rebasing: bytes[start..<end]), start: start, end: end) }
  }

  /// Appends a copy of the subtree `source` for the alias at `start..<end`.
  private mutating func copy(_ source: EntryID, asKey isKey: Bool, at start: Int, _ end: Int) {
    let id = tree.end
    guard appendCopy(source, at: start, end), isKey else { return }
    tree.entries[id].kind = .string
    let text = tree.bytes(id)
    text.withUnsafeBufferPointer { register(key: id, text: $0, start: start, end: end) }
  }

  /// Appends a copy of the subtree `source`, and tells whether the limits allow it.
  private mutating func appendCopy(_ source: EntryID, at start: Int, _ end: Int) -> Bool {
    copiedEntries += tree.size(source)
    guard copiedEntries <= limits.aliasEntries else {
      giveUp(
        Diagnostic(
          .tooManyAliases, "aliases and merge keys add more than \(limits.aliasEntries) values to this document",
          at: problems.span(start, end), help: ["\(setting: .nodes, "N") allows more"]))
      return false
    }
    guard openCollections.count + height(of: source) <= limits.depth else {
      giveUp(tooDeep(at: start))
      return false
    }
    for index in tree.subtree(source) {
      var entry = tree.entries[index]
      entry.flags.insert(.copied)
      tree.entries.append(entry)
    }
    return true
  }

  /// The number of levels of mappings and sequences in the subtree at `id`.
  private func height(of id: EntryID) -> Int {
    var ends: [EntryID] = []
    var height = 0
    for index in tree.subtree(id) {
      while let end = ends.last, end <= index { ends.removeLast() }
      let entry = tree.entries[index]
      guard entry.kind == .mapping || entry.kind == .sequence else { continue }
      ends.append(tree.end(of: index))
      height = max(height, ends.count)
    }
    return height
  }
}

// MARK: - Merge keys

extension YAMLReader {
  /// Brings the pairs of the value `id` of a merge key into the mapping that is open.
  mutating func merge(valueOf id: EntryID) {
    let span = tree.span(id)
    merge(from: id, at: Int(span.start), Int(span.end))
  }

  private mutating func merge(from source: EntryID, at start: Int, _ end: Int) {
    switch tree.kind(source) {
    case .mapping:
      mergePairs(of: source, at: start, end)
    case .sequence:
      // By position, for a sequence of elements would hold the array that the copies are appended to.
      var element = source.next
      let sourceEnd = tree.end(of: source)
      while element < sourceEnd, !isBroken {
        defer { element = tree.end(of: element) }
        if tree.kind(element) == .mapping {
          mergePairs(of: element, at: start, end)
        } else {
          problems.report(mergeWithoutMapping(at: start, end))
        }
      }
    case .null, .boolean, .number, .string:
      problems.report(mergeWithoutMapping(at: start, end))
    }
  }

  /// Appends copies of the pairs of `source` whose keys the open mapping does not have.
  private mutating func mergePairs(of source: EntryID, at start: Int, _ end: Int) {
    let base = openCollections[openCollections.count - 1].keyBase
    var key = source.next
    let sourceEnd = tree.end(of: source)
    while key < sourceEnd {
      let value = key.next
      defer { key = tree.end(of: value) }
      guard !tree.entries[key].flags.contains(.hidden) else { continue }
      let id = tree.end
      let known = tree.bytes(key).withUnsafeBufferPointer { keys.insert(id, text: $0, base: base, in: tree) }
      guard known == nil else { continue }
      guard appendCopy(key, at: start, end) else { return }
      tree.entries[id].flags.insert(.merged)
      guard appendCopy(value, at: start, end) else { return }
    }
  }

  private func mergeWithoutMapping(at start: Int, _ end: Int) -> Diagnostic {
    Diagnostic(
      .mergeWithoutMapping, "the merge key `<<` takes a mapping or a list of mappings", at: problems.span(start, end),
      help: ["a text key `<<` needs quotes"])
  }
}
