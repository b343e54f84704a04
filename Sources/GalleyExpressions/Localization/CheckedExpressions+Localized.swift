package import GalleySource

// Texts that are a LocalizedStringKey in Swift.

extension CheckedExpressions {
  /// The value of a text without `$( )`; `span` is where it stands.
  package func localizedLiteral(
    _ text: ArraySlice<UInt8>, at span: SourceSpan, diagnostics: inout [Diagnostic]
  ) -> Value {
    let translations = strings.isEmpty ? nil : strings.translations(of: String(decoding: text, as: UTF8.self))
    guard translations != nil || readsMarkdown && LocalizedFormat.mayHaveMarks(text) else {
      return .string(String(decoding: text, as: UTF8.self))
    }
    let original = LocalizedFormat(text, readsMarks: readsMarkdown).text([]) { agreement in
      if let note = agreement.note(at: span) { diagnostics.append(note) }
    }
    guard let translations else { return original.value }
    return .localized(
      LocalizedText(
        Translation(original: original, translations: translations, arguments: [], readsMarks: readsMarkdown)))
  }

  /// Checks a text that may hold expressions as a LocalizedStringKey; nil if there is no `$(` in it.
  ///
  /// A text literal alone in `$( )`, or one in both arms of a choice, is as if it were written without; any other String
  /// is taken as it is. Numbers are the locale's to write. `isOptional` says that nil may stand there.
  package mutating func checkLocalizedText(
    _ text: ArraySlice<UInt8>, at locate: (Range<Int>) -> SourceSpan, isOptional: Bool, in scope: some ExpressionScope,
    diagnostics: inout [Diagnostic]
  ) -> CheckedExpression? {
    switch parseTemplate(text, at: locate, diagnostics: &diagnostics) {
    case .text: return nil
    case .invalid: return .invalid
    case .template(let template):
      let span = locate(0..<text.count)
      guard template.hasExpressions else {
        let literal = Array(template.literalText(text).utf8)
        let value = localizedLiteral(literal[...], at: span, diagnostics: &diagnostics)
        return CheckedExpression(
          id: CheckedExpressionID(rawValue: add(constant: value, span)), type: .localizedStringKey)
      }
      return localized(
        template, of: text, at: locate, span, isOptional: isOptional, in: scope, diagnostics: &diagnostics)
    }
  }

  private mutating func localized(
    _ template: Template, of text: ArraySlice<UInt8>, at locate: (Range<Int>) -> SourceSpan, _ span: SourceSpan,
    isOptional: Bool, in scope: some ExpressionScope, diagnostics: inout [Diagnostic]
  ) -> CheckedExpression {
    let isAlone = template.isSingleExpression
    var format: [UInt8] = []
    var operands: [Int32] = []
    var specified: Set<Int> = []
    // As Swift makes it: words, with specifiers of the values' types.
    var key = ""
    var isValid = true
    for part in template.parts {
      switch part {
      case .text(let range):
        let words = text[text.startIndex + range.lowerBound..<text.startIndex + range.upperBound]
        format += words
        if !strings.isEmpty { key += LocalizedFormat.keyPart(words) }
      case .expression(let range):
        guard let part = parse(text, range, at: locate, isInterpolation: true, &diagnostics) else {
          isValid = false
          continue
        }
        let checked = withChecker(at: locate, in: scope, &diagnostics) { checker in
          checker.checkInterpolation(part, isAlone: isAlone, isOptional: isOptional)
        }
        if isAlone, !part.isSpecified, !checked.type.isNumber { return checked }
        isValid = isValid && checked.id.isValid
        if part.isSpecified { specified.insert(operands.count) }
        operands.append(checked.id.rawValue)
        format.append(LocalizedFormat.argumentMark)
        if !strings.isEmpty { key += part.specifier(in: arena) ?? LocalizedFormat.specifier(of: checked.type) }
      }
    }
    guard isValid else { return CheckedExpression(id: .invalid, type: .localizedStringKey) }
    var parsed = LocalizedFormat(format, readsMarks: readsMarkdown)
    parsed.specified = specified
    parsed.translations = strings.isEmpty ? nil : strings.translations(of: key)
    return CheckedExpression(id: add(parsed, operands, span), type: .localizedStringKey)
  }

  /// Adds a localised text with the expressions in it.
  mutating func add(
    _ format: LocalizedFormat, _ operands: [Int32], _ span: SourceSpan
  ) -> CheckedExpressionID {
    localizedFormats.append(format)
    let first = add(operands: operands)
    let node = CheckedExpressionNode(
      operation: .localize, a: Int32(localizedFormats.count - 1), b: first, c: Int32(operands.count))
    return CheckedExpressionID(rawValue: add(node, span))
  }

  /// Puts the values of a localised text into it.
  func localized<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ id: Int32, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let format = localizedFormats[Int(node.a)]
    var arguments: [LocalizedText] = []
    arguments.reserveCapacity(Int(node.c))
    var size = 0
    for (index, operand) in list(node).enumerated() {
      let value = try evaluate(operand, &evaluation, &context)
      guard let text = LocalizedText(value, isNumber: format.specified.contains(index)) else {
        throw mismatch("a text or a number", at: operand)
      }
      size += text.string.utf8.count
      arguments.append(text)
    }
    try check(size, limits.textLength, "text has", "bytes", id, &context)
    var notes: [Diagnostic] = []
    let span = spans[Int(id)]
    let text = format.text(arguments) { agreement in
      if let note = agreement.note(at: span) { notes.append(note) }
    }
    for note in notes { context.note(note) }
    guard let translations = format.translations else { return text.value }
    return .localized(
      LocalizedText(
        Translation(
          original: text, translations: translations, arguments: arguments, readsMarks: format.readsMarks)))
  }
}

extension CheckedExpressions {
  /// Lets the locale of the view write what a call of `formatted` gives; false if the expression is no such call.
  mutating func leaveToLocale(_ id: Int32) -> Bool {
    guard id >= 0, nodes[Int(id)].operation == .callBuiltIn,
      case .format = FunctionTable.implementations[Int(nodes[Int(id)].a)]
    else { return false }
    nodes[Int(id)].operation = .callFormat
    return true
  }

  /// Returns the text of `$(date, style: time)`.
  func dateText<Context: EvaluationContext>(
    _ node: CheckedExpressionNode, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let (date, style) = (
      try evaluate(node.a, &evaluation, &context), try evaluate(node.b, &evaluation, &context)
    )
    guard let moment = Moment(date), let style = FormattedValue.DateStyle(style) else {
      throw mismatch("a Date", at: node.a)
    }
    return .localized(LocalizedText(.dateStyle(moment, style, now: context.situation.now)))
  }
}

extension FormattedValue.DateStyle {
  /// The case of Text.DateStyle that a value is; nil for any other value.
  package init?(_ value: Value) {
    guard case .enumeration(_, let index, _) = value, Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }
}

extension LocalizedText {
  /// A value as it stands in a localised text; nil for one that does not.
  ///
  /// `isNumber` says that a text holds a number.
  fileprivate init?(_ value: Value, isNumber: Bool) {
    self.init("")
    switch value {
    case .localized(let text): self = text
    case .string(let text) where isNumber: append(number: text, [])
    case .string(let text): self.init(text)
    case .int(let number): append(number: "\(number)", [])
    case .double(let number) where number.isFinite:
      append(number: Mathematics.formatted(number, letter: UInt8(ascii: "f"), precision: 6), [])
    case .double(let number): self.init(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
    case .null, .missing, .bool, .array, .dictionary, .range, .closedRange, .closedRealRange, .enumeration, .record,
      .tuple, .color, .font, .style, .keyPath, .binding:
      return nil
    }
  }
}

extension LocalizedFormat.Agreement {
  /// Says that a noun stays as it is.
  fileprivate func note(at span: SourceSpan) -> Diagnostic? {
    guard case .unknown(let noun) = self else { return nil }
    let message =
      noun.isEmpty ? "there is no noun that could agree" : "`\(noun)` stays as it is: no number, or no known plural"
    return Diagnostic(
      .noAgreement, message, at: span, help: ["regular English plurals are known, and those of a list of nouns"])
  }
}

extension ValueType {
  /// What Swift calls LocalizedStringKey.
  package static let localizedStringKey = ValueType.named(.localizedStringKey)

  /// Whether this is LocalizedStringKey, or an optional one.
  package var isLocalized: Bool {
    if case .optional(let wrapped) = self { return wrapped.isLocalized }
    if case .named(let id) = self { return id == .localizedStringKey }
    return false
  }

  /// Whether this is String or LocalizedStringKey.
  fileprivate var isWords: Bool { self == .string || self == .localizedStringKey }

  /// Whether Swift takes a value of this type in a localised text.
  fileprivate var isLocalizable: Bool {
    isWords || isNumber || self == .unknown || self == .named(.text) || self == .named(.image)
  }
}

extension ExpressionChecker {
  /// Checks what stands in `$( )` in a localised text: a String, a number, or another localised text is itself, anything
  /// else is what Swift would print, with a note, for Swift takes nothing else there.
  ///
  /// `isAlone` says that there is no text around it.
  mutating func checkInterpolation(
    _ part: Interpolation, isAlone: Bool, isOptional: Bool
  ) -> CheckedExpression {
    let root = part.root
    if case .style(let style) = part.option { return dateText(root, style) }
    let expected: ValueType? = isAlone ? isTextLiteral(root) ? .localizedStringKey : .string : nil
    let typed = checkDepth(check(root, expected), at: root)
    // The locale of the view writes it, not that of the device.
    if case .format = part.option, output.leaveToLocale(typed.id) {
      return CheckedExpression(id: CheckedExpressionID(rawValue: typed.id), type: .localizedStringKey)
    }
    let result = interpolated(typed, at: root, isAlone: isAlone, isOptional: isOptional)
    return CheckedExpression(id: CheckedExpressionID(rawValue: result.id), type: result.type)
  }

  private mutating func interpolated(_ typed: Typed, at root: SyntaxID, isAlone: Bool, isOptional: Bool) -> Typed {
    if typed.type.isLocalizable || isAlone && isOptional && typed.type.isOptional && typed.type.unwrapped.isWords {
      return typed
    }
    if !isAlone, typed.type.isOptional {
      report(CheckedExpressions.optionalInText(span(root)))
      return printed(typed, at: root)
    }
    if isAlone, !isPrintedAlone(typed.type) {
      return convert(typed, to: isOptional ? .optional(.string) : .string, at: root)
    }
    report(
      Diagnostic(
        .notLocalizable, "Swift takes no `\(spelled(typed.type))` in a localised text", at: span(root),
        help: ["`Text(verbatim:)`, or a String, takes what it prints: `$(String(describing: …))`"]))
    return printed(typed, at: root)
  }

  /// A text literal with `\\( )` in it where a LocalizedStringKey is wanted.
  mutating func localizedInterpolation(_ id: SyntaxID) -> Typed {
    var format: [UInt8] = []
    var key = ""
    var operands: [Int32] = []
    for argument in syntax.arguments(of: syntax[id]) {
      let part = syntax[argument.expression]
      if part.kind == .text, part.range == syntax[id].range {
        let words = Array(syntax.text(part.a).utf8)
        format += words
        if !output.strings.isEmpty { key += LocalizedFormat.keyPart(words[...]) }
      } else {
        let part = Interpolation(root: argument.expression)
        let checked = checkInterpolation(part, isAlone: false, isOptional: false)
        operands.append(checked.id.rawValue)
        format.append(LocalizedFormat.argumentMark)
        if !output.strings.isEmpty { key += LocalizedFormat.specifier(of: checked.type) }
      }
    }
    guard !operands.contains(-1) else { return .invalid(.localizedStringKey) }
    var parsed = LocalizedFormat(format, readsMarks: output.readsMarkdown)
    parsed.translations = output.strings.isEmpty ? nil : output.strings.translations(of: key)
    let node = output.add(parsed, operands, span(id))
    return Typed(id: node.rawValue, type: .localizedStringKey)
  }

  /// `date, style: time`, whose style may be written without its dot.
  private mutating func dateText(_ root: SyntaxID, _ style: SyntaxID) -> CheckedExpression {
    let date = check(root, as: .named(.date))
    let type = TypeTable.wellKnown("Text.DateStyle")
    var chosen = Typed.invalid
    if syntax[style].kind == .name, case let name = syntax.text(syntax[style].a),
      let index = types[type].cases.firstIndex(where: { $0.name == name })
    {
      chosen = constant(.enumeration(type, index: index, payload: []), .named(type), style)
    } else {
      chosen = check(style, as: .named(type))
    }
    guard date.isValid, chosen.isValid else { return CheckedExpression(id: .invalid, type: .localizedStringKey) }
    let text = emit(.dateText, date.id, chosen.id, 0, .localizedStringKey, root)
    return CheckedExpression(id: CheckedExpressionID(rawValue: text.id), type: .localizedStringKey)
  }

  private mutating func printed(_ typed: Typed, at root: SyntaxID) -> Typed {
    Typed(id: typed.isValid ? output.add(printing: typed.id, typed.type, span(root)) : -1, type: .string)
  }

  /// Whether a value is written as Swift prints it where a text is meant: truth values, enumerations, and the document's
  /// records.
  private func isPrintedAlone(_ type: ValueType) -> Bool {
    guard case .named(let id) = type else { return type == .bool }
    if case .enumeration = types[id].kind { return true }
    return types[id].module == nil
  }

  /// Whether this is a text literal, or a choice between such.
  private func isTextLiteral(_ id: SyntaxID) -> Bool {
    let node = syntax[id]
    if node.kind == .ternary { return isTextLiteral(node.b) && isTextLiteral(node.c) }
    return node.kind == .text || node.kind == .interpolation
  }
}
