package import GalleySource

// Texts that are a LocalizedStringKey in Swift.

extension CheckedExpressions {
  /// The value of a text without `$( )`; `span` is where it stands.
  ///
  /// `isPlain` says that it is no Markdown.
  package func localizedLiteral(
    _ text: ArraySlice<UInt8>, at span: SourceSpan, isPlain: Bool = false, diagnostics: inout [Diagnostic]
  ) -> Value {
    let readsMarks = readsMarkdown && !isPlain
    let translations = strings.isEmpty ? nil : strings.translations(of: String(decoding: text, as: UTF8.self))
    guard translations != nil || readsMarks && LocalizedFormat.mayHaveMarks(text) else {
      return .string(String(decoding: text, as: UTF8.self))
    }
    let original = LocalizedFormat(text, readsMarks: readsMarks).text([]) { agreement in
      if let note = agreement.note(at: span) { diagnostics.append(note) }
    }
    guard let translations else { return original.value }
    return .localized(
      LocalizedText(
        Translation(original: original, translations: translations, arguments: [], readsMarks: readsMarks)))
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
          id: CheckedExpressionID(add(constant: value, span)), type: .localizedStringKey)
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
    var operands: [ExpressionID] = []
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
        if part.isSpecified { specified.insert(operands.count) }
        if let id = checked.id.link.index { operands.append(id) } else { isValid = false }
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
    _ format: LocalizedFormat, _ parts: [ExpressionID], _ span: SourceSpan
  ) -> CheckedExpressionID {
    let node = CheckedExpressionNode.localize(
      localizedFormats.append(format), operands.append(contentsOf: parts))
    return CheckedExpressionID(add(node, span))
  }

  /// What has no words for a text: one with modifiers that is kept as a value, or what the caller gave with another type.
  private func wordless(_ value: Value, at operand: ExpressionID) -> EvaluationFailure {
    guard case .record(.text, _) = value else { return mismatch("a text or a number", at: operand) }
    return failure(
      .typeMismatch, "a `Text` with modifiers has a look of its own, and no words for another text", at: operand,
      help: ["texts are joined with their looks as nodes: `Text: { joined: [ { Text: \"a \" }, … ] }`"])
  }

  /// Puts the values of a localised text into it.
  func localized<Context: EvaluationContext>(
    _ format: LocalizedFormat, _ parts: Operands, _ id: ExpressionID, _ evaluation: inout Evaluation,
    _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    var arguments: [LocalizedText] = []
    arguments.reserveCapacity(parts.count)
    var size = 0
    for (index, operand) in operands[parts].enumerated() {
      let value = try evaluate(operand, &evaluation, &context)
      guard let text = LocalizedText(value, isNumber: format.specified.contains(index)) else {
        throw wordless(value, at: operand)
      }
      size += text.string.utf8.count
      arguments.append(text)
    }
    try check(size, limits.textLength, "text has", "bytes", id, &context)
    var notes: [Diagnostic] = []
    let span = span(id)
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
  mutating func leaveToLocale(_ id: ExpressionID?) -> Bool {
    guard let id, case .callBuiltIn(let function, let operands) = nodes[id],
      case .format = FunctionTable.implementation(of: function)
    else { return false }
    nodes[id] = .callFormat(function, operands)
    return true
  }

  /// Returns the text of `$(date, style: time)`.
  func dateText<Context: EvaluationContext>(
    _ date: ExpressionID, _ style: ExpressionID, _ evaluation: inout Evaluation, _ context: inout Context
  ) throws(EvaluationFailure) -> Value {
    let value = try evaluate(date, &evaluation, &context)
    guard let style = FormattedValue.DateStyle(try evaluate(style, &evaluation, &context)), let moment = Moment(value)
    else { throw mismatch("a Date", at: date) }
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
