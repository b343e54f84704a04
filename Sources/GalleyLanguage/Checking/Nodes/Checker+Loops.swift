import GalleyExpressions
import GalleyFormats
import GalleySource

// `ForEach`: its data, its element and the block for each.

extension Checker {
  /// Checks `ForEach` with its keys `data`, `id`, `item`, `editActions`, `content`.
  mutating func checkForEach(key: EntryID, value: EntryID) -> CheckedNode {
    guard tree.kind(value) == .mapping else {
      report(loopWithoutKeys(key, value))
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    var entries: [String: EntryID] = [:]
    var strays: [(key: EntryID, value: EntryID)] = []
    for (label, entry) in pairs(of: value) {
      if Checker.loopKeys.contains(text(label)) {
        entries[text(label)] = entry
      } else {
        strays.append((label, entry))
      }
    }
    for (label, entry) in strays where !isFull {
      if let word = word(label).flatMap({ ControlWord($0) }), word == .modifiers || word == .name {
        report(misplacedKey(Callee(name: BuilderForm.forEach.name, parameters: []), label, entry))
        continue
      }
      let problem = unknownControlKey(label, "ForEach", Checker.loopKeys, given: Array(entries.keys))
      report(problem)
      // It stands for the key that was meant, so that nothing is said to be missing.
      if let meant = problem.fix?.replacement, entries[meant] == nil, tree.kind(entry) != .number {
        entries[meant] = entry
      }
    }
    for form in [SubviewForm.subviews, .sections] {
      if let views = entries[form.rawValue] { return checkSubviewLoop(form, views, entries, key: key) }
    }
    guard let data = entries["data"], let content = entries["content"] else {
      // A key that does not exist was probably meant to be the one that is missing.
      if strays.isEmpty { report(missingLoopKeys(key, entries)) }
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
    return CheckedNode(.forEach(document.forEachs.append(loop)), span: span(key), entry: key)
  }

  static let loopKeys = BuilderForm.forEach.words

  /// The content of a loop in the form of closures, `{ parameters: [x], body: … }`; nil for a plain block.
  mutating func loopClosure(_ content: EntryID) -> (item: EntryID?, body: EntryID)? {
    guard tree.kind(content) == .mapping, let names = tree.value(of: "parameters", in: content),
      let body = tree.value(of: "body", in: content)
    else { return nil }
    for (key, _) in pairs(of: content) where !["parameters", "body"].contains(text(key)) && !isFull {
      report(unknownControlKey(key, "closure", ["parameters", "body"]))
    }
    guard tree.kind(names) == .sequence else {
      report(wrongType(names, wanted: "a list of names", of: "parameters"))
      return (nil, body)
    }
    let elements = Array(tree.elements(names).prefix(2))
    // Several names take an element apart.
    return (elements.count > 1 ? names : elements.first, body)
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
    if let data = isTemplate(value) ? .text(text(value)) : dataAlone(value) {
      let loop = Sketch.mapping([
        ("data", data), ("id", .text("self")), ("content", .mapping([("Text", .text("$(item)"))])),
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

  /// What a loop goes through that has nothing else: a name without its `$( )`, or a list of values; nil for views.
  private func dataAlone(_ value: EntryID) -> Sketch? {
    guard tree.kind(value) == .sequence else { return expression(withoutMark: value).map { .text("$(\($0))") } }
    let elements = Array(tree.elements(value).prefix(21))
    let areValues = elements.allSatisfy { element in
      tree.kind(element) == .number || tree.kind(element) == .string && !namesView(element) && !isTemplate(element)
    }
    return areValues && !elements.isEmpty && elements.count <= 20 ? Sketch(tree, value) : nil
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
    return checkLoop(
      over: DynamicValue(recipe, type: type, span: span(data)), of: element, (path, idType), item: item,
      content: content, inside: inside)
  }

  /// The same over what is known.
  mutating func checkLoop(
    over data: DynamicValue, of element: ValueType, _ identity: (path: [String], type: ValueType), item: EntryID?,
    content: EntryID, inside: (inout Checker, String, ValueType) -> Void = { _, _, _ in }
  ) -> CheckedForEach? {
    let isBinding = if case .binding = data.type { true } else { false }
    guard let names = itemNames(item, of: element, isBinding: isBinding) else { return nil }
    let (loop, own) = withOwnSlots { checker in
      let (item, name) = checker.declareItem(names, isBinding ? .binding(element) : element)
      inside(&checker, name, element)
      let id =
        identity.type == .unknown || checker.areMembersOfRecords(identity.path, of: element)
        ? nil : checker.elementExpression(([name] + identity.path).joined(separator: "."), at: content)?.id
      let body = checker.checkBody(content)
      var loop = CheckedForEach(
        data: data, element: element, idType: identity.type, idPath: identity.path, item: item, content: body,
        isBinding: isBinding)
      loop.idExpression = id
      return loop
    }
    var result = loop
    result.ownSlots = own
    return result
  }

  /// What a loop goes through: a range, a list, or a binding to a list (`$items`).
  mutating func loopData(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    guard tree.kind(entry) == .string, !isTemplate(entry) else { return inferred(entry) }
    guard text(entry).hasPrefix("$") else {
      if let problem = rangeOfOtherLanguage(entry) ?? dataOfScript(entry) {
        report(problem)
        return nil
      }
      if text(entry).contains("..") {
        let wanted = "a range such as `0..<5`"
        guard let unmarked = unmarkedExpression(entry, wanted: wanted, of: "data") else { return range(entry) }
        guard let warning = rangeOfNames(unmarked, entry) else {
          report(unmarked)
          return nil
        }
        report(warning)
        return range(entry)
      }
      report(wrongType(entry, wanted: "a range such as `0..<5` or a list", of: "data"))
      return nil
    }
    return stateReference(entry).map { (.binding($0), .binding($0.type)) }
  }

  /// `0..<5` without `$( )`.
  private mutating func range(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    expressionRecipe(entry, in: 0..<tree.bytes(entry).count, expecting: nil)
  }

  func memberType(_ name: String, of type: ValueType) -> ValueType? {
    if case .named(let id) = type {
      let declaration = document.types[id]
      return (declaration.fields + declaration.members).first { $0.name == name }?.type
        ?? declaration.computedMembers.first { $0.name == name }?.type
    }
    if case .tuple(let elements) = type { return elements.first { $0.label == name }?.type }
    return type == .unknown ? .unknown : nil
  }
}

extension ValueType {
  /// What a loop over the value goes through; nil if it cannot be looped over.
  var element: ValueType? {
    switch self {
    case .range, .closedRange: .int
    case .array(let element): element
    case .unknown: .unknown
    case .null, .bool, .int, .double, .string, .optional, .dictionary, .closedRealRange, .caseRange, .named, .applied,
      .tuple, .binding, .metatype:
      nil
    }
  }
}
