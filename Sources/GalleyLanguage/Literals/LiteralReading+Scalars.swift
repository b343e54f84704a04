import GalleyExpressions
import GalleyFormats
import GalleySource

// Values by the type that is wanted: numbers, truth values, texts and ranges here, all others by readers of their own.

extension LiteralReading {
  /// A value of a type that is written as such, and is no expression; nil after a diagnostic.
  mutating func literalRecipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    switch type {
    case .double: return number(entry, named: name)
    case .int: return integer(entry, named: name)
    case .bool:
      if let value = tree.boolean(entry) { return .constant(.bool(value)) }
      report(notABoolean(entry, of: name))
      return nil
    case .string: return string(entry, named: name)
    case .optional(let wrapped):
      return tree.kind(entry) == .null ? .constant(.null) : recipe(entry, wrapped, named: name)
    case .array(let element): return array(entry, element, named: name)
    case .dictionary(let key, let value): return dictionary(entry, key, value, named: name)
    case .range, .closedRange, .closedRealRange: return range(entry, type, named: name)
    case .named(let id): return named(entry, id, named: name)
    case .unknown: return inferred(entry)?.recipe
    case .tuple(let elements):
      let fields = elements.map { TypeDeclaration.Field($0.label, $0.type) }
      return self.fields(entry, fields, of: name).map { parts in build(parts) { .tuple($0) } }
    case .null, .applied, .binding, .metatype, .caseRange:
      report(wrongType(entry, wanted: "a value of type `\(type.spelled(in: types))`", of: name))
      return nil
    }
  }

  private mutating func number(_ entry: EntryID, named name: String) -> Recipe? {
    if tree.kind(entry) == .number, let value = tree.real(entry), !value.isNaN {
      noteNumber(entry)
      return .constant(.double(value))
    }
    if tree.kind(entry) == .string && ["infinity", ".infinity"].contains(text(entry)) {
      return .constant(.double(.infinity))
    }
    report(notANumber(entry, wanted: "a number", of: name))
    return nil
  }

  private mutating func integer(_ entry: EntryID, named name: String) -> Recipe? {
    if tree.kind(entry) == .number, case .value(let value) = tree.integer(entry) {
      noteNumber(entry)
      return .constant(.int(value))
    }
    report(notANumber(entry, wanted: "a whole number", of: name))
    return nil
  }

  private mutating func string(_ entry: EntryID, named name: String) -> Recipe? {
    switch tree.kind(entry) {
    case .string, .number, .boolean:
      noteText(entry)
      return admitsText(at: entry) ? .constant(.string(text(entry))) : nil
    case .null, .sequence, .mapping:
      report(wrongType(entry, wanted: "a text", of: name))
      return nil
    }
  }

  /// The complaint about something that is no range, with the range where its two ends are given: `in: [0, 10]`.
  private func rangeAsList(_ entry: EntryID, named name: String) -> Diagnostic {
    var problem = wrongType(entry, wanted: "a range such as `0..<5` or `0...5`", of: name)
    let ends = tree.kind(entry) == .sequence ? Array(tree.elements(entry).prefix(3)) : pairs(of: entry).map(\.value)
    guard ends.count == 2, ends.allSatisfy({ tree.kind($0) == .number }), problem.fix == nil else { return problem }
    let quote = tree.hasKeysInQuotes ? "\"" : ""
    let isReversed = tree.real(ends[0]).map { first in tree.real(ends[1]).map { first > $0 } ?? false } ?? false
    let (lower, upper) = isReversed ? (ends[1], ends[0]) : (ends[0], ends[1])
    let mend = "\(quote)\(text(lower))...\(text(upper))\(quote)"
    problem.label = "write `\(mend)`"
    problem.fix = TextEdit(span: span(entry), replacement: mend)
    return problem
  }

  /// The warning that a range with names in it, `0..<count`, is an expression of Swift; nil where it is something else.
  func rangeOfNames(_ unmarked: Diagnostic, _ entry: EntryID) -> Diagnostic? {
    guard unmarked.code == .unmarkedExpression, text(entry).contains(".."), text(entry).first != "$" else { return nil }
    var warning = Diagnostic(
      .swiftSource, "`\(text(entry))` is Swift, and an expression of Swift stands in `$( )`", at: span(entry),
      label: unmarked.label, fix: unmarked.fix)
    warning.severity = .warning
    return warning
  }

  /// A range of numbers is an expression without its `$( )`: `0..<5`; names in it need that, as everywhere.
  private mutating func range(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    guard tree.kind(entry) == .string else {
      report(rangeAsList(entry, named: name))
      return nil
    }
    if let unmarked = unmarkedExpression(entry, wanted: "a range such as `0...5`", of: name) {
      guard let warning = rangeOfNames(unmarked, entry) else {
        report(unmarked)
        return nil
      }
      report(warning)
    }
    return expressionRecipe(entry, in: 0..<tree.bytes(entry).count, expecting: type)?.recipe
  }
}
