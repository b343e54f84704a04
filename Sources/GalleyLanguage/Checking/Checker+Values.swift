import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

/// How a value comes about: as a constant, by an expression, or put together from such.
typealias Recipe = DynamicValue.Recipe

extension Checker {
  /// Checks the value of one argument; nil after a diagnostic.
  ///
  /// Where it stands for the whole call, it goes by the call's name.
  mutating func checkArgument(
    _ entry: EntryID, _ parameter: Parameter, of callee: String, isWhole: Bool = false
  ) -> CheckedArgument.Content? {
    var name: String { isWhole ? callee : parameter.label }
    if tree.kind(entry) == .null, !parameter.kind.isContent {
      guard parameter.isOptional, parameter.kind != .environmentValue || environmentTakesNil else {
        report(nilNotAllowed(entry, parameter, of: callee))
        return nil
      }
      return constant(.null, .null)
    }
    switch parameter.kind {
    case .value(let type): return valueArgument(entry, type, parameter, of: callee, named: name)
    case .variadic(let type): return variadicArgument(entry, type, named: name)
    case .anyValue: return anyValue(entry)
    case .generic(let pattern): return genericArgument(entry, pattern, named: name)
    case .style: return style(entry, parameter, of: callee, named: name)
    case .content, .view: return .node(checkBlock(entry))
    case .imageContent: return .node(imageBlock(entry))
    case .elementMember: return elementMember(entry)
    case .loop(let key): return loopArgument(entry, key)
    case .closureContent(let parameters): return contentClosure(entry, parameters)
    case .shape: return shapeArgument(entry, parameter, of: callee)
    case .path:
      let path = pathRecipe(entry).map { argument($0, .unknown, entry) }
      return demandingValue(path, parameter, of: callee, at: entry)
    case .action: return checkAction(entry)
    case .closureAction(let parameters): return closureAction(entry, parameters)
    case .object: return object(entry, named: name)
    case .environmentKey: return environmentKey(entry)
    case .environmentValue: return environmentValue(entry, named: name)
    case .typeName: return typeName(entry, named: name)
    case .gesture: return gesture(entry)
    case .effects(let parameters): return effects(entry, parameters)
    case .caseRange(let type): return caseRange(entry, of: type, named: name)
    case .binding(let type):
      return demandingValue(bindingArgument(entry, type, named: name), parameter, of: callee, at: entry)
    case .controlStyle(let protocols): return styleArgument(entry, protocols, named: name)
    case .closure(_, .unknown) where surroundings.environmentKey != nil:
      return environmentTransform(entry, named: name)
    case .closure(let parameters, let result):
      return demandingResult(valueClosure(entry, parameters, result, named: name), parameter, of: callee, at: entry)
    }
  }

  private mutating func valueArgument(
    _ entry: EntryID, _ type: ValueType, _ parameter: Parameter, of callee: String, named name: String
  ) -> CheckedArgument.Content? {
    let wanted = parameter.isOptional && tree.isTemplate(entry) ? ValueType.optional(type) : type
    guard let recipe = recipe(entry, wanted, named: name) else { return nil }
    let content = argument(objectReference(recipe, type, at: span(entry)), type, entry)
    demand(parameter, of: callee, recipe, content, at: entry)
    return content
  }

  /// Values that Swift takes one after another; a single one needs no list.
  private mutating func variadicArgument(
    _ entry: EntryID, _ type: ValueType, named name: String
  ) -> CheckedArgument.Content? {
    let list = ValueType.array(type)
    if tree.kind(entry) == .sequence { return recipe(entry, list, named: name).map { argument($0, list, entry) } }
    return recipe(entry, type, named: name).map { argument(build([$0]) { .array($0) }, list, entry) }
  }

  /// A shape; whether it is one shows when types are known.
  private mutating func shapeArgument(
    _ entry: EntryID, _ parameter: Parameter, of callee: String
  ) -> CheckedArgument.Content {
    let node = checkShape(entry)
    document.shapeArguments.append(
      ShapeArgument(node: node, label: parameter.label, callee: callee, span: span(entry)))
    return .node(node)
  }

  /// A value of any type; `$name` is a binding, and an object is itself.
  private mutating func anyValue(_ entry: EntryID) -> CheckedArgument.Content? {
    if tree.kind(entry) == .string, text(entry).hasPrefix("$"), !isTemplate(entry),
      case .variable? = scope.meaning(of: String(text(entry).dropFirst().prefix { $0 != "." }))
    {
      return statePlace(entry).map { argument(.binding($0), $0.type, entry) }
    }
    noteBareName(entry)
    return inferred(entry).map { argument(objectReference($0.recipe, $0.type, at: span(entry)), $0.type, entry) }
  }

  /// Warns of the bare name of a state where a value of any type is taken: it is a text.
  private mutating func noteBareName(_ entry: EntryID) {
    guard let bare = expression(withoutMark: entry), name(text(entry))?.kind == .state else { return }
    let expression = "$(\(bare.drop { $0 == "$" }))"
    report(
      Diagnostic(
        .nameInText, "`\(text(entry))` is a text here, and not the state of that name", at: span(entry),
        label: "did you mean `\(expression)`?",
        fix: TextEdit(span: contentSpan(entry), replacement: expression)))
  }

  /// A block with closure parameters: plain, or `{ parameters: [names], body: block }` with names of its own.
  private mutating func contentClosure(
    _ entry: EntryID, _ parameters: [ParameterKind.ClosureParameter]
  ) -> CheckedArgument.Content? {
    let (names, bodyKey) = closureNames(entry, parameters, bodyKey: "body")
    return withBlockScope { checker in
      let bindings = checker.surroundings.genericBindings
      let slots = zip(names, parameters).map { checker.declare($0, $1.type.substituting(bindings)) }
      let body = checker.checkBlock(bodyKey ?? entry)
      var closure = CheckedClosure(parameterSlots: slots, body: body, value: nil)
      let values = parameters.compactMap(\.value)
      if values.count == parameters.count { closure.values = values }
      checker.document.closures.append(closure)
      return .closure(Int32(checker.document.closures.count - 1))
    }
  }

  mutating func valueClosure(
    _ entry: EntryID, _ parameters: [ParameterKind.ClosureParameter], _ result: ValueType, named name: String
  ) -> CheckedArgument.Content? {
    let (names, bodyKey) = closureNames(entry, parameters, bodyKey: "value")
    return withBlockScope { checker in
      let slots = zip(names, parameters).map { checker.declare($0, $1.type) }
      let body = bodyKey ?? entry
      guard let recipe = checker.recipe(body, result, named: name) else { return nil }
      checker.document.closures.append(
        CheckedClosure(
          parameterSlots: slots, body: nil, value: DynamicValue(recipe, type: result, span: checker.span(body))))
      return .closure(Int32(checker.document.closures.count - 1))
    }
  }

  /// The names that a closure gives its parameters, and its body if it is written with `parameters`.
  mutating func closureNames(
    _ entry: EntryID, _ parameters: [ParameterKind.ClosureParameter], bodyKey: String
  ) -> (names: [String], body: EntryID?) {
    let pairs = tree.kind(entry) == .mapping ? pairs(of: entry) : []
    let keys = pairs.map { text($0.key) }
    guard keys.contains("parameters") || keys == [bodyKey] else { return (parameters.map(\.name), nil) }
    var names: [String] = []
    var body: EntryID?
    for (key, value) in pairs {
      switch text(key) {
      case "parameters" where tree.kind(value) != .sequence:
        report(wrongType(value, wanted: "a list of names", of: "parameters"))
      case "parameters":
        for element in tree.elements(value) {
          _ = isName(element, of: "parameters")
          names.append(text(element))
        }
      case bodyKey: body = value
      default: report(unknownControlKey(key, "closure", ["parameters", bodyKey]))
      }
    }
    if names.count > parameters.count {
      report(
        Diagnostic(
          .tooManyParameters, "this closure has \(parameters.count) parameters, and \(names.count) names are given",
          at: span(entry)))
    }
    return (names + parameters.dropFirst(names.count).map(\.name), body)
  }

  /// `$name`, `$name.member`; a plain value is a constant binding.
  private mutating func bindingArgument(
    _ entry: EntryID, _ type: ValueType, named name: String
  ) -> CheckedArgument.Content? {
    let word = tree.kind(entry) == .string ? text(entry) : ""
    guard word.hasPrefix("$"), !isTemplate(entry) else {
      noteConstantBinding(entry, named: name)
      if let problem = unmarkedBinding(entry, type, named: name) {
        report(problem)
        if case .variable(let variable, _)? = scope.meaning(of: String(word.prefix { $0 != "." })) {
          scopes.noteUse(of: variable)
        }
        if problem.severity == .error { return nil }
      }
      if type == .unknown { return inferred(entry).map { argument($0.recipe, $0.type, entry) } }
      guard let recipe = recipe(entry, type, named: name) else { return nil }
      return argument(recipe, type, entry)
    }
    guard let place = statePlace(entry) else { return nil }
    if !accepts(type, place.type) {
      report(
        Diagnostic(
          .wrongType,
          "`\(name)` is a binding to `\(type.spelled(in: document.types))`, and `\(word)` is one to "
            + "`\(place.type.spelled(in: document.types))`", at: span(entry)))
      return nil
    }
    return argument(.binding(place), .binding(place.type), entry)
  }

  /// Warns of `$(state)` where a binding is meant: it is the value, which the control cannot change.
  private mutating func noteConstantBinding(_ entry: EntryID, named name: String) {
    guard let path = path(inTemplate: entry), let found = self.name(path[0]) else { return }
    let isBinding = if case .binding = found.type { true } else { false }
    guard found.kind == .state || isBinding else { return }
    let binding = "$\(path.joined(separator: "."))"
    report(
      Diagnostic(
        .constantBinding,
        "`\(name)` gets the value of `\(path.joined(separator: "."))` for good, and nothing that people do changes it",
        at: span(entry), label: "did you mean `\(binding)`?",
        fix: TextEdit(span: contentSpan(entry), replacement: binding)))
  }

  /// Says that the name of a state lacks its `$`, which makes it a binding.
  ///
  /// Where a text is meant, the name is a value of its own, and the complaint a warning.
  private func unmarkedBinding(_ entry: EntryID, _ type: ValueType, named name: String) -> Diagnostic? {
    guard tree.kind(entry) == .string, !isTemplate(entry) else { return nil }
    let written = text(entry)
    let words = written.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = words.first,
      words.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    if let found = self.name(String(first)) {
      let isBinding = if case .binding = found.type { true } else { false }
      guard found.kind == .state || isBinding else { return nil }
      let isText = type == .string || type == .unknown
      return Diagnostic(
        isText ? .constantBinding : .unmarkedExpression,
        isText
          ? "`\(name)` is the text `\(written)` for ever, and not the state of this name"
          : "`\(name)` is a binding, and `\(written)` without `$` is a text",
        at: span(entry), label: "write `$\(written)`", fix: replacing(entry, with: "$\(written)"))
    }
    guard type == .bool, Bool(written) == nil, oldBoolean(entry, of: name) == nil else { return nil }
    return Diagnostic(
      .wrongType, "`\(name)` must be `true`, `false` or a binding such as `$\(written)`, not \(describe(entry))",
      at: span(entry), help: ["a binding names an entry of `state`: `state: { \(written): false }`"])
  }

  /// Tells whether a binding to one type stands for one to another: types must be equal where both are known.
  private func accepts(_ wanted: ValueType, _ given: ValueType) -> Bool {
    wanted == given || wanted == .unknown || given == .unknown
      || (wanted.isOptional && given == .null)
  }

  /// Stores a constant argument.
  mutating func constant(_ value: Value, _ type: ValueType) -> CheckedArgument.Content {
    document.constants.append(CheckedConstant(value, type: type))
    return .constant(Int32(document.constants.count - 1))
  }

  /// Stores an argument by how its value comes about.
  mutating func argument(_ recipe: Recipe, _ type: ValueType, _ entry: EntryID) -> CheckedArgument.Content {
    if case .constant(let value) = recipe { return constant(value, type) }
    document.dynamicValues.append(DynamicValue(recipe, type: type, span: span(entry)))
    return .dynamic(Int32(document.dynamicValues.count - 1))
  }

  private mutating func style(
    _ entry: EntryID, _ parameter: Parameter, of callee: String, named name: String
  ) -> CheckedArgument.Content? {
    guard let (recipe, type) = styleRecipe(entry, named: name) else { return nil }
    let content = argument(recipe, type, entry)
    demand(parameter, of: callee, recipe, content, at: entry)
    return content
  }

  private func nilNotAllowed(_ entry: EntryID, _ parameter: Parameter, of callee: String) -> Diagnostic {
    Diagnostic(
      .nilNotAllowed, "`\(parameter.label)` of `\(callee)` cannot be `null`", at: span(entry),
      help: parameter.isRequired ? [] : ["leave `\(parameter.label)` out to get its default"])
  }
}

// MARK: - Recipes

extension Checker {
  /// Puts parts together; at once if all of them are constant.
  func build(_ parts: [Recipe], _ make: @escaping @Sendable ([Value]) -> Value) -> Recipe {
    var values: [Value] = []
    for part in parts {
      guard case .constant(let value) = part else { return .build(parts, make) }
      values.append(value)
    }
    return .constant(make(values))
  }

  /// A value of a type with its place; nil after a diagnostic.
  mutating func dynamicValue(_ entry: EntryID, _ type: ValueType, named name: String) -> DynamicValue? {
    guard let recipe = recipe(entry, type, named: name) else { return nil }
    return DynamicValue(recipe, type: type, span: span(entry))
  }

  /// A value of a type, in the forms of the language; nil after a diagnostic.
  mutating func recipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    let outer = valuePlace
    guard entersValue(at: entry) else { return nil }
    defer { valuePlace = outer }
    return checkedRecipe(entry, type, named: name).map { bounded($0, type, entry) }
  }

  /// Has a value looked at that is made of others, if its type does not say how deeply it is nested.
  func bounded(_ recipe: Recipe, _ type: ValueType, _ entry: EntryID) -> Recipe {
    guard case .build = recipe, document.types.isOpenEnded(type) else { return recipe }
    return .bounded(recipe, span(entry))
  }

  private mutating func checkedRecipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    if type.isLocalized { return localizedText(entry, type, named: name) }
    if tree.isTemplate(entry) {
      if let literal = literal(behind: entry, wanted: type) { return recipe(literal, type, named: name) }
      return templateRecipe(entry, expecting: type)?.recipe
    }
    switch type {
    case .double: return number(entry, named: name)
    case .int: return integer(entry, named: name)
    case .bool:
      if let value = tree.boolean(entry) { return .constant(.bool(value)) }
      report(notABoolean(entry, of: name))
      return nil
    case .string: return string(entry, named: name)
    case .optional(let wrapped):
      return tree.kind(entry) == .null ? .constant(.null) : recipe(entry, wrapped, named: name)
    case .array(let element): return array(entry, element, named: name)
    case .dictionary(_, let value): return dictionary(entry, value, named: name)
    case .range, .closedRange, .closedRealRange: return range(entry, type, named: name)
    case .named(let id): return named(entry, id, named: name)
    case .unknown: return inferred(entry)?.recipe
    case .tuple(let elements):
      let fields = elements.map { TypeDeclaration.Field($0.label, $0.type) }
      return self.fields(entry, fields, of: name).map { parts in build(parts) { .tuple($0) } }
    case .null, .applied, .binding, .metatype, .caseRange:
      report(wrongType(entry, wanted: "a value of type `\(type.spelled(in: document.types))`", of: name))
      return nil
    }
  }

  private mutating func number(_ entry: EntryID, named name: String) -> Recipe? {
    if tree.kind(entry) == .number, let value = tree.real(entry), !value.isNaN {
      noteOldNumber(entry)
      return .constant(.double(value))
    }
    if tree.kind(entry) == .string && ["infinity", ".infinity"].contains(text(entry)) {
      return .constant(.double(.infinity))
    }
    report(notANumber(entry, wanted: "a number", of: name))
    return nil
  }

  private mutating func integer(_ entry: EntryID, named name: String) -> Recipe? {
    if tree.kind(entry) == .number, case .value(let value) = tree.integer(entry) {
      noteOldNumber(entry)
      return .constant(.int(value))
    }
    report(notANumber(entry, wanted: "a whole number", of: name))
    return nil
  }

  private mutating func string(_ entry: EntryID, named name: String) -> Recipe? {
    switch tree.kind(entry) {
    case .string, .number, .boolean:
      noteNamesInText(entry)
      if tree.bytes(entry).first == 0xE2 { noteTypographicQuotes(entry) }
      return admitsText(at: entry) ? .constant(.string(text(entry))) : nil
    case .null, .sequence, .mapping:
      report(wrongType(entry, wanted: "a text", of: name))
      return nil
    }
  }

  private mutating func array(_ entry: EntryID, _ element: ValueType, named name: String) -> Recipe? {
    guard tree.kind(entry) == .sequence else {
      report(columnCount(entry, element, named: name) ?? wrongType(entry, wanted: "a list", of: name))
      return nil
    }
    var parts: [Recipe] = []
    var isComplete = true
    for value in tree.elements(entry) where !isDone {
      if let part = recipe(value, element, named: name) { parts.append(part) } else { isComplete = false }
    }
    return isComplete ? build(parts) { .array($0) } : nil
  }

  /// Says how a number of columns is written: `columns: 3` is a list of three; nil for anything else.
  private func columnCount(_ entry: EntryID, _ element: ValueType, named name: String) -> Diagnostic? {
    guard element == .builtIn("GridItem"), case .value(let count)? = Optional(tree.integer(entry)),
      (1...12).contains(count)
    else { return nil }
    let mend = "[\(Array(repeating: "flexible", count: count).joined(separator: ", "))]"
    return Diagnostic(
      .wrongType, "`\(name)` must be a list of grid items, not \(describe(entry))", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  private mutating func dictionary(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping", of: name))
      return nil
    }
    var keys: [String] = []
    var parts: [Recipe] = []
    for (key, value) in pairs(of: entry) {
      guard let part = recipe(value, type, named: text(key)) else { return nil }
      keys.append(text(key))
      parts.append(part)
    }
    let names = keys
    return build(parts) { values in
      .dictionary(zip(names, values).map { Value.DictionaryEntry(key: .string($0), value: $1) })
    }
  }

  /// A range is an expression without its `$( )`: `0..<5`.
  private mutating func range(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    guard tree.kind(entry) == .string else {
      report(wrongType(entry, wanted: "a range such as `0..<5` or `0...5`", of: name))
      return nil
    }
    return expressionRecipe(entry, in: 0..<tree.bytes(entry).count, expecting: type)?.recipe
  }
}
