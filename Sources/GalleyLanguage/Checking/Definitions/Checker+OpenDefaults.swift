import CStackRoom
import GalleyExpressions
import GalleyFormats
import GalleySource

// Defaults of members of records that hold each other: `A: { b: { type: "[B]", default: [ {} ] } }`, where a B may hold an A.

/// The default of a member that waits until the members of all types are known.
struct OpenDefault {
  enum Progress {
    case waiting
    /// What it needs is being found.
    case begun
    case checked
  }

  /// The record, and the place of the member in it.
  var owner: TypeID
  var position: Int
  var name: String
  var type: ValueType
  var entry: EntryID
  var file: Int
  var progress = Progress.waiting
}

extension Checker {
  /// Checks the defaults that wait, those first that another needs.
  mutating func checkOpenDefaults() {
    for index in definitions.openDefaults.indices { checkOpenDefault(index) }
    definitions.openDefaults = []
  }

  private mutating func checkOpenDefault(_ index: Int) {
    guard definitions.openDefaults[index].progress == .waiting, stackHasRoom() else { return }
    definitions.openDefaults[index].progress = .begun
    defer { definitions.openDefaults[index].progress = .checked }
    let open = definitions.openDefaults[index]
    var mark = problems.mark
    var value = checkedDefault(open)
    if value == nil, case let needed = openDefaults(in: open.type, where: .waiting), !needed.isEmpty {
      forget(since: mark)
      for other in needed { checkOpenDefault(other) }
      // One of a circle has been complained of.
      if problems.added(since: mark).contains(where: { $0.code == .notConstant }) { return setDefault(.null, of: open) }
      mark = problems.mark
      value = checkedDefault(open)
    }
    if value == nil, needsItself(open, since: mark) {
      forget(since: mark)
      inDocument(open.file) { $0.report($0.circle(open)) }
      value = .null
    }
    if let value { setDefault(value, of: open) }
  }

  private mutating func checkedDefault(_ open: OpenDefault) -> Value? {
    inDocument(open.file) { $0.constant(open.entry, open.type, named: open.name) }
  }

  private mutating func setDefault(_ value: Value, of open: OpenDefault) {
    var declaration = document.types[open.owner]
    guard case .structure(var fields) = declaration.kind, fields.indices.contains(open.position) else { return }
    fields[open.position].defaultValue = value
    declaration.kind = .structure(fields)
    document.types.replace(open.owner, with: declaration)
  }

  /// Whether what is missing is a default that waits for this one, or this one itself.
  private func needsItself(_ open: OpenDefault, since mark: ProblemLog.Mark) -> Bool {
    let missing = problems.added(since: mark).filter { [.missingArgument, .wrongCallArguments].contains($0.code) }
    let begun = openDefaults(in: open.type, where: .begun).map { definitions.openDefaults[$0].name }
    return missing.contains { problem in begun.contains { problem.message.contains("`\($0)`") } }
  }

  private func circle(_ open: OpenDefault) -> Diagnostic {
    let name = document.types[open.owner].name
    return Diagnostic(
      .notConstant,
      "the default of `\(open.name)` in `\(name)` needs itself: records that are made for it have it again",
      at: span(open.entry), label: "leave it out, or give the members that are missing in it")
  }

  /// The defaults in a state of the types that values of a type consist of.
  private func openDefaults(in type: ValueType, where progress: OpenDefault.Progress) -> [Int] {
    var met: Set<TypeID> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      switch next {
      case .named(let id):
        if met.insert(id).inserted { waiting += document.types[id].fields.map(\.type) }
      case .optional(let wrapped), .array(let wrapped): waiting.append(wrapped)
      case .dictionary(let key, let value): waiting += [key, value]
      case .unknown, .null, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange,
        .caseRange, .applied, .tuple, .binding, .metatype:
        break
      }
    }
    return definitions.openDefaults.indices.filter {
      definitions.openDefaults[$0].progress == progress && met.contains(definitions.openDefaults[$0].owner)
    }
  }
}
