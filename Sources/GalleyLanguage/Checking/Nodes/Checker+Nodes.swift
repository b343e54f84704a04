import GalleyFormats
import GalleySource
import GalleyTables

extension Checker {
  /// Checks a node, or a list of nodes as a view-builder block.
  mutating func checkBlock(_ entry: EntryID) -> NodeID {
    guard tree.kind(entry) == .sequence else {
      return within(\.siblings, Siblings()) { $0.checkNode(entry) }
    }
    // What nests deeply is no word, and has no room on the stack for looking.
    if tree.size(entry) > 2, tree.kind(entry.next) == .string, reportWordsAsViews(entry) { return addInvalid(entry) }
    let start = assembly.members.count
    let (_, own) = withOwnSlots(areReleased: false) { $0.addMembers(of: entry) }
    defer { assembly.members.removeLast(assembly.members.count - start) }
    if assembly.members.count == start + 1 { return assembly.members[start] }
    let members = assembly.members[start...]
    let block = addBlock(members, at: entry)
    let hasConstants =
      !own.isEmpty && members.contains { if case .constants = document.nodes[$0].kind { true } else { false } }
    if hasConstants { document.blockSlots[block] = own }
    return block
  }

  /// Checks the nodes of a list and puts them on the members of the block around.
  mutating func addMembers(of list: EntryID) {
    var above: EntryID?
    let end = tree.end(of: list)
    for element in tree.elements(list) {
      guard admitsNode(at: element) else { break }
      let siblings = Siblings(above: above, isLast: tree.end(of: element) >= end)
      addMember(within(\.siblings, siblings) { $0.checkNode(element) })
      above = element
    }
  }

  /// Checks the block of something whose uses each have values of their own anyway: a loop, a closure, a definition.
  mutating func checkBody(_ entry: EntryID) -> NodeID {
    let body = checkBlock(entry)
    document.blockSlots[body] = nil
    return body
  }

  /// Checks the body of a definition; one without has no views.
  mutating func checkBody(of keys: DefinitionKeys) -> NodeID {
    keys[.body].map { checkBody($0) } ?? addBlock([], at: tree.root)
  }

  mutating func addBlock(_ members: some Collection<NodeID>, at entry: EntryID) -> NodeID {
    let range = document.blockMembers.append(contentsOf: members)
    return add(CheckedNode(.block(members: range), span: span(entry), entry: entry))
  }

  mutating func add(_ node: CheckedNode) -> NodeID {
    document.nodes.append(node)
  }

  mutating func addInvalid(_ entry: EntryID) -> NodeID { add(CheckedNode(.invalid, span: span(entry), entry: entry)) }

  /// Checks one node.
  mutating func checkNode(_ entry: EntryID) -> NodeID {
    guard admitsLevel(at: entry) else { return addInvalid(entry) }
    let takesTexts = surroundings.takesTexts
    surroundings.takesTexts = false
    defer { surroundings.takesTexts = takesTexts }
    switch tree.kind(entry) {
    case .mapping: return checkMapping(entry)
    case .string: return checkBareName(entry)
    case .sequence: return checkBlock(entry)
    case .null, .boolean, .number:
      report(notANode(entry))
      return addInvalid(entry)
    }
  }

  private mutating func checkBareName(_ entry: EntryID) -> NodeID {
    guard tree.bytes(entry).count <= Self.longestName || isTemplate(entry) else {
      report(textAsView(entry))
      return addInvalid(entry)
    }
    if let node = checkName(entry, word(entry), value: nil) ?? shownExpression(entry) { return add(node) }
    // The type of such a parameter has been complained of.
    if problems.hasErrors, let known = name(text(entry)), known.type == .unknown {
      noteUse(of: text(entry))
      return addInvalid(entry)
    }
    report(unknownBareName(entry))
    return addInvalid(entry)
  }

  private mutating func checkMapping(_ entry: EntryID) -> NodeID {
    var view: (key: EntryID, word: WordID?, value: EntryID)?
    var viewKeyCount = 0
    var builder: ControlWord?
    var constants: (key: EntryID, value: EntryID)?
    var modifiersValue: EntryID?
    var nameValue: EntryID?
    for (key, value) in tree.pairs(entry) {
      let word = word(key)
      switch word.flatMap({ ControlWord($0) }) {
      case .modifiers: modifiersValue = value
      case .name: nameValue = value
      case let control:
        if word == nil, isIgnored(key) {
          noteMarkedWord(key)
          continue
        }
        if control == .let {
          constants = (key, value)
          continue
        }
        if view == nil { view = (key, word, value) }
        if builder == nil, control == .if || control == .switch { builder = control }
        viewKeyCount += 1
      }
    }
    if let builder {
      if builder == .if { return isCompiled(entry) ? checkCompiled(entry) : checkConditional(entry) }
      if builder == .switch { return checkSelection(entry) }
    }
    if let constants {
      if viewKeyCount == 0 { return add(checkConstants(constants.key, constants.value)) }
      if viewKeyCount == 1, let view {
        return checkConstants(constants, before: (view.key, view.value), modifiersValue, nameValue, in: entry)
      }
      return checkUnclearMapping(entry)
    }
    guard let view, viewKeyCount == 1, tree.isUpperCase(view.key) || !reportForeignNode(entry) else {
      return checkUnclearMapping(entry)
    }
    return checkView((view.key, view.value), modifiersValue, nameValue, in: entry)
  }

  /// Checks a view's key with what stands beside it.
  private mutating func checkView(
    _ view: (key: EntryID, value: EntryID), _ modifiers: EntryID?, _ name: EntryID?, in entry: EntryID
  ) -> NodeID {
    var node = checkViewKey(view.key, word(view.key), view.value)
    node.entry = entry
    if let modifiers {
      node.modifiers = checkModifiers(modifiers)
      noteIneffectiveModifiers(of: node)
    }
    if let name { node.label = checkLabel(name) }
    return add(node)
  }

  /// Checks a view with `let` beside it, as the block of both that it is: the names are known to the view and its modifiers.
  private mutating func checkConstants(
    _ constants: (key: EntryID, value: EntryID), before view: (key: EntryID, value: EntryID), _ modifiers: EntryID?,
    _ name: EntryID?, in entry: EntryID
  ) -> NodeID {
    let (members, own) = withOwnSlots(areReleased: false) { checker in
      let first = checker.checkConstants(constants.key, constants.value)
      return [checker.add(first), checker.checkView(view, modifiers, name, in: entry)]
    }
    let block = addBlock(members, at: entry)
    if !own.isEmpty { document.blockSlots[block] = own }
    return block
  }

  mutating func checkViewKey(_ key: EntryID, _ word: WordID?, _ value: EntryID) -> CheckedNode {
    checkName(key, word, value: value) ?? checkUnknown(key, value)
  }

  func isNodeMapping(_ entry: EntryID) -> Bool {
    tree.kind(entry) == .mapping && pairs(of: entry).contains { namesView($0.key) || isUpperCase($0.key) }
  }

  /// Checks the use of whatever a name in a view's place stands for; nil if it stands for nothing.
  private mutating func checkName(_ key: EntryID, _ word: WordID?, value: EntryID?) -> CheckedNode? {
    // What nests deeply is mostly views of the catalogue: they need no room on the stack for all the others.
    if let word, let view = catalogue.view(word) { return checkView(view, key: key, value: value) }
    return checkDefinedName(key, value: value)
  }

  mutating func checkView(_ index: Index<ViewDefinition>, key: EntryID, value: EntryID?) -> CheckedNode {
    let view = catalogue.views[index]
    reportIfUnavailable(view, at: key)
    if let problem = checkPlace(of: view, key) { report(problem) }
    let levels = surroundings.barLevels + (view.hasBars ? 1 : 0)
    let call = within(\.barLevels, levels) { $0.checkCall(view.callee, key: key, value: value) }
    if let call, let value {
      let overload = view.overload(call.overload)
      checkOptions(of: call, overload, view.name)
      if let row = view.rowView { noteListsAsRows(of: view, row, value) }
    }
    return CheckedNode(
      call == nil ? .invalid : .view(index), call: call ?? .empty, span: span(key), entry: key)
  }

  mutating func reportIfUnavailable(_ view: ViewDefinition, at key: EntryID) {
    if !view.availability.includes(reachedTarget) { report(notAvailable(key, view.name, view.availability)) }
  }

  /// Checks a `name`; returns its label in the document; no link for none.
  mutating func checkLabel(_ entry: EntryID) -> Link<CheckedLabel> {
    switch tree.kind(entry) {
    case .string where isTemplate(entry):
      guard let (recipe, _) = templateRecipe(entry, expecting: .string) else { return .none }
      return Link(document.labels.append(.template(recipe)))
    case .string, .number, .boolean:
      return Link(document.labels.append(.text(text(entry))))
    case .null, .sequence, .mapping:
      report(wrongType(entry, wanted: "a text", of: "name"))
      return .none
    }
  }
}
