import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

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
      scopes.innermost.declareFunction(text(key), index)
    }
  }

  /// Checks the bodies of the functions that were declared: once to find the results, and again with them known.
  mutating func checkFunctionBodies() {
    findResults(of: openDefinitions.functionsInOrder)
    // Within itself a function had no type yet: the second pass knows it.
    for definition in openDefinitions.takeFunctions() { checkFunction(definition) }
  }

  /// Finds the types that functions give which are called in an entry, and whose bodies are still to be checked.
  ///
  /// Constants may call functions, and functions use constants.
  mutating func findResults(ofFunctionsIn entry: EntryID) {
    guard openDefinitions.hasFunctions else { return }
    findResults(of: calledFunctions(in: entry))
  }

  /// Finds the types that functions give, each after those of the functions that it calls; what is wrong is said later.
  private mutating func findResults(of functions: [Index<CustomFunction>]) {
    let trial = beginTrial()
    for index in functionsByCalls(from: functions) {
      if let definition = openDefinitions.function(index) { checkFunction(definition) }
    }
    forget(trial)
  }

  /// Functions and those that they call, each behind what it calls; without those whose results were looked for.
  private mutating func functionsByCalls(from functions: [Index<CustomFunction>]) -> [Index<CustomFunction>] {
    var found: [Index<CustomFunction>] = []
    // A list in place of recursion: functions may call each other in a chain of any length.
    var open: [(index: Index<CustomFunction>, calls: ArraySlice<Index<CustomFunction>>)] = []
    for function in functions where openDefinitions.beginResult(of: function) {
      open.append((function, calls(of: function)))
      while let last = open.last {
        guard let next = last.calls.first else {
          found.append(last.index)
          open.removeLast()
          continue
        }
        open[open.count - 1].calls.removeFirst()
        if openDefinitions.beginResult(of: next) { open.append((next, calls(of: next))) }
      }
    }
    return found
  }

  /// The open functions that the body of one calls.
  private func calls(of function: Index<CustomFunction>) -> ArraySlice<Index<CustomFunction>> {
    guard let keys = openDefinitions.function(function)?.keys else { return [] }
    let entries = [keys[.let]?.value, keys[.value]?.value].compactMap(\.self)
    return entries.flatMap { calledFunctions(in: $0) }[...]
  }

  /// The open functions whose names stand before a parenthesis in the texts of an entry.
  private func calledFunctions(in entry: EntryID) -> [Index<CustomFunction>] {
    var found: [Index<CustomFunction>] = []
    var part = entry
    let end = tree.end(of: entry)
    while part < end {
      if tree.kind(part) == .string, isTemplate(part) {
        for name in CalledNames(tree.bytes(part)) {
          if let index = scopes.innermost.functions[name], openDefinitions.function(index) != nil {
            found.append(index)
          }
        }
      }
      part = part.next
    }
    return found
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
    case .variadic, .anyValue, .slotValue, .style, .shape, .path, .content, .closureContent, .action, .closureAction,
      .closure,
      .object, .environmentKey, .environmentValue, .typeName, .gesture, .effects, .caseRange, .view, .subviews,
      .containerKey, .containerValue, .loop,
      .elementMember, .imageContent, .controlStyle:
      .unknown
    }
  }
}
