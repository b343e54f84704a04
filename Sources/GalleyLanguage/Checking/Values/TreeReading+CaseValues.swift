import GalleyFormats
import GalleySource

// Values for cases that have none: `{ bold: true }`, and lengths for edges in a place that takes edges alone.

extension TreeReading {
  /// Says that a case is given a value and has none, with the form that is meant in the place of `whole`.
  func valueOfPlainCase(
    _ name: String, _ value: EntryID, write mend: String, inPlaceOf whole: EntryID, help: [HelpText] = []
  ) -> Diagnostic {
    // A length that stands there for nothing was meant for something.
    let isLost = tree.kind(value) == .number && !mend.hasPrefix("{")
    let given = isTemplate(value) ? "`\(shortened(text(value)))`" : describe(value)
    return Diagnostic(
      .wrongType, "`\(name)` takes no value, and \(given) is given", at: span(value),
      label: "write `\(mend)`", help: help, expected: [mend],
      fix: isLost ? nil : TextEdit(span: span(whole), replacement: mend))
  }

  /// Tells whether a case is given something: neither `null` nor an empty mapping.
  func givesValue(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .null: false
    case .mapping: !pairs(of: entry).isEmpty
    case .boolean, .number, .string, .sequence: true
    }
  }

  /// Says that edges in a list have lengths, which stand in one mapping: `[{ horizontal: 8 }, { vertical: 4 }]`.
  ///
  /// The same where they stand below `edges`; nil for any other value of a call with insets.
  func lengthsOfEdges(_ value: EntryID) -> Diagnostic? {
    var edges = value
    if tree.kind(value) == .mapping {
      let pairs = pairs(of: value)
      guard pairs.count == 1, text(pairs[0].key) == "edges" else { return nil }
      edges = pairs[0].value
    }
    let mappings = tree.kind(edges) == .sequence ? Array(tree.elements(edges).prefix(8)) : [edges]
    var lengths: [(edge: EntryID, value: EntryID)] = []
    for mapping in mappings {
      guard tree.kind(mapping) == .mapping else { return nil }
      lengths += pairs(of: mapping).map { ($0.key, $0.value) }
    }
    let names = lengths.map { text($0.edge) }
    guard let first = lengths.first, names.allSatisfy({ Checker.edgeKeys.contains($0) }), areDisjoint(names),
      lengths.allSatisfy({ tree.kind($0.value) == .number || isTemplate($0.value) })
    else { return nil }
    let members = lengths.map { "\(text($0.edge)): \(inlineSource($0.value))" }
    return valueOfPlainCase(
      names[0], first.value, write: "{ \(members.joined(separator: ", ")) }", inPlaceOf: value,
      help: ["edges with lengths are the keys of one mapping; `edges` and lists take their names alone"])
  }
}
