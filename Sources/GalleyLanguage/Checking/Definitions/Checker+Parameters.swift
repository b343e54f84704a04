import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

extension Checker {
  /// Reads the `parameters` of a definition and declares them in the innermost frame.
  mutating func checkParameters(_ entry: EntryID?) -> DeclaredParameters {
    var declared = DeclaredParameters()
    guard let entry, tree.kind(entry) != .null else { return declared }
    if tree.kind(entry) == .sequence {
      report(namesAsList(entry, of: "parameters", wanted: "a mapping of names and types"))
      // The names are known all the same, so that nothing is said of their uses.
      for key in namesInList(entry) { declareUnknown(at: key, in: &declared) }
      scopes.innermost.signature = declared.parameters
      return declared
    }
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping of names and types", of: "parameters"))
      return declared
    }
    // Those that stand among the keys of their definition have been complained of.
    let misplaced =
      text(entry.previous) != DefinitionKey.parameters.rawValue && tree.value(of: "body", in: entry) != nil
    for (key, value) in misplaced ? misplacedParameters(entry, allowed: ["parameters", "body"]) : pairs(of: entry) {
      declare(key, value, isMisplaced: misplaced, in: &declared)
      declared.spans.append(span(key))
    }
    if let main = mainParameter(of: declared.parameters) {
      declared.parameters[main] = declared.parameters[main].asPrimary
    }
    scopes.innermost.signature = declared.parameters
    return declared
  }

  /// The parameter that a value without a label is for: the only one, or the only one that must be given.
  private func mainParameter(of parameters: [Parameter]) -> Int? {
    if parameters.count == 1 { return 0 }
    let required = parameters.indices.filter { parameters[$0].isRequired }
    return required.count == 1 ? required[0] : nil
  }

  /// `isMisplaced` tells that how it is written has been complained of, with its place.
  private mutating func declare(
    _ key: EntryID, _ value: EntryID, isMisplaced: Bool, in declared: inout DeclaredParameters
  ) {
    if let problem = swiftDeclaration(key, value, valueKey: "default") {
      if !isMisplaced { report(problem) }
      declareUnknown(problem.expected.first, isBinding: isBindingInSwift(key), at: key, in: &declared)
      return
    }
    checkDefinitionName(key, isUpperCase: false, isValue: true)
    let name = text(key)
    var keys = tree.kind(value) == .mapping ? parameterKeys(value) : nil
    var isBroken = false
    if keys == nil, tree.kind(value) == .mapping,
      isMisspelledType(value, named: name, keys: ["type"], optional: ["default", "parameters"])
    {
      isBroken = true
      keys = meantParameterKeys(value)
    }
    let typeEntry = keys?.type ?? (keys == nil ? value : nil)
    if let typeEntry, tree.kind(typeEntry) == .string, text(typeEntry) == "ViewBuilder" {
      declareBlock(name, keys, at: key, in: &declared)
      return
    }
    if let typeEntry, let type = viewType(at: typeEntry) {
      declareViewValue(name, type, keys?.default, at: key, in: &declared)
      return
    }
    if let typeEntry, let action = actionType(typeEntry) {
      declareAction(name, action, keys?.parameters, keys?.default, at: key, in: &declared)
      return
    }
    if let typeEntry, tree.kind(typeEntry) == .string, text(typeEntry).hasPrefix("Binding") {
      declareBinding(name, typeEntry, keys?.default, at: key, in: &declared)
      return
    }
    let type: ValueType
    var fallback: DynamicValue?
    if let typeEntry, let declaredType = self.type(at: typeEntry) {
      type = declaredType
      if let entry = keys?.default { fallback = dynamicValue(entry, declaredType, named: name) }
    } else if keys == nil, tree.kind(value) != .string, let (recipe, inferredType) = inferred(value) {
      type = inferredType
      fallback = DynamicValue(recipe, type: inferredType, span: span(value))
    } else {
      if !isBroken {
        let problem = unknownType(ofParameter: typeEntry ?? value, isAlone: keys == nil)
        report(problem)
        if problem.expected == ["ViewBuilder"] {
          declareBlock(name, keys, at: key, in: &declared)
          return
        }
        if problem.expected.first?.hasPrefix("Binding") == true {
          declareUnknown(isBinding: true, at: key, in: &declared)
          return
        }
      }
      isBroken = true
      type = .unknown
    }
    let slot = declare(name, isObject(type) ? .binding(type) : type, .parameter, at: span(key))
    let kind = isGeneric(type) ? ParameterKind.generic(type) : .value(type)
    let summary = type == .unknown ? "A value." : "A value of the type `\(type.spelled(in: document.types))`."
    add(
      fallback == nil && !type.isOptional && !isBroken
        ? .required(name, kind, summary) : .optional(name, kind, summary, nullable: type.isOptional),
      slot: slot, fallback, to: &declared)
  }

  /// Declares a parameter of which only the name is known, after a diagnostic.
  private mutating func declareUnknown(
    _ meant: String? = nil, isBinding: Bool = false, at key: EntryID, in declared: inout DeclaredParameters
  ) {
    let name = meant ?? text(key)
    let slot = declare(name, isBinding ? .binding(.unknown) : .unknown, .parameter, at: span(key))
    add(
      .optional(name, isBinding ? .binding(.unknown) : .value(.unknown), "A value."), slot: slot, nil, to: &declared)
    declared.spans.append(span(key))
  }

  private mutating func declareBinding(
    _ name: String, _ typeEntry: EntryID, _ fallback: EntryID?, at key: EntryID, in declared: inout DeclaredParameters
  ) {
    let inner = text(typeEntry).dropFirst("Binding".count)
    let valueType = inner.hasPrefix("<") ? type(named: inner.dropFirst().dropLast()) ?? .unknown : .unknown
    let slot = declare(name, .binding(valueType), .parameter, at: span(key))
    let kind = isGeneric(valueType) ? ParameterKind.generic(.binding(valueType)) : .binding(valueType)
    var value: DynamicValue?
    if let fallback { value = dynamicValue(fallback, valueType, named: name) }
    add(
      value == nil
        ? .required(name, kind, "A binding.")
        : .optional(name, kind, "A binding."), slot: slot, value, to: &declared)
  }

  private mutating func declareBlock(
    _ name: String, _ keys: ParameterKeys?, at key: EntryID, in declared: inout DeclaredParameters
  ) {
    var closureParameters: [ParameterKind.ClosureParameter] = []
    if let list = keys?.parameters {
      for element in tree.elements(list) { closureParameters.append(.init(text(element), .unknown)) }
    }
    let index = Index<Parameter>(declared.parameters.count)
    scopes.innermost.declareSlot(name, index, at: span(key))
    declared.slots.append(index)
    let kind = closureParameters.isEmpty ? ParameterKind.content : .closureContent(closureParameters)
    declared.addBlock(
      keys?.default == nil
        ? .required(name, kind, "A block of views.") : .optional(name, kind, "A block of views."))
    if let entry = keys?.default { scopes.innermost.addDefault(entry, of: index) }
  }

  /// Checks the blocks that parameters have by default: they may use everything that is defined.
  mutating func checkDefaultBlocks(_ plan: inout ActivationPlan) {
    for open in scopes.innermost.takeDefaults() {
      let parameter = scopes.innermost.signature[open.parameter]
      guard parameter.kind != .content else {
        plan.defaultBlocks[open.parameter.position] = .node(checkBlock(open.entry))
        continue
      }
      plan.defaultBlocks[open.parameter.position] = checkArgument(open.entry, parameter, of: "a default")
    }
  }

  private func add(
    _ parameter: Parameter, slot: ValueSlot, _ fallback: DynamicValue?, to declared: inout DeclaredParameters
  ) {
    declared.parameters.append(parameter)
    declared.plan.parameterSlots.append(slot)
    declared.plan.defaults.append(fallback)
    declared.plan.defaultBlocks.append(nil)
  }

  struct ParameterKeys {
    var type: EntryID?
    var `default`: EntryID?
    var parameters: EntryID?
  }

  /// The keys `type`, `default`, `parameters` of a mapping; nil if it has any other key, and so is a plain value.
  private func parameterKeys(_ entry: EntryID) -> ParameterKeys? {
    var keys = ParameterKeys()
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "type": keys.type = value
      case "default": keys.default = value
      case "parameters": keys.parameters = value
      default: return nil
      }
    }
    return keys.type == nil ? nil : keys
  }

  /// The keys of a mapping with others among them, which have been complained of.
  private func meantParameterKeys(_ entry: EntryID) -> ParameterKeys {
    let pairs = pairs(of: entry)
    func value(of name: String) -> EntryID? { pairs.first { text($0.key) == name }?.value }
    return ParameterKeys(
      type: value(of: "type"),
      default: value(of: "default")
        ?? pairs.first { Suggestions.closest(to: text($0.key), in: ["default"]) != nil }?.value,
      parameters: value(of: "parameters"))
  }
}
