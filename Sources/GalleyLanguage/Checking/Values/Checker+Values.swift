import GalleyExpressions
import GalleyFormats
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
    case .anyValue: return anyValue(entry, implying: parameter.implied)
    case .slotValue: return slotValue(entry)
    case .generic(let pattern): return genericArgument(entry, pattern, named: name)
    case .style: return style(entry, parameter, of: callee, named: name)
    case .content, .view:
      return amongParts(of: parameter) { .node($0.blockArgument(entry, parameter, of: callee)) }
    case .subviews(let form): return argument(subviews(entry, form), form.type, entry)
    case .containerKey: return containerKey(entry)
    case .containerValue: return containerValue(entry, named: name)
    case .imageContent(let view): return .node(imageBlock(entry, of: view))
    case .elementMember: return elementMember(entry)
    case .loop(let key): return loopArgument(entry, key)
    case .closureContent(let parameters): return amongParts(of: parameter) { $0.contentClosure(entry, parameters) }
    case .shape: return shapeArgument(entry, parameter, of: callee)
    case .path:
      let path = pathRecipe(entry).map { argument($0, .unknown, entry) }
      return demandingValue(path, parameter, of: callee, at: entry)
    case .action:
      return action(of: parameter) { $0.isClosure(entry) ? $0.closureAction(entry, []) : $0.checkAction(entry) }
    case .closureAction(let parameters): return action(of: parameter) { $0.closureAction(entry, parameters) }
    case .object: return object(entry, named: name)
    case .environmentKey: return environmentKey(entry)
    case .environmentValue: return environmentValue(entry, named: name)
    case .typeName: return typeName(entry, named: name)
    case .gesture: return gesture(entry)
    case .effects(let parameters): return effects(entry, parameters)
    case .caseRange(let type): return caseRange(entry, of: type, named: name)
    case .binding(let type):
      let content = bindingArgument(entry, type, named: name, implying: parameter.isDate ? .named(.date) : type)
      checkBoundValue(content, parameter, of: callee, at: entry)
      return demandingValue(content, parameter, of: callee, at: entry)
    case .controlStyle(let protocols): return styleArgument(entry, protocols, named: name)
    case .closure(_, .unknown) where surroundings.namedMembers.environment != nil:
      return environmentTransform(entry, named: name)
    case .closure(let parameters, let result):
      return demandingResult(valueClosure(entry, parameters, result, named: name), parameter, of: callee, at: entry)
    }
  }

  /// Checks the block of a parameter, where parts may stand that are no views; a block of views leaves what is around.
  @inline(__always)
  private mutating func amongParts<Result>(of parameter: Parameter, _ check: (inout Checker) -> Result) -> Result {
    guard let part = parameter.part else { return check(&self) }
    return within(\.part, part, check)
  }

  /// A block; whether its views are what it is for shows when types are known.
  private mutating func blockArgument(_ entry: EntryID, _ parameter: Parameter, of callee: String) -> NodeID {
    let node = columnBlock(entry) ?? checkBlock(entry)
    if let kind = parameter.holds {
      document.partArguments.append(PartArgument(node: node, kind: kind, label: parameter.label, callee: callee))
    }
    return node
  }

  private mutating func valueArgument(
    _ entry: EntryID, _ type: ValueType, _ parameter: Parameter, of callee: String, named name: String
  ) -> CheckedArgument.Content? {
    let wanted = parameter.isOptional && tree.isTemplate(entry) ? ValueType.optional(type) : type
    if type.isLocalized, let problem = textAsTitle(entry, parameter, of: callee) {
      report(problem)
      return nil
    }
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
  mutating func anyValue(_ entry: EntryID, implying type: ValueType?) -> CheckedArgument.Content? {
    if let type, isTemplate(entry), text(entry).hasPrefix("$(.") {
      return recipe(entry, type, named: "value").map { argument($0, type, entry) }
    }
    if tree.kind(entry) == .string, text(entry).hasPrefix("$"), !isTemplate(entry),
      case .variable? = scope.meaning(of: String(text(entry).dropFirst().prefix { $0 != "." }))
    {
      return stateReference(entry).map { argument(.binding($0), $0.type, entry) }
    }
    if noteBareName(entry) { return constant(.string(text(entry)), .string) }
    return inferred(entry).map { argument(objectReference($0.recipe, $0.type, at: span(entry)), $0.type, entry) }
  }

  /// Warns of the bare name of a state where a value of any type is taken: it is a text; false for anything else.
  ///
  /// A tag is one of the values that a selection has, and hardly ever a state.
  private mutating func noteBareName(_ entry: EntryID) -> Bool {
    guard !isTag(entry), let bare = expression(withoutMark: entry), name(text(entry))?.kind == .state else {
      return false
    }
    let expression = "$(\(bare.drop { $0 == "$" }))"
    if case .variable(let variable, _)? = scope.meaning(of: text(entry)) { scopes.noteUse(of: variable) }
    report(
      Diagnostic(
        .nameInText, "`\(text(entry))` is a text here, and not the state of that name", at: span(entry),
        label: "did you mean `\(expression)`?",
        fix: TextEdit(span: contentSpan(entry), replacement: expression)))
    return true
  }

  /// Tells whether a value is that of a modifier `tag`, alone.
  func isTag(_ entry: EntryID) -> Bool {
    entry > tree.root && tree.kind(entry.previous) == .string && text(entry.previous) == "tag"
  }

  /// Stores a constant argument.
  mutating func constant(_ value: Value, _ type: ValueType) -> CheckedArgument.Content {
    .constant(document.constants.append(CheckedConstant(value, type: type)))
  }

  /// Stores an argument by how its value comes about.
  mutating func argument(_ recipe: Recipe, _ type: ValueType, _ entry: EntryID) -> CheckedArgument.Content {
    if case .constant(let value) = recipe { return constant(value, type) }
    return .dynamic(document.dynamicValues.append(DynamicValue(recipe, type: type, span: span(entry))))
  }

  private mutating func style(
    _ entry: EntryID, _ parameter: Parameter, of callee: String, named name: String
  ) -> CheckedArgument.Content? {
    guard let (recipe, type) = styleRecipe(entry, named: name, isOptional: parameter.isOptional) else { return nil }
    let content = argument(recipe, type, entry)
    demand(parameter, of: callee, recipe, content, at: entry)
    return content
  }

  private func nilNotAllowed(_ entry: EntryID, _ parameter: Parameter, of callee: String) -> Diagnostic {
    Diagnostic(
      .nilNotAllowed, "`\(parameter.label)` of `\(callee)` cannot be `null`", at: span(entry),
      label: [.string, .localizedStringKey].contains(parameter.kind) ? "write `\"\"` for no words" : nil,
      help: parameter.isRequired ? [] : ["leave `\(parameter.label)` out to get its default"])
  }
}

// MARK: - Values of known types: from a literal, their parts, or an expression

extension Checker {
  /// A value of a type with its place; nil after a diagnostic.
  mutating func dynamicValue(_ entry: EntryID, _ type: ValueType, named name: String) -> DynamicValue? {
    guard let recipe = recipe(entry, type, named: name) else { return nil }
    return DynamicValue(recipe, type: type, span: span(entry))
  }

  /// A value of a type, in the forms of the language; nil after a diagnostic.
  mutating func recipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    withinValue(at: entry) { checker in
      checker.checkedRecipe(entry, type, named: name).map { checker.bounded($0, type, entry) }
    }
  }

  /// Has a value looked at that is made of others, if its type does not say how deeply it is nested.
  func bounded(_ recipe: Recipe, _ type: ValueType, _ entry: EntryID) -> Recipe {
    guard case .build = recipe, document.types.isOpenEnded(type) else { return recipe }
    return .bounded(recipe, span(entry))
  }

  private mutating func checkedRecipe(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    if type.isLocalized { return localizedText(entry, type, named: name) }
    if case .named(let id) = type, document.types[id].traits.contains(.view), !tree.isTemplate(entry) {
      return viewRecipe(entry, id, named: name)
    }
    if tree.isTemplate(entry) {
      if let literal = literal(behind: entry, wanted: type) { return recipe(literal, type, named: name) }
      return templateRecipe(entry, expecting: type)?.recipe
    }
    return chainRecipe(entry, type) ?? literalRecipe(entry, type, named: name)
  }
}
