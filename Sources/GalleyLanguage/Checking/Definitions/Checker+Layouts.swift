import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Layouts of the document.

extension Checker {
  /// `layouts: { Flow: { parameters: …, sizeThatFits: …, placeSubviews: [ … ] } }`.
  mutating func checkLayouts(_ entry: EntryID) {
    for (key, value) in definitions(entry, of: "layouts") where !isDone {
      checkDefinitionName(key, isUpperCase: true)
      let keys = definitionKeys(value, of: text(key), allowed: DefinitionKind.layout.keys)
      if let declared = keys[.layoutValues]?.value { declareLayoutValues(declared) }
      scopes.begin()
      let layout = checkLayout(key, keys, isComplete: tree.kind(value) == .mapping)
      endScope()
      definitions.addLayout(layout, at: document.layouts.append(layout))
    }
  }

  private mutating func checkLayout(_ key: EntryID, _ keys: DefinitionKeys, isComplete: Bool) -> LayoutDefinition {
    var declared = checkParameters(keys[.parameters]?.value)
    for (parameter, span) in zip(declared.parameters, declared.spans)
    where parameter.valueType == .unknown || parameter.label == "content" {
      report(notAParameter(parameter, at: span))
    }
    declared.addBlock(.optional(.content, "The views; none where the layout is given to AnyLayout."))
    var layout = LayoutDefinition(
      name: text(key), parameters: declared.parameters, plan: declared.plan,
      subviews: declare("subviews", .array(.named(.layoutSubview))), span: span(key))
    checkCache(keys, &layout)
    layout.spacing = keys[.spacing].flatMap {
      dynamicValue($0.value, .named(.edgeInsets), named: DefinitionKey.spacing.rawValue)
    }
    if let size = keys[.sizeThatFits] {
      layout.size = checkMethod(size.key, size.value, gives: .named(.size), inBounds: false)
    }
    if let placing = keys[.placeSubviews] {
      layout.placing = checkMethod(placing.key, placing.value, gives: nil, inBounds: true)
    }
    if let guides = keys[.explicitAlignment] { layout.guides = checkGuides(guides.value) }
    layout.plan.slotCount = slotCount
    for missing in DefinitionKind.layout.required where isComplete && keys[missing] == nil {
      report(missingMethod(missing, of: key))
    }
    return layout
  }

  /// Checks the functions, and what is computed once for the subviews; both may use each other.
  private mutating func checkCache(_ keys: DefinitionKeys, _ layout: inout LayoutDefinition) {
    if let functions = keys[.functions]?.value { declareFunctions(functions) }
    if let cache = keys[.cache]?.value {
      let inside = definitionKeys(cache, of: DefinitionKey.cache.rawValue, allowed: [DefinitionKey.let])
      layout.cache = inside[.let].map { checkSteps($0.value) } ?? []
    }
    checkFunctionBodies()
  }

  /// `explicitAlignment: { firstTextBaseline: $(…), horizontal: { center: $(…) } }`.
  private mutating func checkGuides(_ entry: EntryID) -> [LayoutDefinition.Guide] {
    var guides: [LayoutDefinition.Guide] = []
    for (key, value) in definitions(entry, of: DefinitionKey.explicitAlignment.rawValue) {
      if let axis = axis(named: text(key)), tree.kind(value) == .mapping {
        for (name, value) in pairs(of: value) { guides += checkGuide(name, value, of: [axis]) }
      } else {
        guides += checkGuide(key, value, of: [.horizontalAlignment, .verticalAlignment])
      }
    }
    return guides
  }

  private func axis(named name: String) -> TypeID? {
    ["horizontal": TypeID.horizontalAlignment, "vertical": .verticalAlignment][name]
  }

  private mutating func checkGuide(_ key: EntryID, _ value: EntryID, of axes: [TypeID]) -> [LayoutDefinition.Guide] {
    let found = axes.compactMap { axis in
      document.types[axis].cases.firstIndex { $0.name == caseName(key) }.map { (axis: axis, index: $0) }
    }
    guard found.count == 1, let guide = found.first else {
      report(found.isEmpty ? unknownGuide(key, axes) : ambiguousGuide(key, value))
      return []
    }
    let method = checkMethod(key, value, gives: .optional(.double), inBounds: true)
    return [LayoutDefinition.Guide(axis: guide.axis, index: guide.index, method: method)]
  }

  /// Checks the use of a layout.
  mutating func checkCustomLayout(_ index: Index<LayoutDefinition>, key: EntryID, value: EntryID?) -> CheckedNode {
    guard let call = checkCall(definitions.callee(ofLayout: index), key: key, value: value) else {
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    return CheckedNode(.customLayout(index), call: call, span: span(key), entry: key)
  }
}

// MARK: - What is said

extension Checker {
  private func notAParameter(_ parameter: Parameter, at span: SourceSpan) -> Diagnostic {
    if parameter.label == "content" {
      return Diagnostic(
        .nameTaken, "`content` is what a layout calls its views, and cannot be a parameter", at: span,
        label: "choose another name")
    }
    return Diagnostic(
      .wrongType, "`\(parameter.label)` is a block or an action, and a layout takes values alone", at: span,
      label: "the views of a layout are its `content`")
  }

  private func missingMethod(_ missing: DefinitionKey, of key: EntryID) -> Diagnostic {
    let example =
      missing == .sizeThatFits
      ? "sizeThatFits: $(proposal.replacingUnspecifiedDimensions())"
      : "placeSubviews: [ { forEach: $(subviews), item: s, do: [ { place: { subview: $(s), at: … } } ] } ]"
    return Diagnostic(
      .missingArgument, "the layout `\(text(key))` has no `\(missing.rawValue)`", at: span(key), help: ["\(example)"],
      expected: [missing.rawValue])
  }

  private mutating func unknownGuide(_ key: EntryID, _ axes: [TypeID]) -> Diagnostic {
    let spelling = spelling(of: caseName(key)) { checker in
      axes.flatMap { checker.document.types[$0].cases.map(\.name) }
    }
    return Diagnostic(
      .unknownCase, "there is no guide `\(text(key))`", at: span(key), spelling,
      help: choices("the guides are", spelling), fixing: contentSpan(key))
  }

  private func ambiguousGuide(_ key: EntryID, _ value: EntryID) -> Diagnostic {
    Diagnostic(
      .ambiguousName, "there is a guide `\(text(key))` of each axis", at: span(key),
      label: "write `horizontal: { \(text(key)): … }` or `vertical: { \(text(key)): … }`")
  }
}
