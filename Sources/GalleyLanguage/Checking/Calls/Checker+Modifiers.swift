import GalleyFormats
import GalleySource
import GalleyTables

// The modifiers of a node: the catalogue's, the document's, and methods.

extension Checker {
  /// Checks a list of modifiers.
  mutating func checkModifiers(_ entry: EntryID) -> IndexRange<CheckedModifier> {
    switch tree.kind(entry) {
    case .sequence: break
    case .null: return .empty
    case .string, .boolean, .number, .mapping:
      report(modifiersNotAList(entry))
      // What is inside is checked all the same, so that all problems are said at once.
      within(\.part, nil) { checker in
        for (key, value) in checker.pairs(of: entry) { _ = checker.checkModifierKey(key, checker.word(key), value) }
      }
      return .empty
    }
    let start = assembly.modifiers.count
    // What a modifier of a part holds are views.
    within(\.part, nil) { $0.addModifiers(of: entry) }
    let range = document.modifiers.append(contentsOf: assembly.modifiers[start...])
    assembly.modifiers.removeLast(assembly.modifiers.count - start)
    return range
  }

  private mutating func addModifiers(of list: EntryID) {
    for element in tree.elements(list) {
      guard admitsNode(at: element) else { break }
      if isCompiledModifier(element) {
        addCompiledModifiers(element)
      } else {
        let modifier = checkModifier(element)
        assembly.modifiers.append(modifier)
      }
    }
  }

  /// Tells whether an entry of `modifiers` is a condition of compilation; by its first key, since there may be very many.
  private func isCompiledModifier(_ entry: EntryID) -> Bool {
    guard tree.kind(entry) == .mapping, tree.size(entry) > 5 else { return false }
    switch word(entry.next).flatMap({ ControlWord($0) }) {
    case .if, .then, .elseIf, .else: return isCompiled(entry)
    case _: return false
    }
  }

  private mutating func addCompiledModifiers(_ entry: EntryID) {
    guard admitsLevel(at: entry), let branch = compiledBranch(of: entry) else { return }
    guard tree.kind(branch) == .sequence || tree.kind(branch) == .null else {
      report(modifiersNotAList(branch))
      return
    }
    addModifiers(of: branch)
  }

  private mutating func checkModifier(_ entry: EntryID) -> CheckedModifier {
    guard admitsLevel(at: entry) else { return CheckedModifier(.invalid, span: span(entry), entry: entry) }
    switch tree.kind(entry) {
    case .string: return checkModifierKey(entry, word(entry), nil)
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
    var use: (key: EntryID, word: WordID?, value: EntryID)?
    var keyCount = 0
    var nameValue: EntryID?
    for (key, value) in tree.pairs(entry) {
      let word = word(key)
      if let word, ControlWord(word) == .name {
        nameValue = value
      } else if word != nil || !isIgnored(key) {
        if use == nil { use = (key, word, value) }
        keyCount += 1
      }
    }
    guard let use, keyCount == 1 else {
      report(use == nil ? missingModifierKey(entry) : severalKeysOfModifier(entry))
      return CheckedModifier(.invalid, span: span(entry), entry: entry)
    }
    var modifier = checkModifierKey(use.key, use.word, use.value)
    modifier.entry = entry
    if let nameValue { modifier.label = checkLabel(nameValue) }
    return modifier
  }

  /// Says why an entry of `modifiers` has several keys.
  private func severalKeysOfModifier(_ entry: EntryID) -> Diagnostic {
    let keys = modifierKeys(of: entry)
    if let choice = choiceOfModifier(entry, keys) { return choice }
    let callee =
      word(keys[0].key).flatMap { catalogue.modifier($0) }.map { catalogue.modifiers[$0].callee }
      ?? definitions.modifiers[text(keys[0].key)]?.callee
    return callee.flatMap { outdented(keys, below: keys[0].key, labels(of: $0), in: entry) }
      ?? severalModifierKeys(keys)
  }

  private func modifierKeys(of entry: EntryID) -> [(key: EntryID, value: EntryID)] {
    pairs(of: entry).filter { key, _ in word(key).flatMap { ControlWord($0) } != .name }
  }

  private mutating func checkModifierKey(_ key: EntryID, _ word: WordID?, _ value: EntryID?) -> CheckedModifier {
    if !definitions.modifiers.isEmpty, let custom = definitions.modifiers[text(key)] {
      guard let call = checkCall(custom.callee, key: key, value: value) else {
        return CheckedModifier(.invalid, span: span(key), entry: key)
      }
      noteUse(of: custom.kind, at: key)
      return CheckedModifier(custom.kind, call: call, span: span(key), entry: key)
    }
    guard let word, let index = catalogue.modifier(word) else {
      if text(key) == "modifier", let value { return checkModifierValue(key, value) }
      report(
        missingSpace(key, isKey: { isKnownName($0) }) ?? swiftModifier(key) ?? swiftPair(key, isView: false)
          ?? visibility(key, value) ?? argumentAsModifier(key, value) ?? lookAsModifier(key, value)
          ?? unknownModifier(key))
      return CheckedModifier(.invalid, span: span(key), entry: key)
    }
    let isAvailable = catalogue.modifiers[index].availability.includes(reachedTarget)
    if !isAvailable {
      report(notAvailable(key, catalogue.modifiers[index].name, catalogue.modifiers[index].availability))
    }
    let mark = problems.mark
    let checked = within(\.takesTexts, true) {
      $0.checkCall($0.catalogue.modifiers[index].callee, key: key, value: value)
    }
    if problems.mark != mark {
      if let value { addAdvice(on: index, value) }
      // The target has to be mended first, and no edit of an argument does that.
      if !isAvailable { problems.withdrawFixes(since: mark) }
    }
    guard let call = checked else {
      return CheckedModifier(.invalid, span: span(key), entry: key)
    }
    return CheckedModifier(.modifier(index), call: call, span: span(key), entry: key)
  }

  /// `modifier: Title`, `modifier: { Watermark: { text: … } }`, `modifier: [A, B]`.
  private mutating func checkModifierValue(_ key: EntryID, _ value: EntryID) -> CheckedModifier {
    guard tree.kind(value) == .sequence else {
      let modifier = checkModifier(value)
      if case .modifier(let index) = modifier.kind, !catalogue.modifiers[index].isType {
        report(
          Diagnostic(
            .notAModifier, "`modifier` takes a custom view modifier by its type name, not \(describe(value))",
            at: span(value)))
      }
      return modifier
    }
    var members: [ConcatenationMember] = []
    for element in tree.elements(value) where !isDone {
      members.append(ConcatenationMember(modifier: checkModifier(element)))
    }
    let range = document.modifierCalls.append(contentsOf: members)
    return CheckedModifier(.concatenation(range), span: span(key), entry: key)
  }
}
