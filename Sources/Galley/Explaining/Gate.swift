import GalleyFormats
import GalleyLanguage
import GalleySource
import GalleyTables

/// Something around a view that lets it be shown or keeps it out: a branch of a choice, one condition of an `if`, a loop, a
/// sheet.
struct Gate {
  /// The conditions that may keep it shut.
  var turns: [ConditionTurn] = []
  /// What keeps it shut if no turn opens it.
  var obstacle: ConditionTurn?
  /// The changes after which something can be seen if it is open, whatever its content depends on; the first puts it there.
  let probe: [PartEdit]
  /// The change after which something can be seen in front of it; nil for what is presented.
  var front: PartEdit?
}

extension PartFinder {
  /// What a view is called where it is written: by the key of a mapping, or by a name alone.
  func viewName(_ entry: EntryID, _ span: SourceSpan) -> String {
    let tree = trees[Int(span.file)]
    let key = tree.kind(entry) == .mapping ? tree.pairs(entry).first { tree.span($0.key) == span }?.key : entry
    return plain(key, span)
  }

  /// The gates around a view in the order in which they are passed, from those around the custom view that it is a part of.
  func gates(around view: SourceSpan) -> [Gate] {
    var gates = gates(inFile: view)
    var inner = view
    var met: Set<Index<CustomView>> = []
    while let whole = customView(around: inner), met.insert(whole).inserted, let use = uses(of: whole).first {
      gates = self.gates(inFile: use) + gates
      inner = use
    }
    return gates
  }

  /// The custom view whose body a view is written in.
  private func customView(around view: SourceSpan) -> Index<CustomView>? {
    let tree = trees[Int(view.file)]
    let around = tree.surroundings(of: view.start)
    return program.views.indices.first { index in
      guard index != .document, program.views[index].span.file == view.file else { return false }
      return around.contains { $0.key.map { tree.span($0) } == program.views[index].span }
    }
  }

  /// Where a custom view is used, outside of itself.
  private func uses(of view: Index<CustomView>) -> [SourceSpan] {
    program.nodes.lazy.filter { $0.kind == .customView(view) }.map(\.span).filter { customView(around: $0) != view }
  }

  /// The gates around a view in its file, the outermost first.
  private func gates(inFile view: SourceSpan) -> [Gate] {
    let (tree, file) = (trees[Int(view.file)], view.file)
    let around = Array(tree.surroundings(of: view.start).reversed())
    var gates: [Gate] = []
    // What has to be so for a branch to be reached, as the list of the branches tells.
    var reaching: [ConditionTurn] = []
    for (outer, inner) in zip(around, around.dropFirst()) {
      guard let key = inner.key, tree.kind(outer.entry) == .mapping else { continue }
      let choice = outer.entry
      let probe = seen(inner.entry, file)
      switch tree.text(key) {
      case "elseIf":
        reaching =
          [failing(choice, by: "if", file)].compactMap(\.self)
          + branches("elseIf", of: choice, in: tree).prefix { tree.span($0).end <= view.start }
          .compactMap { failing($0, by: "when", file) }
      case "cases":
        let own = branches("cases", of: choice, in: tree).last { tree.span($0).start <= view.start }
        reaching = own.flatMap { matching($0, of: choice, file) }.map { [$0] } ?? []
      case "then":
        gates += self.gates(into: choice, reaching, probe, file)
        reaching = []
      case "else":
        let turns =
          [failing(choice, by: "if", file)].compactMap(\.self)
          + branches("elseIf", of: choice, in: tree).compactMap { failing($0, by: "when", file) }
        gates.append(Gate(turns: turns, probe: [probe], front: seen(choice, file)))
      case "default":
        let turns = branches("cases", of: choice, in: tree).compactMap { unmatching($0, of: choice, file) }
        gates.append(
          Gate(turns: turns, obstacle: turns.count == 1 ? turns.first : nil, probe: [probe], front: seen(choice, file)))
      default:
        gates += presenting(choice, probe, isContent: tree.text(key) == "content", inner.entry, file)
      }
    }
    return gates
  }

  /// The gates to the views of a branch: each of its conditions, in order, is asked where all before it hold.
  private func gates(
    into branch: EntryID, _ reaching: [ConditionTurn], _ probe: PartEdit, _ file: UInt32
  ) -> [Gate] {
    let tree = trees[Int(file)]
    guard let condition = tree.value(of: "if", in: branch) ?? tree.value(of: "when", in: branch) else {
      return reaching.isEmpty ? [] : [Gate(turns: reaching, obstacle: reaching.last, probe: [probe])]
    }
    let conditions = tree.kind(condition) == .sequence ? Array(tree.elements(condition)) : [condition]
    let items = WrittenItems(tree: tree)
    let last = conditions.last.map { items.end($0) } ?? 0
    return conditions.enumerated().map { position, one in
      let end = items.end(one)
      let rest = SourceSpan(start: UInt32(end), end: UInt32(max(end, last)), file: file)
      let edits = [probe] + (end < last ? [PartEdit(sourceRange: range(rest), replacement: "")] : [])
      let before = position == 0 ? reaching : []
      guard let (value, state) = unwrapping(one, in: tree) else {
        return Gate(turns: before + [holding(one, as: word("$(true)", file), file)], probe: edits)
      }
      return Gate(turns: before, obstacle: told(value, state, file), probe: edits)
    }
  }

  /// The gate to what a loop or a sheet or the like shows.
  private func presenting(
    _ outer: EntryID, _ probe: PartEdit, isContent: Bool, _ inner: EntryID, _ file: UInt32
  ) -> [Gate] {
    let tree = trees[Int(file)]
    if isContent, let data = tree.value(of: "data", in: outer) {
      return [Gate(obstacle: told(data, .isEmpty, file), probe: [probe], front: front(of: outer, file))]
    }
    if isContent, let item = tree.value(of: "item", in: outer) {
      return [Gate(obstacle: told(item, .isNil, file), probe: [probe])]
    }
    // What a sheet or the like holds is shown while it is presented.
    guard let shown = tree.value(of: "isPresented", in: outer), shown != inner else { return [] }
    return [Gate(turns: [holding(shown, as: "true", file)], probe: [probe])]
  }

  /// The change that puts something that can be seen in the place of the view that has some arguments.
  private func front(of arguments: EntryID, _ file: UInt32) -> PartEdit? {
    let tree = trees[Int(file)]
    let around = tree.surroundings(of: tree.span(arguments).start)
    guard let own = around.firstIndex(where: { $0.entry == arguments }), own + 1 < around.count else { return nil }
    return seen(around[own + 1].entry, file)
  }

  /// The change that puts something that can be seen in the place of views.
  private func seen(_ views: EntryID, _ file: UInt32) -> PartEdit {
    PartEdit(
      sourceRange: content(views, file), replacement: isJSON(Int(file)) ? "{ \"Spacer\": {} }" : "{ Spacer: {} }")
  }
}
