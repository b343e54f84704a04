import GalleyExpressions
import GalleyFormats
import GalleySource

// Arguments that run or apply later: actions with parameters, lists of effects; and names of Swift types.

extension Checker {
  /// Statements, or `{ parameters: [names], body: statements }` with names for what they are told.
  mutating func closureAction(
    _ entry: EntryID, _ parameters: [ParameterKind.ClosureParameter]
  ) -> CheckedArgument.Content {
    if let forwarding = forwardingAction(entry, told: parameters) { return forwarding }
    let namesEntry = tree.kind(entry) == .mapping ? value(of: "parameters", in: entry) : nil
    let (names, body) = closureNames(entry, parameters, bodyKey: "body")
    return withBlockScope { checker in
      let slots = zip(names, parameters).map {
        checker.declare($0, $1.type.substituting(checker.surroundings.genericBindings))
      }
      // What it is not told has been complained of, and not again where it is used.
      for name in names.dropFirst(parameters.count) { _ = checker.declare(name, .unknown) }
      let content = body.map { checker.checkAction($0) } ?? (namesEntry == nil ? checker.checkAction(entry) : nil)
      guard case .action(let index)? = content else { return checker.emptyAction() }
      checker.document.actions[index].parameters = ActionParameters(
        slots: slots, namedCount: namesEntry.map { checker.tree.elements($0).reduce(0) { count, _ in count + 1 } })
      return .action(index)
    }
  }

  /// Whether a mapping has the keys of a closure, and is no statement; `bodyKey` is that of what it does or computes.
  func isClosure(_ entry: EntryID, bodyKey: String = "body") -> Bool {
    guard tree.kind(entry) == .mapping else { return false }
    let keys = pairs(of: entry).map { text($0.key) }
    return keys.contains("parameters") || keys == [bodyKey]
  }

  private mutating func emptyAction() -> CheckedArgument.Content {
    .action(document.actions.append(CheckedAction([])))
  }

  /// The value behind a key of a mapping; nil if it is not there.
  func value(of key: String, in mapping: EntryID) -> EntryID? {
    pairs(of: mapping).first { text($0.key) == key }?.value
  }

  /// A list of modifiers that are applied later; they are checked, and change nothing that is laid out.
  mutating func effects(
    _ entry: EntryID, _ parameters: [ParameterKind.ClosureParameter]
  ) -> CheckedArgument.Content {
    // Swift's closure is told the view first, to which the modifiers are applied: it may be named, too.
    let named = tree.kind(entry) == .mapping ? value(of: "parameters", in: entry) : nil
    let isViewNamed = named.map { tree.kind($0) == .sequence && Array(tree.elements($0)).count == parameters.count + 1 }
    let parameters = isViewNamed == true ? [.init("content", .unknown)] + parameters : parameters
    // What is done to the view may stand beside its name, as beside any view.
    let isBeside = named != nil && value(of: ControlWord.modifiers.rawValue, in: entry) != nil
    let bodyKey = isBeside ? ControlWord.modifiers.rawValue : "body"
    let (names, body) = closureNames(entry, parameters, bodyKey: bodyKey)
    withBlockScope { checker in
      for (name, parameter) in zip(names, parameters) { _ = checker.declare(name, parameter.type) }
      let view = isViewNamed == true ? names[0] : "content"
      _ = checker.checkModifiers(checker.modifiers(of: view, in: body ?? entry))
    }
    return emptyAction()
  }

  /// The modifiers of `{ content: , modifiers: [ … ] }`, as a closure has them that names its view; any other list is itself.
  private func modifiers(of view: String, in entry: EntryID) -> EntryID {
    let elements = tree.kind(entry) == .sequence ? Array(tree.elements(entry).prefix(2)) : []
    let node = elements.count == 1 ? elements[0] : entry
    guard tree.kind(node) == .mapping else { return entry }
    let pairs = pairs(of: node)
    guard pairs.count == 2, text(pairs[0].key) == view, tree.kind(pairs[0].value) == .null,
      text(pairs[1].key) == ControlWord.modifiers.rawValue
    else { return entry }
    return pairs[1].value
  }

  /// The name of a type that only the author's Swift code knows.
  mutating func typeName(_ entry: EntryID, named name: String) -> CheckedArgument.Content? {
    guard tree.kind(entry) == .string, isUpperCase(entry), isSpelledLikeAType(text(entry)) else {
      let example = name == "publisher" ? "Publishers.Autoconnect<Timer.TimerPublisher>" : "WidthKey"
      report(wrongType(entry, wanted: "the name of a Swift type, such as `\(example)`", of: name))
      return nil
    }
    return constant(.string(text(entry)), .string)
  }

  /// Tells whether a text is names and balanced angle brackets.
  private func isSpelledLikeAType(_ text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."): break
      case UInt8(ascii: ","), UInt8(ascii: " "): if depth == 0 { return false }
      default: return false
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// `small...large`, `...large` or `small...`: a list of both ends, null where it is open.
  mutating func caseRange(_ entry: EntryID, of type: String, named name: String) -> CheckedArgument.Content? {
    if let id = TypeTable.builtInID(type), let ends = rangeEnds(inTemplate: entry) {
      return caseRange(entry, ends, of: .named(id), named: name)
    }
    if isTemplate(entry) {
      if let id = TypeTable.builtInID(type) { return caseRange(fromExpression: entry, of: id, named: name) }
      return recipe(entry, .closedRange, named: name).map { argument($0, .closedRange, entry) }
    }
    guard tree.kind(entry) == .string, let parts = ends(of: text(entry)),
      !parts.isHalfOpen || TypeTable.builtInID(type) != nil
    else {
      let example = type == "Int" ? "2...4" : "small...large"
      report(wrongType(entry, wanted: "a range such as `\(example)`", of: name))
      return nil
    }
    var ends: [Value] = []
    for part in [parts.lower, parts.upper] {
      guard let end = end(part, of: type) else {
        let names = TypeTable.builtInID(type).map { document.types[$0].cases.map(\.name) } ?? []
        report(unknownEnd(part, of: entry, names, named: name))
        return nil
      }
      ends.append(end)
    }
    return caseRange(entry, from: ends[0], to: ends[1], isHalfOpen: parts.isHalfOpen, named: name)
  }

  /// A range whose ends are known.
  mutating func caseRange(
    _ entry: EntryID, from lower: Value, to upper: Value, isHalfOpen: Bool, named name: String
  ) -> CheckedArgument.Content? {
    if let lower = lower.rank, let upper = upper.rank, lower > upper {
      report(wrongType(entry, wanted: "a range that begins with its smaller end", of: name))
      return nil
    }
    guard isHalfOpen else { return constant(.array([lower, upper]), .unknown) }
    guard lower != upper, let last = upper.caseBefore else {
      report(wrongType(entry, wanted: "a range with at least one case", of: name))
      return nil
    }
    return constant(.array([lower, last]), .unknown)
  }

  /// An end of a range, null where it is open; nil for a word that is none.
  private func end(_ word: String, of type: String) -> Value? {
    if word.isEmpty { return .null }
    guard let id = TypeTable.builtInID(type) else { return Int(word).map { .int($0) } }
    let index = document.types[id].cases.firstIndex { $0.name == word }
    return index.map { .enumeration(id, index: $0, payload: []) }
  }

  private func ends(of text: String) -> (lower: String, upper: String, isHalfOpen: Bool)? {
    let isHalfOpen = text.contains("..<")
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || isHalfOpen && $0 == "<" }.map {
      String($0.filter { $0 != " " })
    }
    // Three dots give two empty parts between the ends; a leading dot of a case gives one more.
    let words = parts.filter { !$0.isEmpty }
    guard isHalfOpen || text.contains("..."), words.count <= 2, !words.isEmpty else { return nil }
    if words.count == 2 { return (words[0], words[1], isHalfOpen) }
    let isOpenBelow = text.drop { $0 == " " }.hasPrefix(isHalfOpen ? "..<" : "...")
    guard isOpenBelow || !isHalfOpen else { return nil }
    return isOpenBelow ? ("", words[0], isHalfOpen) : (words[0], "", false)
  }

  private mutating func unknownEnd(
    _ word: String, of entry: EntryID, _ names: [String], named name: String
  ) -> Diagnostic {
    let spelling = spelling(of: word) { _ in names }
    return Diagnostic(
      .unknownCase, "`\(name)` has no end `\(word)`", at: span(entry), label: spelling.question,
      help: names.isEmpty ? ["the ends are whole numbers"] : choices("the ends are two of", spelling),
      expected: spelling.known)
  }
}

extension Value {
  /// The place in an order: of a whole number, or of a case among those of its type.
  fileprivate var rank: Int? {
    if case .enumeration(_, let index, _) = self { return index }
    if case .int(let number) = self { return number }
    return nil
  }
}
