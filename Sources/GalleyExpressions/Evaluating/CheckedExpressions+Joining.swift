internal import GalleySource

extension CheckedExpressions {
  /// Puts texts together.
  func interpolated<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var result = ""
    for operand in list(node) {
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
    _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let operation = nodes[Int(id)].operation
    var first = id
    var links: [Int32] = []
    while nodes[Int(first)].operation == operation {
      links.append(first)
      first = nodes[Int(first)].a
    }
    try context.spendSteps(links.count - 1, at: spans[Int(id)])
    var result = try evaluate(first, &evaluation, &context)
    for link in links.reversed() {
      try append(try evaluate(nodes[Int(link)].b, &evaluation, &context), to: &result, link, &context)
    }
    return result
  }

  /// The node that a chain of joins begins with; nil for what is none.
  private func firstOperand(of join: Int32) -> Int32? {
    let operation = nodes[Int(join)].operation
    guard operation == .joinTexts || operation == .joinArrays else { return nil }
    var first = join
    while nodes[Int(first)].operation == operation { first = nodes[Int(first)].a }
    return first
  }

  /// Whether the body of a closure adds to an argument in its place.
  func growsArgument(_ body: Int32) -> Bool {
    guard let first = firstOperand(of: body) else { return false }
    return nodes[Int(first)].operation == .local && nodes[Int(first)].b == 1
  }

  /// Lets the body of a closure, the nodes from `start` on, add to an argument in its place if it reads it only there: what
  /// grows from element to element, as in `reduce([]) { $0 + [$1] }`, is then not copied for each.
  ///
  /// The closure's own arguments stand from `position` on; those of a closure around are read for every element.
  mutating func growArgument(in body: Int32, since start: Int, from position: Int32) {
    guard let first = firstOperand(of: body), case let argument = nodes[Int(first)], argument.operation == .local,
      argument.a >= position,
      nodes[start...].count(where: { $0.operation == .local && $0.a == argument.a }) == 1
    else { return }
    nodes[Int(first)].b = 1
  }

  /// Appends a text to a text, or an array to an array.
  func append<Context: EvaluationContext>(
    _ more: Value, to whole: inout Value, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) {
    if case .string(let more) = more, case .string(var text) = whole {
      try check(text.utf8.count + more.utf8.count, limits.textLength, "text has", "bytes", id)
      try context.spendSteps(more.utf8.count / 16, at: spans[Int(id)])
      // It has one owner again, and grows in its place.
      whole = .null
      text += more
      whole = .string(text)
    } else if case .array(let more) = more {
      guard case .array(var elements) = whole else { throw mismatch("an array", at: id) }
      try check(elements.count + more.count, limits.elements, "array has", "elements", id)
      try context.spendSteps(more.count / 16, at: spans[Int(id)])
      whole = .null
      elements += more
      whole = .array(elements)
    } else if let more = more.localizedText, var text = whole.localizedText {
      try check(text.string.utf8.count + more.string.utf8.count, limits.textLength, "text has", "bytes", id)
      try context.spendSteps(more.string.utf8.count / 16, at: spans[Int(id)])
      whole = .null
      text.append(more, [])
      whole = .localized(text)
    } else {
      throw mismatch("a text or an array", at: id)
    }
  }

  /// The text of a value as Swift prints it.
  func printed<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let value = try evaluate(node.a, &evaluation, &context)
    var printer = ValuePrinter(types: context.types, module: context.moduleName, limit: limits.textLength)
    printer.print(value, as: types[Int(node.b)])
    guard !printer.isOverLimit else {
      throw failure(
        .valueTooLarge, "the text of this value has more bytes than the limit of \(limits.textLength)", at: id)
    }
    try context.spendSteps(printer.text.utf8.count / 16, at: spans[Int(id)])
    return .string(printer.text)
  }

  /// Ends if something is too large.
  private func check(
    _ size: Int, _ limit: Int, _ what: String, _ unit: String, _ id: Int32
  ) throws(EvaluationFailure) {
    guard size <= limit else {
      throw failure(.valueTooLarge, "this \(what) \(size) \(unit), more than the limit of \(limit)", at: id)
    }
  }

  /// Counts the work of making something of `size` parts, and ends if it is too large.
  func check<Context: EvaluationContext>(
    _ size: Int, _ limit: Int, _ what: String, _ unit: String, _ id: Int32, _ context: inout Context
  ) throws(EvaluationFailure) {
    try check(size, limit, what, unit, id)
    if size >= 16 { try context.spendSteps(size / 16, at: spans[Int(id)]) }
  }
}
