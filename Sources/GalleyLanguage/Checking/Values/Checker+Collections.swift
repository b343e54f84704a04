import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Views over data: List, OutlineGroup and Table take the keys of ForEach.

extension Checker {
  /// Adds the arguments of a call over data: its block as a loop, and its order.
  mutating func openLoopArguments(_ signature: Signature, _ given: Range<Int>, key: EntryID) {
    var keys: [ParameterKind.LoopKey: (position: Int, entry: EntryID)] = [:]
    for given in assembly.keys[given] {
      guard let position = given.position(in: signature) else { continue }
      if case .loop(let key) = signature.parameters[position].kind { keys[key] = (position, given.value) }
    }
    guard let data = keys[.data] ?? keys[.rows], let content = keys[.content] else { return }
    if let order = keys[.order] { open(order.position, loopArgument(order.entry, .order), order.entry) }
    let children = keys[.children]
    let isTable = signature.parameters.contains { $0.kind == .loop(.order) }
    let isSorted = keys[.order] != nil
    let closure = isTable ? nil : loopClosure(content.entry)
    if let item = keys[.name]?.entry, closure?.item != nil { report(elementNamedTwice(item)) }
    let inside = { (checker: inout Checker, name: String, element: ValueType) in
      if let children { checker.checkChildren(children.entry, of: element) }
      guard isTable else { return }
      checker.surroundings.table = Link(
        checker.document.tableElements.append(TableElement(name: name, type: element, isSorted: isSorted)))
    }
    let item = closure?.item ?? keys[.name]?.entry
    let found = within(\.table, surroundings.table) { checker in
      if let rows = keys[.rows] {
        checker.checkRows(
          rows.entry, of: keys[.elementType]?.entry, item: item, content: content.entry, key: key, inside: inside)
      } else {
        checker.checkLoop(
          data.entry, id: keys[.identity]?.entry, item: item, content: closure?.body ?? content.entry, key: key,
          inside: inside)
      }
    }
    if let children {
      open(children.position, constant(.string(childrenName(children.entry)), .string), children.entry)
    }
    guard var loop = found else { return }
    if let children { loop.childrenPath = [childrenName(children.entry)] }
    let node = add(
      CheckedNode(.forEach(document.forEachs.append(loop)), span: span(content.entry), entry: content.entry))
    open(content.position, .node(node), content.entry)
  }

  /// A key of a view over data by itself.
  mutating func loopArgument(_ entry: EntryID, _ key: ParameterKind.LoopKey) -> CheckedArgument.Content? {
    guard key == .order else { return nil }
    return checkArgument(entry, .required("sortOrder", .binding(.unknown), ""), of: "sortOrder")
  }

  /// `inside`, with or without what a key path begins with in Swift.
  private func childrenName(_ entry: EntryID) -> String { String(text(entry).drop { $0 == "\\" || $0 == "." }) }

  private mutating func checkChildren(_ entry: EntryID, of element: ValueType) {
    let name = childrenName(entry)
    guard memberType(name, of: element) == nil else { return }
    report(
      Diagnostic(
        .unknownMember, "`\(element.spelled(in: document.types))` has no member `\(name)`", at: span(entry)))
  }

  /// The block of a column that names its element, `{ parameters: [song], body: … }`: the name stands for that of the table.
  mutating func columnBlock(_ entry: EntryID) -> NodeID? {
    guard let table = surroundings.table.index, let closure = loopClosure(entry), let item = closure.item else {
      return nil
    }
    guard isName(item, of: "item") else { return addInvalid(entry) }
    let element = document.tableElements[table]
    guard let (id, type) = elementExpression(element.name, at: item) else { return addInvalid(entry) }
    let (members, own) = withOwnSlots(areReleased: false) { checker in
      let slot = checker.declare(checker.text(item), type)
      let step = ActivationPlan.Step(slot: slot, recipe: .expression(id), type: type, span: checker.span(item))
      let constants = checker.document.blockConstants.append(CheckedConstants(steps: [step]))
      let name = checker.add(CheckedNode(.constants(constants), span: checker.span(item), entry: item))
      return [name, checker.checkBlock(closure.body)]
    }
    let block = addBlock(members, at: entry)
    document.blockSlots[block] = own
    return block
  }

  /// An expression by its words, which nobody wrote.
  mutating func elementExpression(
    _ words: String, at entry: EntryID
  ) -> (id: CheckedExpressionID, type: ValueType)? {
    let (bytes, span) = (Array(words.utf8), span(entry))
    var problems: [Diagnostic] = []
    let checked = document.expressions.check(
      bytes[...], range: 0..<bytes.count, at: { _ in span }, expecting: nil, in: scope, diagnostics: &problems)
    for problem in problems { report(problem) }
    return checked.id.isValid ? (checked.id, checked.type) : nil
  }

  /// The member of a table's element that a column names, for the element of its row.
  mutating func elementMember(_ entry: EntryID) -> CheckedArgument.Content? {
    guard let table = surroundings.table.index else {
      report(
        Diagnostic(
          .notANode, "a `TableColumn` stands in the `content` of a `Table`, and there is none around this one",
          at: span(entry)))
      return nil
    }
    let member = text(entry).drop { $0 == "\\" || $0 == "." }
    return elementExpression("\(document.tableElements[table].name).\(member)", at: entry).map {
      argument(.expression($0.id), $0.type, entry)
    }
  }
}
