import GalleyFormats
import GalleySource

// Nodes with keys that cannot be theirs: which of them is the view, and where the others belong.

extension Checker {
  /// Tells whether a name can be a node's view key: a view, a property, a slot, a word such as `if`.
  func namesView(_ key: EntryID) -> Bool {
    if let word = word(key) {
      if catalogue.view(word) != nil { return true }
      if let control = ControlWord(word), [.if, .switch, .let].contains(control) { return true }
    }
    let name = text(key)
    if name == "ForEach" || definitions.namesView(name) { return true }
    if scopes.namesView(name) { return true }
    return name == "content" && surroundings.contentOwner != nil
      || name.hasPrefix("configuration.") && surroundings.style != nil
  }

  func isModifierName(_ key: EntryID) -> Bool {
    word(key).map { catalogue.modifier($0) != nil } ?? false || definitions.modifiers[text(key)] != nil
  }

  /// The keys of a node that can only be a view's.
  func viewKeys(of entry: EntryID) -> [(key: EntryID, value: EntryID)] {
    pairs(of: entry).filter { key, _ in
      let control = word(key).flatMap { ControlWord($0) }
      return control != .modifiers && control != .name
    }
  }

  /// Which of several keys is the view's; nil if that is not clear, or two of them are.
  func onlyView(among keys: [(key: EntryID, value: EntryID)]) -> EntryID? {
    let views = Array(keys.lazy.map(\.key).filter { namesView($0) }.prefix(2))
    if views.count > 1 { return nil }
    let upperCase = Array(
      keys.lazy.map(\.key).filter { key in
        isUpperCase(key) && controlWord(meantBy: key) == nil
          && !(views.contains { $0 != key && meantInLowerCase(key, beside: $0) })
      }.prefix(2))
    if upperCase.count > 1 { return nil }
    return views.first ?? upperCase.first
  }

  /// Tells whether a key in capitals is no view, but a word or an argument that is written in small letters.
  private func meantInLowerCase(_ key: EntryID, beside view: EntryID) -> Bool {
    guard isUpperCase(key), !namesView(key) else { return false }
    let name = lowerCased(key)
    if let word = names.find(name), ControlWord(word) != nil || catalogue.modifier(word) != nil { return true }
    if argumentLabels(of: view).contains(name) { return true }
    return Synonyms.names(for: name).contains("modifiers")
      || catalogue.views.contains { view in
        view.callee.signatures.contains { $0.parameters.contains { $0.label == name } }
      }
  }

  /// A key with a small first letter.
  private func lowerCased(_ key: EntryID) -> String { text(key).prefix(1).lowercased() + text(key).dropFirst() }

  /// What some of the keys beside a view were meant for.
  struct StrayKeys {
    /// What was meant for `modifiers`.
    var modifiers: EntryID?
    /// Whether one was meant to repeat the view.
    var hasLoop = false
    /// The labels of its arguments that stand beside it.
    var arguments: [String] = []
  }

  /// Reports the keys of a node that are neither the view's nor `modifiers` nor `name`.
  mutating func reportStrays(
    _ keys: [(key: EntryID, value: EntryID)], beside view: EntryID, in node: EntryID
  ) -> StrayKeys {
    var result = StrayKeys()
    // A loop that is no view says itself what becomes of its content.
    if isLoop(view), !namesView(view), loopContent(view, in: node) != nil { return result }
    var arguments: [(key: EntryID, value: EntryID)] = []
    var looks: [(key: EntryID, value: EntryID)] = []
    var entries: [Sketch] = []
    var others: [(key: EntryID, value: EntryID)] = []
    let labels = keys.count > 1 ? Set(labelsMissing(of: view, in: node)) : []
    for (key, value) in keys where key != view {
      if isFull { break }
      if let problem = wordOfStyleSheet(key, value, .unknownKey) ?? visibility(key, value, beside: node) {
        report(problem)
      } else if let entry = lookBeside(view, key, value) {
        looks.append((key, value))
        entries.append(entry)
      } else if labels.contains(text(key)) {
        arguments.append((key, value))
      } else {
        others.append((key, value))
      }
    }
    if !looks.isEmpty { report(looksBeside(looks, entries, of: view, in: node)) }
    result.arguments = arguments.map { text($0.key) }
    if !arguments.isEmpty { report(misplacedArguments(arguments, of: view, in: node)) }
    for (key, value) in others {
      if isFull { break }
      if controlWord(meantBy: key) == .modifiers { result.modifiers = value }
      if isLoop(key) { result.hasLoop = true }
      report(stray(key, value, beside: view, labels, in: node))
    }
    return result
  }

  /// The entry of `modifiers` that a key beside a view is meant for; nil for a key that is none.
  private func lookBeside(_ view: EntryID, _ key: EntryID, _ value: EntryID) -> Sketch? {
    guard !isUpperCase(key), controlWord(meantBy: key) == nil,
      isModifierName(key) || label(of: view, meantBy: text(key)) == nil
    else { return nil }
    return lookOf(text(view), key, value).map { Self.entry(of: $0) }
  }

  /// `modifiers` or `name` with a slip of the pen; nil for anything else.
  private func controlWord(meantBy key: EntryID) -> ControlWord? {
    let meant = Suggestions.closest(to: text(key), in: ["modifiers", "name"])
    guard let meant, !Synonyms.names(for: text(key)).contains(meant) else { return nil }
    return meant == "name" ? .name : .modifiers
  }

  private mutating func stray(
    _ key: EntryID, _ value: EntryID, beside view: EntryID, _ labels: Set<String>, in node: EntryID
  ) -> Diagnostic {
    let name = text(key)
    if let meant = controlWord(meantBy: key) {
      return Diagnostic(
        .unknownKey, "a node has no key `\(name)`", at: span(key), label: "did you mean `\(meant.rawValue)`?",
        expected: [meant.rawValue], fix: TextEdit(span: contentSpan(key), replacement: meant.rawValue))
    }
    if isUpperCase(key), let small = smallLetters(key, beside: view, labels) { return small }
    if let problem = singleModifier(key, value) { return problem }
    // Each search goes through the node: of many problems only the first are mended so.
    if problems.count < Self.mostSlips,
      let problem = styleSheet(key, value, beside: view, in: node) ?? loopBeside(view, key, value, in: node)
        ?? argumentBeside(view, key, value, in: node)
    {
      return problem
    }
    if let control = word(key).flatMap({ ControlWord($0) }) { return misplacedControlWord(control, key, view) }
    let spelling = spelling(of: name) { checker in checker.catalogue.modifiers.map(\.name) }
    let meant = spelling.closest.flatMap { modifier in
      Suggestions.isMisspelling(name, of: modifier) || Synonyms.names(for: name).contains(modifier) ? modifier : nil
    }
    let isLook = Synonyms.names(for: name).contains("modifiers")
    let advice = isLook ? nil : Synonyms.advice(for: name)
    let rule = "beside `\(text(view))` stand `modifiers` and `name`, below it its arguments"
    return Diagnostic(
      .unknownKey, "a node has no key `\(name)`" + (isLook ? ": there are no style sheets here" : ""), at: span(key),
      label: isLook
        ? "looks are given in `modifiers`"
        : isUpperCase(key) || advice != nil ? nil : meant.map { "did you mean the modifier `\($0)`?" },
      help: isLook
        ? ["such as `modifiers: [ { font: title }, padding ]`, in order, innermost first"]
        : [advice, rule].compactMap { $0.map { HelpText($0) } },
      expected: ["modifiers", "name"])
  }

  /// Says that `modifiers` is a list, though there is one: `modifier: padding`; nil for any other key.
  private func singleModifier(_ key: EntryID, _ value: EntryID) -> Diagnostic? {
    guard text(key) == "modifier" else { return nil }
    let pairs = tree.kind(value) == .mapping ? pairs(of: value) : []
    let isEntry =
      pairs.count == 1 && isModifierName(pairs[0].key) || tree.kind(value) == .string && isModifierName(value)
    guard isEntry else { return nil }
    let mend = written(ControlWord.modifiers.rawValue, .list([Sketch(tree, value)]), isJSON: isInDoubleQuotes(key))
    return Diagnostic(
      .unknownKey, "a node has no key `modifier`: its modifiers are a list, also where there is one", at: span(key),
      label: "write `\(mend)`", expected: [ControlWord.modifiers.rawValue],
      fix: TextEdit(span: pairSpan(key, value), replacement: mend))
  }

  /// Says that a key beside a view is in capitals and means a word in small letters; nil for any other.
  private func smallLetters(_ key: EntryID, beside view: EntryID, _ labels: Set<String>) -> Diagnostic? {
    let name = lowerCased(key)
    if labels.contains(name) {
      return Diagnostic(
        .misplacedKey, "`\(text(key))` is the argument `\(name)` of `\(text(view))`, and stands beside it",
        at: span(key), label: "write `\(name)`, and move it below `\(text(view))`")
    }
    guard let word = names.find(name), let control = ControlWord(word) else { return nil }
    guard ControlWord.documentKeys.contains(control) else { return nil }
    return Diagnostic(
      .misplacedKey, "`\(text(key))` stands beside the view `\(text(view))`, and `\(name)` is a key of a document",
      at: span(key),
      label: control == .body
        ? "leave it out, or write `body:` and put the view below it"
        : "a document's keys stand at the beginning of the file, its view below `body`")
  }

  func callee(of view: EntryID) -> Callee? {
    if let index = word(view).flatMap({ catalogue.view($0) }) { return catalogue.views[index].callee }
    return definitions.views[text(view)].map { definitions.callee(ofView: $0) }
  }

  /// The names of all that can stand below a view's name.
  func argumentLabels(of view: EntryID) -> [String] {
    if let callee = callee(of: view) { return labels(of: callee) }
    return text(view) == BuilderForm.forEach.name ? BuilderForm.forEach.words : []
  }

  /// The names of what may have been meant to stand below a view's name: behind a scalar, only what can stand with it.
  private func labelsMissing(of view: EntryID, in node: EntryID) -> [String] {
    guard let callee = callee(of: view), let value = value(of: text(view), in: node),
      ![.null, .sequence, .mapping].contains(tree.kind(value))
    else { return argumentLabels(of: view) }
    return callee.signatures.filter { $0.primary != nil }.flatMap { $0.parameters.map(\.label) }
  }

  private func misplacedControlWord(_ control: ControlWord, _ key: EntryID, _ view: EntryID) -> Diagnostic {
    let name = text(key)
    guard ControlWord.documentKeys.contains(control) else {
      return Diagnostic(
        .unknownKey, "`\(name)` stands beside `\(text(view))`, and there is nothing here that it belongs to",
        at: span(key),
        help: ["`then` and `else` belong to `if`, `cases` and `default` to `switch`, `content` below a view's name"])
    }
    return Diagnostic(
      .misplacedKey, "`\(name)` is a key of a document, and stands beside `\(text(view))`", at: span(key),
      label: "a document's keys stand at the beginning of the file, its view below `body`")
  }
}
