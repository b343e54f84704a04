internal import GalleySource

// What stands in `$( )` in a text that is a LocalizedStringKey in Swift.

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
      return CheckedExpression(id: CheckedExpressionID(typed.id), type: .localizedStringKey)
    }
    let result = interpolated(typed, at: root, isAlone: isAlone, isOptional: isOptional)
    return CheckedExpression(id: CheckedExpressionID(result.id), type: result.type)
  }

  private mutating func interpolated(_ typed: Typed, at root: SyntaxID, isAlone: Bool, isOptional: Bool) -> Typed {
    // Only the value itself tells whether it is a text.
    if isAlone, typed.type == .unknown { return typed.isValid ? printed(typed, at: root) : typed }
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
    var operands: [ExpressionID?] = []
    for argument in syntax.arguments(of: id) {
      let part = syntax[argument.expression]
      if case .text(let text) = part.kind, part.range == syntax[id].range {
        let words = Array(syntax.text(text).utf8)
        format += words
        if !output.strings.isEmpty { key += LocalizedFormat.keyPart(words[...]) }
      } else {
        let part = Interpolation(root: argument.expression)
        let checked = checkInterpolation(part, isAlone: false, isOptional: false)
        operands.append(checked.id.link.index)
        format.append(LocalizedFormat.argumentMark)
        if !output.strings.isEmpty { key += LocalizedFormat.specifier(of: checked.type) }
      }
    }
    guard !operands.contains(nil) else { return .invalid(.localizedStringKey) }
    var parsed = LocalizedFormat(format, readsMarks: output.readsMarkdown)
    parsed.translations = output.strings.isEmpty ? nil : output.strings.translations(of: key)
    let node = output.add(parsed, operands.compactMap(\.self), span(id))
    return Typed(id: node.link.index, type: .localizedStringKey)
  }

  /// `date, style: time`, whose style may be written without its dot.
  private mutating func dateText(_ root: SyntaxID, _ style: SyntaxID) -> CheckedExpression {
    let date = check(root, as: .named(.date))
    let type = TypeTable.wellKnown("Text.DateStyle")
    var chosen = Typed.invalid
    if let name = syntax.name(style),
      let index = types[type].cases.firstIndex(where: { $0.name == name })
    {
      chosen = constant(.enumeration(type, index: index, payload: []), .named(type), style)
    } else {
      chosen = check(style, as: .named(type))
    }
    let text = emit(date, chosen, .localizedStringKey, root) { .dateText($0, style: $1) }
    return CheckedExpression(id: CheckedExpressionID(text.id), type: .localizedStringKey)
  }

  /// The text of a value as Swift prints it.
  mutating func printed(_ typed: Typed, at root: SyntaxID) -> Typed {
    Typed(id: typed.id.map { output.add(printing: $0, typed.type, span(root)) }, type: .string)
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
    switch syntax[id].kind {
    case .ternary(let choice): isTextLiteral(choice.first) && isTextLiteral(choice.second)
    case .text, .interpolation: true
    case .integer, .double, .boolean, .null, .name, .implicitMember, .member, .subscript, .call, .unary, .binary,
      .array,
      .dictionary, .tuple, .keyPath, .closure, .openRange, .cast, .forced, .unwrap, .chain:
      false
    }
  }
}
