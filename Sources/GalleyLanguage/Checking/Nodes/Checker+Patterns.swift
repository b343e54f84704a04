import GalleyExpressions
import GalleyFormats
import GalleySource

// Patterns of `switch` and of `if: { case: pattern, be: value }`.

/// The names that the patterns of one case give to values: every pattern gives the same.
struct PatternNames {
  fileprivate struct Name {
    let slot: ValueSlot
    let type: ValueType
  }

  fileprivate var names: [String: Name] = [:]
  /// How many patterns have been read.
  fileprivate var patternCount = 0
}

extension Checker {
  /// Checks a value of the subject's type, a range for numbers, or a case of an enumeration with names for its values.
  ///
  /// Nil after a diagnostic. Names are known from here on.
  mutating func pattern(_ entry: EntryID, _ type: ValueType, _ names: inout PatternNames) -> CheckedPattern? {
    guard let (enumeration, index, values) = caseWithValues(entry, of: type) else {
      if type == .unknown, tree.kind(entry) == .mapping {
        declareNames(in: entry)
        return nil
      }
      checkNames([:], &names, at: entry)
      return valuePattern(entry, type).map { .value($0) }
    }
    let payload = document.types[enumeration].cases[index].payload
    let name = document.types[enumeration].cases[index].name
    guard let values else {
      checkNames([:], &names, at: entry)
      return .enumerationCase(index: index, slots: [])
    }
    guard tree.kind(values) == .sequence else {
      report(valuesNotNamed(values, payload, of: name, in: entry))
      return nil
    }
    let elements = Array(tree.elements(values))
    guard elements.count == payload.count else {
      report(wrongCount(elements.count, payload, of: name, in: entry))
      declareNames(in: entry)
      return nil
    }
    var slots: [ValueSlot?] = []
    var own: [String: PatternNames.Name] = [:]
    for (element, field) in zip(elements, payload) {
      guard isName(element, of: name) else { return nil }
      guard text(element) != "_" else {
        slots.append(nil)
        continue
      }
      if own[text(element)] != nil { report(sameName(element)) }
      let slot = names.names[text(element)]?.slot ?? declare(text(element), field.type, .constant, at: span(element))
      own[text(element)] = PatternNames.Name(slot: slot, type: field.type)
      slots.append(slot)
    }
    checkNames(own, &names, at: entry)
    return .enumerationCase(index: index, slots: slots)
  }

  /// Makes the names of a pattern known whose values are not, so that nothing is said of their uses.
  private mutating func declareNames(in entry: EntryID) {
    for (_, values) in pairs(of: entry) where tree.kind(values) == .sequence {
      for name in tree.elements(values) where tree.kind(name) == .string { _ = declare(text(name), .unknown) }
    }
  }

  /// The case with values that a pattern is for, and what stands for its values: nil for its bare name.
  private func caseWithValues(
    _ entry: EntryID, of type: ValueType
  ) -> (type: TypeID, index: Int, values: EntryID?)? {
    guard case .named(let id) = type.unwrapped else { return nil }
    // What SwiftUI's cases hold is a value to compare with, unless names for it are listed.
    let isOwn = document.types[id].module == nil
    let cases = document.types[id].cases
    func index(_ key: EntryID) -> Int? {
      let name = caseName(key)
      return cases.firstIndex { $0.name == name && !$0.payload.isEmpty }
    }
    switch tree.kind(entry) {
    case .string, .boolean: return index(entry).map { (id, $0, nil) }
    case .mapping:
      let pairs = pairs(of: entry)
      guard pairs.count == 1, isOwn || tree.kind(pairs[0].value) == .sequence else { return nil }
      return index(pairs[0].key).map { (id, $0, pairs[0].value) }
    case .null, .number, .sequence: return nil
    }
  }

  /// A value of the subject's type, or a range for numbers.
  private mutating func valuePattern(_ entry: EntryID, _ type: ValueType) -> DynamicValue? {
    if let problem = swiftPattern(entry, type) {
      report(problem)
      return nil
    }
    let isRange = tree.kind(entry) == .string && (text(entry).contains("...") || text(entry).contains("..<"))
    let wanted: ValueType =
      isRange && (type == .int || type == .double)
      ? (text(entry).contains("..<") ? .range : type == .int ? .closedRange : .closedRealRange) : type
    return dynamicValue(entry, wanted, named: "case")
  }

  /// Compares the names of a pattern with those of the first one of its case.
  private mutating func checkNames(
    _ own: [String: PatternNames.Name], _ names: inout PatternNames, at entry: EntryID
  ) {
    names.patternCount += 1
    guard names.patternCount > 1 else {
      names.names = own
      return
    }
    let known = names.names
    let lacking = known.keys.filter { own[$0] == nil } + own.keys.filter { known[$0] == nil }
    let differing = own.keys.filter { name in known[name].map { $0.type != own[name]?.type } ?? false }
    guard let name = (lacking.isEmpty ? differing : lacking).min() else { return }
    report(
      Diagnostic(
        .wrongType,
        lacking.isEmpty
          ? "`\(name)` has another type here than in the first pattern of this case"
          : "`\(name)` must have a value in every pattern of this case, since one body is shown for all of them",
        at: span(entry), label: "write a case of its own"))
  }
}
