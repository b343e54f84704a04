import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

extension Checker {
  var scope: CheckerScope {
    CheckerScope(
      scopes: scopes.scopes, functions: document.functions, types: document.types,
      environment: document.environmentTypes,
      later: scopes.laterNames, layoutValues: document.layoutValues, genericTypes: surroundings.genericTypes)
  }

  /// Declares a name in the innermost definition and gives it a slot; with a span it is one that must be used.
  mutating func declare(
    _ name: String, _ type: ValueType, _ kind: Scope.NameKind = .item, at span: SourceSpan? = nil, value: Value? = nil
  ) -> ValueSlot {
    scopes.declare(name, type, kind, at: span, value: value)
  }

  /// Remembers the literal of the name that was declared last, unless its type is written with it.
  mutating func noteLiteral(_ entry: EntryID) {
    if tree.kind(entry) == .mapping, pairs(of: entry).contains(where: { text($0.key) == "type" }) { return }
    scopes.noteLiteral(entry, file: tree.file)
  }

  /// The name that a template consists of: `$(name)`; nil for anything else.
  func name(inTemplate entry: EntryID) -> Scope.Name? {
    let bytes = tree.bytes(entry)
    guard bytes.count > 3, bytes.first == UInt8(ascii: "$"), bytes.last == UInt8(ascii: ")") else { return nil }
    return name(String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self))
  }

  /// The nearest value with a name.
  func name(_ name: String) -> Scope.Name? { scopes.name(name) }

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
    let file = tree.file
    return scopes.useLiteral(of: name) { $0.literal?.file == file && Checker.isLiteral($0.type, for: type) }
  }

  /// Tells whether a type was inferred for a literal that may stand for a value of another type.
  private static func isLiteral(_ type: ValueType, for wanted: ValueType) -> Bool {
    if case .optional(let wrapped) = wanted { return isLiteral(type, for: wrapped) }
    switch type {
    case .array(let element):
      if case .array(let wantedElement) = wanted { return isLiteral(element, for: wantedElement) }
      return wanted.isNamed
    case .string, .tuple, .dictionary: return wanted.isNamed
    case .unknown, .null, .bool, .int, .double, .optional, .range, .closedRange, .closedRealRange, .caseRange, .named,
      .applied, .binding, .metatype:
      return false
    }
  }

  /// Checks something whose declarations end with it: a block, a closure.
  mutating func withBlockScope<Result>(_ body: (inout Checker) -> Result) -> Result {
    let count = scopes.innermost.names.count
    let viewCount = scopes.innermost.viewCount
    defer {
      if scopes.innermost.viewCount > viewCount { scopes.innermost.forgetViews(since: viewCount) }
      if scopes.innermost.names.count > count {
        reportUnused(scopes.innermost.names[count...])
        scopes.innermost.names.removeAll(since: count)
      }
    }
    return body(&self)
  }

  /// Checks something that sees the names of the document, and none of the definitions around.
  mutating func outsideDefinitions<Result>(_ body: (inout Checker) -> Result) -> Result {
    let left = scopes.leaveDefinitions()
    defer { scopes.enter(left) }
    return body(&self)
  }

  /// Checks something that sees no names.
  mutating func outsideDocument<Result>(_ body: (inout Checker) -> Result) -> Result {
    let outer = scopes
    scopes = ScopeStack()
    defer { scopes = outer }
    return body(&self)
  }

  /// The number of values that an activation of the innermost definition has.
  var slotCount: Int { scopes.innermost.mostSlots }

  /// Checks a block that has values of its own when it is evaluated, and tells which.
  mutating func withOwnSlots<Result>(
    areReleased: Bool = true, _ body: (inout Checker) -> Result
  ) -> (result: Result, own: IndexRange<Value>) {
    let around = scopes.beginOwnSlots()
    let result = withBlockScope(body)
    return (result, scopes.endOwnSlots(around, areReleased: areReleased))
  }
}
