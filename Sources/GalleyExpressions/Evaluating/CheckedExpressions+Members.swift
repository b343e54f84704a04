internal import GalleySource

extension CheckedExpressions {
  func member<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ base: ExpressionID, _ id: ExpressionID, _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let base = try evaluate(base, &evaluation, &context)
    if evaluation.isChainBroken { return .null }
    if case .field(_, let index) = node {
      if case .record(_, let fields) = base, fields.indices.contains(index) { return fields[index] }
      if case .tuple(let fields) = base, fields.indices.contains(index) { return fields[index] }
    } else if case .enumeration(let type, let position, _) = base, context.types[type].cases.indices.contains(position)
    {
      let declared = context.types[type].cases[position]
      if case .rawValue = node { return .string(declared.name) }
      if case .caseMember(_, let index) = node, declared.members.indices.contains(index) {
        return declared.members[index]
      }
    }
    throw mismatch("a value with this member", at: id)
  }

  func subscripted<Context: EvaluationContext>(
    _ kind: CheckedExpressionNode.Subscript, _ base: ExpressionID, _ place: ExpressionID, _ id: ExpressionID,
    _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let base = try evaluate(base, &evaluation, &context)
    if evaluation.isChainBroken { return .null }
    let index = try evaluate(place, &evaluation, &context)
    switch kind {
    case .element, .elements, .elementsFrom:
      if case .array(let elements) = base, let part = try part(kind, of: elements, at: index, place) { return part }
    case .value:
      if case .dictionary(let entries) = base { return try value(of: index, in: entries, id, &context) ?? .null }
    case .valueOrDefault(let fallback):
      guard case .dictionary(let entries) = base else { break }
      if let value = try value(of: index, in: entries, id, &context) { return value }
      return try evaluate(fallback, &evaluation, &context)
    case .guide(let isExplicit):
      if base.areDimensionsOfSubview {
        return try context.answer(isExplicit ? .explicitGuide : .guide, [base, index], at: span(id))
      }
      if let guide = Self.guide(index, of: base, isExplicit: isExplicit) { return guide }
    }
    throw mismatch("a value with this subscript", at: id)
  }

  /// An element of an array, or some of them; nil if the index is of another type.
  private func part(
    _ kind: CheckedExpressionNode.Subscript, of elements: [Value], at index: Value, _ id: ExpressionID
  ) throws(EvaluationFailure) -> Value? {
    if case .elements = kind { return try part(of: elements, in: index, id) }
    guard case .int(let position) = index else { return nil }
    if case .elementsFrom = kind {
      guard position <= elements.count else { throw outOfRange(position, elements.count, id) }
      return .array(try part(of: elements, position, elements.count, id))
    }
    guard elements.indices.contains(position) else { throw outOfRange(position, elements.count, id) }
    return elements[position]
  }

  /// The place of a guide in the dimensions of a view; an explicit one may be nil.
  private static func guide(_ guide: Value, of dimensions: Value, isExplicit: Bool) -> Value? {
    guard case .record(_, let fields) = dimensions, case .enumeration(let type, let index, _) = guide else {
      return nil
    }
    let first = isExplicit ? 4 : 2
    let position = type == .horizontalAlignment ? first : first + 1
    guard fields.indices.contains(position), case .array(let guides) = fields[position] else { return nil }
    return guides.indices.contains(index) ? guides[index] : isExplicit ? .null : .double(0)
  }

  /// The elements in a range; nil if the index is none.
  private func part(of elements: [Value], in range: Value, _ id: ExpressionID) throws(EvaluationFailure) -> Value? {
    if case .range(let lower, let upper) = range { return .array(try part(of: elements, lower, upper, id)) }
    guard case .closedRange(let lower, let upper) = range else { return nil }
    guard upper < elements.count else { throw outOfRange(upper, elements.count, id) }
    return .array(try part(of: elements, lower, upper + 1, id))
  }

  private func part(
    of elements: [Value], _ lower: Int, _ upper: Int, _ id: ExpressionID
  ) throws(EvaluationFailure) -> [Value] {
    guard lower >= 0 else { throw outOfRange(lower, elements.count, id) }
    guard upper <= elements.count else { throw outOfRange(upper - 1, elements.count, id) }
    return Array(elements[lower..<upper])
  }

  private func outOfRange(_ index: Int, _ count: Int, _ id: ExpressionID) -> EvaluationFailure {
    let message =
      count == 0
      ? "index `\(index)` is out of range: the array is empty"
      : "index `\(index)` is out of range: the array has \(count) element\(count == 1 ? "" : "s"), 0 to \(count - 1)"
    return failure(.indexOutOfRange, message, at: id)
  }

  private func value<Context: EvaluationContext>(
    of key: Value, in entries: [Value.DictionaryEntry], _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) -> Value? {
    if entries.count >= 16 { try context.spendSteps(entries.count / 16, at: span(id)) }
    var equality = ValueEquality(limit: limits.comparisons)
    do throws(FunctionFailure) {
      for entry in entries where try equality.areEqual(entry.key, key) { return entry.value }
    } catch {
      throw failure(.valueTooLarge, error.message, at: id)
    }
    return nil
  }
}
