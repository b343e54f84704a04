import CStackRoom
import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// The document's own types: records and enumerations (`types`).

extension Checker {
  /// Declares the types of a document; their names are known to each other whatever their order.
  mutating func declareTypes(_ entry: EntryID) -> [OpenType] {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of names and types", of: "types"))
      return []
    }
    var open: [OpenType] = []
    for (key, value) in pairs(of: entry) {
      guard definitions.types.count < limits.definitions else {
        report(tooManyDefinitions("the document declares", "types", at: key))
        break
      }
      checkDefinitionName(key, isUpperCase: true, isType: true)
      checkTypeName(key)
      noteDefinition(key, .types)
      let names = listOfCases(value, of: text(key))
      if let names { report(names) }
      let isEnumeration =
        names != nil || tree.kind(value) == .mapping && pairs(of: value).contains { text($0.key) == "cases" }
      let kind: TypeDeclaration.Kind = isEnumeration ? .enumeration([]) : .structure([])
      let id = document.types.add(
        TypeDeclaration(name: text(key), summary: "A type of the document.", kind: kind))
      definitions.addType(id)
      open.append(OpenType(id: id, value: value, file: Int(tree.file)))
    }
    return open
  }

  /// Says that the cases of an enumeration stand under `cases`: `Mode: [light, dark]`; nil for anything else.
  private func listOfCases(_ entry: EntryID, of name: String) -> Diagnostic? {
    guard tree.kind(entry) == .sequence, tree.size(entry) > 1,
      tree.elements(entry).allSatisfy({ [.string, .number, .boolean].contains(tree.kind($0)) })
    else { return nil }
    let quote = tree.hasKeysInQuotes ? "\"" : ""
    let mend = "{ \(quote)cases\(quote): \(tree.entrySource(entry)) }"
    let isShort = !mend.contains("\n")
    return Diagnostic(
      .wrongType, "the cases of `\(name)` stand under `cases`, and this is a bare list", at: span(entry),
      label: isShort ? "write `\(mend)`" : "write `cases:` above it, and indent it further", expected: ["cases"],
      fix: isShort ? TextEdit(span: span(entry), replacement: mend) : nil)
  }

  /// Checks the members of types that were declared, those first that a member of another has; gives back those that are
  /// computed.
  mutating func checkTypes(_ types: [OpenType]) -> [OpenMembers] {
    for type in types { definitions.openTypes[type.id] = type }
    // Members whose types are told from records need the members of all the others.
    for type in types where !hasToldMembers(type) { checkOpenType(type.id) }
    for type in types { checkOpenType(type.id) }
    checkOpenDefaults()
    return definitions.openMembers
  }

  /// Whether a type has a member that is given by a list or a mapping, and whose type is that of a record with such members.
  private func hasToldMembers(_ type: OpenType) -> Bool {
    let tree = trees[type.file]
    return tree.kind(type.value) == .mapping
      && tree.pairs(type.value).contains { key, value in
        switch tree.kind(value) {
        case .mapping: tree.text(key) != "let" && tree.value(of: "type", in: value) == nil
        case .sequence: true
        case .null, .boolean, .number, .string: false
        }
      }
  }

  /// Checks the members of a type, unless that has been done or begun.
  private mutating func checkOpenType(_ id: TypeID) {
    guard stackHasRoom(), let type = definitions.openTypes.removeValue(forKey: id) else { return }
    definitions.unfinishedTypes.insert(id)
    if let members = inDocument(type.file, { $0.checkType(type) }) { definitions.openMembers.append(members) }
    if !document.types[id].fields.contains(where: { isUnfinished($0.type) }) { definitions.unfinishedTypes.remove(id) }
  }

  /// Whether values of a type may hold one whose members are not known yet.
  private func isUnfinished(_ type: ValueType) -> Bool {
    switch type {
    case .named(let id): definitions.unfinishedTypes.contains(id)
    case .optional(let wrapped), .array(let wrapped): isUnfinished(wrapped)
    case .dictionary(let key, let value): isUnfinished(key) || isUnfinished(value)
    case .unknown, .null, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange,
      .caseRange, .applied, .tuple, .binding, .metatype:
      false
    }
  }

  /// Checks the types that values of a type consist of: a default value needs their members.
  private mutating func checkOpenTypes(in type: ValueType) {
    switch type {
    case .named(let id): checkOpenType(id)
    case .optional(let wrapped), .array(let wrapped): checkOpenTypes(in: wrapped)
    case .dictionary(let key, let value):
      checkOpenTypes(in: key)
      checkOpenTypes(in: value)
    case .unknown, .null, .bool, .int, .double, .string, .range, .closedRange, .closedRealRange,
      .caseRange, .applied, .tuple, .binding, .metatype:
      return
    }
  }

  /// Checks the members of a type that was declared; gives back those that are computed, which see all types.
  private mutating func checkType(_ type: OpenType) -> OpenMembers? {
    let members =
      if case .enumeration = document.types[type.id].kind {
        checkEnumeration(type.id, type.value)
      } else {
        checkRecord(type.id, type.value)
      }
    return members.map { OpenMembers(type: type, fields: $0.fields, entry: $0.computed) }
  }

  private mutating func checkRecord(
    _ id: TypeID, _ entry: EntryID
  ) -> (fields: [TypeDeclaration.Field], computed: EntryID)? {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of members and types", of: document.types[id].name))
      return nil
    }
    var declaration = document.types[id]
    var fields: [TypeDeclaration.Field] = []
    var computed: EntryID?
    for (key, value) in fewMembers(pairs(of: entry), of: declaration.name, sourceSpan: \.key) {
      if text(key) == "let" {
        computed = value
      } else if text(key) == "object", let isObject = tree.boolean(value) {
        if isObject {
          declaration.traits.insert(.object)
          document.environmentTypes[declaration.name] = .named(id)
        }
      } else if let field = member(key, value, at: (id, fields.count)) {
        fields.append(field)
      }
    }
    declaration.kind = .structure(fields)
    document.types.replace(id, with: declaration)
    return computed.map { (fields, $0) }
  }

  /// `name: String`, `color: { type: Color, default: accentColor }`, `count: 3`.
  ///
  /// `place` says where it stands among the members of a record, whose default may have to wait for other types.
  mutating func member(
    _ key: EntryID, _ value: EntryID, at place: (type: TypeID, position: Int)? = nil
  ) -> TypeDeclaration.Field? {
    let name = text(key)
    if tree.kind(value) == .mapping {
      let pairs = pairs(of: value)
      if let typeEntry = pairs.first(where: { text($0.key) == "type" })?.value {
        guard let type = type(at: typeEntry) else {
          report(unknownType(typeEntry))
          return TypeDeclaration.Field(name, .unknown)
        }
        checkOpenTypes(in: type)
        for (key, _) in pairs where !["type", "default"].contains(text(key)) {
          report(unknownControlKey(key, name, ["type", "default"]))
        }
        let fallback = pairs.first { text($0.key) == "default" }?.value
        if let fallback, let place, isUnfinished(type) {
          definitions.openDefaults.append(
            OpenDefault(
              owner: place.type, position: place.position, name: name, type: type, entry: fallback,
              file: Int(tree.file)))
          return TypeDeclaration.Field(name, type)
        }
        return TypeDeclaration.Field(name, type, default: fallback.flatMap { constant($0, type, named: name) })
      }
    } else if let type = type(at: value) {
      checkOpenTypes(in: type)
      return TypeDeclaration.Field(name, type, default: type.isOptional ? .null : nil)
    } else if tree.kind(value) == .string {
      report(unknownType(value))
      return TypeDeclaration.Field(name, .unknown)
    }
    if tree.kind(value) == .mapping || tree.kind(value) == .sequence {
      // Which record it is can be told among all.
      for id in definitions.openTypes.keys.sorted() { checkOpenType(id) }
    }
    guard let (recipe, type) = inferred(value), case .constant(let constant) = recipe else { return nil }
    return TypeDeclaration.Field(name, type, default: constant)
  }

  /// A value that must not need evaluation; nil after a diagnostic.
  mutating func constant(_ entry: EntryID, _ type: ValueType, named name: String) -> Value? {
    guard let recipe = recipe(entry, type, named: name) else { return nil }
    if case .constant(let value) = recipe { return value }
    report(
      Diagnostic(
        .notConstant, "the default of `\(name)` must be a plain value, since it is the same everywhere", at: span(entry)
      ))
    return nil
  }

  /// As many members or cases as one type may have; complains of the first beyond them.
  mutating func fewMembers<Member>(
    _ members: [Member], of name: String, sourceSpan: KeyPath<Member, EntryID>
  ) -> ArraySlice<Member> {
    if members.count > limits.definitions {
      report(
        tooManyDefinitions("`\(name)` has", "members or cases", at: members[limits.definitions][keyPath: sourceSpan]))
    }
    return members.prefix(limits.definitions)
  }
}

/// A type whose name is declared and whose members are still to be checked.
struct OpenType {
  var id: TypeID
  var value: EntryID
  var file: Int
}
