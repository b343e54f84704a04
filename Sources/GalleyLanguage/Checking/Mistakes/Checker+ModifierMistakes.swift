import GalleyFormats
import GalleySource

// Modifiers in the place of views, and what other tools call them.

extension Checker {
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
      at: span(elements[0]),
      label: words(
        yaml: "write `modifiers:` above it, on the column of `\(callee.name)`",
        json: "write it under `\"modifiers\"`, beside `\"\(callee.name)\"`"),
      help: ["`modifiers` stands beside the view's name, which keeps its own arguments"])
  }

  /// The entry of a list of modifiers that a pair is, on one line; nil if it does not fit on one.
  func modifierEntry(_ key: EntryID, _ value: EntryID?) -> String? {
    guard let value, tree.span(value).start < tree.span(value).end, !isSwitchedOn(key, value) else {
      return tree.entrySource(key)
    }
    return inlinePair(key, value).map { "{ \($0) }" }
  }

  /// Tells whether a modifier that takes no truth value is given `true`, as other tools switch it on.
  func isSwitchedOn(_ key: EntryID, _ value: EntryID) -> Bool {
    guard tree.boolean(value) == true, let index = word(key).flatMap({ catalogue.modifier($0) }) else { return false }
    return catalogue.modifiers[index].callee.signatures.allSatisfy { $0.primary == nil }
  }

  /// Says that a modifier needs no `true` behind it; nil for any other value.
  func switchedOn(_ key: EntryID, _ value: EntryID) -> Diagnostic? {
    guard isSwitchedOn(key, value) else { return nil }
    let mapping = mapping(around: key)
    let isFlow = mapping.map { isInBrackets($0) && pairs(of: $0).count == 1 } ?? false
    let isJSON = isInDoubleQuotes(key)
    let sourceSpan = isFlow ? mapping.map { span($0) } : isJSON ? nil : pairSpan(key, value)
    return Diagnostic(
      .noPrimaryArgument, "`\(text(key))` is switched on by its name alone, and `true` has no label", at: span(value),
      label: "write `\(tree.entrySource(key))`", expected: [text(key)],
      fix: sourceSpan.map { TextEdit(span: $0, replacement: tree.entrySource(key)) })
  }

  /// A modifier in a list of views, or as a view key of its own.
  func modifierInNodePlace(_ key: EntryID, _ value: EntryID?) -> Diagnostic {
    let name = text(key)
    let entry = modifierEntry(key, value) ?? "{ \(name): … }"
    guard let above = surroundings.siblings.above,
      let view = viewKeys(of: above).first(where: { namesView($0.key) })?.key
    else {
      return Diagnostic(
        .modifierAsView, "`\(name)` is a modifier, not a view", at: span(key),
        label: "write it in a `modifiers` list beside the view", help: ["`modifiers: [ \(entry) ]`"])
    }
    return Diagnostic(
      .modifierAsView, "`\(name)` is a modifier, and stands in the list of views", at: span(key),
      label: "write it in the `modifiers` of `\(text(view))` above",
      help: [
        HelpText(
          words(
            yaml: "`modifiers: [ \(entry) ]` stands below `\(text(view))`, on the same column",
            json: "`\"modifiers\": [ \(entry) ]` stands beside `\"\(text(view))\"`"))
      ],
      fix: surroundings.siblings.isLast && tree.value(of: "modifiers", in: above) == nil
        ? movedIntoModifiers(key, value, entry) : nil)
  }

  /// The edit that makes `- padding: 10` the modifiers of the item above it.
  private func movedIntoModifiers(_ key: EntryID, _ value: EntryID?, _ entry: String) -> TextEdit? {
    let start = Int(span(key).start)
    guard start >= 2, tree.source[start - 2] == UInt8(ascii: "-"), tree.source[start - 1] == 0x20,
      modifierEntry(key, value) != nil
    else { return nil }
    var sourceSpan = value.map { pairSpan(key, $0) } ?? span(key)
    sourceSpan.start -= 2
    return TextEdit(span: sourceSpan, replacement: "  modifiers: [ \(entry) ]")
  }
}

extension Checker {
  /// What hides a view where it is true, or shows it, in other tools.
  private static let visibilityNames: [String: Bool] = [
    "hidden": true, "ishidden": true, "visible": false, "isvisible": false, "visibility": false, "shown": false,
  ]

  /// Says how a view is shown or not: `visible: false`, `hidden: true`; nil for any other name.
  ///
  /// `node` is given where the key stands beside the node's view.
  func visibility(_ key: EntryID, _ value: EntryID?, beside node: EntryID? = nil) -> Diagnostic? {
    guard let value, let hides = Self.visibilityNames[text(key).lowercased()],
      let mend = visibilityMend(key, value, hides, isModifier: node == nil)
    else { return nil }
    let hasModifiers = node.map { tree.value(of: "modifiers", in: $0) != nil } ?? false
    let isKnown = isModifierName(key)
    return Diagnostic(
      node != nil ? .unknownKey : isKnown ? .noPrimaryArgument : .unknownModifier,
      node != nil
        ? "a node has no key `\(text(key))`"
        : isKnown ? "`\(text(key))` hides for good, and takes no condition" : "there is no modifier `\(text(key))`",
      at: span(key), label: mend.isEmpty ? "leave it out" : "write `\(mend)`",
      help: ["`hidden` keeps the place of a view; an `if` around the view takes it out"], expected: ["hidden"],
      fix: hasModifiers || mend.isEmpty ? nil : TextEdit(span: pairSpan(key, value), replacement: mend))
  }

  /// What is to be written for a key that hides a view, empty for nothing; nil if the value is none that does.
  private func visibilityMend(_ key: EntryID, _ value: EntryID, _ hides: Bool, isModifier: Bool) -> String? {
    let quote = isInDoubleQuotes(key) ? "\"" : ""
    if isTemplate(value), text(value).hasPrefix("$("), text(value).hasSuffix(")") {
      let choice = "$(\(text(value).dropFirst(2).dropLast()) ? \(hides ? "0 : 1" : "1 : 0"))"
      let opacity = "\(quote)opacity\(quote): \(quote.isEmpty ? quotedYAML(choice) : quotedJSON(choice))"
      return isModifier ? opacity : "\(quote)modifiers\(quote): [ { \(opacity) } ]"
    }
    let isHidden = tree.boolean(value) == hides || ["hidden", "collapse", "none"].contains(text(value))
    guard isHidden else { return hides && tree.boolean(value) == nil ? nil : "" }
    if isModifier { return quote.isEmpty ? "hidden:" : "\"hidden\": null" }
    return "\(quote)modifiers\(quote): [ \(quote)hidden\(quote) ]"
  }

  /// Says that the only key of a document is another name for `body`; nil for any other key.
  func bodyMeant(_ key: EntryID) -> Diagnostic? {
    guard key == tree.root.next, tree.kind(tree.root) == .mapping, pairs(of: tree.root).count == 1,
      Synonyms.names(for: text(key)).contains("body"), let value = pairs(of: tree.root).first?.value,
      isNodeMapping(value) || tree.kind(value) == .sequence
    else { return nil }
    return Diagnostic(
      .unknownKey, "a document has no key `\(text(key))`", at: span(key), label: "did you mean `body`?",
      help: ["a document is a view itself, or has its view under `body`"], expected: ["body"],
      fix: TextEdit(span: contentSpan(key), replacement: "body"))
  }

  /// Says that a modifier depends on a condition by its argument, and not by an `if` around it; nil for anything else.
  func choiceOfModifier(_ entry: EntryID, _ keys: [(key: EntryID, value: EntryID)]) -> Diagnostic? {
    guard let choice = keys.first(where: { ["if", "switch"].contains(text($0.key)) }) else { return nil }
    return Diagnostic(
      .notAModifier, "`\(text(choice.key))` makes a choice between views, and an entry of `modifiers` is one modifier",
      at: span(choice.key), label: "make the choice in the modifier's argument",
      help: [
        "`- padding: \"$(condition ? 8 : 0)\"`",
        "or put the view into both branches: `{ if: $(condition), then: { … }, else: { … } }`",
        "only a condition of compilation may stand here: `{ if: { platform: iOS }, then: [ … ] }`",
      ])
  }
}
