import GalleyFormats
import GalleySource

extension Checker {
  /// Checks the whole document: its header, its definitions, its body.
  mutating func checkDocument(target: Target?, imports: [Int]) {
    let root = tree.root
    scopes = ScopeStack()
    document.views.append(CustomView(name: "", parameters: [], span: span(root)))
    guard isHeaderMapping(root) else {
      document.target = target ?? .default
      if tree.kind(root) == .null {
        report(missingBody(root))
        document.body = addInvalid(root)
        return
      }
      document.body = checkBlock(root)
      noteLinksToNowhere()
      addSectionHeaders()
      document.views[.document].plan.slotCount = slotCount
      return
    }
    let keys = headerKeys(root)
    if let entry = keys[.galley] { checkVersion(entry.value) }
    if let entry = keys[.target] { checkTarget(entry.value) }
    if let entry = keys[.module] { checkModule(entry.value) }
    if let target { document.target = target }
    document.isLibrary = keys[.body] == nil
    let documents = imports.map { importedKeys($0) } + [DocumentKeys(file: 0, keys: keys)]
    guard admitsDefinitions(of: documents) else {
      document.body = addInvalid(root)
      return
    }
    checkDefinitions(documents)
    // A preview can set what the document itself adds to the environment.
    if let entry = keys[.preview] { checkPreview(entry.value) }
    checkBody(keys, root)
    checkKeptViews()
    noteLinksToNowhere()
    addConfigurationViews()
    addSectionHeaders()
    let recursion = RecursionCheck(document, catalogue: catalogue, variableExpressions: facts.variable)
    for diagnostic in recursion.diagnostics + DefaultBlockCheck(document).diagnostics { report(diagnostic) }
    document.views[.document].body = document.body
    document.views[.document].plan.slotCount = slotCount
    endScope()
    // What stands below an error was not looked at, so nothing can be said about the names that it uses, nor of their types.
    if problems.hasErrors { forget(where: { $0.code == .unusedName || $0.code == .untypedValue }) }
  }

  private mutating func headerKeys(_ root: EntryID) -> [ControlWord: (key: EntryID, value: EntryID)] {
    var keys: [ControlWord: (key: EntryID, value: EntryID)] = [:]
    var strays: [(key: EntryID, value: EntryID)] = []
    for (key, value) in pairs(of: root) {
      if let control = word(key).flatMap({ ControlWord($0) }), ControlWord.documentKeys.contains(control) {
        keys[control] = (key, value)
      } else {
        strays.append((key, value))
      }
    }
    readMarkedKeys(root, &keys)
    for (key, value) in strays {
      if isFull { break }
      let problem = unknownKey(key, value, given: Array(keys.keys))
      report(problem)
      // It stands for the key that was meant, so that what is below is checked and nothing is said to be missing.
      let meant = ControlWord(rawValue: problem.fix?.replacement ?? "") ?? (namesView(key) ? .body : nil)
      if let meant, keys[meant] == nil { keys[meant] = (key, meant == .body && namesView(key) ? root : value) }
    }
    return keys
  }

  /// The keys of a document that is imported.
  private mutating func importedKeys(_ file: Int) -> DocumentKeys {
    inDocument(file) { checker in
      let root = checker.tree.root
      guard checker.isHeaderMapping(root) else {
        checker.report(
          checker.wrongType(root, wanted: "a mapping of definitions", of: "a document that is imported"))
        return DocumentKeys(file: file, keys: [:])
      }
      let keys = checker.headerKeys(root)
      if let entry = keys[.galley] { checker.checkVersion(entry.value) }
      return DocumentKeys(file: file, keys: keys)
    }
  }

  /// Checks something of one of the documents.
  mutating func inDocument<Result>(_ file: Int, _ body: (inout Checker) -> Result) -> Result {
    guard file != Int(tree.file) else { return body(&self) }
    let outer = tree
    tree = trees[file]
    defer { tree = outer }
    return body(&self)
  }

  /// Checks what stands under a key of each of the documents.
  private mutating func forEach(
    _ word: ControlWord, of documents: [DocumentKeys], _ body: (inout Checker, EntryID) -> Void
  ) {
    for document in documents {
      guard let entry = document.keys[word] else { continue }
      inDocument(document.file) { body(&$0, entry.value) }
    }
  }

  /// What the documents define, in the order in which one needs the other; what is imported comes first.
  private mutating func checkDefinitions(_ documents: [DocumentKeys]) {
    // Before everything that holds texts.
    forEach(.strings, of: documents) { $0.checkStrings($1) }
    forEach(.colors, of: documents) { $0.checkColors($1) }
    forEach(.images, of: documents) { $0.checkImages($1) }
    forEach(.fonts, of: documents) { $0.checkFonts($1) }
    forEach(.alignments, of: documents) { $0.declareAlignments($1) }
    var openTypes: [OpenType] = []
    forEach(.types, of: documents) { openTypes += $0.declareTypes($1) }
    checkComputedMembers(checkTypes(openTypes))
    if !openTypes.isEmpty { document.types.findSelfContaining(among: definitions.types) }
    forEach(.environmentValues, of: documents) { $0.checkEnvironmentValues($1) }
    forEach(.containerValues, of: documents) { $0.checkContainerValues($1) }
    let declared = checkParameters(documents.last?.keys[.parameters]?.value)
    document.views[.document].parameters = declared.parameters
    document.views[.document].plan = declared.plan
    document.views[.document].slots = declared.slots
    document.parameterSpans = declared.spans
    var plan = document.views[.document].plan
    for document in documents {
      var inside = DefinitionKeys()
      inside[.functions] = document.keys[.functions]
      inside[.let] = document.keys[.let]
      inside[.actions] = document.keys[.actions]
      if document.file == 0 { inside[.state] = document.keys[.state] }
      inDocument(document.file) { $0.checkInside(inside, &plan) }
    }
    document.views[.document].plan = plan
    checkAlignmentDefaults()
    forEach(.shapes, of: documents) { $0.checkShapes($1) }
    checkLayouts(documents)
    forEach(.views, of: documents) { $0.declareViews($1) }
    forEach(.styles, of: documents) { $0.declareStyles($1) }
    forEach(.viewModifiers, of: documents) { $0.declareViewModifiers($1) }
    forEach(.viewMethods, of: documents) { $0.declareViewMethods($1) }
    checkViewMethods()
    forEach(.properties, of: documents) { $0.checkProperties($1) }
    checkModifierBodies()
    checkViewBodies()
    checkStyleBodies()
  }

  private mutating func checkLayouts(_ documents: [DocumentKeys]) {
    guard documents.contains(where: { $0.keys[.layouts] != nil }) else { return }
    readLayoutValues()
    forEach(.layouts, of: documents) { $0.checkLayouts($1) }
  }

  private mutating func checkBody(_ keys: [ControlWord: (key: EntryID, value: EntryID)], _ root: EntryID) {
    guard let body = keys[.body] else {
      if keys.keys.contains(where: { ControlWord.definitionKeys.contains($0) }) {
        document.missingBody = missingBody(root)
      } else {
        report(missingBody(root))
      }
      document.body = addInvalid(root)
      return
    }
    if tree.kind(body.value) == .null {
      report(emptyBody(body.key))
      document.body = addBlock([], at: body.key)
    } else {
      document.body = checkBody(body)
    }
  }

  /// A root mapping is a document if any of its keys is one of the document's own; else it is a bare node.
  private func isHeaderMapping(_ root: EntryID) -> Bool {
    guard tree.kind(root) == .mapping else { return false }
    let pairs = pairs(of: root)
    let isDocument = pairs.contains { isHeaderKey($0.key) }
    if isDocument || pairs.contains(where: { namesView($0.key) }) { return isDocument }
    if pairs.isEmpty, tree.pairs(root).contains(where: { markedDocumentKey($0.key) != nil }) { return true }
    // Each key is compared with many names: where a million mean nothing, the first of them tell as much.
    return pairs.prefix(Self.mostSlips).contains {
      isMisspeltBody($0.key) || isDocumentKey(meantBy: text($0.key)) || meansBody($0.key, $0.value)
    }
  }

  private func isMisspeltBody(_ key: EntryID) -> Bool {
    word(key) == nil && tree.bytes(key).count < 8
      && Suggestions.isMisspelling(text(key), of: ControlWord.body.rawValue)
  }

  /// Tells whether a key that is no name of a view is hardly anything but `body`: views stand under it.
  func meansBody(_ key: EntryID, _ value: EntryID) -> Bool {
    guard word(key) == nil, Suggestions.isWithinTwoMistakes(text(key), of: ControlWord.body.rawValue) else {
      return false
    }
    if tree.kind(value) == .sequence { return tree.elements(value).contains { isNodeMapping($0) } }
    return isNodeMapping(value)
  }

  private func isHeaderKey(_ key: EntryID) -> Bool {
    guard let control = word(key).flatMap({ ControlWord($0) }) else {
      return DocumentKey.announced.contains(text(key))
    }
    return ControlWord.documentKeys.contains(control)
  }

  /// Tells whether a name can only be a slip of the pen for a key of a document, `boddy` for `body`.
  private func isDocumentKey(meantBy name: String) -> Bool {
    guard !ForeignNodeTranslator.typeKeys.contains(name), catalogue.modifier(named: name) == nil,
      let meant = Suggestions.certain(for: name, in: ControlWord.documentKeys.map(\.rawValue))
    else { return false }
    let folded = Suggestions.fold(name)
    if Suggestions.fold(meant) == folded { return true }
    // `text` is nearer to a view than to any key.
    let view = Suggestions.closest(to: name, in: catalogue.views.map(\.name))
    return Synonyms.names(for: name).isEmpty && view.map { Suggestions.fold($0) != folded } ?? true
  }

  private func missingBody(_ root: EntryID) -> Diagnostic {
    if let problem = bodyInside(root) { return problem }
    return Diagnostic(
      .missingBody,
      tree.kind(root) == .null
        ? "the document is empty, so there is nothing to show"
        : "the document has no `body`, so there is nothing to show",
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
  /// The words that no property, parameter or function may take.
  static let reserved: [ControlWord] = [.modifiers, .name, .if, .then, .elseIf, .else, .switch, .let]
}

/// The keys of one of the documents that are checked together.
struct DocumentKeys {
  var file: Int
  var keys: [ControlWord: (key: EntryID, value: EntryID)]
}
