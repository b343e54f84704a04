import GalleyFormats
import GalleySource

// Names in a view's place that are none, and what was meant by them.

extension Checker {
  mutating func unknownView(_ key: EntryID) -> Diagnostic {
    let name = text(key)
    if let problem = choiceInPair(key) ?? swiftView(key) ?? swiftPair(key, isView: true) ?? swiftHead(key)
      ?? bodyMeant(key)
    {
      return problem
    }
    if let problem = closureAsKey(key, value(ofKey: key)) ?? branchAmongViews(key) ?? controlWordInCapitals([key])
      ?? loopOfScript(key) ?? loopWithContent(key)
      ?? partOfConfiguration(key) ?? placeInBar(key)
    {
      return problem
    }
    if let control = word(key).flatMap({ ControlWord($0) }), ControlWord.documentKeys.contains(control) {
      return Diagnostic(
        .misplacedKey, "`\(name)` is a key of a document or a definition, and no view", at: span(key),
        label: "write the view itself here",
        help: ["a document's keys stand at the beginning of the file, without a `-` before them"])
    }
    if let problem = modifierInCapitals(key) { return problem }
    let spelling = spelling(ofView: name)
    let isFitting = spelling.closest.map { fitsCall(of: $0, key) } ?? false
    let isWord = name.utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 }
    let general: HelpText =
      "\(setting: .catalogue) lists all views; a text is written `Text: \(isWord ? shortened(name) : "Hello")`, "
      + "a view of your own is defined under `views`"
    let advice = Synonyms.advice(for: name)
    // A sentence on an idea says more than a view whose name is spelled like it.
    let isAlike =
      advice != nil && !Synonyms.names(for: name).contains(spelling.closest ?? "")
      && Suggestions.certain(for: name, in: catalogue.views.lazy.map(\.name)) == nil
    var problem = Diagnostic(
      .unknownView, "there is no view `\(name)`", at: span(key), isAlike ? .unknown : spelling,
      help: advice.map { [HelpText($0)] } ?? (spelling.closest == nil ? [general] : []),
      expected: isAlike ? [] : spelling.closest.map { [$0] } ?? [], fixing: contentSpan(key))
    if !isFitting || isAlike { problem.fix = nil }
    return problem
  }

  /// Says that a view of other tools, or of older releases, is a modifier here: `Alert`, `Sheet`; nil for any other name.
  private func modifierInCapitals(_ key: EntryID) -> Diagnostic? {
    let name = text(key)
    let modifier = "\(name.prefix(1).lowercased())\(name.dropFirst())"
    guard isUpperCase(key), let index = catalogue.modifier(named: modifier), Synonyms.names(for: name).isEmpty,
      Suggestions.certain(for: name, in: catalogue.views.lazy.map(\.name)) == nil
    else { return nil }
    let definition = catalogue.modifiers[index]
    return Diagnostic(
      .unknownView, "there is no view `\(name)`: `\(modifier)` is a modifier of the view that it belongs to",
      at: span(key),
      label: "write it in the `modifiers` of a view",
      help: definition.callee.signatures.first.map {
        [
          "`modifiers: [ { \(modifier): { \($0.parameters.filter(\.isRequired).map { "\($0.label): …" }.joined(separator: ", ")) } } ]`"
        ]
      } ?? [],
      expected: [modifier])
  }

  /// Tells whether a view of another name may take what is given to this one: of a slip of the pen it is believed, of a
  /// view of other tools the labels are compared.
  private func fitsCall(of name: String, _ key: EntryID) -> Bool {
    guard Synonyms.names(for: text(key)).contains(name), let index = names.find(name).flatMap({ catalogue.view($0) })
    else { return true }
    let callee = catalogue.views[index].callee
    guard let value = value(ofKey: key), tree.kind(value) != .null else {
      return callee.signatures.contains { $0.required.isEmpty }
    }
    switch tree.kind(value) {
    case .mapping:
      let given = pairs(of: value).map { text($0.key) }
      if callee.takesContent, isNodeMapping(value) { return true }
      return callee.signatures.contains { signature in
        given.contains { label in signature.parameters.contains { $0.label == label } }
          && signature.parameters.allSatisfy { !$0.isRequired || given.contains($0.label) }
      }
    case .sequence:
      return callee.signatures.contains { $0.content != nil && $0.required.isSubset(of: ParameterSet($0.content ?? 0)) }
    case .null, .boolean, .number, .string: return callee.signatures.contains { $0.primary != nil && $0.content == nil }
    }
  }

  /// The value of a key; nil for a scalar that is none.
  func value(ofKey key: EntryID) -> EntryID? {
    guard let mapping = mapping(around: key), key != tree.root else { return nil }
    return tree.pairs(mapping).first { $0.key == key }?.value
  }

  mutating func spelling(ofView name: String) -> Spelling {
    spelling(of: name) { checker in
      checker.catalogue.views.map(\.name) + ["ForEach"] + checker.definitions.viewNames
        + checker.scopes.viewNames
    }
  }

  /// What there is to say about a text that stands in a view's place and is the name of none.
  mutating func unknownBareName(_ entry: EntryID) -> Diagnostic {
    if let problem = laterProperty(entry) { return problem }
    if isModifierName(entry) { return modifierInNodePlace(entry, nil) }
    if let problem = missingSpace(entry, isKey: { isKnownName($0) }) ?? swiftView(entry) {
      return problem
    }
    if let meant = meantView(entry) { return meant }
    if let problem = constantInSwift(entry) { return problem }
    guard isUpperCase(entry), !text(entry).contains(" ") else { return notANode(entry) }
    var problem = unknownView(entry)
    let isView = ["View", "Screen", "Page"].contains { text(entry).hasSuffix($0) }
    let isSlip =
      Suggestions.certain(for: text(entry), in: catalogue.views.lazy.map(\.name)) != nil
      || problem.expected.contains { Synonyms.names(for: text(entry)).contains($0) }
    guard problem.code == .unknownView, !isSlip, !isView else { return problem }
    // A word that is no view's was meant to be shown.
    let isJSON = isInDoubleQuotes(entry) || tree.hasKeysInQuotes
    let mend = Sketch.mapping([("Text", Sketch(tree, entry))]).inline(isJSON: isJSON)
    problem.label = "did you mean `\(mend)`?"
    problem.expected = []
    problem.fix = TextEdit(span: span(entry), replacement: mend)
    return problem
  }

  /// Reports that the words of a list are texts; false for a list with anything else in it.
  ///
  /// What nests deeply has no room on the stack for problems: they are made here.
  mutating func reportWordsAsViews(_ list: EntryID) -> Bool {
    guard let problem = wordsAsViews(list) else { return false }
    report(problem)
    return true
  }

  /// Says that the words of a list are texts, each a node of its own; nil for a list with anything else in it.
  private func wordsAsViews(_ list: EntryID) -> Diagnostic? {
    guard tree.size(list) > 2, isWord(list.next) else { return nil }
    let elements = Array(tree.elements(list))
    guard elements.count <= 40,
      elements.allSatisfy({ isWord($0) && meantView($0) == nil && foreignName(of: $0) == nil })
    else { return nil }
    let views = elements.map { Sketch.mapping([("Text", Sketch(tree, $0))]) }
    let mend = Sketch.list(views).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .unknownView, "these words are the names of no views: a text is a node of its own", at: span(elements[0]),
      label: mend.utf8.count <= Self.longestMend ? "write `\(mend)`" : "write `Text:` before each of them",
      help: ["a list of values becomes views by a `ForEach`"],
      fix: TextEdit(span: span(list), replacement: mend))
  }

  /// Tells whether a text in a view's place is a word in capitals, and the name of nothing.
  private func isWord(_ entry: EntryID) -> Bool {
    tree.kind(entry) == .string && isUpperCase(entry) && !namesView(entry) && !isTemplate(entry)
      && text(entry).allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
      && !["View", "Screen", "Page"].contains { text(entry).hasSuffix($0) }
      && surroundings.properties.later[text(entry)] == nil
  }

  /// Says that a bare name is that of a property, a slot or a view without arguments, with a slip: `headr`, `card`,
  /// `spacer`; nil for any other name.
  func meantView(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, problems.count < Self.mostSlips else { return nil }
    let written = text(entry)
    guard written.utf8.count <= 40, !written.contains(" ") else { return nil }
    let own = scopes.viewNames + definitions.viewNames
    let bare = catalogue.views.filter { $0.callee.signatures.contains { $0.required.isEmpty } }.map(\.name)
    let folded = Suggestions.fold(written)
    let meant =
      (own + bare).first { $0 != written && Suggestions.fold($0) == folded }
      ?? Suggestions.certain(for: written, in: own + bare)
    guard let meant, isUpperCase(entry) || !isColorName(caseName(entry)) else { return nil }
    return Diagnostic(
      isUpperCase(entry) ? .unknownView : .notANode,
      isUpperCase(entry)
        ? "there is no view `\(written)`" : "a view is expected here, and `\(written)` is the name of none",
      at: span(entry), label: "did you mean `\(meant)`?", expected: [meant],
      fix: TextEdit(span: contentSpan(entry), replacement: meant))
  }
}
