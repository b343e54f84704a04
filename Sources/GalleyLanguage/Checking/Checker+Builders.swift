import GalleyExpressions
import GalleyFormats
import GalleySource

// The control words of view-builder blocks: if, switch, ForEach, let.

extension Checker {
  /// Checks `if` with its siblings `then`, `elseIf`, `else`.
  mutating func checkConditional(_ entry: EntryID) -> NodeID {
    var conditional = CheckedConditional(branches: [], otherwise: nil)
    var condition: (key: EntryID, value: EntryID)?
    var body: EntryID?
    var chain: EntryID?
    var otherwise: EntryID?
    var isBodyMeant = false
    for (key, value) in pairs(of: entry) {
      switch word(key).flatMap({ ControlWord($0) }) {
      case .if: condition = (key, value)
      case .then: body = value
      case .elseIf where tree.kind(value) == .string || tree.kind(value) == .boolean:
        report(elseIf(key, value, in: entry))
      case .elseIf: chain = value
      case .else: otherwise = value
      default:
        // A key that does not exist was probably meant to be the one that is missing.
        isBodyMeant = true
        reportStray(key, value, besideIf: entry)
      }
    }
    guard let condition else { return addInvalid(entry) }
    if body != nil || !isBodyMeant { addBranch(condition.value, body, keyword: condition.key, to: &conditional) }
    if let chain {
      for element in tree.kind(chain) == .sequence ? Array(tree.elements(chain)) : [chain] {
        checkElseIf(element, in: &conditional)
      }
    }
    conditional.otherwise = otherwise.map { entry in withBlockScope { $0.checkBlock(entry) } }
    document.conditionals.append(conditional)
    return add(
      CheckedNode(.conditional(Int32(document.conditionals.count - 1)), span: span(condition.key), entry: entry))
  }

  /// Reports a key beside `if` that it does not have: most often the view that belongs into `then`.
  private mutating func reportStray(_ key: EntryID, _ value: EntryID, besideIf entry: EntryID) {
    let isModifiers = word(key).flatMap { ControlWord($0) }.map { $0 == .modifiers || $0 == .name } ?? false
    if isModifiers {
      report(
        Diagnostic(
          .unknownKey, "`if` has no key `\(text(key))`", at: span(key),
          label: "write it beside the view in `then`, or put the `if` into a `Group`"))
      return
    }
    if isElseIf(key) {
      report(elseIf(key, value, in: entry))
      return
    }
    guard namesView(key) || isUpperCase(key) else {
      report(unknownControlKey(key, "if", ["if", "then", "elseIf", "else"], given: pairs(of: entry).map(\.key)))
      return
    }
    let quote = isInDoubleQuotes(key) ? "\"" : ""
    let hasBody = tree.value(of: "then", in: entry) != nil
    let mend = hasBody ? nil : inlinePair(key, value).map { "\(quote)then\(quote): { \($0) }" }
    report(
      Diagnostic(
        .misplacedKey, "`\(text(key))` stands beside `if`, and what a condition shows stands in its `then`",
        at: span(key), label: mend.map { "write `\($0)`" } ?? "move it below `then`",
        fix: mend.map { TextEdit(span: pairSpan(key, value), replacement: $0) }))
    _ = checkNode(entry, [(key, value)], view: key)
  }

  private mutating func checkElseIf(_ entry: EntryID, in conditional: inout CheckedConditional) {
    var when: (key: EntryID, value: EntryID)?
    var body: EntryID?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "when": when = (key, value)
      case "then": body = value
      default: report(unknownControlKey(key, "elseIf", ["when", "then"]))
      }
    }
    guard let when else {
      report(Diagnostic(.missingArgument, "an entry of `elseIf` needs `when`", at: span(entry), expected: ["when"]))
      return
    }
    addBranch(when.value, body, keyword: when.key, to: &conditional)
  }

  private mutating func addBranch(
    _ condition: EntryID, _ body: EntryID?, keyword: EntryID, to conditional: inout CheckedConditional
  ) {
    guard let body else {
      if let inside = tree.pairs(condition).first(where: { text($0.key) == "then" })?.key {
        report(
          Diagnostic(
            .misplacedKey, "`then` stands below `\(text(keyword))`, and belongs beside it", at: span(inside),
            label: words(
              yaml: "write `\(text(keyword)): $(…)`, and `then` on the same column",
              json: "write `\"\(text(keyword))\": \"$(…)\"`, and `\"then\"` beside it")))
        return
      }
      report(
        Diagnostic(
          .missingArgument, "`\(text(keyword))` needs `then`", at: span(keyword),
          label: "write `then: []` for an empty branch", expected: ["then"]))
      return
    }
    withBlockScope { checker in
      let clauses = checker.checkCondition(condition)
      let isErased = clauses.contains { if case .available = $0 { true } else { false } }
      let release = [checker.release(askedForBy: condition), checker.surroundings.release].compactMap(\.self).max()
      let node = checker.reaching(release) { $0.checkBlock(body) }
      conditional.branches.append(CheckedConditional.Branch(clauses: clauses, body: node, isErased: isErased))
    }
  }

  /// A condition, or a list of conditions that all must hold.
  mutating func checkCondition(_ entry: EntryID) -> [CheckedConditional.Clause] {
    guard tree.kind(entry) == .sequence else { return checkClause(entry).map { [$0] } ?? [] }
    var clauses: [CheckedConditional.Clause] = []
    for element in tree.elements(entry) where !isDone {
      if let clause = checkClause(element) { clauses.append(clause) }
    }
    return clauses
  }

  private mutating func checkClause(_ entry: EntryID) -> CheckedConditional.Clause? {
    guard tree.kind(entry) == .mapping else {
      return recipe(entry, .bool, named: "if").map {
        .expression(DynamicValue($0, type: .bool, span: span(entry)))
      }
    }
    var name: EntryID?
    var value: EntryID?
    for (key, entry) in pairs(of: entry) {
      switch text(key) {
      case "let": name = entry
      case "be": value = entry
      case "available": return .available(isAvailable(entry))
      default:
        report(unknownControlKey(key, "if", ["let", "be", "available"]))
        return nil
      }
    }
    if let value, isBareName(value, of: "be") { return nil }
    guard let name, let value, let (recipe, type) = inferred(value) else {
      if name == nil || value == nil {
        report(Diagnostic(.missingArgument, "`if let` needs `let` and `be`", at: span(entry), expected: ["let", "be"]))
      }
      return nil
    }
    let wrapped: ValueType = if case .optional(let inner) = type { inner } else { type }
    // `if: { let: name, be: $(name) }` is how Swift is written; any other hidden name is a surprise.
    if text(value) != "$(\(text(name)))" { reportShadowing(text(name), at: span(name)) }
    let slot = declare(text(name), wrapped, .constant, at: span(name))
    return .binding(slot: slot, DynamicValue(recipe, type: type, span: span(value)))
  }

  /// Whether the target reaches any of the listed releases of its platform; other platforms are `*`.
  private mutating func isAvailable(_ entry: EntryID) -> Bool {
    var listsPlatform = false
    var result = false
    for element in tree.kind(entry) == .sequence ? Array(tree.elements(entry)) : [entry] {
      guard let target = Target(text(element)) else {
        report(invalidTarget(element))
        continue
      }
      let isSame = target.platform.isRelated(to: document.target.platform)
      listsPlatform = listsPlatform || isSame
      if isSame && document.target.release >= target.release { result = true }
    }
    return listsPlatform ? result : true
  }

  func invalidTarget(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .invalidTarget, "`available` lists platforms with versions, not \(describe(entry))", at: span(entry),
      label: "such as `iOS 16`")
  }

  /// Says that something has no such key; those that are `given` are not what was meant.
  mutating func unknownControlKey(
    _ key: EntryID, _ word: String, _ known: [String], given: [EntryID] = []
  ) -> Diagnostic {
    let given = given.map { text($0) }
    let spelling = spelling(of: text(key)) { _ in known.filter { !given.contains($0) } }
    return Diagnostic(
      .unknownKey, "`\(word)` has no key `\(text(key))`", at: span(key), label: spelling.question,
      help: spelling.known.isEmpty ? [] : ["the keys are \(list(known))"], expected: spelling.known,
      fix: spelling.closest.map { TextEdit(span: contentSpan(key), replacement: $0) })
  }
}

// MARK: - switch

extension Checker {
  /// Checks `switch` with its siblings `cases` and `default`.
  mutating func checkSelection(_ entry: EntryID) -> NodeID {
    var subject: (key: EntryID, value: EntryID)?
    var cases: EntryID?
    var otherwise: EntryID?
    for (key, value) in pairs(of: entry) {
      switch word(key).flatMap({ ControlWord($0) }) {
      case .switch: subject = (key, value)
      case .cases: cases = value
      case .default: otherwise = value
      default:
        if !namesView(key), !isUpperCase(key) { report(unknownControlKey(key, "switch", BuilderForm.choice.words)) }
      }
    }
    let views = viewKeys(of: entry).filter { namesView($0.key) || isUpperCase($0.key) }
    if views.count > 1 {
      report(severalViewKeys(views))
      return addInvalid(entry)
    }
    if let subject, isBareName(subject.value, of: "switch") { return addInvalid(entry) }
    guard let subject, let (recipe, type) = inferred(subject.value) else { return addInvalid(entry) }
    var selection = CheckedSelection(
      subject: DynamicValue(recipe, type: type, span: span(subject.value)), cases: [], otherwise: nil)
    var covered: [Value] = []
    if let cases, tree.kind(cases) != .sequence {
      report(casesNotAList(cases))
      return addInvalid(entry)
    }
    if let cases {
      for element in tree.elements(cases) where !isDone { checkCase(element, type, &covered, in: &selection) }
    }
    selection.otherwise = otherwise.map { entry in withBlockScope { $0.checkBlock(entry) } }
    if otherwise == nil { checkExhaustive(type, covered, at: subject.key) }
    document.selections.append(selection)
    return add(CheckedNode(.selection(Int32(document.selections.count - 1)), span: span(subject.key), entry: entry))
  }

  /// Says that the cases of a choice are a list of mappings, and writes a mapping from values to views as one.
  private func casesNotAList(_ cases: EntryID) -> Diagnostic {
    let others = ["default", "else", "_"]
    let pairs = tree.kind(cases) == .mapping ? pairs(of: cases) : []
    let isShort = span(cases).end - span(cases).start <= UInt32(Self.longestMend)
    let isCases = !pairs.isEmpty && isShort && !pairs.contains { ["case", "then"].contains(text($0.key)) }
    let entries = pairs.filter { !others.contains(text($0.key)) }.map { key, value in
      // A key is a text even where it is a number, and in JSON it has quotes.
      let isNumber = Double(text(key)) != nil
      return Sketch.mapping([
        ("case", isNumber ? .scalar(text(key)) : Sketch(tree, key)), ("then", Sketch(tree, value)),
      ])
    }
    let mend = isCases ? Sketch.list(entries).inline(isJSON: tree.hasKeysInQuotes) : nil
    let hasOther = entries.count < pairs.count
    return Diagnostic(
      .wrongType, "`cases` must be a list, not \(describe(cases))", at: span(cases),
      label: mend.map { "write `\($0)`" }
        ?? words(yaml: "put a `-` in front of each case", json: "put each case into an object of a list"),
      help: hasOther
        ? ["what is shown in all other cases stands under `default`, beside `cases`"]
        : mend == nil
          ? [
            words(
              yaml: "`cases: [ { case: 1, then: { Text: one } } ]`",
              json: "`\"cases\": [ { \"case\": 1, \"then\": { \"Text\": \"one\" } } ]`")
          ] : [], fix: hasOther ? nil : mend.map { TextEdit(span: span(cases), replacement: $0) })
  }

  /// Tells whether an entry is the bare name of a value where only an expression has a meaning, and complains of it.
  private mutating func isBareName(_ entry: EntryID, of key: String) -> Bool {
    guard expression(withoutMark: entry) != nil else { return false }
    report(wrongType(entry, wanted: "an expression", of: key))
    return true
  }

  private mutating func checkCase(
    _ entry: EntryID, _ type: ValueType, _ covered: inout [Value], in selection: inout CheckedSelection
  ) {
    var patterns: EntryID?
    var body: EntryID?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "case": patterns = value
      case "then": body = value
      default: report(unknownControlKey(key, "cases", ["case", "then"]))
      }
    }
    guard let patterns, let body else {
      report(
        Diagnostic(.missingArgument, "a case needs `case` and `then`", at: span(entry), expected: ["case", "then"]))
      return
    }
    var checked: [DynamicValue] = []
    for element in tree.kind(patterns) == .sequence ? Array(tree.elements(patterns)) : [patterns] {
      guard let pattern = pattern(element, type) else { continue }
      if case .constant(let value) = pattern.recipe { covered.append(value) }
      checked.append(pattern)
    }
    let node = withBlockScope { $0.checkBlock(body) }
    selection.cases.append(CheckedSelection.Case(patterns: checked, body: node))
  }

  /// A value of the subject's type, or a range for numbers.
  private mutating func pattern(_ entry: EntryID, _ type: ValueType) -> DynamicValue? {
    let isRange = tree.kind(entry) == .string && (text(entry).contains("...") || text(entry).contains("..<"))
    let wanted: ValueType =
      isRange && (type == .int || type == .double)
      ? (text(entry).contains("..<") ? .range : type == .int ? .closedRange : .closedRealRange) : type
    return dynamicValue(entry, wanted, named: "case")
  }

  private mutating func checkExhaustive(_ type: ValueType, _ covered: [Value], at key: EntryID) {
    let all: [(name: String, value: Value)]
    switch type {
    case .bool: all = [("true", .bool(true)), ("false", .bool(false))]
    case .named(let id):
      all = document.types[id].cases.enumerated().map { ($1.name, .enumeration(id, index: $0, payload: [])) }
    case .unknown: return
    default: all = []
    }
    let missing = all.filter { !covered.contains($0.value) }.map(\.name)
    if !all.isEmpty && missing.isEmpty { return }
    report(
      Diagnostic(
        .switchNotExhaustive,
        missing.isEmpty
          ? "this `switch` does not cover every value" : "this `switch` does not cover \(list(missing))",
        at: span(key), label: "add a `default`", expected: missing))
  }
}

// MARK: - ForEach and let

extension Checker {
  /// Checks `ForEach` with its keys `data`, `id`, `item`, `editActions`, `content`.
  mutating func checkForEach(key: EntryID, value: EntryID) -> CheckedNode {
    guard tree.kind(value) == .mapping else {
      report(loopWithoutKeys(key, value))
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    var entries: [String: EntryID] = [:]
    var hasUnknownKey = false
    let pairs = pairs(of: value)
    for (label, entry) in pairs {
      if Checker.loopKeys.contains(text(label)) {
        entries[text(label)] = entry
      } else {
        hasUnknownKey = true
        report(unknownControlKey(label, "ForEach", Checker.loopKeys, given: pairs.map(\.key)))
      }
    }
    guard let data = entries["data"], let content = entries["content"] else {
      // A key that does not exist was probably meant to be the one that is missing.
      if !hasUnknownKey { report(missingLoopKeys(key, entries)) }
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    let closure = loopClosure(content)
    if let item = entries["item"], closure?.item != nil { report(elementNamedTwice(item)) }
    guard
      var loop = checkLoop(
        data, id: entries["id"], item: closure?.item ?? entries["item"], content: closure?.body ?? content, key: key)
    else {
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    if let actions = entries["editActions"] { loop.isEditable = checkEditActions(actions, of: loop, data) }
    document.forEachs.append(loop)
    return CheckedNode(.forEach(Int32(document.forEachs.count - 1)), span: span(key), entry: key)
  }

  private static let loopKeys = BuilderForm.forEach.words

  /// The content of a loop in the form of closures, `{ parameters: [x], body: … }`; nil for a plain block.
  mutating func loopClosure(_ content: EntryID) -> (item: EntryID?, body: EntryID)? {
    guard tree.kind(content) == .mapping, let names = tree.value(of: "parameters", in: content),
      let body = tree.value(of: "body", in: content)
    else { return nil }
    for (key, _) in pairs(of: content) where !["parameters", "body"].contains(text(key)) {
      report(unknownControlKey(key, "closure", ["parameters", "body"]))
    }
    guard tree.kind(names) == .sequence else {
      report(wrongType(names, wanted: "a list of names", of: "parameters"))
      return (nil, body)
    }
    let elements = Array(tree.elements(names).prefix(2))
    if elements.count > 1 {
      report(
        Diagnostic(
          .tooManyParameters, "this closure has 1 parameter, and \(Array(tree.elements(names)).count) names are given",
          at: span(names)))
    }
    return (elements.first, body)
  }

  func elementNamedTwice(_ item: EntryID) -> Diagnostic {
    Diagnostic(
      .duplicateDefinition, "the element is named twice, by `item` and by `parameters`", at: span(item),
      label: "leave one of them out")
  }

  private func missingLoopKeys(_ key: EntryID, _ given: [String: EntryID]) -> Diagnostic {
    let missing = ["data", "content"].filter { given[$0] == nil }
    return Diagnostic(
      .missingArgument, "`ForEach` needs \(list(missing))", at: span(key),
      help: ["`data` is what it goes through, such as `0..<5` or `$(items)`, `content` the view of an element"],
      expected: missing)
  }

  /// Says that the keys of `ForEach` are not written.
  private func loopWithoutKeys(_ key: EntryID, _ value: EntryID) -> Diagnostic {
    let isViews = tree.kind(value) == .sequence
    if let data = isTemplate(value) ? text(value) : expression(withoutMark: value).map({ "$(\($0))" }) {
      let loop = Sketch.mapping([
        ("data", .text(data)), ("id", .text("self")), ("content", .mapping([("Text", .text("$(item)"))])),
      ])
      let mend = loop.inline(isJSON: tree.hasKeysInQuotes)
      return Diagnostic(
        .missingArgument, "`ForEach` needs `data` and `content`, and \(describe(value)) has no label", at: span(value),
        label: "write `\(mend)`", help: ["elements that have an `id` of their own need no `id: self`"],
        expected: ["data", "content"], fix: TextEdit(span: span(value), replacement: mend))
    }
    let range = tree.kind(value) == .number ? "0..<\(text(value))" : "0..<5"
    return Diagnostic(
      .missingArgument,
      isViews
        ? "`ForEach` needs `data`: what it goes through, for a view of each element"
        : "`ForEach` needs `data` and `content`, and \(describe(value)) has no label",
      at: isViews ? span(key) : span(value), label: "such as `{ data: \(range), content: { Text: $(item) } }`",
      help: isViews ? ["the views stand under `content`; several views without a loop are a `Group`"] : [],
      expected: ["data", "content"])
  }

  /// What people may do to the elements; only those of a binding can be edited.
  private mutating func checkEditActions(_ actions: EntryID, of loop: CheckedForEach, _ data: EntryID) -> Bool {
    let availability = Availability.iOS(16)
    if !availability.includes(reachedTarget) { report(notAvailable(actions, "ForEach(editActions:)", availability)) }
    if !loop.isBinding {
      report(wrongType(data, wanted: "a binding such as `$items`, whose elements can be edited,", of: "data"))
    }
    return recipe(actions, .builtIn("EditActions"), named: "editActions") != nil
  }

  mutating func checkLoop(
    _ data: EntryID, id: EntryID?, item: EntryID?, content: EntryID, key: EntryID,
    inside: (inout Checker, String, ValueType) -> Void = { _, _, _ in }
  ) -> CheckedForEach? {
    guard let (recipe, type) = loopData(data) else { return nil }
    let isBinding = if case .binding = type { true } else { false }
    guard let element = type.withoutBinding.element else {
      report(
        Diagnostic(
          .wrongType, "`data` must be a range or a list, not `\(type.spelled(in: document.types))`",
          at: span(data), label: tree.kind(data) == .number ? "write `0..<\(text(data))`" : "such as `$(0..<5)`",
          fix: tree.kind(data) == .number
            ? TextEdit(span: span(data), replacement: "0..<\(text(data))") : nil))
      return nil
    }
    let isRange = type == .range || type == .closedRange
    guard let (path, idType) = identity(id, of: element, isRange: isRange, data: data, key: key) else { return nil }
    if let item, !isName(item, of: "item", after: isBinding ? "$" : nil) { return nil }
    return withBlockScope { checker in
      if let item { checker.reportShadowing(checker.itemName(item), at: checker.span(item)) }
      let name = item.map { checker.itemName($0) } ?? "item"
      let slot = checker.declare(name, isBinding ? .binding(element) : element)
      inside(&checker, name, element)
      let body = checker.checkBlock(content)
      return CheckedForEach(
        data: DynamicValue(recipe, type: type, span: checker.span(data)), element: element, idType: idType,
        idPath: path, itemSlot: slot, content: body, isBinding: isBinding)
    }
  }

  /// What a loop goes through: a range, a list, or a binding to a list (`$items`).
  mutating func loopData(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    guard tree.kind(entry) == .string, !isTemplate(entry) else { return inferred(entry) }
    guard text(entry).hasPrefix("$") else {
      if text(entry).contains("..") { return range(entry) }
      report(wrongType(entry, wanted: "a range such as `0..<5` or a list", of: "data"))
      return nil
    }
    return statePlace(entry).map { (.binding($0), .binding($0.type)) }
  }

  /// The name of an element; `$item` names a binding's element as Swift does.
  private func itemName(_ entry: EntryID) -> String { String(text(entry).drop { $0 == "$" }) }

  /// `0..<5` without `$( )`.
  private mutating func range(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    expressionRecipe(entry, in: 0..<tree.bytes(entry).count, expecting: nil)
  }

  func memberType(_ name: String, of type: ValueType) -> ValueType? {
    switch type {
    case .named(let id):
      let declaration = document.types[id]
      return (declaration.fields + declaration.members).first { $0.name == name }?.type
        ?? declaration.computedMembers.first { $0.name == name }?.type
    case .tuple(let elements): return elements.first { $0.label == name }?.type
    case .unknown: return .unknown
    default: return nil
    }
  }

  /// Checks `let` in a block: its constants are known to the rest of the block.
  mutating func checkConstants(_ key: EntryID, _ value: EntryID) -> CheckedNode {
    document.blockConstants.append(CheckedConstants(steps: checkSteps(value, isBlock: true)))
    return CheckedNode(.constants(Int32(document.blockConstants.count - 1)), span: span(key), entry: key)
  }
}

extension ValueType {
  /// What a loop over the value goes through; nil if it cannot be looped over.
  fileprivate var element: ValueType? {
    switch self {
    case .range, .closedRange: .int
    case .array(let element): element
    case .unknown: .unknown
    default: nil
    }
  }
}

extension Platform {
  /// iPadOS is iOS where availability is concerned.
  func isRelated(to other: Platform) -> Bool {
    func base(_ platform: Platform) -> Platform { platform == .iPadOS ? .iOS : platform }
    return base(self) == base(other)
  }
}
