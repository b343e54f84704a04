import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Type parameters of custom views (`generics`), and the types of what slots are called with.

extension Checker {
  /// Declares the type parameters of a definition; each is a type of its own inside, where the surroundings know it.
  mutating func declareGenerics(_ entry: EntryID?) -> [TypeID] {
    guard let entry, tree.kind(entry) != .null else { return [] }
    var result: [TypeID] = []
    for element in tree.kind(entry) == .sequence ? Array(tree.elements(entry)) : [entry] {
      guard tree.kind(element) == .string else {
        report(wrongType(element, wanted: "a list of names", of: "generics"))
        continue
      }
      checkDefinitionName(element, isUpperCase: true)
      var declaration = TypeDeclaration(
        name: text(element), summary: "A type parameter.", kind: .structure([]))
      declaration.traits = .generic
      let id = document.types.add(declaration, isFoundByName: false)
      surroundings.genericTypes[text(element)] = id
      result.append(id)
    }
    return result
  }

  /// The type parameters of a definition, as its inside knows them.
  func genericTypes(_ generics: [TypeID]) -> [String: TypeID] {
    Dictionary(generics.map { (document.types[$0].name, $0) }) { first, _ in first }
  }

  func isGeneric(_ type: ValueType) -> Bool {
    switch type {
    case .named(let id): document.types[id].traits.contains(.generic)
    case .optional(let inner), .array(let inner), .binding(let inner): isGeneric(inner)
    case .dictionary(let key, let value): isGeneric(key) || isGeneric(value)
    case .unknown, .null, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange, .caseRange, .applied,
      .tuple, .metatype:
      false
    }
  }

  /// An argument whose type follows a pattern with type parameters, which it binds for the rest of the call.
  mutating func genericArgument(
    _ entry: EntryID, _ pattern: ValueType, named name: String
  ) -> CheckedArgument.Content? {
    let isBinding = tree.kind(entry) == .string && text(entry).hasPrefix("$") && !isTemplate(entry)
    guard let (recipe, type) = isBinding ? loopData(entry) : inferred(entry) else { return nil }
    guard pattern.bind(to: type, in: document.types, &surroundings.genericBindings) else {
      report(
        Diagnostic(
          .wrongType,
          "`\(name)` must be `\(pattern.spelled(in: document.types))`, not `\(type.spelled(in: document.types))`",
          at: span(entry), help: genericHelp(pattern)))
      return nil
    }
    return argument(recipe, type, entry)
  }

  private func genericHelp(_ pattern: ValueType) -> [HelpText] {
    surroundings.genericBindings.sorted { $0.key < $1.key }.map { id, type in
      "`\(document.types[id].name)` is `\(type.spelled(in: document.types))` here"
    }
  }

  /// Checks a use of a definition with type parameters of its own.
  mutating func withGenericBindings<Result>(_ body: (inout Checker) -> Result) -> Result {
    within(\.genericBindings, [:], body)
  }

  /// Notes the types of the values that a slot is called with, for those who fill it.
  mutating func noteSlotCall(_ call: CheckedCall, of slot: Index<Parameter>, depth: Int32) {
    guard case .closureContent(var parameters)? = scopes.scope(outwards: depth)?.signature[slot].kind else {
      return
    }
    for index in call.arguments {
      let argument = document.arguments[index]
      guard let type = document.type(of: argument.content) else { continue }
      let position = argument.parameter.position
      if parameters[position].type == .unknown { parameters[position].type = type }
    }
    scopes.updateSlot(slot, outwards: depth) { $0.with(.closureContent(parameters)) }
  }
}

extension ValueType {
  /// Finds the types that the type parameters in this pattern stand for; false if the type does not follow it.
  func bind(to type: ValueType, in types: TypeTable, _ bindings: inout [TypeID: ValueType]) -> Bool {
    if case .unknown = type { return true }
    switch self {
    case .unknown: return true
    case .named(let id) where types[id].traits.contains(.generic):
      guard let known = bindings[id] else {
        bindings[id] = type
        return true
      }
      return known == type
    case .optional(let inner):
      if case .null = type { return true }
      if case .optional(let other) = type { return inner.bind(to: other, in: types, &bindings) }
      return inner.bind(to: type, in: types, &bindings)
    case .binding(let inner): return inner.bind(to: type.withoutBinding, in: types, &bindings)
    case .array(let inner):
      if case .array(let other) = type { return inner.bind(to: other, in: types, &bindings) }
    case .dictionary(let key, let value):
      if case .dictionary(let otherKey, let otherValue) = type {
        return key.bind(to: otherKey, in: types, &bindings) && value.bind(to: otherValue, in: types, &bindings)
      }
    case .null, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange, .caseRange, .named, .applied,
      .tuple, .metatype:
      break
    }
    if case .binding(let other) = type { return bind(to: other, in: types, &bindings) }
    return self == type
  }

  /// This type with the types that its type parameters stand for.
  func substituting(_ bindings: [TypeID: ValueType]) -> ValueType {
    guard !bindings.isEmpty else { return self }
    return switch self {
    case .named(let id): bindings[id] ?? self
    case .optional(let inner): .optional(inner.substituting(bindings))
    case .array(let inner): .array(inner.substituting(bindings))
    case .binding(let inner): .binding(inner.substituting(bindings))
    case .dictionary(let key, let value):
      .dictionary(key: key.substituting(bindings), value: value.substituting(bindings))
    case .unknown, .null, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange, .caseRange, .applied,
      .tuple, .metatype:
      self
    }
  }
}
