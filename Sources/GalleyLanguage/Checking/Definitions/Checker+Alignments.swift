import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

// The document's own alignment guides.

extension Checker {
  /// Declares the names of custom guides: `alignments: { mid: { axis: vertical, default: $(d.height / 2) } }`.
  mutating func declareAlignments(_ entry: EntryID) {
    let pairs = namedPairs(entry, of: "alignments", wanted: "a mapping of names and guides")
    declareNames(pairs, "alignment guides", count: { $0.document.alignments.count }) { $0.declareAlignment($1, $2) }
  }

  private mutating func declareAlignment(_ key: EntryID, _ value: EntryID) {
    let axis: Axis
    var fallback: EntryID?
    if let problem = guideByAxis(value) {
      report(problem)
      axis = caseName(value) == Self.axisNames[0] ? .horizontal : .vertical
    } else if let named = axisAsKey(value) {
      // The guide is known all the same, so that nothing is said where it is used.
      report(axisAsKey(named, in: value))
      axis = text(named) == Self.axisNames[0] ? .horizontal : .vertical
    } else {
      let keys = definitionKeys(value, of: text(key), allowed: DefinitionKind.alignment.keys)
      guard let known = guideAxis(keys[.axis]?.value, of: key) else { return }
      (axis, fallback) = (known, keys[.default]?.value)
    }
    let type: TypeID = axis == .horizontal ? .horizontalAlignment : .verticalAlignment
    if document.types[type].cases.contains(where: { $0.name == text(key) }) {
      report(
        Diagnostic(
          .nameTaken,
          "`\(text(key))` is a guide of the \(axis == .horizontal ? "horizontal" : "vertical") axis already",
          at: span(key), label: "choose another name"))
      return
    }
    _ = document.types.addCase(text(key), summary: "A guide of the document.", to: type)
    document.alignments.append(CustomAlignment(name: text(key), axis: axis))
    openDefinitions.addAlignment(
      OpenAlignment(index: document.alignments.count - 1, file: Int(tree.file), entry: fallback))
  }

  private static let axisNames = ["horizontal", "vertical"]

  /// Says that a guide is a mapping with its axis: `mid: vertical`; nil for anything else.
  private func guideByAxis(_ guide: EntryID) -> Diagnostic? {
    guard tree.kind(guide) == .string, Self.axisNames.contains(caseName(guide)) else { return nil }
    let mend = Sketch.mapping([("axis", .name(caseName(guide)))]).inline(isJSON: isInDoubleQuotes(guide))
    return Diagnostic(
      .wrongType, "a guide is a mapping with its `axis`, and this is \(describe(guide))", at: span(guide),
      label: "write `\(mend)`", expected: ["axis"], fix: TextEdit(span: span(guide), replacement: mend))
  }

  /// The key of a guide that is the name of its axis, where that should be the value of `axis`; nil if there is none.
  private func axisAsKey(_ guide: EntryID) -> EntryID? {
    let keys = pairs(of: guide).map(\.key)
    guard !keys.contains(where: { text($0) == "axis" }) else { return nil }
    return keys.first { Self.axisNames.contains(text($0)) }
  }

  private func axisAsKey(_ name: EntryID, in guide: EntryID) -> Diagnostic {
    let mend = written("axis", .name(text(name)), isJSON: isInDoubleQuotes(name))
    let value = pairs(of: guide).first { $0.key == name }?.value
    return Diagnostic(
      .unknownKey, "the axis of a guide is the value of `axis`, and `\(text(name))` is its key", at: span(name),
      label: "write `\(mend)`",
      help: ["`default` says where the guide lies in views that do not set it, such as `$(d.height / 2)`"],
      expected: ["axis"], fix: value.map { TextEdit(span: pairSpan(name, $0), replacement: mend) })
  }

  private mutating func guideAxis(_ entry: EntryID?, of key: EntryID) -> Axis? {
    switch entry.map({ caseName($0) }) {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    case nil:
      report(
        Diagnostic(
          .missingArgument, "the guide `\(text(key))` needs `axis`", at: span(key), label: "`horizontal` or `vertical`",
          expected: ["axis"]))
    case .some:
      guard let entry else { break }
      let problem = unknownCase(entry, named: "axis") { _ in Self.axisNames }
      report(problem)
      // The guide is known by the axis that was meant, so that nothing is said where it is used.
      if let meant = problem.fix?.replacement { return meant == Self.axisNames[0] ? .horizontal : .vertical }
    }
    return nil
  }

  /// Checks where custom guides lie in views that do not set them; `d` has the view's size and guides.
  mutating func checkAlignmentDefaults() {
    for alignment in openDefinitions.takeAlignments() {
      guard let entry = alignment.entry else { continue }
      inDocument(alignment.file) { checker in
        let content = checker.valueClosure(
          entry, [ParameterKind.ClosureParameter("d", .named(.viewDimensions))], .double, named: "default")
        if case .closure(let index)? = content { checker.document.alignments[alignment.index].defaultValue = index }
      }
    }
  }

  /// An Alignment: a name, or a guide of each axis, `{ horizontal: leading, vertical: mid }`.
  mutating func alignmentRecipe(_ entry: EntryID, named name: String) -> Recipe? {
    let custom = document.types[.alignment].cases.count - 1
    if tree.kind(entry) == .string,
      let guide = document.alignments.first(where: { $0.name == caseName(entry) })
    {
      let own: TypeID = guide.axis == .horizontal ? .horizontalAlignment : .verticalAlignment
      guard let index = document.types[own].cases.firstIndex(where: { $0.name == guide.name }) else { return nil }
      let value = Value.enumeration(own, index: index, payload: [])
      let center = Value.enumeration(
        guide.axis == .horizontal ? .verticalAlignment : .horizontalAlignment, index: 1, payload: [])
      return .constant(
        .enumeration(
          .alignment, index: custom, payload: guide.axis == .horizontal ? [value, center] : [center, value]))
    }
    guard tree.kind(entry) == .mapping else { return nil }
    if let problem = valueOfAlignment(entry) {
      report(problem)
      return nil
    }
    let guides = [
      TypeDeclaration.Field(
        "horizontal", .named(.horizontalAlignment), default: .enumeration(.horizontalAlignment, index: 1, payload: [])),
      TypeDeclaration.Field(
        "vertical", .named(.verticalAlignment), default: .enumeration(.verticalAlignment, index: 1, payload: [])),
    ]
    guard let parts = fields(entry, guides, of: "Alignment") else { return nil }
    return build(parts) { .enumeration(.alignment, index: custom, payload: $0) }
  }

  /// Says that a named alignment is given a value: `{ leading: 8 }`; nil for a pair of guides.
  private func valueOfAlignment(_ entry: EntryID) -> Diagnostic? {
    let pairs = pairs(of: entry)
    guard pairs.count == 1, givesValue(pairs[0].value) else { return nil }
    let name = text(pairs[0].key)
    guard document.types[.alignment].cases.contains(where: { $0.name == name && $0.payload.isEmpty }) else {
      return nil
    }
    return valueOfPlainCase(name, pairs[0].value, write: name, inPlaceOf: entry)
  }
}

/// A custom guide whose default is still to be checked.
struct OpenAlignment {
  var index: Int
  var file: Int
  var entry: EntryID?
}
