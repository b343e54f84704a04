import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// A value whose type follows from how it is written; nil after a diagnostic.
  ///
  /// A whole number is an Int. A list has the common type of its elements. A mapping is the declared record whose members
  /// it has; a dictionary, if its values are lists or mappings of one type; else a tuple with labels.
  mutating func inferred(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    withinValue(at: entry) { $0.inferredValue(entry) }
  }

  private mutating func inferredValue(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    switch tree.kind(entry) {
    case .null: return (.constant(.null), .null)
    case .boolean: return (.constant(.bool(tree.boolean(entry) ?? false)), .bool)
    case .number:
      noteOldNumber(entry)
      if case .value(let number) = tree.integer(entry) { return (.constant(.int(number)), .int) }
      return (.constant(.double(tree.real(entry) ?? 0)), .double)
    case .string:
      if isTemplate(entry) { return templateRecipe(entry, expecting: nil) }
      noteOldText(entry)
      guard admitsText(at: entry) else { return nil }
      return (.constant(.string(text(entry))), .string)
    case .sequence: return inferredList(entry).map { (bounded($0.recipe, $0.type, entry), $0.type) }
    case .mapping: return inferredMapping(entry).map { (bounded($0.recipe, $0.type, entry), $0.type) }
    }
  }

  private mutating func inferredList(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    var parts: [Recipe] = []
    var types: [ValueType] = []
    for element in tree.elements(entry) where !isDone {
      guard let (part, type) = inferred(element) else { return nil }
      parts.append(part)
      types.append(type)
    }
    let element = commonType(types) ?? .unknown
    let convert = element == .double && types.contains(.int)
    let recipe = build(parts) { values in
      .array(convert ? values.map { .double($0.number ?? 0) } : values)
    }
    return (recipe, .array(element))
  }

  private mutating func inferredMapping(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    let pairs = pairs(of: entry)
    let keys = pairs.map { text($0.key) }
    if isGridItem(keys) {
      return recipe(entry, .named(.gridItem), named: "GridItem").map { ($0, .named(.gridItem)) }
    }
    if let record = recordType(with: keys) {
      return recipe(entry, .named(record), named: document.types[record].name).map { ($0, .named(record)) }
    }
    if let enumeration = enumeration(ofCase: pairs) {
      return recipe(entry, .named(enumeration), named: document.types[enumeration].name).map {
        ($0, .named(enumeration))
      }
    }
    var parts: [Recipe] = []
    var types: [ValueType] = []
    for (_, value) in pairs {
      guard let (part, type) = inferred(value) else { return nil }
      parts.append(part)
      types.append(type)
    }
    if let common = commonType(types), common.isComposite {
      let recipe = build(parts) { values in
        .dictionary(zip(keys, values).map { Value.DictionaryEntry(key: .string($0), value: $1) })
      }
      return (recipe, .dictionary(key: .string, value: common))
    }
    let elements = zip(keys, types).map { ValueType.TupleElement(label: $0, type: $1) }
    return (build(parts) { .tuple($0) }, .tuple(elements))
  }

  /// Tells whether a mapping can only be a grid item: it has a size's name, and nothing that an item has not.
  private func isGridItem(_ keys: [String]) -> Bool {
    guard let size = TypeTable.builtInID("GridItem.Size") else { return false }
    let sizes = document.types[size].cases.map(\.name)
    guard keys.contains(where: { sizes.contains($0) }), recordType(with: keys) == nil else { return false }
    return keys.allSatisfy { sizes.contains($0) || $0 == "spacing" || $0 == "alignment" }
  }

  /// The record of the document that has all these members, and no others that must be given; nil unless it is the only one.
  func recordType(with keys: [String]) -> TypeID? {
    let candidates = definitions.types.filter { id in
      let fields = document.types[id].fields
      return !fields.isEmpty && keys.allSatisfy { key in fields.contains { $0.name == key } }
        && fields.allSatisfy { $0.defaultValue != nil || keys.contains($0.name) }
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The enumeration of the document that has a case with just these values, `{ page: { id: 3 } }`; nil unless it is the only
  /// one.
  private func enumeration(ofCase pairs: [(key: EntryID, value: EntryID)]) -> TypeID? {
    guard pairs.count == 1, tree.kind(pairs[0].value) == .mapping else { return nil }
    let name = text(pairs[0].key)
    let labels = Set(self.pairs(of: pairs[0].value).map { text($0.key) })
    let candidates = definitions.types.filter { id in
      document.types[id].cases.contains { candidate in
        candidate.name == name && !candidate.payload.isEmpty && Set(candidate.payload.map(\.name)) == labels
      }
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  private func commonType(_ types: [ValueType]) -> ValueType? {
    guard var common = types.first else { return nil }
    for type in types.dropFirst() where type != common {
      guard common == .int && type == .double || common == .double && type == .int else { return nil }
      common = .double
    }
    return common
  }
}

extension ValueType {
  /// A list, dictionary, record or tuple.
  fileprivate var isComposite: Bool {
    switch self {
    case .array, .dictionary, .tuple, .named: true
    case .unknown, .null, .bool, .int, .double, .string, .optional, .range, .closedRange, .closedRealRange, .caseRange,
      .applied, .binding, .metatype:
      false
    }
  }
}
