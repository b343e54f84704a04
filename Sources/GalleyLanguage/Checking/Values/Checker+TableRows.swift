import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Tables whose rows are written one by one: `rows: [ { TableRow: $(first) }, { ForEach: … } ]`.

extension Checker {
  /// The loop of a table over the values of its rows; nil after a diagnostic.
  mutating func checkRows(
    _ rows: EntryID, of typeEntry: EntryID?, item: EntryID?, content: EntryID, key: EntryID,
    inside: (inout Checker, String, ValueType) -> Void
  ) -> CheckedForEach? {
    let node = checkBlock(rows)
    guard let element = elementType(typeEntry, node, key: key) else { return nil }
    checkRow(node, of: element)
    guard let identity = identity(nil, of: element, isRange: false, data: rows, key: key) else { return nil }
    let data = DynamicValue(.rowValues(node), type: .array(element), span: span(rows))
    return checkLoop(over: data, of: element, identity, item: item, content: content, inside: inside)
  }

  /// What the rows are about: what `of` says, or the type of the first row's value; nil after a diagnostic.
  private mutating func elementType(_ entry: EntryID?, _ rows: NodeID, key: EntryID) -> ValueType? {
    if let entry {
      if let type = type(at: entry) { return type }
      report(unknownType(entry))
      return nil
    }
    if let value = rowValues(in: rows).first { return document.type(of: document.arguments[value].content) }
    report(
      Diagnostic(
        .missingArgument, "nothing says what the rows of this table are about", at: span(key),
        label: "name the type of their values under `of`", help: ["a row is a `TableRow: $(value)`"],
        expected: ["of"]))
    return nil
  }

  /// The values of the rows in a block, as arguments; what is no row is left out.
  private func rowValues(in node: NodeID) -> [Index<CheckedArgument>] {
    let checked = document.nodes[node]
    if case .view(let view) = checked.kind, catalogue.views[view].overload(checked.call.overload).isTableRow {
      return checked.call.arguments.first.map { [$0] } ?? []
    }
    return members(of: checked).flatMap { rowValues(in: $0) }
  }

  /// What a block, a loop or a condition holds.
  private func members(of checked: CheckedNode) -> [NodeID] {
    switch checked.kind {
    case .block(let members): return members.map { document.blockMembers[$0] }
    case .forEach(let loop): return [document.forEachs[loop].content]
    case .conditional(let index):
      let conditional = document.conditionals[index]
      return conditional.branches.map(\.body) + (conditional.otherwise.map { [$0] } ?? [])
    case .invalid, .view, .selection, .constants, .customView, .customShape, .customLayout, .property, .slot,
      .viewValue, .shownValue, .modifiedContent, .configuration:
      return []
    }
  }

  /// Complains of what is no row, and of rows of another type.
  private mutating func checkRow(_ node: NodeID, of element: ValueType) {
    let checked = document.nodes[node]
    for member in members(of: checked) { checkRow(member, of: element) }
    switch checked.kind {
    case .invalid, .constants, .block, .forEach, .conditional: return
    case .view(let view) where catalogue.views[view].overload(checked.call.overload).isTableRow:
      guard let index = checked.call.arguments.first, let type = document.type(of: document.arguments[index].content),
        type != element, type != .unknown
      else { return }
      report(
        Diagnostic(
          .typeMismatch,
          "the rows of this table are about `\(element.spelled(in: document.types))`, and this is `\(type.spelled(in: document.types))`",
          at: document.arguments[index].span))
    case .view, .selection, .customView, .customShape, .customLayout, .property, .slot, .viewValue, .shownValue,
      .modifiedContent, .configuration:
      report(
        Diagnostic(
          .wrongType, "`rows` of `Table` takes rows, and this is a view", at: checked.span,
          label: "such as `TableRow: $(value)`", help: ["what a row shows stands in the columns, under `columns`"]))
    }
  }
}
