package import GalleyExpressions
package import GalleyFormats
package import GalleySource
import GalleyTables

/// A value that is given from outside for a parameter or a state of the document.
package struct OutsideValue: Sendable {
  package var slot: ValueSlot
  package var value: Value
}

extension Checker {
  /// Converts a value that was given from outside, for a parameter or state, to what the document declares under that name.
  ///
  /// `place` is where the name stands, for a name that the document does not have.
  package static func outsideValue(
    _ name: String, at entry: EntryID, of tree: LocatedTree, key: SourceSpan, in document: CheckedProgram,
    catalogue: Catalogue
  ) -> (value: OutsideValue?, diagnostics: [Diagnostic]) {
    let declared = document.outsideNames
    guard let found = declared.first(where: { $0.name == name }) else {
      let names = declared.map(\.name)
      let question = Suggestions.question(for: name, in: names)
      return (
        nil,
        [
          Diagnostic(
            .unknownParameter, "the document has no parameter or state `\(name)`", at: key, label: question,
            help: names.isEmpty
              ? ["it declares none at all"]
              : ["it has \(names.map { "`\($0)`" }.joined(separator: ", "))"], expected: names)
        ]
      )
    }
    var checker = Checker(catalogue: catalogue, tree: tree)
    checker.document.types = document.types
    checker.document.colorNames = document.colorNames
    guard let recipe = checker.givenValue(entry, found.type, named: name)?.recipe else {
      return (nil, checker.problems.all)
    }
    guard let value = checker.constantValue(of: recipe) else {
      if !checker.problems.hasErrors { checker.report(checker.expressionFromOutside(name, at: entry)) }
      return (nil, checker.problems.all)
    }
    // A view is a node of the program that it was checked in.
    guard checker.document.keptViews.isEmpty else { return (nil, [checker.viewFromOutside(name, at: entry)]) }
    return (OutsideValue(slot: found.slot, value: value), checker.problems.all)
  }

  /// What is given from outside for a parameter or a state; nil after a diagnostic.
  mutating func givenValue(_ entry: EntryID, _ type: ValueType, named name: String) -> DynamicValue? {
    guard tree.kind(entry) == .null else { return dynamicValue(entry, type.withoutBinding, named: name) }
    guard type.withoutBinding.isOptional || type == .unknown else {
      report(Diagnostic(.nilNotAllowed, "`\(name)` cannot be `null`", at: span(entry)))
      return nil
    }
    return DynamicValue(.constant(.null), type: type, span: span(entry))
  }
}

extension Checker {
  /// Converts a value that was given from outside to that of a member of the environment.
  ///
  /// `place` is where the name stands, for a name that the environment does not have.
  package static func environmentValue(
    _ name: String, at entry: EntryID, of tree: LocatedTree, key: SourceSpan, in document: CheckedProgram,
    catalogue: Catalogue
  ) -> (value: EnvironmentAssignment?, diagnostics: [Diagnostic]) {
    var checker = Checker(catalogue: catalogue, tree: tree)
    checker.document.types = document.types
    checker.document.colorNames = document.colorNames
    checker.document.environmentTypes = document.environmentTypes
    guard let type = checker.document.environmentTypes[name] else {
      checker.report(checker.unknownEnvironmentKey(name, at: key, fix: nil))
      return (nil, checker.problems.all)
    }
    let assignment = checker.environmentAssignment(name, type, entry)
    guard checker.document.keptViews.isEmpty else { return (nil, [checker.viewFromOutside(name, at: entry)]) }
    return (assignment, checker.problems.all)
  }

  private func expressionFromOutside(_ name: String, at entry: EntryID) -> Diagnostic {
    Diagnostic(
      .wrongType, "the value of `\(name)` from outside is an expression that has no value by itself", at: span(entry),
      help: ["what is given from outside is written out: numbers, texts, lists, and expressions of these"])
  }

  private func viewFromOutside(_ name: String, at entry: EntryID) -> Diagnostic {
    Diagnostic(
      .wrongType, "`\(name)` is a view, which is written in the document and not given from outside", at: span(entry),
      help: ["a state that says which view to show can be given: a Bool, a text, a case of an enumeration"])
  }

  /// The value that a member of the environment gets from outside; nil after a diagnostic.
  mutating func environmentAssignment(_ name: String, _ type: ValueType, _ entry: EntryID) -> EnvironmentAssignment? {
    if tree.kind(entry) == .null, !type.isOptional {
      report(wrongType(entry, wanted: "\(withArticle(type.spelled(in: document.types)))", of: name))
      return nil
    }
    let value = tree.kind(entry) == .null ? .null : constant(entry, type, named: name)
    guard let value, isAdmitted(.constant(value), as: name, at: entry) else { return nil }
    _ = demand(ofMember: name, type, .constant(value), at: entry)
    return EnvironmentAssignment(name: name, value: value)
  }
}

/// A value that the surroundings of a document give a member of the environment.
package struct EnvironmentAssignment: Sendable {
  package var name: String
  package var value: Value
}

extension CheckedProgram {
  /// The parameters and the state of the document, which values can be given for from outside.
  var outsideNames: [(name: String, slot: ValueSlot, type: ValueType)] {
    let root = views[.document]
    let parameters = zip(root.parameters, root.plan.parameterSlots).compactMap { parameter, slot in
      slot.map { (name: parameter.label, slot: $0, type: parameter.valueType) }
    }
    let state = root.plan.steps.compactMap { step in
      root.plan.stateNames[step.slot].map { (name: $0, slot: step.slot, type: step.type) }
    }
    return parameters + state
  }
}

extension CheckedProgram {
  /// The complaints about the document's parameters that have no value: no default, and none from outside or from its
  /// preview.
  package func missingValues(given: [OutsideValue]) -> [Diagnostic] {
    let root = views[.document]
    let slots = Set(given.map(\.slot) + (preview?.values.map(\.slot) ?? []))
    return root.parameters.indices.compactMap { index in
      let parameter = root.parameters[index]
      let slot = root.plan.parameterSlots[index]
      let isGiven = slot.map { slots.contains($0) } ?? (preview?.blocks[Index(index)] != nil)
      guard parameter.isRequired, !isGiven else { return nil }
      return Diagnostic(
        .missingValue, "nobody gives the parameter `\(parameter.label)` a value", at: parameterSpans[index],
        help: [
          slot == nil
            ? "pass a block with `preview: { set: { \(parameter.label): … } }`, or give it a `default`"
            : """
            pass one with \(setting: .values, "\(parameter.label)=…") or `preview: { set: { \(parameter.label): … } }`, or \
            give it a `default`
            """
        ], expected: [parameter.label])
    }
  }
}
