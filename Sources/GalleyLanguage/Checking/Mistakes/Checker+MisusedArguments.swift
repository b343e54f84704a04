import GalleyFormats
import GalleySource

// Among the arguments: what is a modifier, an argument of something else, or a name around arguments.

extension Checker {
  func modifierAmongArguments(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic {
    let entry = modifierEntry(label, value) ?? "{ \(text(label)): … }"
    return Diagnostic(
      .unknownArgument, "`\(text(label))` is a modifier, and no argument of `\(callee.name)`", at: span(label),
      label: "write it in `modifiers`",
      help: [
        "`modifiers: [ \(entry) ]` stands beside "
          + (isSaidInside(text(label), of: callee) ? "the view in `content`" : "`\(callee.name)`")
      ],
      related: definition(of: callee), expected: labels(of: callee),
      fix: isSaidInside(text(label), of: callee) ? movedInside(text(label), label, value) : nil)
  }

  /// Says that an argument of other frameworks is a modifier here.
  func modifierAdvice(_ callee: Callee, _ name: String, _ value: EntryID) -> String? {
    let own = callee.name.prefix(1).lowercased() + callee.name.dropFirst() + "Style"
    let names = [name] + (name == "style" ? [own] : []) + Synonyms.names(for: name)
    guard let modifier = names.first(where: { catalogue.modifier(named: $0) != nil }) else {
      return nil
    }
    let written = tree.kind(value) == .mapping || tree.kind(value) == .sequence ? "…" : tree.entrySource(value)
    if isSaidInside(modifier, of: callee) {
      return
        "`\(modifier)` is a modifier of the view inside: write `modifiers: [ { \(modifier): \(written) } ]` beside the "
        + "view in `content`"
    }
    return modifier == name
      ? "`\(modifier)` is a modifier: write `modifiers: [ { \(modifier): \(written) } ]` beside the view"
      : "looks are modifiers: `modifiers: [ { \(modifier): \(modifier == own ? written : "…") } ]` beside the view "
        + (modifier == own ? "is what is meant" : "may be what is meant")
  }

  /// Tells whether a modifier says something of a container, and is written on a view inside of it.
  func isSaidInside(_ modifier: String, of callee: Callee) -> Bool {
    guard let modifier = catalogue.modifier(named: modifier), let view = catalogue.view(named: callee.name) else {
      return false
    }
    return catalogue.modifiers[modifier].concernsContainer && catalogue.views[view].hasBars
  }

  /// The views that have what others are mistaken to have.
  private static let fuller = ["Text": "Label"]

  /// Says that the arguments given are those of another view: `Text: { text: a, systemImage: star }`; nil for any others.
  func viewWithAll(
    _ callee: Callee, _ given: Range<Int>, _ unknown: [GivenKey]
  ) -> (problem: Diagnostic, labels: Set<EntryID>)? {
    guard let name = Self.fuller[callee.name], let view = catalogue.view(named: name), let first = unknown.first,
      let call = call(of: catalogue.views[view].callee, with: assembly.keys[given].map { ($0.label, $0.value) }),
      let mapping = mapping(around: first.label), mapping > tree.root, text(mapping.previous) == callee.name
    else { return nil }
    let mend = written(name, call, isJSON: isInDoubleQuotes(first.label))
    return (
      Diagnostic(
        .unknownArgument, "`\(callee.name)` has no argument `\(text(first.label))`: a view with both is a `\(name)`",
        at: span(first.label), label: "write `\(mend)`", expected: [name],
        fix: replacing(mapping.previous, mapping, with: [(name, call)])), Set(unknown.map(\.label))
    )
  }

  /// Says that a label of words alone, as other tools have it, is a `Text`: `Label: { text: a, textColor: red }`; nil for any
  /// other call.
  func labelOfWords(_ callee: Callee, _ given: Range<Int>) -> Diagnostic? {
    let keys = assembly.keys[given]
    guard let words = keys.first(where: { text($0.label) == "text" }), words.word == nil,
      [.string, .number].contains(tree.kind(words.value)), Self.fuller["Text"] == callee.name,
      keys.allSatisfy({ $0.word == nil }), let mapping = mapping(around: words.label), mapping > tree.root,
      text(mapping.previous) == callee.name, let node = self.mapping(around: mapping.previous),
      let looks = looks(keys.filter { $0.label != words.label }.map { ($0.label, $0.value) }), !looks.isEmpty
    else { return nil }
    let entries = looks.map { Self.entry(of: $0) }
    let pairs: [(key: String, value: Sketch)] =
      [("Text", Sketch(tree, words.value)), ("modifiers", .list(entries))]
    let hasModifiers = tree.value(of: "modifiers", in: node) != nil
    let mend = Sketch.mapping(pairs).inline(isJSON: isInDoubleQuotes(words.label))
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` is a picture with a title, and words alone are a `Text`",
      at: span(words.label),
      label: "write `\(mend)`", expected: ["Text"],
      fix: hasModifiers ? nil : replacing(mapping.previous, mapping, with: pairs))
  }

  /// What other tools put around arguments.
  private static let wrappers: Set<String> = [
    "props", "properties", "attributes", "attrs", "args", "arguments", "options",
  ]

  /// Tells whether a mapping is nothing but arguments of the call, put together under a name.
  func isWrapper(_ label: EntryID, _ value: EntryID, _ known: [String], _ given: [String]) -> Bool {
    if Self.wrappers.contains(String(decoding: Suggestions.fold(text(label)), as: UTF8.self)) { return true }
    let names = pairs(of: value).map { text($0.key) }
    return !names.isEmpty && names.allSatisfy { known.contains($0) && !given.contains($0) }
  }

  func argumentsWrapped(
    _ callee: Callee, _ label: EntryID, _ value: EntryID, _ known: [String]
  ) -> Diagnostic {
    let name = text(label)
    let written = pairs(of: value).map { inlinePair($0.key, $0.value) }
    let isKnown = pairs(of: value).allSatisfy { known.contains(text($0.key)) } && !written.isEmpty
    let separator = columnOfBlockKey(label).map { "\n" + String(repeating: " ", count: $0) } ?? ", "
    let isWhole = isKnown && written.allSatisfy { $0 != nil }
    let mend = written.compactMap(\.self).joined(separator: isInDoubleQuotes(label) ? ", " : separator)
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(name)`, for its arguments stand directly below it",
      at: span(label),
      label: isWhole && !mend.contains("\n") ? "write `\(mend)`" : "leave `\(name)` out",
      help: [takes(callee, known)], expected: known,
      fix: isWhole ? TextEdit(span: pairSpan(label, value), replacement: mend) : nil)
  }

  /// The corners of style sheets and of this language, and the argument of `UnevenRoundedRectangle` that each is.
  private static let corners = [
    "topleft": "topLeadingRadius", "topleading": "topLeadingRadius", "topright": "topTrailingRadius",
    "toptrailing": "topTrailingRadius", "bottomleft": "bottomLeadingRadius", "bottomleading": "bottomLeadingRadius",
    "bottomright": "bottomTrailingRadius", "bottomtrailing": "bottomTrailingRadius",
  ]

  /// Says that a radius for each corner is an argument of a shape: `cornerRadius: { topLeft: 8, topRight: 8 }`; nil for
  /// anything else.
  func radiiOfCorners(_ callee: Callee, _ unknown: [GivenKey]) -> (problem: Diagnostic, labels: Set<EntryID>)? {
    if let problem = cornersInList(callee, unknown) { return problem }
    let found = unknown.compactMap { key in Self.corners[folded(key.label)].map { (key: key, label: $0) } }
    guard callee.name == "cornerRadius", let first = found.first?.key.label, let mapping = mapping(around: first),
      mapping > tree.root
    else { return nil }
    let radii = Sketch.mapping(found.map { ($0.label, Sketch(tree, $0.key.value)) })
    let mend = written("clipShape", .mapping([("UnevenRoundedRectangle", radii)]), isJSON: isInDoubleQuotes(first))
    let isWhole = pairs(of: mapping).count == found.count
    return (
      Diagnostic(
        .unknownArgument, "`cornerRadius` has one radius for all corners: a shape has one for each", at: span(first),
        label: "write `\(mend)`", expected: labels(of: callee),
        fix: isWhole ? TextEdit(span: pairSpan(mapping.previous, mapping), replacement: mend) : nil),
      Set(found.map(\.key.label))
    )
  }

  /// Says that a radius of some corners is an argument of a shape: `cornerRadius: { radius: 8, corners: [topLeft] }`.
  private func cornersInList(
    _ callee: Callee, _ unknown: [GivenKey]
  ) -> (problem: Diagnostic, labels: Set<EntryID>)? {
    guard callee.name == "cornerRadius", let list = unknown.first(where: { text($0.label) == "corners" }),
      let mapping = mapping(around: list.label), mapping > tree.root, let radius = tree.value(of: "radius", in: mapping)
    else { return nil }
    let names = tree.kind(list.value) == .sequence ? Array(tree.elements(list.value)) : [list.value]
    let corners = names.compactMap { Self.corners[folded($0)] }
    guard !corners.isEmpty, corners.count == names.count else { return nil }
    let radii = Sketch.mapping(corners.map { ($0, Sketch(tree, radius)) })
    let mend = written("clipShape", .mapping([("UnevenRoundedRectangle", radii)]), isJSON: isInDoubleQuotes(list.label))
    return (
      Diagnostic(
        .unknownArgument, "`cornerRadius` has one radius for all corners: a shape has one for each",
        at: span(list.label), label: "write `\(mend)`", expected: labels(of: callee),
        fix: TextEdit(span: pairSpan(mapping.previous, mapping), replacement: mend)), [list.label]
    )
  }

  /// Says that the style of corners is an argument of a shape: `cornerRadius: { radius: 8, style: continuous }`.
  func styleOfCorners(_ callee: Callee, _ label: EntryID) -> Diagnostic? {
    guard callee.name == "cornerRadius", text(label) == "style", let mapping = mapping(around: label),
      let radius = tree.value(of: "radius", in: mapping), let style = tree.value(of: "style", in: mapping)
    else { return nil }
    let shape = Sketch.mapping([("cornerRadius", Sketch(tree, radius)), ("style", .text(caseName(style)))])
    let mend = written(
      "clipShape", .mapping([("RoundedRectangle", shape)]), isJSON: isInDoubleQuotes(label))
    return Diagnostic(
      .unknownArgument, "`cornerRadius` has no argument `style`: a shape has one", at: span(label),
      label: "write `\(mend)`", expected: labels(of: callee),
      fix: TextEdit(span: pairSpan(mapping.previous, mapping), replacement: mend))
  }
}
