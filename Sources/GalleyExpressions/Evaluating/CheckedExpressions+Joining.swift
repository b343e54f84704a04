internal import GalleySource

extension CheckedExpressions {
  /// Puts texts together.
  func interpolated<Context: EvaluationContext>(
    _ parts: Operands, _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var result = ""
    for operand in operands[parts] {
      guard case .string(let part) = try evaluate(operand, &evaluation, &context) else {
        throw mismatch("a String", at: operand)
      }
      try check(result.utf8.count + part.utf8.count, limits.textLength, "text has", "bytes", id, &context)
      result += part
    }
    return .string(result)
  }

  /// Joins the texts or arrays of a chain of `+`, without copying for each what has been joined before it.
  func joinedChain<Context: EvaluationContext>(
    _ id: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let (first, links) = chainOfJoins(id)
    try context.spendSteps(links.count - 1, at: span(id))
    var result = try evaluate(first, &evaluation, &context)
    for link in links.reversed() {
      try append(try evaluate(link.operand, &evaluation, &context), to: &result, link.join, &context)
    }
    return result
  }

  /// What a chain of joins of one kind begins with, and what each adds, the last first.
  private func chainOfJoins(
    _ last: ExpressionID
  ) -> (first: ExpressionID, links: [(join: ExpressionID, operand: ExpressionID)]) {
    var first = last
    var links: [(join: ExpressionID, operand: ExpressionID)] = []
    while let join = nodes[first].join, join.areTexts == nodes[last].join?.areTexts {
      links.append((first, join.right))
      first = join.left
    }
    return (first, links)
  }

  /// Whether the body of a closure adds to an argument in its place.
  func growsArgument(_ body: ExpressionID) -> Bool {
    if nodes[body].join != nil, case .local(_, true) = nodes[chainOfJoins(body).first] { true } else { false }
  }

  /// Lets the body of a closure, the nodes from `start` on, add to an argument in its place if it reads it only there: what
  /// grows from element to element, as in `reduce([]) { $0 + [$1] }`, is then not copied for each.
  ///
  /// The closure's own arguments stand from `position` on; those of a closure around are read for every element.
  mutating func growArgument(in body: ExpressionID, since start: ExpressionID, from position: Int) {
    guard nodes[body].join != nil, case let first = chainOfJoins(body).first,
      case .local(let argument, _) = nodes[first], argument >= position,
      nodes[nodes.indices(from: start)].count(where: { if case .local(argument, _) = $0 { true } else { false } }) == 1
    else { return }
    nodes[first] = .local(argument, isLastUse: true)
  }

  /// Appends a text to a text, or an array to an array.
  func append<Context: EvaluationContext>(
    _ more: Value, to whole: inout Value, _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) {
    if case .string(let more) = more, case .string(var text) = whole {
      try check(text.utf8.count + more.utf8.count, limits.textLength, "text has", "bytes", id)
      try context.spendSteps(more.utf8.count / 16, at: span(id))
      // It has one owner again, and grows in its place.
      whole = .null
      text += more
      whole = .string(text)
    } else if case .array(let more) = more {
      guard case .array(var elements) = whole else { throw mismatch("an array", at: id) }
      try check(elements.count + more.count, limits.elements, "array has", "elements", id)
      try context.spendSteps(more.count / 16, at: span(id))
      whole = .null
      elements += more
      whole = .array(elements)
    } else if let more = more.localizedText, var text = whole.localizedText {
      try check(text.string.utf8.count + more.string.utf8.count, limits.textLength, "text has", "bytes", id)
      try context.spendSteps(more.string.utf8.count / 16, at: span(id))
      whole = .null
      text.append(more, [])
      whole = .localized(text)
    } else {
      throw mismatch("a text or an array", at: id)
    }
  }

  /// The text of a value as Swift prints it.
  func printed<Context: EvaluationContext>(
    _ value: ExpressionID, _ type: ValueType, _ id: ExpressionID, _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let value = try evaluate(value, &evaluation, &context)
    var printer = ValuePrinter(types: context.types, module: context.moduleName, limit: limits.textLength)
    printer.print(value, as: type)
    guard !printer.isOverLimit else {
      throw failure(
        .valueTooLarge, "the text of this value has more bytes than the limit of \(limits.textLength)", at: id)
    }
    try context.spendSteps(printer.text.utf8.count / 16, at: span(id))
    return .string(printer.text)
  }

  /// Ends if something is too large.
  private func check(
    _ size: Int, _ limit: Int, _ what: String, _ unit: String, _ id: ExpressionID
  ) throws(EvaluationFailure) {
    guard size <= limit else {
      throw failure(.valueTooLarge, "this \(what) \(size) \(unit), more than the limit of \(limit)", at: id)
    }
  }

  /// Counts the work of making something of `size` parts, and ends if it is too large.
  func check<Context: EvaluationContext>(
    _ size: Int, _ limit: Int, _ what: String, _ unit: String, _ id: ExpressionID, _ context: inout Context
  ) throws(EvaluationFailure) {
    try check(size, limit, what, unit, id)
    if size >= 16 { try context.spendSteps(size / 16, at: span(id)) }
  }
}

extension CheckedExpressionNode {
  /// What is joined by it; nil if it joins nothing.
  fileprivate var join: (areTexts: Bool, left: ExpressionID, right: ExpressionID)? {
    if case .joinTexts(let left, let right) = self { return (true, left, right) }
    if case .joinArrays(let left, let right) = self { return (false, left, right) }
    return nil
  }
}
