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
    if name == "ForEach" || customViews[name] != nil || customShapes[name] != nil { return true }
    if frames.contains(where: { $0.properties[name] != nil || $0.slots[name] != nil }) { return true }
    return name == "content" && modifierInside != nil || name.hasPrefix("configuration.") && styleInside != nil
  }

  func isModifierName(_ key: EntryID) -> Bool {
    word(key).map { catalogue.modifier($0) != nil } ?? false || customModifiers[text(key)] != nil
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
    let views = keys.filter { namesView($0.key) }
    if views.count > 1 { return nil }
    let upperCase = keys.filter { key, _ in
      isUpperCase(key) && controlWord(meantBy: key) == nil
        && !(views.contains { $0.key != key && meantInLowerCase(key, beside: $0.key) })
    }
    if upperCase.count > 1 { return nil }
    return views.first?.key ?? upperCase.first?.key
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

  /// Reports the keys of a node that are neither the view's nor `modifiers` nor `name`; returns what was meant for
  /// `modifiers`.
  mutating func reportStrays(
    _ keys: [(key: EntryID, value: EntryID)], beside view: EntryID, in node: EntryID
  ) -> EntryID? {
    var modifiers: EntryID?
    let looks = keys.filter { $0.key != view && isModifierName($0.key) }
    if !looks.isEmpty {
      report(modifiersBeside(view, looks, hasModifiers: tree.value(of: "modifiers", in: node) != nil))
    }
    for (key, value) in keys where key != view && !isModifierName(key) {
      if isFull { break }
      if controlWord(meantBy: key) == .modifiers { modifiers = value }
      report(stray(key, beside: view, in: node))
    }
    return modifiers
  }

  /// `modifiers` or `name` with a slip of the pen; nil for anything else.
  private func controlWord(meantBy key: EntryID) -> ControlWord? {
    let meant = Suggestions.closest(to: text(key), in: ["modifiers", "name"])
    guard let meant, !Synonyms.names(for: text(key)).contains(meant) else { return nil }
    return meant == "name" ? .name : .modifiers
  }

  private mutating func stray(_ key: EntryID, beside view: EntryID, in node: EntryID) -> Diagnostic {
    let name = text(key)
    if let meant = controlWord(meantBy: key) {
      return Diagnostic(
        .unknownKey, "a node has no key `\(name)`", at: span(key), label: "did you mean `\(meant.rawValue)`?",
        expected: [meant.rawValue], fix: TextEdit(span: contentSpan(key), replacement: meant.rawValue))
    }
    if isUpperCase(key), let small = smallLetters(key, beside: view) { return small }
    if argumentLabels(of: view).contains(name) {
      return misplacedArgument(key, of: view, in: node)
    }
    if let control = word(key).flatMap({ ControlWord($0) }) { return misplacedControlWord(control, key, view) }
    let spelling = spelling(of: name) { checker in checker.catalogue.modifiers.map(\.name) }
    let isLook = Synonyms.names(for: name).contains("modifiers")
    let rule = "beside `\(text(view))` stand `modifiers` and `name`, below it its arguments"
    return Diagnostic(
      .unknownKey, "a node has no key `\(name)`", at: span(key),
      label: isLook
        ? "looks are given in `modifiers`"
        : isUpperCase(key) ? nil : spelling.closest.map { "did you mean the modifier `\($0)`?" },
      help: isLook ? ["such as `modifiers: [ { font: title }, padding ]`, in order, innermost first"] : [rule],
      expected: ["modifiers", "name"])
  }

  /// Says that a key beside a view is in capitals and means a word in small letters; nil for any other.
  private func smallLetters(_ key: EntryID, beside view: EntryID) -> Diagnostic? {
    let name = lowerCased(key)
    if argumentLabels(of: view).contains(name) {
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
    return customViews[text(view)].map { viewCallees[Int($0) - 1] }
  }

  /// The names of all that can stand below a view's name.
  func argumentLabels(of view: EntryID) -> [String] {
    if let callee = callee(of: view) { return labels(of: callee) }
    return text(view) == BuilderForm.forEach.name ? BuilderForm.forEach.words : []
  }

  private func misplacedArgument(_ key: EntryID, of view: EntryID, in node: EntryID) -> Diagnostic {
    let name = text(view)
    let isList = value(of: name, in: node).map { tree.kind($0) == .sequence } ?? false
    return Diagnostic(
      .misplacedKey, "`\(text(key))` is an argument of `\(name)`, and stands beside it", at: span(key),
      label: "move it below `\(name)`",
      help: isList ? ["the views of `\(name)` then stand under `content`, beside `\(text(key))`"] : [])
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

// MARK: - Modifiers in the place of views

extension Checker {
  private func modifiersBeside(
    _ view: EntryID, _ looks: [(key: EntryID, value: EntryID)], hasModifiers: Bool
  ) -> Diagnostic {
    let names = looks.map { text($0.key) }
    let entries = looks.map { modifierEntry($0.key, $0.value) }
    let isJSON = isInDoubleQuotes(looks[0].key)
    let quote = isJSON ? "\"" : ""
    let written = entries.compactMap(\.self).joined(separator: ", ")
    let isComplete = entries.allSatisfy { $0 != nil }
    let kind = names.count > 1 ? "are modifiers, and stand" : "is a modifier, and stands"
    let mend = isComplete ? "\(quote)modifiers\(quote): [ \(written) ]" : nil
    return Diagnostic(
      .modifierAsView,
      "\(list(names)) \(kind) beside `\(text(view))`, not in its `modifiers`", at: span(looks[0].key),
      label: mend.map { "write `\($0)`" } ?? "write `modifiers:` and put it below, behind a `-`",
      help: ["modifiers are a list, since their order has a meaning"],
      fix: looks.count == 1 && !hasModifiers
        ? mend.map { TextEdit(span: pairSpan(looks[0].key, looks[0].value), replacement: $0) } : nil)
  }

  /// Tells whether a list has nothing but modifiers in it.
  func areModifiers(_ list: EntryID) -> Bool {
    tree.size(list) > 1
      && tree.elements(list).allSatisfy { element in
        switch tree.kind(element) {
        case .string: isModifierName(element)
        case .mapping: pairs(of: element).count == 1 && isModifierName(pairs(of: element)[0].key)
        case .null, .boolean, .number, .sequence: false
        }
      }
  }

  /// Says that modifiers stand below the name of a view, where its arguments are.
  func modifiersAsArguments(_ callee: Callee, _ list: EntryID) -> Diagnostic {
    let elements = Array(tree.elements(list))
    let names = elements.map { text(pairs(of: $0).first?.key ?? $0) }
    let kind = names.count > 1 ? "are modifiers, and stand" : "is a modifier, and stands"
    return Diagnostic(
      .modifierAsView, "\(self.list(names)) \(kind) below `\(callee.name)`, where its arguments are",
      at: span(elements[0]), label: "write `modifiers:` above it, on the column of `\(callee.name)`",
      help: ["`modifiers` stands beside the view's name, which keeps its own arguments"])
  }

  /// The entry of a list of modifiers that a pair is, on one line; nil if it does not fit on one.
  func modifierEntry(_ key: EntryID, _ value: EntryID?) -> String? {
    guard let value, tree.span(value).start < tree.span(value).end else { return tree.entrySource(key) }
    return inlinePair(key, value).map { "{ \($0) }" }
  }

  /// A modifier in a list of views, or as a view key of its own.
  func modifierInNodePlace(_ key: EntryID, _ value: EntryID?) -> Diagnostic {
    let name = text(key)
    let entry = modifierEntry(key, value) ?? "{ \(name): … }"
    guard let above = siblings.above, let view = viewKeys(of: above).first(where: { namesView($0.key) })?.key else {
      return Diagnostic(
        .modifierAsView, "`\(name)` is a modifier, not a view", at: span(key),
        label: "write it in a `modifiers` list beside the view", help: ["`modifiers: [ \(entry) ]`"])
    }
    return Diagnostic(
      .modifierAsView, "`\(name)` is a modifier, and stands in the list of views", at: span(key),
      label: "write it in the `modifiers` of `\(text(view))` above",
      help: ["`modifiers: [ \(entry) ]` stands below `\(text(view))`, on the same column"],
      fix: siblings.isLast && tree.value(of: "modifiers", in: above) == nil
        ? movedIntoModifiers(key, value, entry) : nil)
  }

  /// The edit that makes `- padding: 10` the modifiers of the item above it.
  private func movedIntoModifiers(_ key: EntryID, _ value: EntryID?, _ entry: String) -> TextEdit? {
    let start = Int(span(key).start)
    guard start >= 2, tree.source[start - 2] == UInt8(ascii: "-"), tree.source[start - 1] == 0x20,
      modifierEntry(key, value) != nil
    else { return nil }
    var place = value.map { pairSpan(key, $0) } ?? span(key)
    place.start -= 2
    return TextEdit(span: place, replacement: "  modifiers: [ \(entry) ]")
  }
}

extension Checker {
  /// Says how a view is shown or not: `visible: false`; nil for any other name.
  func visibility(_ key: EntryID, _ value: EntryID?) -> Diagnostic? {
    guard let value, ["visible", "isvisible", "visibility", "shown"].contains(text(key).lowercased()) else {
      return nil
    }
    let quote = isInDoubleQuotes(key) ? "\"" : ""
    var mend: String?
    if tree.boolean(value) == false || ["hidden", "collapse", "none"].contains(text(value)) {
      mend = quote.isEmpty ? "hidden:" : "\"hidden\": null"
    } else if isTemplate(value), text(value).hasPrefix("$("), text(value).hasSuffix(")") {
      mend = "\(quote)opacity\(quote): \(quotedYAML("$(\(text(value).dropFirst(2).dropLast()) ? 1 : 0)"))"
    }
    return Diagnostic(
      .unknownModifier, "there is no modifier `\(text(key))`", at: span(key),
      label: mend.map { "write `\($0)`" } ?? "leave it out",
      help: ["`hidden` keeps the place of a view; an `if` around the view takes it out"], expected: ["hidden"],
      fix: mend.map { TextEdit(span: pairSpan(key, value), replacement: $0) })
  }

  /// Says that a modifier depends on a condition by its argument, and not by an `if` around it; nil for anything else.
  func choiceOfModifier(_ entry: EntryID, _ keys: [(key: EntryID, value: EntryID)]) -> Diagnostic? {
    guard let choice = keys.first(where: { ["if", "switch"].contains(text($0.key)) }) else { return nil }
    return Diagnostic(
      .notAModifier, "`\(text(choice.key))` makes a choice between views, and an entry of `modifiers` is one modifier",
      at: span(choice.key), label: "make the choice in the modifier's argument",
      help: [
        "`- padding: $(condition ? 8 : 0)`",
        "or put the view into both branches: `{ if: $(condition), then: { … }, else: { … } }`",
      ])
  }
}

// MARK: - Pieces of the source

extension Checker {
  /// From the beginning of a key to the end of its value.
  func pairSpan(_ key: EntryID, _ value: EntryID) -> SourceSpan {
    let start = span(key)
    return SourceSpan(start: start.start, end: max(start.end, span(value).end), file: start.file)
  }

  /// A pair as it stands, if it can stand in braces as well: on one line, without what braces would need quotes for.
  func inlinePair(_ key: EntryID, _ value: EntryID) -> String? {
    let place = pairSpan(key, value)
    let source = tree.source[Int(place.start)..<Int(place.end)]
    guard source.count <= 200, !source.contains(UInt8(ascii: "\n")) else { return nil }
    if tree.entries[Int(value)].flags.contains(.plain),
      tree.entrySource(value).utf8.contains(where: ",[]{}".utf8.contains)
    {
      return nil
    }
    return String(decoding: source, as: UTF8.self)
  }

  func isInDoubleQuotes(_ entry: EntryID) -> Bool {
    tree.source[Int(span(entry).start)] == UInt8(ascii: "\"")
  }
}
