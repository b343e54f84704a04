import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Conditions of compilation: `if: { platform: iOS }` is Swift's `#if os(iOS)`.
//
// What is taken stands in the place of the condition, among the views, modifiers or statements around it, so that types
// know nothing of it. The rest is read and not checked, as Swift does not: only what it names counts as used.

extension Checker {
  static let platform = "platform"

  /// Tells whether the condition of a mapping with `if` is one of compilation.
  func isCompiled(_ entry: EntryID) -> Bool {
    value(of: ControlWord.if.rawValue, in: entry).map { isOfCompilation($0) } ?? false
  }

  func isOfCompilation(_ condition: EntryID) -> Bool {
    tree.kind(condition) == .mapping && value(of: Checker.platform, in: condition) != nil
  }

  /// Checks a condition of compilation where a node stands.
  mutating func checkCompiled(_ entry: EntryID) -> NodeID {
    let start = assembly.members.count
    if let branch = compiledBranch(of: entry) {
      if tree.kind(branch) == .sequence { addMembers(of: branch) } else { addMember(checkNode(branch)) }
    }
    defer { assembly.members.removeLast(assembly.members.count - start) }
    if assembly.members.count == start + 1 { return assembly.members[start] }
    let block = addBlock(assembly.members[start...], at: entry)
    assembly.compiled = block
    return block
  }

  /// Puts a node on the members of the block around; for a condition of compilation, the views of what is taken.
  mutating func addMember(_ node: NodeID) {
    guard node == assembly.compiled, case .block(let members) = document.nodes[node].kind else {
      assembly.members.append(node)
      return
    }
    for index in members { assembly.members.append(document.blockMembers[index]) }
  }

  /// What the target takes of a mapping with `if`, `then`, `elseIf` and `else`; nil if that is nothing.
  mutating func compiledBranch(of entry: EntryID) -> EntryID? {
    var branches: [(condition: EntryID?, body: EntryID)] = []
    var chain: EntryID?
    var otherwise: EntryID?
    let words = BuilderForm.condition.words
    for (key, value) in pairs(of: entry) {
      switch word(key).flatMap({ ControlWord($0) }) {
      case .if: if let then = branch(of: entry, at: key) { branches.append((value, then)) }
      case .then: break
      case .elseIf: chain = value
      case .else: otherwise = value
      case _ where !words.contains(text(key)): report(unknownControlKey(key, "if", words))
      case _: break
      }
    }
    if let chain {
      for element in tree.kind(chain) == .sequence ? Array(tree.elements(chain)) : [chain] {
        guard let when = value(of: "when", in: element), isOfCompilation(when) else {
          report(notOfCompilation(value(of: "when", in: element) ?? element))
          continue
        }
        if let then = branch(of: element, at: when) { branches.append((when, then)) }
      }
    }
    if let otherwise { branches.append((nil, otherwise)) }
    var taken: EntryID?
    for branch in branches {
      let isTrue = branch.condition.map { holds($0) } ?? true
      if isTrue, taken == nil { taken = branch.body } else { noteNames(in: branch.body) }
    }
    return taken
  }

  private mutating func branch(of entry: EntryID, at key: EntryID) -> EntryID? {
    if let then = value(of: ControlWord.then.rawValue, in: entry) { return then }
    report(
      Diagnostic(
        .missingArgument, "`if` needs `then`", at: span(key), label: "write `then: []` for an empty branch",
        expected: ["then"]))
    return nil
  }

  /// Whether the target's platform is one of those that a condition names.
  private mutating func holds(_ condition: EntryID) -> Bool {
    var result = false
    for (key, value) in pairs(of: condition) {
      guard text(key) == Checker.platform else {
        report(unknownControlKey(key, "if", [Checker.platform]))
        continue
      }
      for name in tree.kind(value) == .sequence ? Array(tree.elements(value)) : [value] {
        guard let platform = platform(name) else { continue }
        result = result || platform.isRelated(to: document.target.platform)
      }
    }
    return result
  }

  private mutating func platform(_ entry: EntryID) -> Platform? {
    let names = Platform.allCases.filter { $0 != .iPadOS }.map(\.rawValue)
    if tree.kind(entry) == .string, let platform = Platform(rawValue: text(entry)), platform != .iPadOS {
      return platform
    }
    guard tree.kind(entry) == .string, text(entry) == Platform.iPadOS.rawValue else {
      report(unknownCase(entry, named: Checker.platform) { _ in names })
      return nil
    }
    report(
      Diagnostic(
        .unknownCase, "`iPadOS` is no platform of its own where Swift compiles", at: span(entry), label: "write `iOS`",
        help: ["a size class tells an iPad from an iPhone: `$(environment.horizontalSizeClass == .regular)`"],
        expected: ["iOS"], fix: TextEdit(span: contentSpan(entry), replacement: "iOS")))
    return nil
  }

  /// Counts as used what the words of something name that is not checked.
  private mutating func noteNames(in entry: EntryID) {
    for index in tree.subtree(entry) where tree.kind(index) == .string {
      let words = text(index).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for word in words { noteUses(of: String(word)) }
    }
  }

  private mutating func noteUses(of name: String) {
    scopes.noteUses(of: name)
    for scope in scopes.scopes {
      if let property = scope.properties[name] { facts.noteUse(ofProperty: property) }
      if let function = scope.functions[name] { facts.noteUses(ofFunctions: [function.retyped()]) }
    }
  }

  // MARK: Mistakes

  /// Says that a condition of compilation is mixed with one that is decided when the program runs.
  func mixedCompilation(_ key: EntryID) -> Diagnostic {
    Diagnostic(
      .misplacedKey, "`\(Checker.platform)` is decided when Swift compiles, and stands alone in the `if` of a node",
      at: span(key), label: "put an `if` of its own around this one, or into its `then`",
      help: ["`{ if: { platform: iOS }, then: [ … ], else: [ … ] }`"])
  }

  /// Says how a condition of compilation is written that is Swift, `os(iOS)`; nil for any other.
  func compilationInSwift(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, text(entry).utf8.count <= 80 else { return nil }
    var words = text(entry)[...]
    for start in ["#if ", "if ", "#"] where words.hasPrefix(start) { words = words.dropFirst(start.count) }
    guard words.hasPrefix("os("), words.hasSuffix(")") else { return nil }
    let name = String(words.dropFirst(3).dropLast().trimmingSpaces)
    guard Platform(rawValue: name) != nil else { return nil }
    let mend = Sketch.mapping([(Checker.platform, .text(name))]).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .swiftSource, "`\(text(entry))` is Swift: a condition of compilation is a mapping", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  private func notOfCompilation(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .wrongType, "behind a condition of compilation only others of its kind follow, and this is none", at: span(entry),
      label: "write `when: { platform: … }`, or put an `if` into `else`")
  }
}
