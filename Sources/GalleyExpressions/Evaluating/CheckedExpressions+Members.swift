internal import GalleySource

extension CheckedExpressions {
  func member<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let base = try evaluate(node.a, &evaluation, &context)
    if evaluation.isChainBroken { return .null }
    let index = Int(node.b)
    if node.operation == .field {
      if case .record(_, let fields) = base, fields.indices.contains(index) { return fields[index] }
      if case .tuple(let fields) = base, fields.indices.contains(index) { return fields[index] }
    } else if case .enumeration(let type, let position, _) = base, context.types[type].cases.indices.contains(position)
    {
      let declared = context.types[type].cases[position]
      if node.operation == .rawValue { return .string(declared.name) }
      if declared.members.indices.contains(index) { return declared.members[index] }
    }
    throw mismatch("a value with this member", at: id)
  }

  func subscripted<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let base = try evaluate(node.a, &evaluation, &context)
    if evaluation.isChainBroken { return .null }
    let index = try evaluate(node.b, &evaluation, &context)
    if case .array(let elements) = base {
      if node.operation == .elementOfArray, case .int(let position) = index {
        guard elements.indices.contains(position) else { throw outOfRange(position, elements.count, node.b) }
        return elements[position]
      }
      if node.operation == .elementsFrom, case .int(let lower) = index {
        guard lower <= elements.count else { throw outOfRange(lower, elements.count, node.b) }
        return .array(try part(of: elements, lower, elements.count, node.b))
      }
      if node.operation == .elementsOfArray, let part = try part(of: elements, in: index, node.b) { return part }
    }
    if case .dictionary(let entries) = base, node.operation == .valueOfDictionary || node.operation == .valueOrDefault {
      if let value = try value(of: index, in: entries, id, &context) { return value }
      return node.operation == .valueOfDictionary ? .null : try evaluate(node.c, &evaluation, &context)
    }
    if node.operation == .guideOfDimensions {
      if base.areDimensionsOfSubview {
        return try context.answer(node.c == 1 ? .explicitGuide : .guide, [base, index], at: spans[Int(id)])
      }
      if let guide = Self.guide(index, of: base, isExplicit: node.c == 1) { return guide }
    }
    throw mismatch("a value with this subscript", at: id)
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
  private func part(of elements: [Value], in range: Value, _ id: Int32) throws(EvaluationFailure) -> Value? {
    if case .range(let lower, let upper) = range { return .array(try part(of: elements, lower, upper, id)) }
    guard case .closedRange(let lower, let upper) = range else { return nil }
    guard upper < elements.count else { throw outOfRange(upper, elements.count, id) }
    return .array(try part(of: elements, lower, upper + 1, id))
  }

  private func part(of elements: [Value], _ lower: Int, _ upper: Int, _ id: Int32) throws(EvaluationFailure) -> [Value]
  {
    guard lower >= 0 else { throw outOfRange(lower, elements.count, id) }
    guard upper <= elements.count else { throw outOfRange(upper - 1, elements.count, id) }
    return Array(elements[lower..<upper])
  }

  private func outOfRange(_ index: Int, _ count: Int, _ id: Int32) -> EvaluationFailure {
    let message =
      count == 0
      ? "index `\(index)` is out of range: the array is empty"
      : "index `\(index)` is out of range: the array has \(count) element\(count == 1 ? "" : "s"), 0 to \(count - 1)"
    return failure(.indexOutOfRange, message, at: id)
  }

  private func value<Context: EvaluationContext>(
    of key: Value, in entries: [Value.DictionaryEntry], _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) -> Value? {
    if entries.count >= 16 { try context.spendSteps(entries.count / 16, at: spans[Int(id)]) }
    var equality = ValueEquality(limit: limits.comparisons)
    do throws(FunctionFailure) {
      for entry in entries where try equality.areEqual(entry.key, key) { return entry.value }
    } catch {
      throw failure(.valueTooLarge, error.message, at: id)
    }
    return nil
  }
}
