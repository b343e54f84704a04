import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

// The document's own alignment guides and environment values.

extension Checker {
  /// Declares the names of custom guides: `alignments: { mid: { axis: vertical, default: $(d.height / 2) } }`.
  mutating func declareAlignments(_ entry: EntryID) {
    guard tree.kind(entry) == .mapping else {
      if tree.kind(entry) != .null {
        report(wrongType(entry, wanted: "a mapping of names and guides", of: "alignments"))
      }
      return
    }
    for (key, value) in pairs(of: entry) {
      guard document.alignments.count < limits.definitions else {
        report(tooManyDefinitions("the document declares", "alignment guides", at: key))
        break
      }
      checkDefinitionName(key, isUpperCase: false)
      let keys = definitionKeys(value, of: text(key), allowed: DefinitionKind.alignment.labels)
      guard let axis = guideAxis(keys["axis"]?.value, of: key) else { continue }
      let type: TypeID = axis == .horizontal ? .horizontalAlignment : .verticalAlignment
      if document.types[type].cases.contains(where: { $0.name == text(key) }) {
        report(
          Diagnostic(
            .nameTaken,
            "`\(text(key))` is a guide of the \(axis == .horizontal ? "horizontal" : "vertical") axis already",
            at: span(key), label: "choose another name"))
        continue
      }
      _ = document.types.addCase(text(key), summary: "A guide of the document.", to: type)
      document.alignments.append(CustomAlignment(name: text(key), axis: axis))
      openDefinitions.addAlignment(
        OpenAlignment(index: document.alignments.count - 1, file: Int(tree.file), entry: keys["default"]?.value))
    }
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
      if let entry { report(unknownCase(entry, named: "axis") { _ in ["horizontal", "vertical"] }) }
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

  /// `environmentValues: { level: 3, spacing: { type: Double, default: 8 } }`: custom keys with their defaults.
  mutating func checkEnvironmentValues(_ entry: EntryID) {
    guard tree.kind(entry) == .mapping else {
      if tree.kind(entry) != .null {
        report(wrongType(entry, wanted: "a mapping of names and defaults", of: "environmentValues"))
      }
      return
    }
    for (key, value) in pairs(of: entry) {
      guard document.environmentDefaults.count < limits.definitions else {
        report(tooManyDefinitions("the document declares", "environment values", at: key))
        break
      }
      checkDefinitionName(key, isUpperCase: false)
      let name = text(key)
      if environmentTypes[name] != nil {
        report(
          Diagnostic(
            .nameTaken, "the environment has a value `\(name)` already", at: span(key), label: "choose another name"))
        continue
      }
      guard !isWrongEnvironmentValue(value, named: name),
        let (recipe, type) = typedValue(value, named: name, valueKey: "default")
      else {
        environmentTypes[name] = .unknown
        continue
      }
      guard case .constant(let fallback) = recipe else {
        report(
          Diagnostic(
            .notConstant, "the default of `\(name)` must not depend on anything", at: span(value),
            help: ["the environment is there before any value of the document"]))
        continue
      }
      environmentTypes[name] = type
      document.environmentDefaults.append((name, fallback))
    }
  }

  /// Tells whether a mapping is neither `{ type: T, default: … }` nor a record, and complains of it.
  ///
  /// Left to itself it would be a tuple, which nobody writes here on purpose.
  private mutating func isWrongEnvironmentValue(_ entry: EntryID, named name: String) -> Bool {
    guard tree.kind(entry) == .mapping else { return false }
    let known = ["type", "default"]
    let keys = pairs(of: entry).map { text($0.key) }
    if Set(keys) == Set(known) || recordType(with: keys) != nil { return false }
    if isMisspelledType(entry, named: name, keys: known) { return true }
    for (key, _) in pairs(of: entry) { report(unknownControlKey(key, name, known)) }
    if keys.isEmpty {
      report(wrongType(entry, wanted: "a value, or `{ type: …, default: … }`", of: name))
    }
    return true
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
