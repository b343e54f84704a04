import GalleyExpressions
import GalleyFormats
import GalleySource

/// The names of one definition: those of its activation, in the order of declaration.
struct ScopeFrame {
  /// What a name is declared as.
  enum NameKind: String {
    case parameter, state, constant, item, function, property, action
  }

  struct Name {
    var name: String
    var slot: Int32
    var type: ValueType
    var kind = NameKind.item
    /// Where it is declared; nil for one that need not be used.
    var span: SourceSpan?
    var isUsed = false
    /// The value of a constant that does not depend on anything; nil for any other name.
    var value: Value?
    /// The literal that a `let` gives it, and the file that it stands in; it converts where the name is used.
    var literal: (entry: EntryID, file: UInt32)?
  }

  /// Statements under a name.
  struct Action {
    var statements: [CheckedStatement]
    /// How deeply they hold each other.
    var levels: Int
    var span: SourceSpan
    var isUsed = false
  }

  var names = ScopeNames()
  /// The functions declared here, as indices in the document's.
  var functions: [String: Int32] = [:]
  /// The view-valued properties declared here, as indices in the document's.
  var properties: [String: Int32] = [:]
  /// The parameters that are blocks, by name: their index in the signature.
  var slots: [String: Int32] = [:]
  var usedSlots: Set<Int32> = []
  /// The blocks that parameters have by default, still to be checked.
  var openDefaults: [(parameter: Int, entry: EntryID)] = []
  var slotSpans: [Int32: SourceSpan] = [:]
  var actions: [String: Action] = [:]
  /// The parameters of the definition.
  var signature: [Parameter] = []
  var slotCount: Int32 = 0
}

/// What an expression can name where it stands.
struct CheckerScope: ExpressionScope {
  let frames: [ScopeFrame]
  let functions: [CustomFunction]
  let types: TypeTable
  let environment: EnvironmentTypes
  let later: [String: SourceSpan]

  func meaning(of name: String) -> NameMeaning? {
    for (index, frame) in frames.enumerated().reversed() {
      let depth = Int32(frames.count - 1 - index)
      if let found = frame.names.last(name) {
        return .variable(VariableReference(depth: depth, slot: found.slot), found.type)
      }
      if let function = frame.functions[name] {
        let declared = functions[Int(function)]
        return .function(
          DocumentFunction(id: function, depth: depth, parameters: declared.parameters, result: declared.result))
      }
    }
    return nil
  }

  func laterPlace(of name: String) -> SourceSpan? { later[name] }

  func environmentType(of name: String) -> ValueType? { environment[name] }

  /// At most a thousand values and functions of each definition: more would only slow the search for the nearest one.
  var names: [String] {
    frames.flatMap { frame in
      frame.names.texts(atMost: 1_000) + (frame.functions.count <= 1_000 ? Array(frame.functions.keys) : [])
    }
  }
  var environmentNames: [String] { environment.names }
}

extension Checker {
  var scope: CheckerScope {
    CheckerScope(
      frames: frames, functions: document.functions, types: document.types, environment: environmentTypes,
      later: laterNames)
  }

  /// Declares a name in the innermost definition and gives it a slot.
  ///
  /// With a span it is one that must be used.
  mutating func declare(
    _ name: String, _ type: ValueType, _ kind: ScopeFrame.NameKind = .item, at span: SourceSpan? = nil,
    value: Value? = nil
  ) -> Int32 {
    let last = frames.count - 1
    let slot = frames[last].slotCount
    frames[last].slotCount += 1
    frames[last].names.append(
      ScopeFrame.Name(name: name, slot: slot, type: type, kind: kind, span: span, value: value))
    return slot
  }

  /// Remembers the literal of the name that was declared last, unless its type is written with it.
  mutating func noteLiteral(_ entry: EntryID) {
    if tree.kind(entry) == .mapping, pairs(of: entry).contains(where: { text($0.key) == "type" }) { return }
    let frame = frames.count - 1
    frames[frame].names[frames[frame].names.count - 1].literal = (entry, tree.file)
  }

  /// The name that a template consists of: `$(name)`; nil for anything else.
  func name(inTemplate entry: EntryID) -> ScopeFrame.Name? {
    let bytes = tree.bytes(entry)
    guard bytes.count > 3, bytes.first == UInt8(ascii: "$"), bytes.last == UInt8(ascii: ")") else { return nil }
    return name(String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self))
  }

  /// The nearest value with a name.
  func name(_ name: String) -> ScopeFrame.Name? {
    for frame in frames.reversed() {
      if let found = frame.names.last(name) { return found }
    }
    return nil
  }

  /// The words of a template that is nothing but a name or a member, `$(name.member)`; nil for anything else.
  func path(inTemplate entry: EntryID) -> [String]? {
    guard isTemplate(entry) else { return nil }
    let words = text(entry)
    guard words.hasPrefix("$("), words.hasSuffix(")") else { return nil }
    let path = words.dropFirst(2).dropLast().trimmingSpaces
    let isPath = path.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "." }
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return isPath && !names.contains("") ? names : nil
  }

  /// The literal behind `$(name)`, where a value of its inferred type would not do and the literal itself may.
  ///
  /// Texts, lists and mappings have types of their own only until they are used: `let: { accent: red }` is a colour where
  /// one is meant.
  mutating func literal(behind entry: EntryID, wanted type: ValueType) -> EntryID? {
    let bytes = tree.bytes(entry)
    guard bytes.count > 3, bytes.first == UInt8(ascii: "$"), bytes.last == UInt8(ascii: ")") else { return nil }
    let name = String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
    for frame in frames.indices.reversed() {
      guard let index = frames[frame].names.lastIndex(of: name) else { continue }
      let found = frames[frame].names[index]
      guard let literal = found.literal, literal.file == tree.file, Checker.isLiteral(found.type, for: type) else {
        return nil
      }
      frames[frame].names[index].isUsed = true
      return literal.entry
    }
    return nil
  }

  /// Tells whether a type was inferred for a literal that may stand for a value of another type.
  private static func isLiteral(_ type: ValueType, for wanted: ValueType) -> Bool {
    switch (type, wanted) {
    case (_, .optional(let wrapped)): isLiteral(type, for: wrapped)
    case (.string, .named), (.tuple, .named), (.dictionary, .named), (.array, .named): true
    case (.array(let element), .array(let wantedElement)): isLiteral(element, for: wantedElement)
    default: false
    }
  }

  /// Checks something whose declarations end with it: a block, a closure.
  mutating func withBlockScope<Result>(_ body: (inout Checker) -> Result) -> Result {
    let last = frames.count - 1
    let count = frames[last].names.count
    defer {
      if frames[last].names.count > count {
        reportUnused(frames[last].names[count...])
        frames[last].names.removeAll(since: count)
      }
    }
    return body(&self)
  }

  /// The number of slots that the innermost definition has used.
  var slotCount: Int32 { frames[frames.count - 1].slotCount }
}
