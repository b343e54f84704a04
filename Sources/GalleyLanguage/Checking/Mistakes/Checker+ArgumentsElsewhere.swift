import GalleyFormats
import GalleySource

// Arguments that belong to something else: the view inside of a container, its closure, another modifier.

extension Checker {
  /// Says what an argument is that stands in the wrong place, however it is spelled; nil for any other.
  mutating func argumentElsewhere(
    _ callee: Callee, _ label: EntryID, _ value: EntryID, given: [String]
  ) -> Diagnostic? {
    titleOfContainer(callee, label, value) ?? nameInClosure(callee, label, value, given: given)
      ?? modifierOfRows(callee, label, value) ?? tracksOfGrid(callee, label, value)
  }

  /// Says that what a bar shows is a modifier of the view inside: `NavigationStack: { title: Home }`; nil for anything else.
  private func titleOfContainer(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    guard isView(callee), !isModifierName(label), [.string, .number].contains(tree.kind(value)),
      let modifier = Synonyms.names(for: text(label)).first(where: { isSaidInside($0, of: callee) })
    else { return nil }
    let entry = Sketch.mapping([(modifier, Sketch(tree, value))]).inline(isJSON: isInDoubleQuotes(label))
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(text(label))`", at: span(label),
      label:
        "`\(modifier)` is a modifier of the view inside: write `modifiers: [ \(entry) ]` beside the view in `content`",
      help: [takes(callee, labels(of: callee))], fix: movedInside(modifier, label, value))
  }

  /// The edit that makes an argument of a container a modifier of the only view in it; nil for several views.
  func movedInside(_ modifier: String, _ label: EntryID, _ value: EntryID) -> TextEdit? {
    guard let call = mapping(around: label), call > tree.root, span(call).length <= UInt32(Self.longestMend),
      !tree.isCopied(call), let content = tree.value(of: "content", in: call),
      tree.kind(content) == .mapping || tree.kind(content) == .sequence && Array(tree.elements(content)).count == 1,
      let node = node(inside: content, with: [.mapping([(modifier, Sketch(tree, value))])])
    else { return nil }
    var arguments: [(key: String, value: Sketch)] = []
    for (key, value) in pairs(of: call) where key != label {
      arguments.append((text(key), value == content ? .mapping(node) : Sketch(tree, value)))
    }
    return replacing(call.previous, call, with: [(text(call.previous), .mapping(arguments))])
  }

  /// What other tools call the name of what a closure is told.
  private static let closureNames: Set<String> = [
    "item", "as", "name", "parameter", "parameters", "param", "proxy", "reader", "geometry", "arg", "var", "let",
  ]

  /// Says that a closure names what it is told: `GeometryReader: { item: g, content: … }`; nil for any other argument.
  ///
  /// The name is known in the closure all the same.
  private mutating func nameInClosure(
    _ callee: Callee, _ label: EntryID, _ value: EntryID, given: [String]
  ) -> Diagnostic? {
    guard Self.closureNames.contains(folded(label)), tree.kind(value) == .string,
      text(value).allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      let closure = callee.signatures.lazy.flatMap(\.parameters).first(where: { parameter in
        guard case .closureContent(let told) = parameter.kind else { return false }
        return told.count == 1
      })
    else { return nil }
    if case .closureContent(let told) = closure.kind { _ = declare(text(value), told[0].type) }
    var mend: String?
    var edit: TextEdit?
    if let call = mapping(around: label), let block = self.value(of: closure.label, in: call) {
      let told = Sketch.mapping([("parameters", .list([.name(text(value))])), ("body", Sketch(tree, block))])
      let isShort = span(call).length <= UInt32(Self.longestMend)
      mend = isShort ? written(closure.label, told, isJSON: isInDoubleQuotes(label)) : nil
      let rest = pairs(of: call).filter { $0.key != label }.map {
        (key: text($0.key), value: $0.value == block ? told : Sketch(tree, $0.value))
      }
      edit = isShort ? rewritten(call, as: rest) : nil
    }
    return Diagnostic(
      .unknownArgument,
      "`\(callee.name)` has no argument `\(text(label))`: the closure under `\(closure.label)` names what it is told",
      at: span(label),
      label: "write `\(mend ?? "\(closure.label): { parameters: [ \(text(value)) ], body: … }")`",
      help: [takes(callee, labels(of: callee))], fix: edit)
  }

  /// Says that an argument of a modifier is a modifier of its own: `frame: { width: 10, padding: 3 }`,
  /// `navigationTitle: { title: Home, displayMode: inline }`; nil for any other.
  func modifierInModifier(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    let isMode = folded(label) == "displaymode" && callee.name.hasPrefix("navigation")
    let meant = isMode ? "navigationBarTitleDisplayMode" : text(label)
    let known = labels(of: callee)
    guard catalogue.modifier(named: callee.name) != nil, catalogue.modifier(named: meant) != nil,
      !Synonyms.names(for: text(label)).contains(where: { known.contains($0) }),
      // A shadow has its own opacity, by its colour, and its own offset.
      callee.name != "shadow" || !["opacity", "offset"].contains(meant),
      let call = mapping(around: label), call > tree.root, text(call.previous) == callee.name,
      let entry = mapping(around: call.previous)
    else { return nil }
    let isJSON = isInDoubleQuotes(label)
    let rest = pairs(of: call).filter { $0.key != label }
    var first = Sketch.mapping(rest.map { (text($0.key), Sketch(tree, $0.value)) })
    let primary = callee.signatures.compactMap { form in form.primary.map { form.parameters[$0].label } }
    if let only = rest.first, rest.count == 1, primary.contains(text(only.key)) { first = Sketch(tree, only.value) }
    let entries = [Sketch.mapping([(callee.name, first)]), .mapping([(meant, Sketch(tree, value))])]
    let mend = entries.map { $0.inline(isJSON: isJSON) }.joined(separator: ", ")
    let isMended = !rest.isEmpty && pairs(of: entry).count == 1 && isWholeCall(of: meant, value)
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(text(label))`: `\(meant)` is a modifier of its own",
      at: span(label),
      label: mend.utf8.count <= Self.longestMend ? "write `\(mend)`" : "write it in an entry of its own",
      help: [takes(callee, labels(of: callee))], expected: [meant],
      fix: isMended ? modifierEntries(entries, inPlaceOf: entry) : nil)
  }

  /// Tells whether a value can be all that stands behind a modifier of the catalogue.
  private func isWholeCall(of modifier: String, _ value: EntryID) -> Bool {
    guard let index = catalogue.modifier(named: modifier) else { return false }
    return catalogue.modifiers[index].callee.signatures.contains { form in
      switch tree.kind(value) {
      case .mapping:
        form.parameters.contains { parameter in pairs(of: value).contains { text($0.key) == parameter.label } }
      case .sequence: form.content != nil
      case .null, .boolean, .number, .string: form.primary.map { fits(value, form.parameters[$0].kind) } ?? false
      }
    }
  }

  /// The modifiers of a loop, which its rows obey.
  static let modifiersOfLoops: Set<String> = ["onDelete", "onMove", "onInsert"]

  /// What a loop has of its own.
  private static let partsOfLoops: Set<String> = ["data", "id", "item", "content"]

  /// Says that what is done with rows is a modifier of the loop that makes them: `List: { data: …, onDelete: … }`; nil for any
  /// other argument.
  private func modifierOfRows(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    guard Self.modifiersOfLoops.contains(text(label)), callee.signatures.contains(where: \.hasLoop),
      let call = mapping(around: label), call > tree.root, text(call.previous) == callee.name
    else { return nil }
    let parts = pairs(of: call).map { (key: text($0.key), value: Sketch(tree, $0.value)) }
    let rest = parts.filter { Self.partsOfLoops.contains($0.key) }
    let ofRows = parts.filter { Self.modifiersOfLoops.contains($0.key) }
    let modifiers = Sketch.list(ofRows.map { .mapping([$0]) })
    let loop = Sketch.mapping([(BuilderForm.forEach.name, .mapping(rest)), (ControlWord.modifiers.rawValue, modifiers)])
    let mend = written(callee.name, .list([loop]), isJSON: isInDoubleQuotes(label))
    // Anything else, a selection for one, stays with the list, and a list that has a loop inside has other forms.
    let isWhole =
      rest.contains { $0.key == "data" } && rest.count + ofRows.count == parts.count
      && mend.utf8.count <= Self.longestMend
    return Diagnostic(
      .unknownArgument, "`\(text(label))` is a modifier of a `ForEach`, and no argument of `\(callee.name)`",
      at: span(label),
      label: isWhole
        ? "write `\(mend)`" : "write it in the `modifiers` of a `ForEach` inside",
      help: [takes(callee, labels(of: callee))], expected: labels(of: callee),
      fix: isWhole ? replacing(call.previous, call, with: [(callee.name, .list([loop]))]) : nil)
  }

  /// How many tracks a grid of style sheets has that share its room equally: `1fr 1fr`, `repeat(3, 1fr)`; nil for any
  /// others.
  private static func equalTracks(in written: String) -> Int? {
    if written.hasPrefix("repeat("), written.hasSuffix(")") {
      let parts = written.dropFirst("repeat(".count).dropLast().split(separator: ",").map { $0.trimmingSpaces }
      guard parts.count == 2, let count = Int(parts[0]), equalTracks(in: String(parts[1])) == 1 else { return nil }
      return count
    }
    let tracks = written.split(separator: " ")
    return !tracks.isEmpty && tracks.allSatisfy { $0 == "1fr" || $0 == "auto" } ? tracks.count : nil
  }

  /// Says that the tracks of a grid of style sheets are the columns of a `LazyVGrid`; nil for any other argument.
  private func tracksOfGrid(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    let axis = ["gridtemplatecolumns": "columns", "gridtemplaterows": "rows"][folded(label)]
    guard let axis, ["Grid", "LazyVGrid", "LazyHGrid"].contains(callee.name) else { return nil }
    let count = Self.equalTracks(in: text(value)) ?? 0
    let tracks = Sketch.list(Array(repeating: .name("flexible"), count: (1...12).contains(count) ? count : 2))
    let view = axis == "columns" ? "LazyVGrid" : "LazyHGrid"
    let mend = written(axis, tracks, isJSON: isInDoubleQuotes(label))
    let isOwn = callee.name == view
    return Diagnostic(
      .unknownArgument,
      "`\(text(label))` is of style sheets: a grid with \(axis) that are given is a `\(view)`", at: span(label),
      label: isOwn ? "write `\(mend)`" : "write `\(view): { \(mend), content: [ … ] }`", expected: [axis],
      fix: isOwn && (1...12).contains(count) ? TextEdit(span: pairSpan(label, value), replacement: mend) : nil)
  }
}
