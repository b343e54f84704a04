import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

/// A modifier that a fix adds to a view.
struct WrittenModifier {
  let name: String
  /// Its value, if it takes one without a label.
  var value: String?
  /// Its labels with their values.
  var arguments: KeyValuePairs<String, String> = [:]

  /// The modifier as a document writes it.
  func text(isJSON: Bool) -> String {
    func word(_ text: String) -> String { isJSON && Double(text) == nil ? "\"\(text)\"" : text }
    guard value != nil || !arguments.isEmpty else { return word(name) }
    let pairs = arguments.map { "\(word($0.key)): \(word($0.value))" }.joined(separator: ", ")
    return "{ \(word(name)): \(value.map(word) ?? "{ \(pairs) }") }"
  }

  /// The modifier as a message names it, without the brackets around it.
  var shown: String {
    let text = text(isJSON: false)
    return text.hasPrefix("{ ") ? String(text.dropFirst(2).dropLast(2)) : text
  }
}

extension PartFinder {
  /// The change of the text that puts a modifier directly around a view, or around a modifier; nil where its form leaves no
  /// place.
  func adding(_ modifier: WrittenModifier, around node: Node) -> PartEdit? {
    switch node.source?.source {
    case .modifier(let index):
      return beside(index, modifier, isBefore: false)
    case .node(let index):
      if let first = node.document.checkedNodes[index].modifiers.first {
        return beside(first, modifier, isBefore: true)
      }
      let span = node.document.checkedNodes[index].span
      let file = Int(span.file)
      guard trees.indices.contains(file) else { return nil }
      return adding(modifier, to: node.document.checkedNodes[index].entry, span, in: file)
    case nil: return nil
    }
  }

  /// The change that gives a view without modifiers its first: in a list that is empty or that has none for this target, or in
  /// one of its own.
  private func adding(_ modifier: WrittenModifier, to entry: EntryID, _ span: SourceSpan, in file: Int) -> PartEdit? {
    let (tree, isJSON) = (trees[file], isJSON(file))
    let items = WrittenItems(tree: tree)
    let element = modifier.text(isJSON: isJSON)
    let pair = "\(isJSON ? "\"modifiers\"" : "modifiers"): [ \(element) ]"
    guard let mapping = mapping(entry, span, in: tree) else {
      // A view that is a name alone has no place for keys.
      guard tree.kind(entry) == .string, tree.span(entry) == span else { return nil }
      let name = String(decoding: files[file].bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
      return PartEdit(sourceRange: range(span), replacement: "{ \(name): {}, \(pair) }")
    }
    guard let list = tree.value(of: "modifiers", in: mapping) else {
      return items.insertion(of: pair, into: mapping).map { edit($0, in: file) }
    }
    if let first = tree.elements(list).first(where: { _ in true }) {
      return items.insertion(of: element, beside: first, isBefore: true).map { edit($0, in: file) }
    }
    guard items.isFlow(list) else { return nil }
    return PartEdit(sourceRange: range(tree.span(list)), replacement: "[ \(element) ]")
  }

  /// The change that writes a label with a value in place of the first of some that a part has, and what is written there.
  func writing(
    _ label: String, _ value: String, for labels: [String], in part: DocumentPart
  ) -> (written: String, edit: PartEdit)? {
    let file = Int(part.content.span.file)
    guard trees.indices.contains(file), let arguments = entries(of: part.content).value else { return nil }
    let tree = trees[file]
    guard let pair = tree.pairs(arguments).first(where: { labels.contains(tree.text($0.key)) }) else { return nil }
    let span = SourceSpan(start: tree.span(pair.key).start, end: tree.span(pair.value).end, file: UInt32(file))
    let written = String(decoding: files[file].bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    let text = isJSON(file) ? "\"\(label)\": \"\(value)\"" : "\(label): \(value)"
    return (VisibleText.of(written), PartEdit(sourceRange: range(span), replacement: text))
  }

  /// The mapping that has a view as its key.
  private func mapping(_ entry: EntryID, _ span: SourceSpan, in tree: LocatedTree) -> EntryID? {
    if tree.kind(entry) == .mapping { return entry }
    return tree.surroundings(of: span.start).first { outer in
      tree.kind(outer.entry) == .mapping && tree.pairs(outer.entry).contains { tree.span($0.key) == span }
    }?.entry
  }

  private func beside(_ index: Index<CheckedModifier>, _ modifier: WrittenModifier, isBefore: Bool) -> PartEdit? {
    let file = Int(program.modifiers[index].span.file)
    guard trees.indices.contains(file) else { return nil }
    let items = WrittenItems(tree: trees[file])
    let element = modifier.text(isJSON: isJSON(file))
    return items.insertion(of: element, beside: program.modifiers[index].entry, isBefore: isBefore)
      .map { edit($0, in: file) }
  }

  func isJSON(_ file: Int) -> Bool {
    detectNotation(of: files[file].bytes, name: files[file].name) == .json
  }

  func edit(_ insertion: WrittenItems.Insertion, in file: Int) -> PartEdit {
    let offset = UInt32(insertion.offset)
    return PartEdit(
      sourceRange: range(SourceSpan(start: offset, end: offset, file: UInt32(file))), replacement: insertion.text)
  }

  /// The changes that let two modifiers of one list change their places.
  func swapping(_ first: Index<CheckedModifier>, _ second: Index<CheckedModifier>) -> [PartEdit]? {
    let (one, other) = (program.modifiers[first], program.modifiers[second])
    let file = Int(one.span.file)
    guard one.span.file == other.span.file, trees.indices.contains(file) else { return nil }
    let items = WrittenItems(tree: trees[file])
    guard let list = items.parent(of: one.entry, nil)?.entry, list == items.parent(of: other.entry, nil)?.entry else {
      return nil
    }
    let (own, next) = (items.start(one.entry)..<items.end(one.entry), items.start(other.entry)..<items.end(other.entry))
    return [(own, next), (next, own)].map { place, text in
      PartEdit(
        sourceRange: range(
          SourceSpan(start: UInt32(place.lowerBound), end: UInt32(place.upperBound), file: one.span.file)),
        replacement: String(decoding: files[file].bytes[text], as: UTF8.self))
    }
  }
}
