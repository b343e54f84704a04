import GalleyExpressions
import GalleyFormats
import GalleySource

// The document's own enumerations: their cases, with constant members and associated values.

extension Checker {
  /// The key under which a case has its associated values.
  private static let associatedValues = "values"

  /// Checks `{ cases: [a, b] }`, or `{ cases: { a: { name: A }, b: { values: { count: Int } } }, members: { name: String } }`,
  /// with computed members under `let`.
  mutating func checkEnumeration(
    _ id: TypeID, _ entry: EntryID
  ) -> (fields: [TypeDeclaration.Field], computed: EntryID)? {
    var declaration = document.types[id]
    // A bare list of cases has been complained of.
    var keys = KeyedPairs<EnumerationKey>()
    if tree.kind(entry) == .sequence {
      keys[.cases] = (entry, entry)
    } else {
      keys = definitionKeys(entry, of: declaration.name, allowed: EnumerationKey.allCases)
    }
    var members: [TypeDeclaration.Field] = []
    if let list = keys[.members]?.value {
      for (key, value) in fewMembers(pairs(of: list), of: declaration.name, sourceSpan: \.key) {
        if text(key) == Checker.associatedValues {
          report(reservedMember(key))
        } else if let field = member(key, value) {
          members.append(field)
        }
      }
    }
    var cases: [TypeDeclaration.EnumerationCase] = []
    if let list = keys[.cases]?.value {
      if tree.kind(list) == .sequence {
        let elements = fewMembers(Array(tree.elements(list)), of: declaration.name, sourceSpan: \.self)
        if let element = elements.first(where: { tree.kind($0) == .mapping }) { report(caseInList(element, of: list)) }
        for element in elements where tree.kind(element) != .mapping { cases.append(.init(text(element))) }
      } else {
        for (key, value) in fewMembers(pairs(of: list), of: declaration.name, sourceSpan: \.key) {
          cases.append(enumerationCase(key, value, members))
        }
      }
    }
    declaration.kind = .enumeration(cases)
    declaration.members = members
    let hasRawValue = !declaration.hasAssociatedValues
    document.types.replace(id, with: declaration)
    let fields = members + (hasRawValue ? [TypeDeclaration.Field("rawValue", .string)] : [])
    return keys[.computed].map { (fields, $0.value) }
  }

  private mutating func enumerationCase(
    _ key: EntryID, _ entry: EntryID, _ members: [TypeDeclaration.Field]
  ) -> TypeDeclaration.EnumerationCase {
    var result = TypeDeclaration.EnumerationCase(text(key))
    if let values = tree.kind(entry) == .mapping ? value(of: Checker.associatedValues, in: entry) : nil {
      result.payload = associatedValues(values, of: text(key))
    }
    if !members.isEmpty {
      result.members = caseMembers(entry, members, of: text(key))
    } else if tree.kind(entry) == .mapping {
      for (stray, _) in pairs(of: entry) where text(stray) != Checker.associatedValues {
        report(strayOfCase(stray, of: key, entry))
        break
      }
    } else if tree.kind(entry) != .null {
      report(
        Diagnostic(
          .wrongType, "the case `\(text(key))` has no value of its own, and \(describe(entry)) is given",
          at: span(entry), label: "leave it out",
          help: [
            "`rawValue` is the name of the case; what each case has is declared under `members`",
            "what values of a case hold is declared under `values`: `{ values: { count: Int } }`",
          ]))
    }
    return result
  }

  /// Names and types of what values of a case hold.
  private mutating func associatedValues(_ entry: EntryID, of name: String) -> [TypeDeclaration.Field] {
    guard tree.kind(entry) == .mapping else {
      let isType = tree.kind(entry) != .null && type(at: entry) != nil
      let mend = isType ? Sketch.mapping([("value", Sketch(tree, entry))]).inline(isJSON: tree.hasKeysInQuotes) : nil
      var problem = wrongType(entry, wanted: "a mapping of names and types", of: Checker.associatedValues)
      problem.label = mend.map { "write `\($0)`, with a name that says what it is" }
      report(problem)
      return []
    }
    var fields: [TypeDeclaration.Field] = []
    for (key, value) in fewMembers(pairs(of: entry), of: name, sourceSpan: \.key) {
      guard var field = member(key, value) else { continue }
      // As in Swift: a value without a label.
      if field.name == "_" { field.name = "" }
      fields.append(field)
    }
    return fields
  }

  private mutating func caseMembers(
    _ entry: EntryID, _ members: [TypeDeclaration.Field], of name: String
  ) -> [Value] {
    guard let parts = fields(entry, members, of: name, besides: Checker.associatedValues) else { return [] }
    return parts.map { if case .constant(let value) = $0 { value } else { .null } }
  }

  // MARK: Mistakes

  private func reservedMember(_ key: EntryID) -> Diagnostic {
    Diagnostic(
      .nameTaken, "`\(text(key))` is a word of the language: under it a case has its associated values", at: span(key),
      label: "choose another name")
  }

  /// Says that a case with values stands in a list, and makes a mapping of it.
  private func caseInList(_ element: EntryID, of list: EntryID) -> Diagnostic {
    let isShort = span(list).end - span(list).start <= UInt32(Self.longestMend)
    let members = tree.elements(list).flatMap { element -> [(key: String, value: Sketch)] in
      tree.kind(element) == .mapping
        ? pairs(of: element).map { (text($0.key), Sketch(tree, $0.value)) } : [(text(element), .scalar(""))]
    }
    let mend = isShort ? Sketch.mapping(members).inline(isJSON: tree.hasKeysInQuotes) : nil
    return Diagnostic(
      .wrongType, "a list of cases has their names alone: cases with values or members are keys of a mapping",
      at: span(element), label: mend.map { "write `\($0)`" },
      fix: mend.map { TextEdit(span: span(list), replacement: $0) })
  }

  /// Says that what a case is given stands under `values`.
  private mutating func strayOfCase(_ stray: EntryID, of name: EntryID, _ entry: EntryID) -> Diagnostic {
    let areTypes = pairs(of: entry).allSatisfy { type(at: $0.value) != nil }
    let isShort = span(entry).end - span(entry).start <= UInt32(Self.longestMend)
    guard areTypes, isShort else {
      return unknownControlKey(stray, text(name), [Checker.associatedValues])
    }
    let mend = Sketch.mapping([(Checker.associatedValues, Sketch(tree, entry))]).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .unknownKey, "the values that `\(text(name))` holds are declared under `\(Checker.associatedValues)`",
      at: span(stray), label: "write `\(text(name)): \(mend)`", expected: [Checker.associatedValues],
      fix: TextEdit(span: span(entry), replacement: mend))
  }
}

/// A key of an enumeration of the document.
private enum EnumerationKey: String, CaseIterable {
  case cases
  case members
  case computed = "let"
}
