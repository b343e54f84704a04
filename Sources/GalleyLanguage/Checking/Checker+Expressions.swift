import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// Tells whether a scalar holds an expression, or the mark of a literal `$(`.
  func isTemplate(_ entry: EntryID) -> Bool {
    guard tree.kind(entry) == .string else { return false }
    let bytes = tree.bytes(entry)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "(") { return true }
      index += 1
    }
    return false
  }

  /// Checks a scalar that holds expressions; nil after a diagnostic.
  mutating func templateRecipe(_ entry: EntryID, expecting type: ValueType?) -> (recipe: Recipe, type: ValueType)? {
    let tree = tree
    let checked = document.expressions.checkTemplate(
      tree.bytes(entry), at: { tree.sourceSpan(of: entry, in: $0) }, expecting: type, in: scope,
      diagnostics: &diagnostics)
    return checked.flatMap { recipe(of: $0) }
  }

  /// Checks bytes of a scalar as an expression without `$( )`; nil after a diagnostic.
  mutating func expressionRecipe(
    _ entry: EntryID, in range: Range<Int>, expecting type: ValueType?
  ) -> (recipe: Recipe, type: ValueType)? {
    let tree = tree
    let checked = document.expressions.check(
      tree.bytes(entry), range: range, at: { tree.sourceSpan(of: entry, in: $0) }, expecting: type, in: scope,
      diagnostics: &diagnostics)
    return recipe(of: checked)
  }

  private func recipe(of checked: CheckedExpression) -> (recipe: Recipe, type: ValueType)? {
    guard checked.id.isValid else { return nil }
    if let value = document.expressions.constant(checked.id) { return (.constant(value), checked.type) }
    return (.expression(checked.id), checked.type)
  }

  /// `lets` or `state`: names with values, each seeing those above it.
  mutating func checkSteps(
    _ entry: EntryID, keyword: String = "let", valueKey: String = "value"
  ) -> [ActivationPlan.Step] {
    guard tree.kind(entry) == .mapping else {
      if tree.kind(entry) != .null { report(wrongType(entry, wanted: "a mapping of names and values", of: keyword)) }
      return []
    }
    var steps: [ActivationPlan.Step] = []
    for (key, value) in pairs(of: entry) {
      checkDefinitionName(key, isUpperCase: false)
      guard let (recipe, type) = typedValue(value, named: text(key), valueKey: valueKey) else {
        _ = declare(text(key), .unknown)
        continue
      }
      steps.append(
        ActivationPlan.Step(slot: declare(text(key), type), recipe: recipe, type: type, span: span(key)))
    }
    return steps
  }

  /// `{ type: T, value: … }`, or a plain value whose type follows.
  private mutating func typedValue(
    _ entry: EntryID, named name: String, valueKey: String
  ) -> (recipe: Recipe, type: ValueType)? {
    if tree.kind(entry) == .mapping {
      let pairs = pairs(of: entry)
      let keys = pairs.map { text($0.key) }
      if Set(keys) == ["type", valueKey], let typeEntry = pairs.first(where: { text($0.key) == "type" })?.value,
        let valueEntry = pairs.first(where: { text($0.key) == valueKey })?.value
      {
        guard let type = type(at: typeEntry) else {
          report(unknownType(typeEntry))
          return nil
        }
        return recipe(valueEntry, type, named: name).map { ($0, type) }
      }
    }
    guard let (recipe, type) = inferred(entry) else { return nil }
    return (recipe, type == .null ? .unknown : type)
  }
}
