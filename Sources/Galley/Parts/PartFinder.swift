import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

/// Finds the parts of a document that can be left out, and says what they are called and where they stand.
struct PartFinder {
  let program: CheckedProgram
  let catalogue: Catalogue
  /// By file, as the two others.
  let trees: [LocatedTree]
  let files: [SourceFile]
  let lines: [LineMap]

  /// What a place of a document is about.
  enum Meaning {
    case part(ProgramPart)
    /// A view: its entry in a file.
    case view(EntryID, file: Int)
  }

  /// The innermost part or view around a place; nil where there is none.
  func meaning(of place: WrittenPlace) -> Meaning? {
    guard let file = place.file.map({ name in files.firstIndex { $0.name == name } }) ?? 0,
      trees.indices.contains(file), let offset = lines[file].offset(of: place.position)
    else { return nil }
    let tree = trees[file]
    let index = PartIndex(program, file: UInt32(file))
    for outer in tree.surroundings(of: UInt32(offset)) {
      let given = index.arguments[tree.span(outer.entry)].flatMap { leavable($0) }
      if let part = given ?? index.modifiers[outer.entry] { return .part(part) }
      for entry in [outer.key, outer.entry].compactMap(\.self) where index.views.contains(entry) {
        return .view(entry, file: file)
      }
      if let view = tree.pairs(outer.entry).first(where: { index.views.contains($0.key) })?.key {
        return .view(view, file: file)
      }
    }
    return nil
  }

  /// What has to be left out where somebody means a part: an argument that a modifier cannot be without stands for the
  /// modifier; nil for what a view cannot be without, and for blocks of views.
  func leavable(_ part: ProgramPart) -> ProgramPart? {
    guard case .argument(let argument, of: let owner) = part.content else { return part }
    switch program.arguments[argument].content {
    case .constant, .dynamic, .controlStyle: break
    case .node, .closure, .action: return nil
    }
    guard let parameter = program.parameter(of: argument, owner, catalogue) else { return nil }
    switch owner {
    case .node: return parameter.isRequired ? nil : part
    case .modifier(let index):
      let isWhole = parameter.isRequired || program.modifiers[index].call.arguments.count == 1
      return isWhole ? ProgramPart(content: .modifier(index), span: program.modifiers[index].span) : part
    }
  }

  /// A part as it is handed out; nil for one of no file.
  func documentPart(_ part: ProgramPart) -> DocumentPart? {
    let file = Int(part.span.file)
    guard trees.indices.contains(file) else { return nil }
    let tree = trees[file]
    let pair = entries(of: part)
    let start = pair.key.map { tree.span($0).start } ?? part.span.start
    let end = pair.value.map { tree.span($0).end } ?? part.span.end
    let span = SourceSpan(start: start, end: max(end, part.span.end), file: part.span.file)
    return DocumentPart(
      kind: part.isModifier ? .modifier : .argument, name: name(of: part), summary: oneLine(span),
      sourceRange: SourceRange(span, file: files[file].name, lines: lines[file]), content: part)
  }

  private func name(of part: ProgramPart) -> String {
    switch part.content {
    case .modifier: plain(entries(of: part).key ?? entries(of: part).value, part.span)
    case .argument(let argument, of: let owner): program.parameter(of: argument, owner, catalogue)?.label ?? ""
    }
  }

  /// The entries that a part is written as in its file: its key, if it has one, and its value.
  func entries(of part: ProgramPart) -> (key: EntryID?, value: EntryID?) {
    let tree = trees[Int(part.span.file)]
    switch part.content {
    case .modifier(let index):
      let entry = program.modifiers[index].entry
      return tree.pairs(entry).first { tree.span($0.key) == part.span }.map { ($0.key, $0.value) } ?? (nil, entry)
    case .argument(_, of: let owner):
      let arguments: EntryID? =
        switch owner {
        case .node(let node): value(of: program.nodes[node].span, at: program.nodes[node].entry, in: tree)
        case .modifier(let modifier):
          entries(of: ProgramPart(content: .modifier(modifier), span: program.modifiers[modifier].span)).value
        }
      guard let arguments else { return (nil, nil) }
      return tree.pairs(arguments).first { tree.span($0.value) == part.span }.map { ($0.key, $0.value) } ?? (nil, nil)
    }
  }

  /// The arguments of a view whose name stands at a place: the view is known by its name, or by the mapping that has it.
  private func value(of name: SourceSpan, at entry: EntryID, in tree: LocatedTree) -> EntryID? {
    if let pair = tree.pairs(entry).first(where: { tree.span($0.key) == name }) { return pair.value }
    return entry.next < tree.end && tree.span(entry) == name ? entry.next : nil
  }

  /// The text of a name or value without the quotes around it; of a collection what stands at its place, in one line.
  func plain(_ entry: EntryID?, _ span: SourceSpan) -> String {
    let tree = trees[Int(span.file)]
    guard let entry, tree.span(entry) == span, tree.kind(entry) != .mapping, tree.kind(entry) != .sequence else {
      return oneLine(span)
    }
    return tree.text(entry)
  }

  /// What stands at a place.
  func text(_ span: SourceSpan) -> String {
    String(decoding: files[Int(span.file)].bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  /// What stands at a place, in one line of a bearable length.
  func oneLine(_ span: SourceSpan) -> String {
    let most = 60
    let whole = text(SourceSpan(start: span.start, end: min(span.end, span.start + 400), file: span.file))
    let words = whole.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > most ? words.prefix(most) + "…" : words
  }
}

extension ProgramPart {
  fileprivate var isModifier: Bool {
    switch content {
    case .modifier: true
    case .argument: false
    }
  }
}

/// The parts and views of a program by their places in one file.
private struct PartIndex {
  private(set) var arguments: [SourceSpan: ProgramPart] = [:]
  private(set) var modifiers: [EntryID: ProgramPart] = [:]
  private(set) var views: Set<EntryID> = []

  init(_ program: CheckedProgram, file: UInt32) {
    for part in program.parts where part.span.file == file {
      switch part.content {
      case .modifier(let index): modifiers[program.modifiers[index].entry] = part
      case .argument: if arguments[part.span] == nil { arguments[part.span] = part }
      }
    }
    for node in program.nodes where node.span.file == file {
      if case .block = node.kind { continue }
      views.insert(node.entry)
    }
  }
}

extension CheckedDocument {
  /// Nil if the document could not be read.
  var partFinder: PartFinder? {
    guard let program, let typing else { return nil }
    return PartFinder(
      program: program, catalogue: typing.catalogue, trees: trees, files: files,
      lines: trees.map { LineMap($0.source) })
  }
}

extension LaidOutDocument {
  var partFinder: PartFinder {
    PartFinder(
      program: program, catalogue: typing.catalogue, trees: located, files: files, lines: sourceIndex.lines)
  }
}
