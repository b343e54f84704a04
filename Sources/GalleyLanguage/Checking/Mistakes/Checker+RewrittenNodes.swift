import GalleyFormats
import GalleySource

// Nodes that are written anew on the lines of the old one: an argument put in, an item or a pair taken out.

extension Checker {
  /// What stands at an entry of a document, without one entry below it and, of a mapping, the pair with that key.
  func sketch(_ entry: EntryID, without dropped: EntryID) -> Sketch {
    switch tree.kind(entry) {
    case .sequence:
      return .list(tree.elements(entry).filter { $0 != dropped }.map { sketch($0, without: dropped) })
    case .mapping:
      return .mapping(
        tree.pairs(entry).filter { $0.key != dropped }.map { (text($0.key), sketch($0.value, without: dropped)) })
    case .null, .boolean, .number, .string: return Sketch(tree, entry)
    }
  }

  /// The edit that gives the view of a node one argument more, and takes out the entry that stood for it; nil for what is
  /// too long to be written anew.
  func argumentAdded(
    _ label: String, _ value: Sketch, to view: EntryID, in node: EntryID, dropping dropped: EntryID
  ) -> TextEdit? {
    guard span(node).length <= UInt32(Self.longestMend), let callee = callee(of: view) else { return nil }
    var written: [(key: String, value: Sketch)] = []
    for (key, entry) in pairs(of: node) where key != dropped {
      var rest = sketch(entry, without: dropped)
      if key == view { rest = call(rest, of: entry, callee, with: (label, value)) }
      if case .list(let entries) = rest, entries.isEmpty, text(key) == ControlWord.modifiers.rawValue { continue }
      written.append((text(key), rest))
    }
    return rewritten(node, as: written)
  }

  /// The arguments of a call with one more: what stands for all of them gets its label.
  private func call(
    _ value: Sketch, of entry: EntryID, _ callee: Callee, with argument: (key: String, value: Sketch)
  ) -> Sketch {
    let primary = callee.signatures.lazy.compactMap { form in form.primary.map { form.parameters[$0].label } }.first
    switch tree.kind(entry) {
    case .null: return .mapping([argument])
    case .mapping where !isNodeMapping(entry):
      guard case .members(let members) = value else { return .mapping([argument]) }
      return .mapping([argument] + members.map { ($0.key, $0.value) })
    case .mapping, .sequence: return .mapping([argument, ("content", value)])
    case .boolean, .number, .string: return .mapping([(primary ?? "content", value), argument])
    }
  }

  /// The edit that writes pairs in the place of all those of a mapping: on lines of their own where the old ones were.
  func rewritten(_ node: EntryID, as written: [(key: String, value: Sketch)]) -> TextEdit? {
    guard let first = pairs(of: node).first?.key, !tree.isCopied(node) else { return nil }
    let isJSON = isInDoubleQuotes(first)
    let isFlow = isInBrackets(node) || isInFlow(first)
    let column = isFlow ? nil : columnOfBlockKey(first)
    if !isFlow, column == nil { return nil }
    let lines = written.map { self.written($0.key, $0.value, isJSON: isJSON) }
    let text = lines.joined(separator: column.map { "\n" + String(repeating: " ", count: $0) } ?? ", ")
    return TextEdit(span: span(node), replacement: column == nil ? "{ \(text) }" : text)
  }

  /// The mappings and lists around an entry, from the innermost; none where there are problems enough.
  func collections(around entry: EntryID) -> [EntryID] {
    // Each search goes through the document: of many problems only the first are mended so.
    guard problems.count < Self.mostSlips else { return [] }
    var found: [EntryID] = []
    var current: EntryID? = tree.root
    while let collection = current, collection != entry {
      found.append(collection)
      switch tree.kind(collection) {
      case .mapping:
        current = tree.pairs(collection).first { tree.subtree($0.value).contains(entry) }?.value
      case .sequence: current = tree.elements(collection).first { tree.subtree($0).contains(entry) }
      case .null, .boolean, .number, .string: current = nil
      }
    }
    return found.reversed()
  }

  /// The innermost node around an entry: a mapping with a key in a view's place.
  func node(around entry: EntryID) -> (node: EntryID, view: EntryID)? {
    for collection in collections(around: entry) where tree.kind(collection) == .mapping {
      if let view = pairs(of: collection).first(where: { namesView($0.key) })?.key { return (collection, view) }
    }
    return nil
  }

  /// The label of a view that a name means: its own, or that which other tools call so.
  func label(of view: EntryID, meantBy name: String) -> String? {
    let labels = argumentLabels(of: view)
    return ([name] + Synonyms.names(for: name)).first { labels.contains($0) }
  }
}
