import GalleyFormats
import GalleySource

// Keys of style sheets and other tools where the looks of a view are meant: beside its name, below it, in `modifiers`.

extension Checker {
  /// Says which modifier a name of style sheets and other tools stands for: `paddingTop: 8`, `uppercase`; nil for any other.
  func lookAsModifier(_ key: EntryID, _ value: EntryID?) -> Diagnostic? {
    guard !isUpperCase(key), let looks = looksOfModifier(key, value) else { return nil }
    let isJSON = isInDoubleQuotes(key)
    let entries = looks.map { Self.entry(of: $0).inline(isJSON: isJSON) }
    let mend: String
    if let look = looks.first, looks.count == 1, value != nil {
      mend = written(look.key, look.value, isJSON: isJSON).trimmingTrailingSpace
    } else {
      mend = entries.joined(separator: ", ")
    }
    return Diagnostic(
      .unknownModifier, "there is no modifier `\(text(key))`", at: span(key), label: "write `\(mend)`",
      help: looks.count > 1 ? ["each modifier is an entry of its own, since their order has a meaning"] : [],
      expected: looks.map(\.key),
      fix: looks.count == 1 && !looks.contains(where: { showsUnknownPicture($0.value) })
        ? TextEdit(span: value.map { pairSpan(key, $0) } ?? span(key), replacement: mend) : nil)
  }

  /// Tells whether something written anew shows a picture that is not there, so that the next complaint would be of it.
  func showsUnknownPicture(_ sketch: Sketch) -> Bool {
    switch sketch {
    case .members(let members):
      members.contains { member in
        guard member.key == "Image" else { return showsUnknownPicture(member.value) }
        if case .text(let name) = member.value { return !document.imageNames.contains(name) }
        if case .members(let call) = member.value,
          case .text(let name)? = call.first(where: { $0.key == "name" })?.value
        {
          return !document.imageNames.contains(name)
        }
        return showsUnknownPicture(member.value)
      }
    case .list(let elements): elements.contains { showsUnknownPicture($0) }
    case .scalar, .text, .name: false
    }
  }

  /// An entry of `modifiers`: the bare name of one without arguments.
  static func entry(of look: (key: String, value: Sketch)) -> Sketch {
    if case .scalar("") = look.value { return .name(look.key) }
    return .mapping([look])
  }

  /// The modifiers that one of other tools stands for; nil where its name is a slip for one of this language.
  private func looksOfModifier(_ key: EntryID, _ value: EntryID?) -> [(key: String, value: Sketch)]? {
    if let value, tree.kind(value) == .mapping, Synonyms.names(for: text(key)).contains("modifiers") {
      return looks(pairs(of: value)).flatMap { $0.isEmpty ? nil : $0 }
    }
    let isOwn = Suggestions.fold(text(key))
    guard let look = look(key, value), Suggestions.fold(look.key) != isOwn || folded(key) == "lineheight",
      !definitions.modifiers.keys.contains(where: { Suggestions.fold($0) == isOwn })
    else { return nil }
    return [look]
  }

  /// Says what the keys of a style sheet beside a view are as modifiers: `style: { fontSize: 20 }`; nil for anything else.
  func styleSheet(_ key: EntryID, _ value: EntryID, beside view: EntryID, in node: EntryID) -> Diagnostic? {
    guard Synonyms.names(for: text(key)).contains("modifiers") else { return nil }
    let name = text(view)
    let style = "\(name.prefix(1).lowercased())\(name.dropFirst())Style"
    var entries: [Sketch]?
    if tree.kind(value) == .mapping {
      entries = looks(pairs(of: value))?.map { Self.entry(of: $0) }
    } else if tree.kind(value) == .string, text(value).hasPrefix("Modifier.") {
      entries = modifiersOfCompose(text(value))
    } else if tree.kind(value) == .string, names.find(style).map({ catalogue.modifier($0) != nil }) ?? false {
      entries = [.mapping([(style, .text(caseName(value)))])]
    }
    guard let entries, !entries.isEmpty else { return nil }
    return looksBeside([(key, value)], entries, of: view, in: node)
  }

  /// What a key beside a view, or among its arguments, is as a modifier; nil for any other.
  func lookOf(_ view: String, _ key: EntryID, _ value: EntryID) -> (key: String, value: Sketch)? {
    let name = text(key)
    if isModifierName(key), isSwitchedOn(key, value) { return (name, .scalar("")) }
    let isSpecial = catalogue.modifier(named: name).map { index in
      catalogue.modifiers[index].overloads.allSatisfy { $0.receivers != nil }
    }
    let found = look(key, value, isText: showsText(view))
    if let found, isSpecial != false { return found }
    return isSpecial == nil && definitions.modifiers[name] == nil ? found : (name, Sketch(tree, value))
  }

  /// Tells whether a view of the catalogue is known by a text: `Text`, `Label`, `Button`.
  private func showsText(_ name: String) -> Bool {
    guard let view = catalogue.view(named: name) else { return false }
    return catalogue.views[view].callee.signatures.contains { signature in
      signature.parameters.contains { $0.kind == .localizedStringKey }
    }
  }

  /// What modifiers say of a view, in a sentence.
  private static func subject(of entries: [Sketch]) -> String {
    let areEvents = entries.allSatisfy { $0.modifierName?.hasPrefix("on") ?? false }
    return areEvents ? "what happens at an event is given" : "looks are given"
  }

  /// Says that keys beside a view are its looks, and stand in `modifiers`, with one edit for all of them.
  func looksBeside(
    _ keys: [(key: EntryID, value: EntryID)], _ entries: [Sketch], of view: EntryID, in node: EntryID
  ) -> Diagnostic {
    let first = keys[0]
    let isJSON = isInDoubleQuotes(first.key)
    let mend = written("modifiers", .list(entries), isJSON: isJSON)
    let isFree = tree.value(of: "modifiers", in: node) == nil
    let areModifiers = zip(keys, entries).allSatisfy { $1.modifierName == text($0.key) }
    let names = list(keys.map { text($0.key) })
    let verb = keys.count == 1 ? "is a modifier, and stands" : "are modifiers, and stand"
    let last = keys[keys.count - 1]
    let adjoin = zip(keys, keys.dropFirst()).allSatisfy { tree.end(of: $0.value) == $1.key }
    let sourceSpan = SourceSpan(
      start: span(first.key).start, end: pairSpan(last.key, last.value).end, file: tree.file)
    return Diagnostic(
      areModifiers ? .modifierAsView : .unknownKey,
      areModifiers
        ? "\(names) \(verb) beside `\(text(view))`, not in its `modifiers`"
        : "a node has no key\(keys.count == 1 ? "" : "s") \(names): \(Self.subject(of: entries)) in `modifiers`",
      at: span(first.key),
      label: mend.utf8.count <= Self.longestMend ? "write `\(mend)`" : "write them in `modifiers`",
      help: ["modifiers are a list, since their order has a meaning: the innermost comes first"],
      expected: ["modifiers"],
      fix: isFree && adjoin && mend.utf8.count <= Self.longestMend && !entries.contains { showsUnknownPicture($0) }
        ? TextEdit(span: sourceSpan, replacement: mend) : nil
    )
  }

  /// Says that the colour or the size of a view without arguments is a modifier: `Circle: red`; nil for anything else.
  func lookOfPlainView(_ callee: Callee, _ key: EntryID, _ value: EntryID) -> Diagnostic? {
    guard isView(callee), let node = mapping(around: key), tree.kind(value) == .number || tree.kind(value) == .string
    else { return nil }
    let isShape = catalogue.view(named: callee.name).map { catalogue.views[$0].shorthand != nil } ?? true
    let look: (key: String, value: Sketch)
    if tree.kind(value) == .number {
      look = ("frame", .mapping([("width", Sketch(tree, value)), ("height", Sketch(tree, value))]))
    } else if isColorName(caseName(value)) || text(value).hasPrefix("#") {
      look = (isShape ? "fill" : "background", Sketch(tree, value))
    } else {
      return nil
    }
    let pairs: [(key: String, value: Sketch)] = [
      (callee.name, .scalar("")), ("modifiers", .list([.mapping([look])])),
    ]
    let hasModifiers = tree.value(of: "modifiers", in: node) != nil
    return Diagnostic(
      .noPrimaryArgument, "`\(callee.name)` takes no arguments: looks are given in `modifiers`", at: span(value),
      label: "write `\(Sketch.mapping(pairs).inline(isJSON: isInDoubleQuotes(key)))`",
      fix: hasModifiers ? nil : replacing(key, value, with: pairs))
  }

  /// A pair on one line.
  func written(_ key: String, _ value: Sketch, isJSON: Bool) -> String {
    "\(isJSON ? quotedJSON(key) : key): \(value.inline(isJSON: isJSON))"
  }
}

extension Sketch {
  /// The modifier of an entry of `modifiers`.
  fileprivate var modifierName: String? {
    switch self {
    case .name(let name): name
    case .members(let pairs): pairs.first?.key
    case .scalar, .text, .list: nil
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
