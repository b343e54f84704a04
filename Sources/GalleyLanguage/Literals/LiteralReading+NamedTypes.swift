import GalleyExpressions
import GalleyFormats
import GalleySource

extension LiteralReading {
  /// A value of a named type; the types with forms of their own are listed here.
  mutating func named(_ entry: EntryID, _ id: TypeID, named name: String) -> Recipe? {
    if tree.kind(entry) == .mapping, let choice = choiceAsMapping(entry, of: name) {
      report(choice)
      return nil
    }
    // A copy of the whole declaration would have a dozen owners to count.
    if types[id].traits.contains(.optionSet) { return optionSet(entry, id, named: name) }
    switch id {
    case .color: return colorRecipe(entry, named: name)
    case .font: return fontRecipe(entry, named: name)
    case .angle: return angleRecipe(entry, named: name)
    case .alignment:
      if let recipe = alignmentRecipe(entry, named: name) { return recipe }
      if tree.kind(entry) == .mapping { return nil }
    case .rect: return rectRecipe(entry, named: name)
    case .gradient: return gradientValueRecipe(entry, named: name)
    case .gridItem: return gridItemRecipe(entry, named: name)
    case .shapeStyle: return styleRecipe(entry, named: name)?.recipe
    case .anyShapeStyle:
      return styleRecipe(entry, named: name).map { style in
        build([style.recipe]) { values in values[0].shapeStyle.map { .style(.erased($0)) } ?? values[0] }
      }
    default: break
    }
    switch types[id].kind {
    case .enumeration(let cases): return enumerationCase(entry, id, cases, named: name)
    case .structure(let fields): return structure(entry, id, fields, named: name)
    }
  }

  /// One member of an option set, or a list of them.
  private mutating func optionSet(_ entry: EntryID, _ id: TypeID, named name: String) -> Recipe? {
    let cases = types[id].cases
    guard tree.kind(entry) == .sequence else {
      guard let member = enumerationCase(entry, id, cases, named: name) else { return nil }
      return build([member]) { .array($0) }
    }
    if types[id].swiftName == "Edge.Set", let problem = lengthAmongEdges(entry) {
      report(problem)
      return nil
    }
    var members: [Recipe] = []
    var isComplete = true
    for element in tree.elements(entry) where !isDone {
      if let member = enumerationCase(element, id, cases, named: name) {
        members.append(member)
      } else {
        isComplete = false
      }
    }
    return isComplete ? build(members) { .array($0) } : nil
  }

  /// A case by its bare name where its values have defaults, or `{ case: { values } }`.
  private mutating func enumerationCase(
    _ entry: EntryID, _ id: TypeID, _ cases: [TypeDeclaration.EnumerationCase], named name: String
  ) -> Recipe? {
    if tree.kind(entry) == .string || tree.kind(entry) == .boolean {
      let word = caseName(entry)
      if let index = cases.firstIndex(where: { $0.name == word }) {
        let payload = cases[index].payload.compactMap(\.defaultValue)
        if payload.count == cases[index].payload.count {
          checkAvailability(ofMember: word, of: types[id].swiftName, at: span(entry))
          return .constant(.enumeration(id, index: index, payload: payload))
        }
        report(missingValues(entry, of: cases[index]))
        return nil
      }
      if let member = types[id].staticMembers.first(where: { $0.name == word }) {
        return .constant(member.value)
      }
    }
    if tree.kind(entry) == .mapping {
      let pairs = pairs(of: entry)
      if pairs.count == 1, let index = cases.firstIndex(where: { [word = text(pairs[0].key)] in $0.name == word }) {
        checkAvailability(ofMember: cases[index].name, of: types[id].swiftName, at: span(pairs[0].key))
        if cases[index].payload.isEmpty, givesValue(pairs[0].value) {
          report(valueOfPlainCase(cases[index].name, pairs[0].value, write: cases[index].name, inPlaceOf: entry))
          return nil
        }
        return casePayload(pairs[0].value, id, index, cases[index].payload)
      }
    }
    if types[id].traits.contains(.expressibleByString), tree.kind(entry) == .string {
      return structureOfText(entry, id, named: name)
    }
    // A case that does not exist has its values below it.
    let isMapping = tree.kind(entry) == .mapping && types[id].hasAssociatedValues && pairs(of: entry).count == 1
    report(
      unknownCase(isMapping ? pairs(of: entry)[0].key : entry, named: name, of: types[id].name) {
        $0.types[id].cases.map(\.name) + $0.types[id].staticMembers.map(\.name)
      })
    return nil
  }

  /// Complains of a bare name whose values have no defaults.
  private func missingValues(_ entry: EntryID, of declared: TypeDeclaration.EnumerationCase) -> Diagnostic {
    let needed = declared.payload.filter { $0.defaultValue == nil }.map(\.name)
    let names = needed.filter { !$0.isEmpty }
    let form = names.map { "\($0): …" }.joined(separator: ", ")
    return Diagnostic(
      .missingArgument, "`\(declared.name)` needs \(names.isEmpty ? "a value" : list(names))", at: span(entry),
      label: "write `{ \(declared.name): \(names.isEmpty ? "…" : "{ \(form) }") }`", expected: names)
  }

  /// A text that stands for a structure; nil for one that cannot.
  private mutating func structureOfText(_ entry: EntryID, _ id: TypeID, named name: String) -> Recipe? {
    let value = Value.string(text(entry))
    guard value.stands(for: id) else {
      let wanted =
        id == .date
        ? "a date in ISO 8601 such as `\"2024-05-01T12:00:00Z\"`" : "an address such as `https://example.com`"
      report(wrongType(entry, wanted: wanted, of: name))
      return nil
    }
    return .constant(.record(id, [value]))
  }

  private mutating func casePayload(
    _ entry: EntryID, _ id: TypeID, _ index: Int, _ payload: [TypeDeclaration.Field]
  ) -> Recipe? {
    let defaults = payload.compactMap(\.defaultValue)
    if !givesValue(entry), defaults.count == payload.count {
      return .constant(.enumeration(id, index: index, payload: defaults))
    }
    // One value needs no label, if all others have defaults.
    let others = payload.dropFirst().compactMap(\.defaultValue)
    if let first = payload.first, others.count == payload.count - 1,
      tree.kind(entry) != .mapping
        || payload.count == 1 && first.type.canBeMapping
          && !pairs(of: entry).contains(where: { text($0.key) == first.name })
    {
      guard let part = recipe(entry, first.type, named: first.name) else { return nil }
      return build([part] + others.map { .constant($0) }) { .enumeration(id, index: index, payload: $0) }
    }
    guard let parts = fields(entry, payload, of: types[id].cases[index].name) else { return nil }
    return build(parts) { .enumeration(id, index: index, payload: $0) }
  }

  /// A structure by its fields, or by the name of a static member.
  private mutating func structure(
    _ entry: EntryID, _ id: TypeID, _ fields: [TypeDeclaration.Field], named name: String
  ) -> Recipe? {
    let declaration = types[id]
    if declaration.traits.contains(.expressibleByString), tree.kind(entry) == .string {
      return structureOfText(entry, id, named: name)
    }
    if tree.kind(entry) == .string, !declaration.staticMembers.isEmpty {
      if let member = declaration.staticMembers.first(where: { $0.name == caseName(entry) }) {
        checkAvailability(ofMember: member.name, of: declaration.swiftName, at: span(entry))
        return .constant(member.value)
      }
      report(unknownCase(entry, named: name, of: declaration.name) { _ in declaration.staticMembers.map(\.name) })
      return nil
    }
    guard tree.kind(entry) == .mapping else {
      let members = fields.isEmpty ? "" : " with \(list(fields.map(\.name)))"
      let wanted = "\(withArticle(declaration.name))\(members)"
      let isSize = !fields.isEmpty && fields.allSatisfy { $0.type == .double } && tree.kind(entry) == .number
      if isSize {
        var problem = wrongType(entry, wanted: wanted, of: name)
        problem.label = "such as `\(sample(of: declaration, fields, text(entry)))`"
        report(problem)
        return nil
      }
      report(
        fields.contains { $0.type == .double }
          ? notANumber(entry, wanted: wanted, of: name) : wrongType(entry, wanted: wanted, of: name))
      return nil
    }
    if declaration.hidesMembers {
      report(
        currencyFormat(entry, of: declaration.name)
          ?? Diagnostic(
            .wrongType, "`\(name)` is \(withArticle(declaration.swiftName)), which cannot be written by its members",
            at: span(entry), label: "write an expression of Swift, in `$( )`"))
      return nil
    }
    return self.fields(entry, fields, of: declaration.name).map { parts in build(parts) { .record(id, $0) } }
  }

  /// A structure of numbers in which one number stands: for all fields, or for those that the number can only mean.
  private func sample(of declaration: TypeDeclaration, _ fields: [TypeDeclaration.Field], _ number: String) -> String {
    // The same number for all of a matrix would draw the view as a line.
    let factors = fields.map(\.name).filter { ["a", "d"].contains($0) }
    let names = factors.isEmpty ? fields.map(\.name) : factors
    return "{ \(names.map { "\($0): \(number)" }.joined(separator: ", ")) }"
  }

  /// The fields of a mapping in the order of their declaration, with defaults; nil after a diagnostic.
  ///
  /// A mapping may have a key `besides` them, which somebody else reads.
  mutating func fields(
    _ entry: EntryID, _ fields: [TypeDeclaration.Field], of type: String, besides other: String? = nil
  ) -> [Recipe]? {
    var parts: [Recipe?] = fields.map { field in field.defaultValue.map { .constant($0) } }
    var isComplete = true
    for (key, value) in pairs(of: entry) {
      let name = text(key)
      if name == other { continue }
      guard let index = fields.firstIndex(where: { $0.name == (name == "_" ? "" : name) }) else {
        if isFull { break }
        report(unknownField(key, fields.map(\.name), of: type))
        isComplete = false
        continue
      }
      parts[index] = recipe(value, fields[index].type, named: fields[index].name)
      isComplete = isComplete && parts[index] != nil
    }
    let missing = zip(fields, parts).filter { $0.1 == nil }.map(\.0.name)
    if isComplete && !missing.isEmpty {
      report(
        Diagnostic(.missingArgument, "`\(type)` needs \(list(missing))", at: span(entry), expected: missing))
    }
    return isComplete && missing.isEmpty ? parts.compactMap(\.self) : nil
  }
}

extension ValueType {
  /// Whether a value of the type can be written as a mapping: one that cannot has its label there.
  fileprivate var canBeMapping: Bool {
    switch self {
    case .bool, .int, .double, .string, .array, .null, .range, .closedRange, .closedRealRange, .caseRange: false
    case .optional(let wrapped): wrapped.canBeMapping
    case .unknown, .dictionary, .named, .applied, .tuple, .binding, .metatype: true
    }
  }
}
