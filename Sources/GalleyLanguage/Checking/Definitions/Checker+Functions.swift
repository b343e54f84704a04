import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// Declares functions by their parameters; their results are known once their bodies are checked.
  mutating func declareFunctions(_ entry: EntryID) {
    for (key, value) in definitions(entry, of: "functions") {
      checkDefinitionName(key, isUpperCase: false)
      let keys = definitionKeys(value, of: text(key), allowed: DefinitionKind.function.keys)
      scopes.begin()
      let declared = checkParameters(keys[.parameters]?.value)
      let parameters = zip(declared.parameters, declared.plan.defaults).map { parameter, fallback in
        DocumentFunction.Parameter(
          label: parameter.label, type: parameter.valueType, hasDefault: fallback != nil)
      }
      let index = document.functions.append(
        CustomFunction(
          name: text(key), parameters: parameters, plan: declared.plan, result: .unknown, value: nil, span: span(key)))
      openDefinitions.addFunction(
        OpenDefinition(index: index, keys: keys, scope: scopes.end(), file: Int(tree.file)))
      scopes.innermost.functions[text(key)] = index
    }
  }

  /// Checks the bodies of the functions that were declared: once to find the results, and again with them known.
  mutating func checkFunctionBodies() {
    let functions = openDefinitions.takeFunctions()
    guard !functions.isEmpty else { return }
    let (mark, wasExhausted) = (problems.mark, budget.isExhausted)
    for definition in functions { checkFunction(definition) }
    // Within itself, and in functions above it, a function has no type yet: the second pass knows it.
    forget(since: mark)
    budget.isExhausted = wasExhausted
    for definition in functions { checkFunction(definition) }
  }

  /// Finds the types that the functions give which were declared and are still to be checked.
  mutating func findFunctionResults() {
    let functions = openDefinitions.takeFunctions()
    let (mark, wasExhausted) = (problems.mark, budget.isExhausted)
    for definition in functions {
      checkFunction(definition)
      openDefinitions.addFunction(definition)
    }
    forget(since: mark)
    budget.isExhausted = wasExhausted
  }

  private mutating func checkFunction(_ definition: OpenDefinition<CustomFunction>) {
    scopes.begin(definition.scope)
    defer { endScope() }
    var function = document.functions[definition.index]
    function.plan.steps = definition.keys[.let].map { checkSteps($0.value) } ?? []
    if let value = definition.keys[.value]?.value {
      if let (recipe, type) = functionValue(value, type: definition.keys[.type]?.value, of: function.name) {
        function.value = DynamicValue(recipe, type: type, span: span(value))
        function.result = type
      }
    } else {
      report(Diagnostic(.missingArgument, "a function needs `value`", at: function.span, expected: ["value"]))
    }
    function.plan.slotCount = slotCount
    document.functions[definition.index] = function
  }

  /// The value of a function: of the type that it names, else of the type that its form shows.
  private mutating func functionValue(
    _ entry: EntryID, type: EntryID?, of name: String
  ) -> (recipe: Recipe, type: ValueType)? {
    if let type {
      guard let declared = self.type(at: type) else {
        report(unknownType(type))
        return nil
      }
      return recipe(entry, declared, named: name).map { ($0, declared) }
    }
    guard tree.kind(entry) == .mapping, let type = structure(with: pairs(of: entry).map { text($0.key) }) else {
      return inferred(entry)
    }
    return recipe(entry, type, named: name).map { ($0, type) }
  }

  /// The structure of SwiftUI that is written with these keys; nil if there is none, or more than one.
  private func structure(with keys: [String]) -> ValueType? {
    let forms: [(type: String, keys: Set<String>)] = [
      ("Color", ["red", "green", "blue", "opacity"]), ("Color", ["white", "opacity"]),
      ("Color", ["hue", "saturation", "brightness", "opacity"]), ("Color", ["base", "opacity"]), ("Color", ["named"]),
      ("CGSize", ["width", "height"]), ("EdgeInsets", ["top", "leading", "bottom", "trailing"]),
      ("Angle", ["degrees"]), ("Angle", ["radians"]), ("Font", ["system"]), ("Font", ["custom"]),
    ]
    let found = forms.first { form in !keys.isEmpty && keys.allSatisfy { form.keys.contains($0) } }
    return found.map { .builtIn($0.type) }
  }
}

extension Parameter {
  /// The type of the parameter's value; unknown for a block.
  var valueType: ValueType {
    switch kind {
    case .value(let type), .binding(let type), .generic(let type): type
    case .variadic, .anyValue, .style, .shape, .path, .content, .closureContent, .action, .closureAction, .closure,
      .object, .environmentKey, .environmentValue, .typeName, .gesture, .effects, .caseRange, .view, .loop,
      .elementMember, .imageContent, .controlStyle:
      .unknown
    }
  }
}
