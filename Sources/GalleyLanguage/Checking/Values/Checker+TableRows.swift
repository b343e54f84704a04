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
    let node = within(\.part, .tableRow) { $0.checkBlock(rows) }
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
    if let value = firstRowValue(in: rows) { return document.type(of: document.arguments[value].content) }
    report(
      Diagnostic(
        .missingArgument, "nothing says what the rows of this table are about", at: span(key),
        label: "name the type of their values under `of`", help: ["a row is a `TableRow: $(value)`"],
        expected: ["of"]))
    return nil
  }

  /// The value of the first row in a block, as an argument; nil where there is no row.
  private func firstRowValue(in node: NodeID) -> Index<CheckedArgument>? {
    if let value = document.rowValue(of: node, catalogue) { return value }
    for member in rowMembers(of: document.nodes[node]) {
      if let value = firstRowValue(in: member) { return value }
    }
    return nil
  }

  /// What a block, a loop, a condition, a group or a row holds.
  private func rowMembers(of checked: CheckedNode) -> [NodeID] {
    switch checked.kind {
    case .block(let members): return members.map { document.blockMembers[$0] }
    case .forEach(let loop): return [document.forEachs[loop].content]
    case .conditional(let index):
      let conditional = document.conditionals[index]
      return conditional.branches.map(\.body) + (conditional.otherwise.map { [$0] } ?? [])
    case .selection(let index):
      let selection = document.selections[index]
      return selection.cases.map(\.body) + (selection.otherwise.map { [$0] } ?? [])
    case .view(let view) where holdsRows(catalogue.views[view], checked.call):
      return checked.call.arguments.compactMap { index in
        if case .node(let block) = document.arguments[index].content { block } else { nil }
      }
    case .invalid, .view, .constants, .customView, .customShape, .customLayout, .property, .slot, .viewValue,
      .shownValue, .modifiedContent, .configuration:
      return []
    }
  }

  private func holdsRows(_ view: ViewDefinition, _ call: CheckedCall) -> Bool {
    let overload = view.overload(call.overload)
    return view.part == .tableRow || overload.layout.isTransparent && !overload.tellsSubviews
  }

  /// Complains of what is no row, and of rows of another type.
  private mutating func checkRow(_ node: NodeID, of element: ValueType) {
    let checked = document.nodes[node]
    for member in rowMembers(of: checked) { checkRow(member, of: element) }
    switch checked.kind {
    case .invalid, .constants, .block, .forEach, .conditional, .selection: return
    case .view(let view) where holdsRows(catalogue.views[view], checked.call):
      guard let index = document.rowValue(of: node, catalogue),
        let type = document.type(of: document.arguments[index].content), type != element, type != .unknown
      else { return }
      report(
        Diagnostic(
          .typeMismatch,
          "the rows of this table are about `\(element.spelled(in: document.types))`, and this is `\(type.spelled(in: document.types))`",
          at: document.arguments[index].span))
    case .view, .customView, .customShape, .customLayout, .property, .slot, .viewValue, .shownValue, .modifiedContent,
      .configuration:
      report(
        Diagnostic(
          .wrongType, "`rows` of `Table` takes rows, and this is a view", at: checked.span,
          label: "such as `TableRow: $(value)`", help: ["what a row shows stands in the columns, under `columns`"]))
    }
  }
}

extension CheckedProgram {
  /// The value of a row of a table, as an argument; nil for any other node.
  func rowValue(of node: NodeID, _ catalogue: Catalogue) -> Index<CheckedArgument>? {
    guard case .view(let view) = nodes[node].kind else { return nil }
    let call = nodes[node].call
    guard catalogue.views[view].part == .tableRow else { return nil }
    let overload = catalogue.views[view].overload(call.overload)
    return call.arguments.first { overload.parameters[arguments[$0].parameter].kind == .anyValue }
  }
}
