import GalleyFormats
import GalleySource

extension Checker {
  /// Checks a node, or a list of nodes as a view-builder block.
  mutating func checkBlock(_ entry: EntryID) -> NodeID {
    guard tree.kind(entry) == .sequence else { return checkNode(entry) }
    var members: [NodeID] = []
    for element in tree.elements(entry) { members.append(checkNode(element)) }
    if members.count == 1 { return members[0] }
    return addBlock(members, at: entry)
  }

  mutating func addBlock(_ members: [NodeID], at entry: EntryID) -> NodeID {
    let range = IndexRange(start: document.blockMembers.count, count: members.count)
    document.blockMembers.append(contentsOf: members)
    return add(CheckedNode(.block(members: range), span: span(entry), entry: entry))
  }

  mutating func add(_ node: CheckedNode) -> NodeID {
    document.nodes.append(node)
    return NodeID(rawValue: Int32(document.nodes.count - 1))
  }

  mutating func addInvalid(_ entry: EntryID) -> NodeID { add(CheckedNode(.invalid, span: span(entry), entry: entry)) }

  /// Checks one node.
  mutating func checkNode(_ entry: EntryID) -> NodeID {
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
    guard let word = word(entry), let view = catalogue.view(word) else {
      report(isUpperCase(entry) && !text(entry).contains(" ") ? unknownView(entry) : notANode(entry))
      return addInvalid(entry)
    }
    return add(checkView(view, key: entry, value: nil))
  }

  private mutating func checkMapping(_ entry: EntryID) -> NodeID {
    var viewKeys: [(key: EntryID, value: EntryID)] = []
    var modifiersValue: EntryID?
    var nameValue: EntryID?
    var key = entry + 1
    let end = entry + tree.size(entry)
    while key < end {
      let value = key + tree.size(key)
      switch word(key).flatMap({ ControlWord($0) }) {
      case .modifiers: modifiersValue = value
      case .name: nameValue = value
      default: if !isIgnored(key) { viewKeys.append((key, value)) }
      }
      key = value + tree.size(value)
    }
    guard let first = viewKeys.first, viewKeys.count == 1 else {
      report(viewKeys.isEmpty ? missingViewKey(entry) : severalViewKeys(viewKeys))
      return addInvalid(entry)
    }
    var node = checkViewKey(first.key, first.value)
    node.entry = entry
    if let modifiersValue { node.modifiers = checkModifiers(modifiersValue) }
    if let nameValue { node.label = checkLabel(nameValue) }
    return add(node)
  }

  private mutating func checkViewKey(_ key: EntryID, _ value: EntryID) -> CheckedNode {
    if let word = word(key), let view = catalogue.view(word) { return checkView(view, key: key, value: value) }
    report(unknownView(key))
    return CheckedNode(.invalid, span: span(key), entry: key)
  }

  private mutating func checkView(_ index: Int, key: EntryID, value: EntryID?) -> CheckedNode {
    let view = catalogue.views[index]
    if !view.availability.includes(document.target) { report(notAvailable(key, view.name, view.availability)) }
    guard let call = checkCall(catalogue.viewCallees[index], key: key, value: value) else {
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    return CheckedNode(.view(definition: Int32(index)), call: call, span: span(key), entry: key)
  }

  /// Checks a `name`; returns an index in the document's labels, or -1.
  mutating func checkLabel(_ entry: EntryID) -> Int32 {
    switch tree.kind(entry) {
    case .string, .number, .boolean:
      document.labels.append(.text(text(entry)))
      return Int32(document.labels.count - 1)
    case .null, .sequence, .mapping:
      report(wrongType(entry, wanted: "a text", of: "name"))
      return -1
    }
  }
}

// MARK: - Modifiers

extension Checker {
  /// Checks a list of modifiers.
  mutating func checkModifiers(_ entry: EntryID) -> IndexRange {
    var checked: [CheckedModifier] = []
    switch tree.kind(entry) {
    case .sequence: for element in tree.elements(entry) { checked.append(checkModifier(element)) }
    case .null: break
    case .string, .boolean, .number, .mapping:
      report(modifiersNotAList(entry))
      return .empty
    }
    let range = IndexRange(start: document.modifiers.count, count: checked.count)
    document.modifiers.append(contentsOf: checked)
    return range
  }

  private mutating func checkModifier(_ entry: EntryID) -> CheckedModifier {
    switch tree.kind(entry) {
    case .string: return checkModifierKey(entry, nil)
    case .mapping: return checkModifierMapping(entry)
    case .null, .boolean, .number, .sequence:
      report(
        Diagnostic(
          .notAModifier, "a modifier is expected here, not \(describe(entry))", at: span(entry),
          help: ["write the modifier's name, with its arguments if it takes any: `- padding: 10`"]))
      return CheckedModifier(.invalid, span: span(entry), entry: entry)
    }
  }

  private mutating func checkModifierMapping(_ entry: EntryID) -> CheckedModifier {
    var keys: [(key: EntryID, value: EntryID)] = []
    var nameValue: EntryID?
    for (key, value) in pairs(of: entry) {
      if word(key).flatMap({ ControlWord($0) }) == .name { nameValue = value } else { keys.append((key, value)) }
    }
    guard let first = keys.first, keys.count == 1 else {
      report(keys.isEmpty ? missingModifierKey(entry) : severalModifierKeys(keys))
      return CheckedModifier(.invalid, span: span(entry), entry: entry)
    }
    var modifier = checkModifierKey(first.key, first.value)
    modifier.entry = entry
    if let nameValue { modifier.label = checkLabel(nameValue) }
    return modifier
  }

  private mutating func checkModifierKey(_ key: EntryID, _ value: EntryID?) -> CheckedModifier {
    guard let word = word(key), let index = catalogue.modifier(word) else {
      report(unknownModifier(key))
      return CheckedModifier(.invalid, span: span(key), entry: key)
    }
    let modifier = catalogue.modifiers[index]
    if !modifier.availability.includes(document.target) {
      report(notAvailable(key, modifier.name, modifier.availability))
    }
    guard let call = checkCall(catalogue.modifierCallees[index], key: key, value: value) else {
      return CheckedModifier(.invalid, span: span(key), entry: key)
    }
    return CheckedModifier(.modifier(definition: Int32(index)), call: call, span: span(key), entry: key)
  }
}
