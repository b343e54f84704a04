import GalleyExpressions
import GalleyFormats
import GalleySource
import GalleyTables

// Custom shapes, and shapes where a value is meant.

extension Checker {
  /// `shapes: { Hexagon: { parameters: …, let: …, path: [ … ] } }`, with `rect` in scope.
  mutating func checkShapes(_ entry: EntryID) {
    for (key, value) in namedPairs(entry, of: "shapes", wanted: "a mapping of names and shapes") {
      checkDefinitionName(key, isUpperCase: true)
      let keys = definitionKeys(value, of: text(key), allowed: DefinitionKind.shape.keys)
      scopes.begin()
      let declared = checkParameters(keys[.parameters]?.value)
      var shape = CustomShape(name: text(key), parameters: declared.parameters, span: span(key))
      shape.rectSlot = declare("rect", .named(.rect))
      shape.plan = declared.plan
      checkInside(keys, &shape.plan)
      if let insettable = keys[.insettable]?.value {
        shape.isInsettable = tree.boolean(insettable) ?? false
        if tree.boolean(insettable) == nil {
          report(wrongType(insettable, wanted: "`true` or `false`", of: "insettable"))
        }
      }
      if let path = keys[.path]?.value {
        shape.path = pathRecipe(path)
      } else if tree.kind(value) == .mapping {
        report(missingPath(of: shape.name, at: shape.span))
      }
      shape.plan.slotCount = slotCount
      endScope()
      definitions.addShape(shape, at: document.shapes.append(shape))
    }
  }

  private func missingPath(of name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingArgument, "the shape `\(name)` has no `path`", at: span,
      help: ["path: [ { move: { x: $(rect.minX), y: $(rect.minY) } }, { line: { x: …, y: … } }, close ]"],
      expected: ["path"])
  }

  /// Checks the use of a custom shape.
  mutating func checkCustomShape(_ index: Index<CustomShape>, key: EntryID, value: EntryID?) -> CheckedNode {
    guard let call = checkCall(definitions.callee(ofShape: index), key: key, value: value) else {
      return CheckedNode(.invalid, span: span(key), entry: key)
    }
    return CheckedNode(.customShape(index), call: call, span: span(key), entry: key)
  }

  // MARK: - Shapes as values

  /// Tells whether a word is a static member of Shape: `capsule`, `rect`.
  func isShapeShorthand(_ entry: EntryID) -> Bool {
    let name = caseName(entry)
    return catalogue.views.contains { $0.shorthand == name }
  }

  /// A shape where a value is meant: a shape node, or a static member of Shape (`capsule`, `{ rect: { cornerRadius: 8 } }`).
  mutating func checkShape(_ entry: EntryID) -> NodeID {
    if isTemplate(entry) {
      if let node = pastedShape(entry) ?? shownExpression(entry) { return add(node) }
      report(shapeAsExpression(entry))
      return addInvalid(entry)
    }
    switch tree.kind(entry) {
    case .string:
      if isShapeShorthand(entry) { return add(checkShorthand(entry, value: nil)) }
      if !isUpperCase(entry), !isKnownNode(entry) {
        report(unknownShape(entry))
        return addInvalid(entry)
      }
    case .mapping:
      let pairs = pairs(of: entry)
      if let first = pairs.first(where: { isShapeShorthand($0.key) }) { return shorthandNode(entry, first.key, pairs) }
      if let radius = pairs.first, pairs.count == 1, ["cornerRadius", "radius"].contains(text(radius.key)) {
        report(roundedShape(entry, radius: radius.value))
        return addInvalid(entry)
      }
    case .null, .boolean, .number, .sequence:
      report(
        tree.kind(entry) == .number
          ? roundedShape(entry, radius: entry)
          : wrongType(entry, wanted: "a shape such as `Capsule`", of: "shape"))
      return addInvalid(entry)
    }
    return checkNode(entry)
  }

  /// Says that a radius is no shape by itself: `clipShape: 10`, `clipShape: { cornerRadius: 10 }`.
  private func roundedShape(_ entry: EntryID, radius: EntryID) -> Diagnostic {
    let shape = Sketch.mapping([("RoundedRectangle", .mapping([("cornerRadius", Sketch(tree, radius))]))])
    let mend = shape.inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .wrongType, "`shape` must be a shape such as `Capsule`, not \(describe(entry))", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// A shape as Swift has it, `.capsule`, `.rect(cornerRadius: 8)`, `Circle()`; nil for anything else.
  private mutating func pastedShape(_ entry: EntryID) -> CheckedNode? {
    guard let pasted = pastedChain(entry), var node = pastedShape(pasted, entry) else { return nil }
    guard !pasted.chain.isEmpty else { return node }
    guard let modifiers = pastedModifiers(pasted.chain, at: entry) else { return nil }
    node.modifiers = modifiers
    return node
  }

  private mutating func pastedShape(_ pasted: PastedCall, _ entry: EntryID) -> CheckedNode? {
    if let shape = definitions.shapes[pasted.name] {
      return checkPasted(pasted, of: definitions.callee(ofShape: shape), at: entry).map {
        CheckedNode(.customShape(shape), call: $0, span: span(entry), entry: entry)
      }
    }
    let candidates = catalogue.views.indices.filter {
      let view = catalogue.views[$0]
      return pasted.isMember ? view.shorthand == pasted.name : view.shorthand != nil && view.name == pasted.name
    }
    for index in candidates {
      guard let call = checkPasted(pasted, of: catalogue.views[index].callee, at: entry) else { continue }
      reportIfUnavailable(catalogue.views[index], at: entry)
      return CheckedNode(.view(Index(index)), call: call, span: span(entry), entry: entry)
    }
    return nil
  }

  private func isKnownNode(_ entry: EntryID) -> Bool {
    if scopes.namesView(text(entry)) { return true }
    guard case .named(let type)? = name(text(entry))?.type.withoutBinding else { return false }
    return types[type].traits.contains(.view)
  }

  private mutating func shorthandNode(
    _ entry: EntryID, _ key: EntryID, _ pairs: [(key: EntryID, value: EntryID)]
  ) -> NodeID {
    var value: EntryID?
    var modifiers: EntryID?
    var label: EntryID?
    for pair in pairs {
      let control = word(pair.key).flatMap { ControlWord($0) }
      if control == .modifiers {
        modifiers = pair.value
      } else if control == .name {
        label = pair.value
      } else if pair.key == key {
        value = pair.value
      } else {
        report(severalViewKeys(pairs))
        return addInvalid(entry)
      }
    }
    var node = checkShorthand(key, value: value)
    node.entry = entry
    if let modifiers { node.modifiers = checkModifiers(modifiers) }
    if let label { node.label = checkLabel(label) }
    return add(node)
  }

  /// The shapes that share a shorthand are told apart by their labels: `rect` is three of them.
  private mutating func checkShorthand(_ key: EntryID, value: EntryID?) -> CheckedNode {
    let name = caseName(key)
    let candidates = catalogue.views.indices.filter { catalogue.views[$0].shorthand == name }
    let given = value.map { tree.kind($0) == .mapping ? pairs(of: $0).map { text($0.key) } : [] } ?? []
    let isScalar = value.map { tree.kind($0) != .mapping && tree.kind($0) != .null } ?? false
    let fitting = candidates.first { index in
      catalogue.views[index].overloads.contains { overload in
        let labels = Set(overload.parameters.map(\.label))
        let required = overload.parameters.filter(\.isRequired).map(\.label)
        if isScalar { return overload.parameters.contains(where: \.isPrimary) }
        return labels.isSuperset(of: given) && required.allSatisfy { given.contains($0) }
      }
    }
    return checkView(Index(fitting ?? candidates.last ?? 0), key: key, value: value)
  }

  private mutating func unknownShape(_ entry: EntryID) -> Diagnostic {
    let spelling = spelling(of: caseName(entry)) { checker in
      Set(checker.catalogue.views.compactMap(\.shorthand)).sorted() + checker.definitions.shapes.keys.sorted()
    }
    let meant =
      spelling.closest ?? Suggestions.certain(for: caseName(entry), in: catalogue.views.map(\.name))
    return Diagnostic(
      .unknownCase, "there is no shape `\(text(entry))`", at: span(entry), label: meant.map { "did you mean `\($0)`?" },
      help: choices("besides shape views there are", spelling), expected: spelling.known,
      fix: meant.map { TextEdit(span: contentSpan(entry), replacement: $0) })
  }

  private func shapeAsExpression(_ entry: EntryID) -> Diagnostic {
    if let mend = shapeMeant(entry) {
      return Diagnostic(
        .wrongType, "a shape is a static member, `.circle`, or a view with its parentheses, `Circle()`",
        at: span(entry),
        label: "write `\(mend)`", expected: [mend], fix: replacing(entry, with: mend))
    }
    return shapeOfNothing(entry)
  }

  /// A shape of Swift whose point is missing, or one too many: `$(circle())` is `$(.circle)`; nil for anything else.
  private func shapeMeant(_ entry: EntryID) -> String? {
    guard let pasted = pastedCall(entry),
      let shape = catalogue.views.first(where: { view in
        view.shorthand != nil && (pasted.isMember ? view.name == pasted.name : view.shorthand == pasted.name)
      }), let name = shape.shorthand
    else { return nil }
    return pasted.arguments.isEmpty ? pasted.isMember ? "$(\(shape.name)())" : "$(.\(name))" : nil
  }

  private func shapeOfNothing(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .wrongType, "a shape is a node, or one that is pasted from Swift, and this is neither", at: span(entry),
      label: "such as `Capsule`, `{ RoundedRectangle: 10 }` or `$(.capsule)`",
      help: ["arguments of the shape may be expressions: `{ RoundedRectangle: $(radius) }`"])
  }
}
