import GalleyFormats
import GalleySource

extension Checker {
  /// Complains of a name that breaks the case of its namespace, or takes that of something built in.
  ///
  /// A value never stands where a view key does, so it may be called `name` or `modifiers`; nor does a type, which may have the
  /// name of a view that is no type of values, as in Swift: `Tab`, `Group`.
  mutating func checkDefinitionName(
    _ key: EntryID, isUpperCase wanted: Bool, isValue: Bool = false, isType: Bool = false
  ) {
    let name = text(key)
    guard let first = name.unicodeScalars.first else { return }
    let isUpper = first.properties.isUppercase
    if isUpper != wanted, first.properties.isAlphabetic {
      report(
        Diagnostic(
          .invalidName,
          wanted
            ? "a view, shape or style begins with an upper-case letter, and `\(name)` does not"
            : "a property, parameter or function begins with a lower-case letter, and `\(name)` does not",
          at: span(key),
          label:
            "write `\(wanted ? name.prefix(1).uppercased() : name.prefix(1).lowercased())\(name.dropFirst())` here and where it is used"
        ))
    }
    let word = word(key)
    let isTaken =
      wanted
      ? word.flatMap { catalogue.view($0) }.map { !isType || catalogue.views[$0].valueForm != nil } ?? false
        || BuilderForm.all.contains { $0.name == name }
      : word.flatMap { ControlWord($0) }.map { word in
        ControlWord.reserved.contains(word) && !(isValue && word.canNameValue)
      } ?? false
    if isTaken { reportTaken(key, wanted ? "a view of SwiftUI" : "a word of the language") }
  }

  /// Complains of a method that takes the name of a modifier of SwiftUI.
  mutating func checkMethodName(_ key: EntryID) {
    if catalogue.modifier(named: text(key)) != nil { reportTaken(key, "a modifier of SwiftUI") }
  }

  /// Complains of a type that takes the name of one that is built in; an enumeration of SwiftUI is hidden by it, as by a type
  /// of a module.
  mutating func checkTypeName(_ key: EntryID) {
    guard let known = type(named: text(key)) else { return }
    // One of the document's own is complained of as a second definition; of `GridItem.Size` the last part is free.
    if case .named(let id) = known,
      document.types[id].module == nil || document.types[id].swiftName != text(key) || !document.types[id].cases.isEmpty
    {
      return
    }
    reportTaken(key, "a type of Swift or SwiftUI")
  }

  private mutating func reportTaken(_ key: EntryID, _ what: String) {
    report(
      Diagnostic(
        .nameTaken, "`\(text(key))` is \(what), and cannot be defined", at: span(key), label: "choose another name"))
  }

  /// Complains of a second definition of a name of the document, here or in a document that it imports.
  mutating func noteDefinition(_ key: EntryID, _ namespace: DefinitionTable.Namespace) {
    guard let first = definitions.note(text(key), in: namespace, at: span(key)) else { return }
    report(
      Diagnostic(
        .duplicateDefinition, "`\(text(key))` is defined twice", at: span(key), label: "the second definition",
        help: ["rename one of them"], related: [RelatedSpan(span: first, message: "it is first defined here")]))
  }

  /// The pairs of a table of names; what is neither a mapping nor nothing is reported.
  mutating func namedPairs(
    _ entry: EntryID, of keyword: String, wanted: String
  ) -> [(key: EntryID, value: EntryID)] {
    if tree.kind(entry) == .mapping { return pairs(of: entry) }
    if tree.kind(entry) != .null { report(wrongType(entry, wanted: wanted, of: keyword)) }
    return []
  }

  /// Declares the names of a table, which begin with a small letter, as long as there may be more of their kind.
  mutating func declareNames(
    _ pairs: [(key: EntryID, value: EntryID)], _ things: String, count: (borrowing Checker) -> Int,
    _ declare: (inout Checker, EntryID, EntryID) -> Void
  ) {
    for (key, value) in pairs {
      guard count(self) < limits.definitions else {
        report(tooManyDefinitions("the document declares", things, at: key))
        break
      }
      checkDefinitionName(key, isUpperCase: false)
      declare(&self, key, value)
    }
  }

  /// The definitions under a key of the document, by their names; anything but a mapping is reported.
  mutating func definitions(_ entry: EntryID, of kind: String) -> [(key: EntryID, value: EntryID)] {
    if tree.kind(entry) == .mapping { return pairs(of: entry) }
    if tree.kind(entry) != .null {
      let isList = tree.kind(entry) == .sequence
      let named = isList ? namedDefinitions(entry) : nil
      report(
        Diagnostic(
          .wrongType, "`\(kind)` must be a mapping of names and definitions, not \(describe(entry))", at: span(entry),
          label: named?.edit.map { "write `\($0.replacement)`" }
            ?? (isList
              ? words(yaml: "leave the `-` out: the name is the key", json: "write an object: the name is the key")
              : nil),
          fix: named?.edit))
      if let named { return named.definitions }
      // Their names are known all the same, so that nothing is said of their uses.
      if isList {
        return tree.elements(entry).flatMap { tree.kind($0) == .mapping ? pairs(of: $0) : [] }
      }
    }
    return []
  }

  /// The definitions in a list of mappings with `name`, and the edit that makes a mapping of them.
  private func namedDefinitions(
    _ list: EntryID
  ) -> (definitions: [(key: EntryID, value: EntryID)], edit: TextEdit?)? {
    var definitions: [(key: EntryID, value: EntryID)] = []
    var pairs: [(key: String, value: Sketch)] = []
    let isShort = span(list).end - span(list).start <= UInt32(Self.longestMend)
    for element in tree.elements(list) {
      guard tree.kind(element) == .mapping else { return nil }
      let members = self.pairs(of: element)
      // `- Card: { … }`, where the name is a key already.
      if members.count == 1, tree.kind(members[0].value) == .mapping {
        definitions.append(members[0])
        if isShort { pairs.append((text(members[0].key), Sketch(tree, members[0].value))) }
        continue
      }
      guard let name = tree.value(of: "name", in: element), tree.kind(name) == .string else { return nil }
      definitions.append((name, element))
      guard isShort else { continue }
      let others = self.pairs(of: element).filter { $0.value != name }
      pairs.append((text(name), .mapping(others.map { (text($0.key), Sketch(tree, $0.value)) })))
    }
    let mend = Sketch.mapping(pairs).inline(isJSON: tree.hasKeysInQuotes)
    return definitions.isEmpty
      ? nil : (definitions, isShort ? TextEdit(span: span(list), replacement: mend) : nil)
  }

  /// The keys of a definition by word; others are reported.
  mutating func definitionKeys<Key: RawRepresentable<String> & Hashable>(
    _ entry: EntryID, of kind: String, allowed keys: [Key]
  ) -> KeyedPairs<Key> {
    var result = KeyedPairs<Key>()
    let allowed = keys.map(\.rawValue)
    func word(_ name: String) -> Key? { Key(rawValue: name).flatMap { keys.contains($0) ? $0 : nil } }
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping with \(list(allowed))", of: kind))
      return result
    }
    let parameters = misplacedParameters(entry, allowed: allowed)
    if let first = parameters.first {
      report(misplacedParameters(parameters, of: kind, in: entry))
      if let word = word(DefinitionKey.parameters.rawValue) { result[word] = (first.key, entry) }
    }
    // Both are in the order of the document.
    var misplaced = parameters[...]
    for (key, value) in pairs(of: entry) {
      if let word = word(text(key)) {
        result[word] = (key, value)
      } else if misplaced.first?.key == key {
        misplaced.removeFirst()
      } else {
        // That its name stands inside has been reported with the list it is in.
        if text(key) == ControlWord.name.rawValue, text(value) == kind, text(entry.previous) != kind { continue }
        if isFull { break }
        let problem = nameInSwift(key, value) ?? unknownControlKey(key, kind, allowed, given: result.words)
        report(problem)
        // It stands for the key that was meant, so that what is below is checked and nothing is said to be missing.
        if let meant = problem.fix.flatMap({ word($0.replacement) }), result[meant] == nil {
          result[meant] = (key, value)
        }
      }
    }
    return result
  }

  /// A definition's own names and what its body becomes; runs inside the definition's frame.
  mutating func checkInside(
    _ keys: DefinitionKeys, _ plan: inout ActivationPlan
  ) {
    if scopes.isOutermost {
      for key in [DefinitionKey.state, .functions, .let, .actions] {
        guard let entry = keys[key]?.value, tree.kind(entry) == .mapping else { continue }
        for (key, _) in pairs(of: entry) { noteDefinition(key, .values) }
      }
    }
    checkDefaultBlocks(&plan)
    if let state = keys[.state]?.value {
      let steps = checkSteps(state, keyword: "state")
      for step in steps {
        let names = scopes.innermost.names
        guard let index = names.index(ofSlot: step.slot), names[index].kind == .state else { continue }
        plan.stateNames[step.slot] = names[index].name
      }
      plan.steps += steps
    }
    if let functions = keys[.functions]?.value { declareFunctions(functions) }
    if let constants = keys[.let]?.value {
      plan.lets = checkSteps(constants)
      plan.steps += plan.lets
    }
    checkFunctionBodies()
    if let actions = keys[.actions]?.value { checkActions(actions) }
    if let properties = keys[.properties]?.value { checkProperties(properties) }
  }
}
