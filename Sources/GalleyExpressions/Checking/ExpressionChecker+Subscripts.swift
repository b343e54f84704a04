internal import GalleySource

extension ExpressionChecker {
  /// What the subscript `id` takes from its base, which the part `owner` gives.
  mutating func element(of base: Typed, _ owner: SyntaxID, _ id: SyntaxID) -> Typed {
    let arguments = Array(syntax.arguments(of: id))
    guard base.type != .unknown else { return .invalid }
    if base.type == .named(.layoutSubview) { return layoutValue(of: base, arguments, id) }
    guard let first = arguments.first else {
      report(Diagnostic(.wrongCallArguments, "a subscript needs an index", at: span(id)))
      return .invalid
    }
    switch base.type {
    case .array(let element): return arrayElement(of: base, element, first, id, arguments)
    case .dictionary(let key, let value): return dictionaryValue(of: base, key, value, arguments, id)
    case .named(.viewDimensions): return guide(of: base, first, id, arguments)
    case .optional(let wrapped):
      let sourceSpan = locate(Int(syntax[owner].end)..<Int(syntax[owner].end))
      report(
        Diagnostic(
          .optionalValue, "this may be nil, and an element of it is used", at: span(owner),
          label: "this is \(withArticle("\(spelled(wrapped))?"))", help: ["`?[…]` is nil where the value is"],
          fix: TextEdit(span: sourceSpan, replacement: "?")))
    case .string:
      report(
        Diagnostic(
          .typeMismatch, "a text has no subscript", at: span(id),
          help: ["its characters are `Array(text)`; `prefix`, `suffix`, `dropFirst` and `dropLast` give parts of it"]))
    case .unknown, .null, .bool, .int, .double, .range, .closedRange, .closedRealRange, .caseRange, .named, .applied,
      .tuple, .binding, .metatype:
      var problem = Diagnostic(
        .typeMismatch, "\(withArticle(spelled(base.type))) has no subscript", at: span(id))
      if case .text(let index) = syntax[first.expression].kind,
        memberNames(of: base.type).contains(syntax.text(index))
      {
        let mend = ".\(syntax.text(index))"
        problem.label = "write `\(mend)` in place of `[…]`"
        problem.help = ["a mapping of names and values is a record: its members stand behind a point"]
        problem.fix = TextEdit(
          span: locate(Int(syntax[owner].end)..<Int(syntax[id].end)), replacement: mend)
      }
      report(problem)
    }
    return .invalid
  }

  private mutating func arrayElement(
    of base: Typed, _ element: ValueType, _ argument: SyntaxArgument, _ id: SyntaxID, _ arguments: [SyntaxArgument]
  ) -> Typed {
    guard hasOnly(1, arguments, id) else { return .invalid(element) }
    if case .openRange(let range) = syntax[argument.expression].kind { return openPart(of: base, element, range, id) }
    let index = check(argument.expression)
    let isRange = index.type == .range || index.type == .closedRange
    let result: ValueType = isRange ? .array(element) : element
    let converted = isRange ? index : convert(index, to: .int, at: argument.expression)
    return emit(base, converted, result, id) { .subscript(isRange ? .elements : .element, $0, $1) }
  }

  /// `list[1...]`, `list[..<2]`, `list[...2]`; without a lower bound it is 0.
  private mutating func openPart(
    of base: Typed, _ element: ValueType, _ range: OpenRangeSyntax, _ id: SyntaxID
  ) -> Typed {
    if range.isLower {
      let lower = check(range.bound, as: .int)
      return emit(base, lower, .array(element), id) { .subscript(.elementsFrom, $0, $1) }
    }
    let (lower, upper) = (constant(.int(0), .int, range.bound), check(range.bound, as: .int))
    let whole = emit(lower, upper, range.isClosed ? .closedRange : .range, range.bound) {
      .range(range.isClosed ? .closed : .halfOpen, $0, $1)
    }
    return emit(base, whole, .array(element), id) { .subscript(.elements, $0, $1) }
  }

  mutating func misplacedOpenRange(_ id: SyntaxID) -> Typed {
    report(
      Diagnostic(
        .typeMismatch, "a range without one of its bounds stands only in a subscript", at: span(id),
        help: ["as in `names[1...]` or `names[..<2]`"]))
    return .invalid
  }

  private mutating func dictionaryValue(
    of base: Typed, _ keyType: ValueType, _ value: ValueType, _ arguments: [SyntaxArgument], _ id: SyntaxID
  ) -> Typed {
    let key = check(arguments[0].expression, as: keyType)
    if arguments.count == 2, syntax.text(arguments[1].label) == "default" {
      let fallback = check(arguments[1].expression, as: value)
      guard let fallback = fallback.id else { return .invalid(value) }
      return emit(base, key, value, id) { .subscript(.valueOrDefault(fallback), $0, $1) }
    }
    let result = ValueType.optional(value).flattened
    guard hasOnly(1, arguments, id) else { return .invalid(result) }
    return emit(base, key, result, id) { .subscript(.value, $0, $1) }
  }

  /// `d[.trailing]`, `d[VerticalAlignment.top]`, `d[explicit: .top]`: horizontal guides are looked for first.
  private mutating func guide(
    of base: Typed, _ argument: SyntaxArgument, _ id: SyntaxID, _ arguments: [SyntaxArgument]
  ) -> Typed {
    guard hasOnly(1, arguments, id) else { return .invalid(.double) }
    let isExplicit = syntax.text(argument.label) == "explicit"
    let count = diagnostics.count
    let mark = output.mark
    var guide = check(argument.expression, .named(.horizontalAlignment))
    // Only what takes its type from its place can be another guide.
    if !isClean(since: count), syntax[argument.expression].needsContext {
      readings += 1
      guard readings <= output.limits.readings else {
        reportReadings(at: id, help: "write the type before the dot, as in `VerticalAlignment.top`")
        return .invalid(.double)
      }
      let horizontal = Array(diagnostics[count...])
      diagnostics.removeSubrange(count...)
      output.rewind(to: mark)
      guide = check(argument.expression, .named(.verticalAlignment))
      if !isClean(since: count) {
        diagnostics.removeSubrange(count...)
        diagnostics.append(contentsOf: horizontal)
        return .invalid(.double)
      }
    }
    let result: ValueType = isExplicit ? .optional(.double) : .double
    guard guide.type == .named(.horizontalAlignment) || guide.type == .named(.verticalAlignment) else {
      reportMismatch(guide.type, .named(.horizontalAlignment), argument.expression)
      return .invalid(result)
    }
    return emit(base, guide, result, id) { .subscript(.guide(isExplicit: isExplicit), $0, $1) }
  }

  private mutating func hasOnly(_ count: Int, _ arguments: [SyntaxArgument], _ id: SyntaxID) -> Bool {
    guard arguments.count > count else { return true }
    report(
      Diagnostic(
        .wrongCallArguments, "this subscript takes one index", at: span(arguments[count].expression)))
    return false
  }
}
