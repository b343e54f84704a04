internal import GalleySource

// Calls that apply a closure to the elements of a list. Each application is a step, beside those of the closure's body.
extension CheckedExpressions {
  func callElements<Context: EvaluationContext>(
    _ function: FunctionID, _ parts: Operands, _ id: ExpressionID, _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    guard case .elements(let operation) = FunctionTable.implementation(of: function) else { return .null }
    let operands = Array(operands[parts])
    let base = try evaluate(operands[0], &evaluation, &context)
    if evaluation.isChainBroken { return .null }
    let body = operands[operands.count - 1]
    if case .dictionary(let entries) = base, operation == .filterPairs || operation == .mapValues {
      return try changed(entries, operation, body, id, &evaluation, &context)
    }
    if operation == .mapOptional {
      return base == .null ? .null : try apply(body, to: base, at: id, &evaluation, &context)
    }
    let elements = try self.elements(of: base, id, &context)
    switch operation {
    case .filterText:
      let kept = try collected(.filter, elements, body, id, &evaluation, &context)
      return .string(
        kept.reduce(into: "") { text, character in if case .string(let next) = character { text += next } })
    case .grouping: return try grouped(elements, body, id, &evaluation, &context)
    case .map, .mapOptional, .compactMap, .flatMap, .filter, .filterPairs, .mapValues:
      return .array(try collected(operation, elements, body, id, &evaluation, &context))
    case .allSatisfy:
      return .bool(try index(of: false, in: elements, isLast: false, body, id, &evaluation, &context) == nil)
    case .contains:
      return .bool(try index(of: true, in: elements, isLast: false, body, id, &evaluation, &context) != nil)
    case .first, .last:
      let isLast = operation == .last
      return try index(of: true, in: elements, isLast: isLast, body, id, &evaluation, &context).map { elements[$0] }
        ?? .null
    case .firstIndex, .lastIndex:
      let isLast = operation == .lastIndex
      return try index(of: true, in: elements, isLast: isLast, body, id, &evaluation, &context).map { .int($0) }
        ?? .null
    case .sorted: return .array(try sorted(elements, body, id, &evaluation, &context))
    case .min, .max: return try extreme(operation, elements, body, id, &evaluation, &context)
    case .reduce:
      let first = try evaluate(operands[1], &evaluation, &context)
      return try reduced(elements, from: first, body, id, &evaluation, &context)
    }
  }

  /// The pairs of a dictionary for which a closure is true, or all with what it makes of their values.
  private func changed<Context: EvaluationContext>(
    _ entries: [Value.DictionaryEntry], _ operation: FunctionDeclaration.ElementOperation, _ body: ExpressionID,
    _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var result: [Value.DictionaryEntry] = []
    for entry in entries {
      if operation == .mapValues {
        result.append(
          Value.DictionaryEntry(key: entry.key, value: try apply(body, to: entry.value, at: id, &evaluation, &context)))
      } else {
        let isKept = try apply(body, to: .tuple([entry.key, entry.value]), at: id, &evaluation, &context)
        if isKept == .bool(true) { result.append(entry) }
      }
    }
    return .dictionary(result)
  }

  /// The elements by what a closure makes of them, in the order of the first of each group.
  private func grouped<Context: EvaluationContext>(
    _ elements: [Value], _ body: ExpressionID, _ id: ExpressionID, _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var positions: [Value: Int] = [:]
    var groups: [(key: Value, members: [Value])] = []
    for element in elements {
      let key = try apply(body, to: element, at: id, &evaluation, &context)
      if let position = positions[key] {
        groups[position].members.append(element)
      } else {
        positions[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return .dictionary(groups.map { Value.DictionaryEntry(key: $0.key, value: .array($0.members)) })
  }

  private func reduced<Context: EvaluationContext>(
    _ elements: [Value], from first: consuming Value, _ body: ExpressionID, _ id: ExpressionID,
    _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let isCopied = !growsArgument(body)
    let outer = evaluation.locals.count
    // The result so far has its place among the arguments alone, so that it can grow there.
    evaluation.locals.append(first)
    for element in elements {
      evaluation.locals.append(element)
      let result = try value(of: body, id, &evaluation, &context)
      evaluation.locals.removeSubrange(outer...)
      if isCopied { try spend(size(result), id, &context) }
      evaluation.locals.append(result)
    }
    return evaluation.locals.removeLast()
  }

  private func elements<Context: EvaluationContext>(
    of value: Value, _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) -> [Value] {
    do throws(FunctionFailure) {
      return try FunctionArguments(values: [value], types: context.types, limits: limits).elements(0)
    } catch {
      throw failure(error.code.diagnosticCode, error.message, at: id)
    }
  }

  /// The value of a closure for one argument, or two.
  private func apply<Context: EvaluationContext>(
    _ body: ExpressionID, to first: Value, and second: Value? = nil, at id: ExpressionID,
    _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let outer = evaluation.locals.count
    evaluation.locals.append(first)
    if let second { evaluation.locals.append(second) }
    let result = try value(of: body, id, &evaluation, &context)
    evaluation.locals.removeSubrange(outer...)
    return result
  }

  /// The value of a closure whose arguments stand in their places.
  private func value<Context: EvaluationContext>(
    of body: ExpressionID, _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    try context.spendStep(at: span(id))
    return try evaluate(body, &evaluation, &context)
  }

  private func collected<Context: EvaluationContext>(
    _ operation: FunctionDeclaration.ElementOperation, _ elements: [Value], _ body: ExpressionID, _ id: ExpressionID,
    _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> [Value] {
    var result: [Value] = []
    for element in elements {
      let value = try apply(body, to: element, at: id, &evaluation, &context)
      if operation == .filter {
        if value == .bool(true) { result.append(element) }
      } else if operation == .flatMap {
        let inner = try self.elements(of: value, id, &context)
        try spend(inner.count, id, &context)
        result += inner
      } else if operation == .map || value != .null {
        result.append(value)
      }
      guard result.count <= limits.elements else {
        throw failure(
          .valueTooLarge, "this array has \(result.count) elements, more than the limit of \(limits.elements)", at: id)
      }
    }
    return result
  }

  /// The first or the last index whose element a closure gives a truth value for.
  private func index<Context: EvaluationContext>(
    of wanted: Bool, in elements: [Value], isLast: Bool, _ body: ExpressionID, _ id: ExpressionID,
    _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Int? {
    for offset in elements.indices {
      let index = isLast ? elements.count - 1 - offset : offset
      if try apply(body, to: elements[index], at: id, &evaluation, &context) == .bool(wanted) { return index }
    }
    return nil
  }

  private func extreme<Context: EvaluationContext>(
    _ operation: FunctionDeclaration.ElementOperation, _ elements: [Value], _ body: ExpressionID, _ id: ExpressionID,
    _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    guard var best = elements.first else { return .null }
    for element in elements.dropFirst() {
      let (lower, upper) = operation == .min ? (element, best) : (best, element)
      if try apply(body, to: lower, and: upper, at: id, &evaluation, &context) == .bool(true) { best = element }
    }
    return best
  }

  /// Sorts by merging: equal elements keep their order, and whatever the closure says, there are no more comparisons than
  /// elements times the logarithm of their count.
  private func sorted<Context: EvaluationContext>(
    _ elements: [Value], _ body: ExpressionID, _ id: ExpressionID, _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> [Value] {
    var runs = elements
    var width = 1
    while width < runs.count {
      var merged: [Value] = []
      merged.reserveCapacity(runs.count)
      for start in stride(from: 0, to: runs.count, by: 2 * width) {
        var (left, right) = (start, min(start + width, runs.count))
        let (middle, end) = (right, min(start + 2 * width, runs.count))
        while left < middle, right < end {
          let isBefore = try apply(body, to: runs[right], and: runs[left], at: id, &evaluation, &context) == .bool(true)
          merged.append(isBefore ? runs[right] : runs[left])
          if isBefore { right += 1 } else { left += 1 }
        }
        merged += runs[left..<middle]
        merged += runs[right..<end]
      }
      runs = merged
      width *= 2
    }
    return runs
  }
}
