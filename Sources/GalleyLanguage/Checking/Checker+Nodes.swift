import GalleyFormats
import GalleySource

extension Checker {
  /// Checks a node, or a list of nodes as a view-builder block.
  mutating func checkBlock(_ entry: EntryID) -> NodeID {
    guard tree.kind(entry) == .sequence else {
      surroundings.siblings = (nil, true)
      return checkNode(entry)
    }
    let start = assembly.members.count
    withBlockScope { checker in
      var above: EntryID?
      let end = entry + checker.tree.size(entry)
      for element in checker.tree.elements(entry) {
        guard checker.admitsNode(at: element) else { break }
        checker.surroundings.siblings = (above, element + checker.tree.size(element) >= end)
        let member = checker.checkNode(element)
        checker.assembly.members.append(member)
        above = element
      }
    }
    defer { assembly.members.removeLast(assembly.members.count - start) }
    return assembly.members.count == start + 1
      ? assembly.members[start] : addBlock(assembly.members[start...], at: entry)
  }

  mutating func addBlock(_ members: some Collection<NodeID>, at entry: EntryID) -> NodeID {
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
    guard admitsLevel(at: entry) else { return addInvalid(entry) }
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
    if let node = checkName(entry, word(entry), value: nil) { return add(node) }
    report(unknownBareName(entry))
    return addInvalid(entry)
  }

  /// What there is to say about a text that stands in a view's place and is the name of none.
  private mutating func unknownBareName(_ entry: EntryID) -> Diagnostic {
    if let problem = laterProperty(entry) { return problem }
    if isModifierName(entry) { return modifierInNodePlace(entry, nil) }
    if let problem = missingSpace(entry, isKey: { isKnownName($0) }) ?? swiftView(entry) {
      return problem
    }
    guard isUpperCase(entry), !text(entry).contains(" ") else { return notANode(entry) }
    var problem = unknownView(entry)
    let isView = ["View", "Screen", "Page"].contains { text(entry).hasSuffix($0) }
    let isSlip =
      Suggestions.certain(for: text(entry), in: catalogue.views.lazy.map(\.name)) != nil
      || problem.fix.map { Synonyms.names(for: text(entry)).contains($0.replacement) } ?? false
    guard problem.code == .unknownView, !isSlip, !isView else { return problem }
    // A word that is no view's was meant to be shown.
    let isJSON = isInDoubleQuotes(entry) || tree.hasKeysInQuotes
    let mend = Sketch.mapping([("Text", Sketch(tree, entry))]).inline(isJSON: isJSON)
    problem.label = "did you mean `\(mend)`?"
    problem.expected = []
    problem.fix = TextEdit(span: span(entry), replacement: mend)
    return problem
  }

  private mutating func checkMapping(_ entry: EntryID) -> NodeID {
    var view: (key: EntryID, word: WordID?, value: EntryID)?
    var viewKeyCount = 0
    var builder: ControlWord?
    var modifiersValue: EntryID?
    var nameValue: EntryID?
    for (key, value) in tree.pairs(entry) {
      let word = word(key)
      switch word.flatMap({ ControlWord($0) }) {
      case .modifiers: modifiersValue = value
      case .name: nameValue = value
      case let control:
        if word == nil, isIgnored(key) { continue }
        if view == nil { view = (key, word, value) }
        if builder == nil, control == .if || control == .switch || control == .let { builder = control }
        viewKeyCount += 1
      }
    }
    switch builder {
    case .if: return checkConditional(entry)
    case .switch: return checkSelection(entry)
    case .let:
      if let view, viewKeyCount == 1 { return add(checkConstants(view.key, view.value)) }
    default: break
    }
    guard let view, viewKeyCount == 1, tree.isUpperCase(view.key) || !reportForeignNode(entry) else {
      return checkUnclearMapping(entry)
    }
    var node = checkViewKey(view.key, view.word, view.value)
    node.entry = entry
    if let modifiersValue { node.modifiers = checkModifiers(modifiersValue) }
    if let nameValue { node.label = checkLabel(nameValue) }
    return add(node)
  }

  /// Checks a mapping with no view key, or with several, or one of another tool's.
  private mutating func checkUnclearMapping(_ entry: EntryID) -> NodeID {
    let keys = viewKeys(of: entry)
    if keys.count == 1 || reportForeignNode(entry) { return addInvalid(entry) }
    guard let first = keys.first else {
      report(missingViewKey(entry))
      return addInvalid(entry)
    }
    guard let view = onlyView(among: keys) ?? (keys.contains { isUpperCase($0.key) } ? nil : first.key) else {
      // A view that stands twice has been reported as the file was read.
      if !hasViewTwice(entry) { report(severalViewKeys(keys)) }
      // What is inside is checked all the same, so that all problems are said at once.
      for (key, value) in keys where isUpperCase(key) { _ = checkViewKey(key, word(key), value) }
      return addInvalid(entry)
    }
    return checkNode(entry, keys, view: view)
  }

  /// Tells whether a key in capitals was given twice, so that the second one is hidden.
  private func hasViewTwice(_ mapping: EntryID) -> Bool {
    let end = mapping + tree.size(mapping)
    var key = mapping + 1
    while key < end {
      let flags = tree.entries[Int(key)].flags
      if flags.contains(.hidden), !flags.contains(.merged), isUpperCase(key) { return true }
      key += 1 + tree.size(key + 1)
    }
    return false
  }

  /// Checks a node with keys that do not belong there, of which `view` is the view's.
  mutating func checkNode(
    _ entry: EntryID, _ keys: [(key: EntryID, value: EntryID)], view: EntryID
  ) -> NodeID {
    if reportOutdented(keys, of: view, in: entry) {
      if let modifiers = tree.value(of: "modifiers", in: entry) { _ = checkModifiers(modifiers) }
      return addInvalid(entry)
    }
    let meant = reportStrays(keys, beside: view, in: entry)
    guard let value = keys.first(where: { $0.key == view })?.value else { return addInvalid(entry) }
    var node = checkViewKey(view, word(view), value)
    node.entry = entry
    if let modifiers = tree.value(of: "modifiers", in: entry) ?? meant { node.modifiers = checkModifiers(modifiers) }
    if let name = tree.value(of: "name", in: entry) { node.label = checkLabel(name) }
    return add(node)
  }

  /// Reports a node in the form of another tool or language, and tells whether it is one.
  private mutating func reportForeignNode(_ entry: EntryID) -> Bool {
    let keys = viewKeys(of: entry)
    if let problem = branchAsItem(entry, keys) {
      report(problem)
      for (_, value) in keys where tree.kind(value) == .sequence || isNodeMapping(value) { _ = checkBlock(value) }
      return true
    }
    guard let problem = controlWordInCapitals(keys.map(\.key)) ?? foreignNode(entry, keys) else { return false }
    report(problem)
    return true
  }

  private mutating func checkViewKey(_ key: EntryID, _ word: WordID?, _ value: EntryID) -> CheckedNode {
    checkName(key, word, value: value) ?? checkUnknown(key, value)
  }

  private mutating func checkUnknown(_ key: EntryID, _ value: EntryID) -> CheckedNode {
    let problem =
      laterProperty(key)
      ?? (isModifierName(key) ? modifierInNodePlace(key, value) : foreignView(key, value) ?? unknownView(key))
    report(problem)
    // What stands below a line of Swift may use names that it declares.
    if problem.code != .swiftSource { checkBelowUnknown(key, value) }
    return CheckedNode(.invalid, span: span(key), entry: key)
  }

  /// Checks what stands below the name of a view that does not exist, so that all problems are said at once.
  ///
  /// Its arguments are those of the view that was meant where there is no doubt of it; else only what can be nothing but
  /// nodes is looked at, since nobody knows what belongs there.
  private mutating func checkBelowUnknown(_ key: EntryID, _ value: EntryID) {
    if let meant = Suggestions.certain(for: text(key), in: catalogue.views.lazy.map(\.name)),
      let view = names.find(meant).flatMap({ catalogue.view($0) })
    {
      // What a scalar may be for is a guess as well.
      if tree.kind(value) == .mapping || tree.kind(value) == .sequence {
        _ = checkCall(catalogue.views[view].callee, key: key, value: value)
      }
      return
    }
    for part in [value] + (tree.kind(value) == .mapping ? pairs(of: value).map(\.value) : []) {
      if tree.kind(part) == .sequence, tree.elements(part).allSatisfy({ isNodeMapping($0) }) { _ = checkBlock(part) }
    }
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

  private mutating func checkDefinedName(_ key: EntryID, value: EntryID?) -> CheckedNode? {
    let name = text(key)
    if name == "ForEach", let value { return checkForEach(key: key, value: value) }
    if let shape = definitions.shapes[name] { return checkCustomShape(shape, key: key, value: value) }
    if let view = definitions.views[name] { return checkCustomView(view, key: key, value: value) }
    switch scopes.useView(name) {
    case (.property(let property), let depth)?:
      noteUse(ofProperty: property, at: span(key))
      return checkProperty(property, depth, key: key, value: value)
    case (.slot(let slot), let depth)?: return checkSlot(slot, name, depth, key: key, value: value)
    case nil: break
    }
    if let node = configurationNode(key, value: value) { return node }
    if name == "content", let modifier = surroundings.modifier {
      return CheckedNode(.modifiedContent(modifier: modifier), span: span(key), entry: key)
    }
    return nil
  }

  private mutating func checkCustomView(_ index: Int32, key: EntryID, value: EntryID?) -> CheckedNode {
    checkViewBody(ifOpen: Int(index))
    let view = document.views[Int(index)]
    let related = view.availability.filter { $0.platform.isRelated(to: document.target.platform) }
    if let first = related.first, reachedTarget.release < first.release {
      report(notAvailable(key, view.name, Availability(since: first.release)))
    }
    let callee = definitions.callee(ofView: index)
    guard let call = withGenericBindings({ $0.checkCall(callee, key: key, value: value) }) else {
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    return CheckedNode(.customView(index), call: call, span: span(key), entry: key)
  }

  private mutating func checkProperty(_ index: Int32, _ depth: Int32, key: EntryID, value: EntryID?) -> CheckedNode {
    guard let call = checkCall(definitions.callee(ofProperty: index), key: key, value: value) else {
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    return CheckedNode(.property(index, depth: depth), call: call, span: span(key), entry: key)
  }

  /// `content: { row: $(row) }`: the values for the block's closure parameters, by the slot's own names.
  private mutating func checkSlot(
    _ slot: Int32, _ name: String, _ depth: Int32, key: EntryID, value: EntryID?
  ) -> CheckedNode {
    let parameters = slotParameters(slot, depth).map { closure in
      Parameter.required(closure.name, .anyValue, "A value for the block.", primary: true)
    }
    let callee = Callee(name: name, parameters: parameters)
    guard let call = checkCall(callee, key: key, value: value) else {
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    noteSlotCall(call, of: slot, depth: depth)
    return CheckedNode(.slot(parameter: slot, depth: depth), call: call, span: span(key), entry: key)
  }

  private func slotParameters(_ slot: Int32, _ depth: Int32) -> [ParameterKind.ClosureParameter] {
    guard let signature = scopes.scope(outwards: depth)?.signature, signature.indices.contains(Int(slot)),
      case .closureContent(let parameters) = signature[Int(slot)].kind
    else { return [] }
    return parameters
  }

  mutating func checkView(_ index: Int, key: EntryID, value: EntryID?) -> CheckedNode {
    let view = catalogue.views[index]
    reportIfUnavailable(view, at: key)
    let call = checkCall(view.callee, key: key, value: value)
    return CheckedNode(
      call == nil ? .invalid : .view(definition: Int32(index)), call: call ?? .empty, span: span(key), entry: key)
  }

  private mutating func reportIfUnavailable(_ view: ViewDefinition, at key: EntryID) {
    if !view.availability.includes(reachedTarget) { report(notAvailable(key, view.name, view.availability)) }
  }

  /// Checks a `name`; returns an index in the document's labels, or -1.
  mutating func checkLabel(_ entry: EntryID) -> Int32 {
    switch tree.kind(entry) {
    case .string where isTemplate(entry):
      guard let (recipe, _) = templateRecipe(entry, expecting: .string) else { return -1 }
      document.labels.append(.template(recipe))
      return Int32(document.labels.count - 1)
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
    switch tree.kind(entry) {
    case .sequence: break
    case .null: return .empty
    case .string, .boolean, .number, .mapping:
      report(modifiersNotAList(entry))
      // What is inside is checked all the same, so that all problems are said at once.
      for (key, value) in pairs(of: entry) { _ = checkModifierKey(key, word(key), value) }
      return .empty
    }
    let start = assembly.modifiers.count
    for element in tree.elements(entry) {
      guard admitsNode(at: element) else { break }
      let modifier = checkModifier(element)
      assembly.modifiers.append(modifier)
    }
    let range = IndexRange(start: document.modifiers.count, count: assembly.modifiers.count - start)
    document.modifiers.append(contentsOf: assembly.modifiers[start...])
    assembly.modifiers.removeLast(assembly.modifiers.count - start)
    return range
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
      return CheckedModifier(custom.kind, call: call, span: span(key), entry: key)
    }
    guard let word, let index = catalogue.modifier(word) else {
      if text(key) == "modifier", let value { return checkModifierValue(key, value) }
      report(
        missingSpace(key, isKey: { isKnownName($0) }) ?? swiftModifier(key) ?? swiftPair(key, isView: false)
          ?? visibility(key, value) ?? fontSize(key, value) ?? unknownModifier(key))
      return CheckedModifier(.invalid, span: span(key), entry: key)
    }
    let modifier = catalogue.modifiers[index]
    if !modifier.availability.includes(reachedTarget) {
      report(notAvailable(key, modifier.name, modifier.availability))
    }
    guard let call = checkCall(catalogue.modifiers[index].callee, key: key, value: value) else {
      return CheckedModifier(.invalid, span: span(key), entry: key)
    }
    return CheckedModifier(.modifier(definition: Int32(index)), call: call, span: span(key), entry: key)
  }

  /// `modifier: Title`, `modifier: { Watermark: { text: … } }`, `modifier: [A, B]`.
  private mutating func checkModifierValue(_ key: EntryID, _ value: EntryID) -> CheckedModifier {
    guard tree.kind(value) == .sequence else {
      let modifier = checkModifier(value)
      if case .modifier = modifier.kind {
        report(
          Diagnostic(
            .notAModifier, "`modifier` takes a custom view modifier by its type name, not \(describe(value))",
            at: span(value)))
      }
      return modifier
    }
    var calls: [CheckedModifier] = []
    for element in tree.elements(value) where !isDone { calls.append(checkModifier(element)) }
    let range = IndexRange(start: document.modifierCalls.count, count: calls.count)
    document.modifierCalls.append(contentsOf: calls)
    return CheckedModifier(.concatenation(range), span: span(key), entry: key)
  }
}
