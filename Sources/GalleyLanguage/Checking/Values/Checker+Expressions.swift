import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// Checks a scalar that holds expressions; nil after a diagnostic.
  mutating func templateRecipe(_ entry: EntryID, expecting type: ValueType?) -> (recipe: Recipe, type: ValueType)? {
    noteNamesInText(entry)
    return checked(entry) { expressions, tree, scope, problems in
      expressions.checkTemplate(
        tree.bytes(entry), at: { tree.sourceSpan(of: entry, in: $0) }, expecting: type, in: scope,
        diagnostics: &problems)
    }
  }

  /// Checks a text that is a LocalizedStringKey in Swift; nil after a diagnostic.
  mutating func localizedText(_ entry: EntryID, _ type: ValueType, named name: String) -> Recipe? {
    switch tree.kind(entry) {
    case .null where type.isOptional: return .constant(.null)
    case .null, .sequence, .mapping:
      if type.isOptional || surroundings.takesTexts, let node = textNode(entry) {
        return words(of: node, entry, type, named: name)
      }
      report(wrongType(entry, wanted: "a text", of: name))
      return nil
    case .string, .number, .boolean: break
    }
    noteNamesInText(entry)
    if tree.bytes(entry).first == 0xE2 { noteTypographicQuotes(entry) }
    document.expressions.readsMarkdown = Availability.iOS(15).includes(reachedTarget)
    guard isTemplate(entry) else {
      guard admitsText(at: entry) else { return nil }
      var problems: [Diagnostic] = []
      let value = document.expressions.localizedLiteral(tree.bytes(entry), at: span(entry), diagnostics: &problems)
      for problem in problems { report(problem) }
      return .constant(value)
    }
    return checked(entry) { expressions, tree, scope, problems in
      expressions.checkLocalizedText(
        tree.bytes(entry), at: { tree.sourceSpan(of: entry, in: $0) }, isOptional: type.isOptional, in: scope,
        diagnostics: &problems)
    }?.recipe
  }

  /// Checks expressions of a scalar and reports what is wrong with them; nil after a diagnostic.
  mutating func checked(
    _ entry: EntryID,
    _ check: (inout CheckedExpressions, LocatedTree, CheckerScope, inout [Diagnostic]) -> CheckedExpression?
  ) -> (recipe: Recipe, type: ValueType)? {
    guard admitsExpression(at: entry) else { return nil }
    let count = document.expressions.operationCount
    let members = document.expressions.namedMembers.count
    defer { checkMembers(since: members) }
    var problems: [Diagnostic] = []
    let checked = check(&document.expressions, tree, scope, &problems)
    for problem in problems { report(positionsMistaken(problem, in: entry) ?? objectMeant(problem) ?? problem) }
    if let checked { noteUses(since: count, of: checked.id) }
    return checked.flatMap { recipe(of: $0) }
  }

  /// Checks bytes of a scalar as an expression without `$( )`; nil after a diagnostic.
  mutating func expressionRecipe(
    _ entry: EntryID, in range: Range<Int>, expecting type: ValueType?
  ) -> (recipe: Recipe, type: ValueType)? {
    checked(entry) { expressions, tree, scope, problems in
      expressions.check(
        tree.bytes(entry), range: range, at: { tree.sourceSpan(of: entry, in: $0) }, expecting: type, in: scope,
        diagnostics: &problems)
    }
  }

  private func recipe(of checked: CheckedExpression) -> (recipe: Recipe, type: ValueType)? {
    guard checked.id.isValid else { return nil }
    if let value = document.expressions.constant(checked.id) { return (.constant(value), checked.type) }
    return (.expression(checked.id), checked.type)
  }

  /// `lets` or `state`: names with values, each seeing those above it.
  mutating func checkSteps(
    _ entry: EntryID, keyword: String = "let", isBlock: Bool = false
  ) -> [ActivationPlan.Step] {
    if tree.kind(entry) == .sequence {
      report(namesAsList(entry, of: keyword, wanted: "a mapping of names and values"))
      // The names are known all the same, so that nothing is said of their uses.
      for key in namesInList(entry) { _ = declare(text(key), .unknown, keyword == "state" ? .state : .constant) }
      return []
    }
    guard tree.kind(entry) == .mapping else {
      if tree.kind(entry) != .null { report(wrongType(entry, wanted: "a mapping of names and values", of: keyword)) }
      return []
    }
    var steps: [ActivationPlan.Step] = []
    let kind: Scope.NameKind = keyword == "state" ? .state : keyword == "var" ? .variable : .constant
    // What a definition holds has been counted.
    if isBlock, !pairs(of: entry).allSatisfy({ admitsDefinition(at: $0.key) }) { return [] }
    let outer = scopes.expect(pairs(of: entry).map { (text($0.key), span($0.key)) })
    defer { scopes.endExpected(outer) }
    for (key, entry) in pairs(of: entry) {
      checkDefinitionName(key, isUpperCase: false, isValue: true)
      if let problem = swiftDeclaration(key, entry) {
        report(problem)
        _ = declare(problem.expected.first ?? text(key), .unknown, kind)
        continue
      }
      if let problem = typeAsValue(key, entry) {
        report(problem)
        _ = declare(text(key), type(at: entry) ?? .unknown, kind)
        continue
      }
      if keyword == "let", declareViewConstant(key, entry) {
        scopes.meet(text(key))
        continue
      }
      findResults(ofFunctionsIn: entry)
      let isScaled = keyword == "state" && isScaledMetric(entry)
      let value =
        isScaled
        ? scaledMetric(entry, named: text(key))
        : keyword == "var" && surroundings.method.realVariables.contains(span(key))
          ? recipe(entry, .double, named: text(key)).map { ($0, .double) }
          : typedValue(entry, named: text(key), valueKey: "value")
      if keyword == "state" { noteUntyped(key, entry) }
      scopes.meet(text(key))
      if isBlock { reportShadowing(text(key), at: span(key)) } else { reportRedeclaration(key) }
      guard let (recipe, type) = value else {
        _ = declare(text(key), .unknown)
        continue
      }
      let constant = keyword == "let" ? constantValue(of: recipe) : nil
      let slot = declare(text(key), type, isScaled ? .constant : kind, at: span(key), value: constant)
      steps.append(ActivationPlan.Step(slot: slot, recipe: recipe, type: type, span: span(key)))
      if case .constant = recipe, keyword == "let" { noteLiteral(entry) }
    }
    return steps
  }

  /// Checks `let` in a block: its constants are known to the rest of the block.
  mutating func checkConstants(_ key: EntryID, _ value: EntryID) -> CheckedNode {
    let index = document.blockConstants.append(CheckedConstants(steps: checkSteps(value, isBlock: true)))
    return CheckedNode(.constants(index), span: span(key), entry: key)
  }

  /// The value that a recipe gives wherever it is used; nil if it may give others.
  func constantValue(of recipe: Recipe) -> Value? {
    switch recipe {
    case .constant(let value): return value
    case .expression(let id): return facts[id]
    case .build(let parts, let make):
      let values = parts.compactMap { constantValue(of: $0) }
      return values.count == parts.count ? make(values) : nil
    case .bounded(let inner, _): return constantValue(of: inner)
    case .binding, .bindingClosures, .variable, .choice, .declaring, .loop, .subviews, .sections, .view, .rowValues:
      return nil
    }
  }

  /// Complains of a name that the definition has already; the document's are compared with what it imports elsewhere.
  private mutating func reportRedeclaration(_ key: EntryID) {
    guard !scopes.isOutermost, let first = scopes.innermost.names.first(text(key)) else {
      return
    }
    report(
      Diagnostic(
        .duplicateDefinition, "`\(text(key))` is defined twice", at: span(key), label: "the second definition",
        related: first.span.map { [RelatedSpan(span: $0, message: "it is first defined here")] } ?? []))
  }

  /// `{ type: T, value: … }`, or a plain value whose type follows.
  mutating func typedValue(
    _ entry: EntryID, named name: String, valueKey: String
  ) -> (recipe: Recipe, type: ValueType)? {
    if tree.kind(entry) == .mapping {
      let pairs = pairs(of: entry)
      let keys = pairs.map { text($0.key) }
      if Set(keys) == ["type", valueKey], let typeEntry = pairs.first(where: { text($0.key) == "type" })?.value,
        let valueEntry = pairs.first(where: { text($0.key) == valueKey })?.value
      {
        guard let type = type(at: typeEntry) else {
          report(unknownType(typeEntry))
          return nil
        }
        return recipe(valueEntry, type, named: name).map { ($0, type) }
      }
      if let problem = initialAsKey(entry, named: name, valueKey) {
        report(problem)
        return inferred(pairs[0].value)
      }
      if isMisspelledType(entry, named: name, keys: ["type", valueKey]) { return nil }
      if let type = typeOfNode(keys) {
        return viewRecipe(entry, type, named: name).map { ($0, .named(type)) }
      }
    }
    guard let (recipe, type) = inferred(entry) else { return nil }
    let reference = objectReference(recipe, type, at: span(entry))
    if case .binding = reference { return (reference, .binding(type)) }
    return (recipe, type == .null ? .unknown : type)
  }
}
