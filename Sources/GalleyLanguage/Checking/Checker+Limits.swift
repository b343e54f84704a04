import CStackRoom
import GalleyFormats
import GalleySource

extension Checker {
  /// Whether nothing more is checked.
  var isDone: Bool { budget.isExhausted || isFull }

  /// Tells whether the document may have one more view or modifier, and reports once that it may not.
  mutating func admitsNode(at entry: EntryID) -> Bool {
    if isFull { return false }
    if document.nodes.count + document.modifiers.count + assembly.modifiers.count < limits.nodes { return true }
    exhaust("the document has more than \(limits.nodes) views and modifiers", at: entry)
    return false
  }

  /// Tells whether the stack has room for what is nested in an entry, and reports once that it has not.
  mutating func admitsLevel(at entry: EntryID) -> Bool {
    if stackHasRoom() { return true }
    if !budget.isExhausted { report(.stackExhausted(at: span(entry))) }
    budget.isExhausted = true
    return false
  }

  /// What is known before something is checked for its result alone.
  struct Trial {
    fileprivate let mark: ProblemLog.Mark
    fileprivate let wasExhausted: Bool
  }

  func beginTrial() -> Trial { Trial(mark: problems.mark, wasExhausted: budget.isExhausted) }

  /// Takes back what was complained of since a trial began.
  mutating func forget(_ trial: Trial) {
    forget(since: trial.mark)
    budget.isExhausted = trial.wasExhausted
  }

  /// Checks one value of a literal, which counts; nil if there may not be one more, or none that is nested as deeply.
  @inline(__always)
  mutating func withinValue<Result>(at entry: EntryID, _ check: (inout Checker) -> Result?) -> Result? {
    let outer = nesting.value
    guard entersValue(at: entry) else { return nil }
    defer { nesting.leaveValue(for: outer) }
    return check(&self)
  }

  private mutating func entersValue(at entry: EntryID) -> Bool {
    guard admitsLevel(at: entry) else { return false }
    guard budget.takeValue() else {
      exhaust("the values of this document have more than \(limits.nodes) parts", at: entry)
      return false
    }
    let hasParts = tree.kind(entry) == .sequence || tree.kind(entry) == .mapping
    if nesting.enterValue(at: entry, hasParts: hasParts, limit: limits.expressions.valueDepth) { return true }
    report(
      Diagnostic(
        .valueTooLarge, "this value is nested more than \(limits.expressions.valueDepth) levels deep", at: span(entry)))
    return false
  }

  /// Tells whether a scalar with expressions is not too long, and whether there may be one more of them.
  mutating func admitsExpression(at entry: EntryID) -> Bool {
    guard admitsText(at: entry) else { return false }
    if document.expressions.size < limits.operations { return true }
    exhaust("the expressions of this document have more than \(limits.operations) parts", at: entry)
    return false
  }

  /// Tells whether the documents may define all that they do, and reports the first definition that is too much.
  ///
  /// The members of definitions count too: the parameters of a function, the state of a view.
  mutating func admitsDefinitions(of documents: [DocumentKeys]) -> Bool {
    documents.allSatisfy { document in
      let open = ControlWord.documentKeys.filter(\.holdsDefinitions).compactMap { document.keys[$0]?.value }
      return inDocument(document.file) { $0.admitsDefinitions(in: open) }
    }
  }

  private mutating func admitsDefinitions(in mappings: [EntryID]) -> Bool {
    var pending = mappings
    while let entry = pending.popLast() {
      for (key, value) in tree.pairs(entry) {
        guard admitsDefinition(at: key) else { return false }
        for (inner, content) in tree.pairs(value)
        where word(inner).flatMap({ ControlWord($0) })?.holdsDefinitions ?? false {
          pending.append(content)
        }
      }
    }
    return true
  }

  /// Counts a definition, and tells whether there may be one more.
  mutating func admitsDefinition(at key: EntryID) -> Bool {
    let (isAdmitted, isFirstRefused) = budget.takeDefinition()
    if isFirstRefused {
      report(tooManyDefinitions("the document has", "definitions", of: limits.allDefinitions, at: key))
    }
    return isAdmitted
  }

  private mutating func exhaust(_ message: String, at entry: EntryID) {
    guard !budget.isExhausted else { return }
    budget.isExhausted = true
    report(Diagnostic(.tooManyNodes, message, at: span(entry), help: ["\(setting: .nodes, "N") allows more"]))
  }

  /// Says that there are too many of what is compared with each other; `have` begins the sentence.
  func tooManyDefinitions(_ have: String, _ things: String, of limit: Int? = nil, at entry: EntryID) -> Diagnostic {
    Diagnostic(
      .tooManyDefinitions, "\(have) more than \(limit ?? limits.definitions) \(things)", at: span(entry),
      help: ["\(setting: .definitions, "N") allows more"])
  }

  /// Reports a text that is longer than the limit.
  mutating func admitsText(at entry: EntryID) -> Bool {
    let count = tree.bytes(entry).count
    if count <= limits.textLength { return true }
    report(
      Diagnostic(
        .valueTooLarge, "this text has \(count) bytes, more than the limit of \(limits.textLength)", at: span(entry),
        help: ["\(setting: .textLength, "N") allows more"]))
    return false
  }
}

extension ControlWord {
  /// Whether names with definitions stand under it, in a document or in a definition.
  fileprivate var holdsDefinitions: Bool {
    self == .state || self == .parameters || ControlWord.definitionKeys.contains(self)
  }
}
