import GalleyExpressions
import GalleyFormats
import GalleySource

// The wording of what the checker finds. Every function gives the cause in the author's words, and the mend.

extension Checker {
  /// Compares a name that does not exist with those that do, which `names` gathers.
  mutating func spelling(of word: String, among names: (borrowing Checker) -> [String]) -> Spelling {
    guard document.expressions.spelling.hasTime else { return .unknown }
    let known = names(self)
    return document.expressions.spelling.compare(word, with: known)
  }

  mutating func unknownModifier(_ key: EntryID) -> Diagnostic {
    let name = text(key)
    if let problem = trailingComma(key) ?? wordOfStyleSheet(key, value(ofKey: key), .unknownModifier) { return problem }
    if word(key).flatMap({ ControlWord($0) }) == .modifiers {
      return Diagnostic(
        .unknownModifier, "an entry of `modifiers` is a modifier, and no list of modifiers", at: span(key),
        label: "leave `modifiers` out, and write what is in it as entries of the list around it")
    }
    if let word = word(key), catalogue.view(word) != nil {
      return Diagnostic(
        .viewAsModifier, "`\(name)` is a view, not a modifier", at: span(key),
        help: ["to draw it behind or over this view, write `background: { \(name): … }` or `overlay: { \(name): … }`"])
    }
    let spelling = spelling(of: name) { $0.catalogue.modifiers.map(\.name) + $0.definitions.modifiers.keys.sorted() }
    let advice = Synonyms.advice(for: name)
    var problem = Diagnostic(
      .unknownModifier, "there is no modifier `\(name)`", at: span(key), spelling,
      help: advice.map { [HelpText($0)] }
        ?? (spelling.closest == nil ? ["\(setting: .catalogue) lists all modifiers"] : []),
      expected: spelling.closest.map { [$0] } ?? [], fixing: contentSpan(key))
    // Where a sentence is needed, another name alone does not do, nor where that takes other values.
    if let meant = spelling.closest, advice != nil || !takes(meant, valueOf: key) { problem.fix = nil }
    return problem
  }

  /// Tells whether a modifier may take what stands behind a key: that of another name is compared by its form.
  private func takes(_ modifier: String, valueOf key: EntryID) -> Bool {
    guard Synonyms.names(for: text(key)).contains(modifier), let index = catalogue.modifier(named: modifier) else {
      return true
    }
    let callee = catalogue.modifiers[index].callee
    guard let value = value(ofKey: key), tree.kind(value) != .null else {
      return callee.signatures.contains { $0.required.isEmpty }
    }
    // Several numbers in a text are not one.
    if callee.takesNumber, tree.kind(value) == .string, text(value).contains(" ") { return false }
    let known = labels(of: callee)
    if tree.kind(value) == .mapping, pairs(of: value).contains(where: { known.contains(text($0.key)) }) { return true }
    return resolver(callee).takesPrimary(value) { fits($0, $1) }
      || callee.takesContent && tree.kind(value) == .mapping && isNodeMapping(value)
  }

  func modifiersNotAList(_ entry: EntryID) -> Diagnostic {
    let isText = tree.kind(entry) == .string
    if isText, let dash = missingSpace(entry, isKey: { isKnownName($0) }) { return dash }
    let entries =
      isText
      ? [isModifierName(entry) ? tree.entrySource(entry) : nil]
      : pairs(of: entry).map { modifierEntry($0.key, $0.value) }
    let isComplete = !entries.isEmpty && entries.allSatisfy { $0 != nil }
    let mend = isComplete ? "[ \(entries.compactMap(\.self).joined(separator: ", ")) ]" : nil
    return Diagnostic(
      .modifiersNotAList,
      "`\(text(entry.previous))` is a list, because order has a meaning, and this is \(describe(entry))",
      at: span(entry),
      label: isInDoubleQuotes(entry.previous)
        ? "write a list, with braces around each modifier" : "put a `-` in front of each modifier",
      help: [
        mend.map { "`\(tree.entrySource(entry.previous)): \($0)`" } ?? "`modifiers: [ padding, { background: red } ]`"
      ],
      fix: mend.map { TextEdit(span: span(entry), replacement: $0) })
  }

  func missingModifierKey(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .notAModifier, "a modifier is expected here, and this mapping has no key that could be one", at: span(entry),
      help: ["write the modifier's name as the key: `- padding: 10`"])
  }

  func severalModifierKeys(_ keys: [(key: EntryID, value: EntryID)]) -> Diagnostic {
    Diagnostic(
      .severalModifierKeys,
      "an entry of `modifiers` is one modifier, and this one has \(list(keys.map { text($0.key) }))",
      at: span(keys[1].key), label: words(yaml: "put a `-` in front of it", json: "put each into braces of its own"),
      help: [
        "each modifier is an entry of its own, since their order has a meaning; "
          + "arguments stand below the modifier's name"
      ],
      related: [RelatedSpan(span: span(keys[0].key), message: "the first modifier is here")],
      fix: modifiersApart(keys))
  }

  /// The edit that makes each modifier of an entry an entry of its own.
  private func modifiersApart(_ keys: [(key: EntryID, value: EntryID)]) -> TextEdit? {
    guard keys.allSatisfy({ isModifierName($0.key) }), let entry = mapping(around: keys[0].key),
      pairs(of: entry).count == keys.count, span(entry).length <= UInt32(Self.longestMend), !tree.isCopied(entry)
    else { return nil }
    return modifierEntries(keys.map { .mapping([(text($0.key), Sketch(tree, $0.value))]) }, inPlaceOf: entry)
  }

  /// The edit that writes several modifiers in the place of one entry of `modifiers`.
  func modifierEntries(_ modifiers: [Sketch], inPlaceOf entry: EntryID) -> TextEdit? {
    guard let first = pairs(of: entry).first?.key, !tree.isCopied(entry) else { return nil }
    let entries = modifiers.map { $0.inline(isJSON: isInDoubleQuotes(first)) }
    if isInBrackets(entry) || isInFlow(first) {
      return TextEdit(span: span(entry), replacement: entries.joined(separator: ", "))
    }
    // The dash stands two columns before the first key.
    guard let column = columnOfBlockKey(first), column >= 2 else { return nil }
    let indentation = "\n" + String(repeating: " ", count: column - 2) + "- "
    return TextEdit(span: span(entry), replacement: entries.joined(separator: indentation))
  }

  /// How an overload is called: `frame(width, height, alignment)`.
  func spelling(of signature: Signature, name: String) -> String {
    let labels = signature.parameters.map { $0.isRequired ? $0.label : "\($0.label)?" }
    return "\(name)(\(labels.joined(separator: ", ")))"
  }

  func labels(of callee: Callee) -> [String] {
    var known: Set<String> = []
    return callee.signatures.flatMap { signature in
      signature.parameters.lazy.map(\.label).filter { known.insert($0).inserted }
    }
  }

  func noMatchingOverload(_ callee: Callee, key: EntryID, _ given: [GivenKey]) -> Diagnostic {
    let names = given.map { text($0.label) }
    if let problem = mixedFrame(callee, key: key, given) { return problem }
    if let problem = given.lazy.compactMap({ self.styleSheetAsStyle($0.value, named: self.text($0.label)) }).first {
      return problem
    }
    if let problem = blockOfOtherForm(callee, key: key, given) ?? exclusiveArguments(callee, key: key, given) {
      return problem
    }
    return Diagnostic(
      .noMatchingOverload, "no form of `\(callee.name)` takes \(list(names)) together", at: span(key),
      help: candidates(of: callee))
  }

  func noPrimaryArgument(_ callee: Callee, key: EntryID, value: EntryID) -> Diagnostic {
    let known = labels(of: callee)
    if let problem = switchedOn(key, value) ?? wordOfStyleSheet(key, value, .noPrimaryArgument) { return problem }
    if let problem = missingSpace(value, isKey: { known.contains($0) }) { return problem }
    if callee.takesContent, let meant = meantView(value) { return meant }
    if callee.takesContent, let problem = contentAmongOthers(callee, value) { return problem }
    if tree.kind(value) == .string, text(value).contains("://"), let mend = labelledText(callee, value),
      !mend.contains("…")
    {
      return Diagnostic(
        .noPrimaryArgument, "the arguments of `\(callee.name)` need their labels, and \(describe(value)) has none",
        at: span(value), label: "write `\(mend)`", help: candidates(of: callee), expected: known,
        fix: isInDoubleQuotes(key) ? nil : TextEdit(span: span(value), replacement: mend))
    }
    if callee.takesContent, tree.kind(value) == .string || tree.kind(value) == .number {
      return Diagnostic(
        .noPrimaryArgument, "`\(callee.name)` takes views, and \(describe(value)) is none", at: span(value),
        label: "did you mean `[ { Text: \(tree.entrySource(value)) } ]`?",
        help: candidates(of: callee), expected: known,
        fix: TextEdit(span: span(value), replacement: "[ { Text: \(tree.entrySource(value)) } ]"))
    }
    if known.isEmpty {
      if let problem = visibility(key, value) ?? lookOfPlainView(callee, key, value) { return problem }
      return Diagnostic(
        .noPrimaryArgument, "`\(callee.name)` takes no arguments, and \(describe(value)) was given", at: span(value),
        label: definitions.views[callee.name] != nil && (tree.kind(value) == .sequence || isNodeMapping(value))
          ? "declare `content: ViewBuilder` under its `parameters`, and show `content` in its body" : "leave it out",
        related: definition(of: callee))
    }
    return Diagnostic(
      .noPrimaryArgument,
      tree.kind(value) == .null
        ? "`\(callee.name)` cannot be `null`"
        : "the arguments of `\(callee.name)` need their labels, and \(describe(value)) has none",
      at: span(value), label: labelledText(callee, value).map { "such as `\($0)`" },
      help: candidates(of: callee),
      expected: known)
  }

  /// The first form of a call one of whose arguments can be the text that was given, with all that it needs: what begins
  /// with `$` is a binding, an address a URL, anything else the title that comes first.
  func labelledText(_ callee: Callee, _ value: EntryID) -> String? {
    guard tree.kind(value) == .string else { return nil }
    let isBinding = tree.bytes(value).first == UInt8(ascii: "$") && !isTemplate(value)
    let isAddress = text(value).contains("://")
    for signature in callee.signatures {
      let position = signature.parameters.indices.first { index in
        let kind = signature.parameters[index].kind
        if isBinding {
          guard case .binding = kind else { return false }
          return true
        }
        if isAddress { return kind == .type("URL") }
        return index == 0 && (kind == .string || kind == .localizedStringKey)
      }
      guard let position else { continue }
      let arguments = signature.parameters.indices.compactMap { index -> String? in
        let parameter = signature.parameters[index]
        if index == position { return "\(parameter.label): \(tree.entrySource(value))" }
        return parameter.isRequired ? "\(parameter.label): …" : nil
      }
      return "{ \(arguments.joined(separator: ", ")) }"
    }
    return nil
  }

  func wrongType(_ entry: EntryID, wanted: String, of name: String) -> Diagnostic {
    if let unmarked = unmarkedExpression(entry, wanted: wanted, of: name) { return unmarked }
    if let choice = choiceAsMapping(entry, of: name, isText: wanted == "a text") { return choice }
    if let texts = textsInList(entry, of: name) { return texts }
    return Diagnostic(.wrongType, "`\(name)` must be \(wanted), not \(describe(entry))", at: span(entry))
  }
}

extension LocatedTree {
  /// The source text of an entry, quotes included.
  func entrySource(_ entry: EntryID) -> String {
    let span = span(entry)
    return String(decoding: source[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}

extension Checker {
  /// The forms of a call for the help of a message, each once, though several take values of different types.
  func candidates(of callee: Callee) -> [HelpText] {
    var known: Set<String> = []
    return callee.signatures.map { spelling(of: $0, name: callee.name) }.filter { known.insert($0).inserted }
      .map { "candidate: \($0)" }
  }
}
