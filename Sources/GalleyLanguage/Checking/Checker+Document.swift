import GalleyFormats
import GalleySource

extension Checker {
  /// Checks the whole document: its header, its definitions, its body.
  mutating func checkDocument(target: Target?) {
    let root = tree.root
    frames = [ScopeFrame()]
    document.views = [CustomView(name: "", parameters: [], span: span(root))]
    guard isHeaderMapping(root) else {
      document.target = target ?? .default
      document.body = checkBlock(root)
      document.views[0].plan.slotCount = slotCount
      return
    }
    let keys = headerKeys(root)
    if let entry = keys[.galley] { checkVersion(entry.value) }
    if let entry = keys[.target] { checkTarget(entry.value) }
    if let entry = keys[.module] { checkModule(entry.value) }
    if let entry = keys[.preview] { checkPreview(entry.value) }
    if let target { document.target = target }
    checkDefinitions(keys)
    checkBody(keys[.body], root)
    addConfigurationViews()
    document.views[0].body = document.body
    document.views[0].plan.slotCount = slotCount
  }

  private mutating func headerKeys(_ root: EntryID) -> [ControlWord: (key: EntryID, value: EntryID)] {
    var keys: [ControlWord: (key: EntryID, value: EntryID)] = [:]
    for (key, value) in pairs(of: root) {
      if let control = word(key).flatMap({ ControlWord($0) }), ControlWord.documentKeys.contains(control) {
        keys[control] = (key, value)
      } else {
        report(unknownKey(key))
      }
    }
    return keys
  }

  /// What the document defines, in the order in which one needs the other.
  private mutating func checkDefinitions(_ keys: [ControlWord: (key: EntryID, value: EntryID)]) {
    if let entry = keys[.colors] { checkColors(entry.value) }
    if let entry = keys[.images] { checkImages(entry.value) }
    if let entry = keys[.types] { checkTypes(entry.value) }
    let declared = checkParameters(keys[.parameters]?.value)
    document.views[0].parameters = declared.parameters
    document.views[0].plan = declared.plan
    document.views[0].slots = declared.slots
    var inside: [String: (key: EntryID, value: EntryID)] = [:]
    for word in [ControlWord.state, .functions, .let, .actions] { inside[word.rawValue] = keys[word] }
    var plan = document.views[0].plan
    checkInside(inside, &plan)
    document.views[0].plan = plan
    if let entry = keys[.views] { declareViews(entry.value) }
    if let entry = keys[.styles] { declareStyles(entry.value) }
    if let entry = keys[.viewMethods] { checkViewMethods(entry.value) }
    if let entry = keys[.viewModifiers] { checkViewModifiers(entry.value) }
    if let entry = keys[.properties] { checkProperties(entry.value) }
    checkViewBodies()
    checkStyleBodies()
  }

  private mutating func checkBody(_ body: (key: EntryID, value: EntryID)?, _ root: EntryID) {
    guard let body else {
      report(missingBody(root))
      document.body = addInvalid(root)
      return
    }
    if tree.kind(body.value) == .null {
      report(emptyBody(body.key))
      document.body = addBlock([], at: body.key)
    } else {
      document.body = checkBlock(body.value)
    }
  }

  /// A root mapping is a document if any of its keys is one of the document's own; else it is a bare node.
  private func isHeaderMapping(_ root: EntryID) -> Bool {
    guard tree.kind(root) == .mapping else { return false }
    return pairs(of: root).contains { key, _ in
      guard let control = word(key).flatMap({ ControlWord($0) }) else { return false }
      return ControlWord.documentKeys.contains(control)
    }
  }

  private mutating func checkVersion(_ value: EntryID) {
    guard text(value) != "1" else { return }
    report(
      Diagnostic(
        .unknownVersion, "this is version 1 of the language, and the document asks for \(describe(value))",
        at: span(value), label: "write `1`, or leave `galley` out",
        fix: TextEdit(span: span(value), replacement: "1")))
  }

  private mutating func checkTarget(_ value: EntryID) {
    if let target = Target(text(value)) {
      document.target = target
      return
    }
    report(
      Diagnostic(
        .invalidTarget, "`target` must be a platform and a version, not \(describe(value))", at: span(value),
        label: "such as `iOS 18`",
        help: ["the platforms are \(Platform.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))"],
        expected: Platform.allCases.map { Target.name(of: .iOS(18), on: $0) ?? $0.rawValue }))
  }

  private mutating func checkModule(_ value: EntryID) {
    guard tree.kind(value) == .string else {
      report(wrongType(value, wanted: "a name", of: "module"))
      return
    }
    document.module = text(value)
  }

  private func unknownKey(_ key: EntryID) -> Diagnostic {
    let known = ControlWord.documentKeys.map(\.rawValue)
    let suggestion = Suggestions.closest(to: text(key), in: known)
    return Diagnostic(
      .unknownKey, "a document has no key `\(text(key))`", at: span(key),
      label: suggestion.map { "did you mean `\($0)`?" },
      help: ["the keys of a document are \(known.map { "`\($0)`" }.joined(separator: ", "))"], expected: known,
      fix: suggestion.map { TextEdit(span: span(key), replacement: $0) })
  }

  private func missingBody(_ root: EntryID) -> Diagnostic {
    Diagnostic(
      .missingBody, "the document has no `body`, so there is nothing to show",
      at: SourceSpan(start: span(root).start, end: span(root).start, file: tree.file),
      help: ["write the views below `body:`; only a document that is imported can do without"])
  }

  private func emptyBody(_ key: EntryID) -> Diagnostic {
    Diagnostic(
      .emptyBody, "`body` has nothing behind it, so the view is empty", at: span(key),
      label: "write a node here, or `[]` if it is meant to be empty")
  }
}

extension ControlWord {
  /// The keys of a document.
  static let documentKeys: [ControlWord] = [
    .galley, .target, .module, .preview, .types, .parameters, .state, .let, .functions, .properties, .actions, .views,
    .viewModifiers, .viewMethods, .styles, .colors, .images, .body,
  ]

  /// The words that no property, parameter or function may take.
  static let reserved: [ControlWord] = [.modifiers, .name, .if, .then, .elseIf, .else, .switch, .let]
}
