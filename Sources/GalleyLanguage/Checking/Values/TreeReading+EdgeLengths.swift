import GalleyFormats
import GalleyLayout
import GalleySource

// Lengths without the names of their edges, and edges without their lengths.

extension TreeReading {
  /// Says that a list stands for edges and their lengths, `[horizontal, 8]` or `[8, 16]`; nil for any other.
  func lengthsInList(_ callee: Callee, _ list: EntryID) -> Diagnostic? {
    if let problem = lengthAmongEdges(list) ?? lengthsOfEdges(list) ?? edgesWithoutLengths(callee, list) {
      return problem
    }
    let elements = Array(tree.elements(list).prefix(8))
    guard elements.allSatisfy({ tree.kind($0) == .number || isTemplate($0) }),
      let mend = edgeKeys(elements.map { inlineSource($0) }, isJSON: isInDoubleQuotes(list.previous))
    else { return nil }
    return Diagnostic(
      .wrongType,
      "the lengths of `\(callee.name)` need the names of their edges, and these are \(elements.count) numbers",
      at: span(list), label: "write `\(mend)`",
      help: ["the order is that of style sheets: from the top, clockwise"],
      fix: TextEdit(span: span(list), replacement: mend))
  }

  /// Lengths in the order of style sheets with the names of their edges; nil for another number of them.
  func edgeKeys(_ lengths: [String], isJSON: Bool) -> String? {
    let names: [String]
    switch lengths.count {
    case 2: names = ["vertical", "horizontal"]
    case 3: names = ["top", "horizontal", "bottom"]
    case 4: names = ["top", "trailing", "bottom", "leading"]
    default: return nil
    }
    let quote = isJSON ? "\"" : ""
    return "{ \(zip(names, lengths).map { "\(quote)\($0)\(quote): \($1)" }.joined(separator: ", ")) }"
  }

  /// Says that a list names edges and no length, where lengths are what the call takes; nil for any other.
  private func edgesWithoutLengths(_ callee: Callee, _ list: EntryID) -> Diagnostic? {
    let takesEdgesAlone = callee.signatures.contains { signature in
      signature.primary.map { signature.parameters[$0].label == "edges" } ?? false
    }
    let names = tree.elements(list).prefix(8).map { tree.kind($0) == .string ? caseName($0) : "" }
    guard !takesEdgesAlone, !names.isEmpty, names.allSatisfy({ Checker.edgeKeys.contains($0) }), areDisjoint(names)
    else { return nil }
    let length = Int(EdgeInsets.standardPadding)
    let mend = "{ \(names.map { "\($0): \(length)" }.joined(separator: ", ")) }"
    return Diagnostic(
      .wrongType, "`\(callee.name)` takes lengths, and \(self.list(names)) \(names.count == 1 ? "has" : "have") none",
      at: span(list), label: "write `\(mend)`, with the lengths that are meant", expected: [mend],
      fix: TextEdit(span: span(list), replacement: mend))
  }

  /// Tells whether no two of these names stand for the same edge.
  func areDisjoint(_ names: [String]) -> Bool {
    var seen: EdgeSet = []
    for name in names {
      let edges = EdgeSet(name: name)
      if !seen.isDisjoint(with: edges) { return false }
      seen.formUnion(edges)
    }
    return true
  }

  /// Says that a text is several lengths, as in a style sheet: `padding: 8 16`; nil for any other.
  func lengthsInText(_ entry: EntryID, of callee: Callee) -> Diagnostic? {
    guard tree.kind(entry) == .string, callee.takesEdges, callee.takesNumber else { return nil }
    let name = callee.name
    let parts = text(entry).split { $0 == " " || $0 == "," }.map { part in
      String(part.hasSuffix("px") || part.hasSuffix("pt") ? part.dropLast(2) : part)
    }
    if parts.count == 2, let problem = edgeInText(entry, parts, of: name) { return problem }
    if parts.count > 1, parts.allSatisfy({ Checker.edgeKeys.contains($0) }) {
      let mend = Sketch.list(parts.map { .text($0) }).inline(isJSON: tree.hasKeysInQuotes)
      return Diagnostic(
        .wrongType, "`\(name)` takes several edges as a list, and `\(text(entry))` is one text", at: span(entry),
        label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
    }
    guard parts.count > 1, parts.allSatisfy({ Double($0)?.isFinite ?? false }) else { return nil }
    guard let mend = edgeKeys(parts, isJSON: isInDoubleQuotes(entry)) else { return nil }
    return Diagnostic(
      .wrongType, "`\(name)` takes one length, or lengths with the names of their edges, not the text `\(text(entry))`",
      at: span(entry), label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says that a text is an edge and its length as Swift's arguments: `.horizontal, 8`.
  private func edgeInText(_ entry: EntryID, _ parts: [String], of name: String) -> Diagnostic? {
    let edge = parts[0].hasPrefix(".") ? String(parts[0].dropFirst()) : parts[0]
    guard Checker.edgeKeys.contains(edge), Double(parts[1])?.isFinite ?? false else { return nil }
    let quote = isInDoubleQuotes(entry) ? "\"" : ""
    let mend = "{ \(quote)\(edge)\(quote): \(parts[1]) }"
    return Diagnostic(
      .wrongType, "`\(text(entry))` is one text: arguments are told apart by their labels, never by their order",
      at: span(entry), label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says that a list of edges ends in a length, as Swift's arguments do: `[horizontal, 8]`; nil for any other list.
  func lengthAmongEdges(_ entry: EntryID) -> Diagnostic? {
    let elements = Array(tree.elements(entry).prefix(8))
    guard elements.count > 1, let length = elements.last,
      tree.kind(length) == .number || isTemplate(length),
      elements.dropLast().allSatisfy({ Checker.edgeKeys.contains(caseName($0)) })
    else { return nil }
    let edges = elements.dropLast().map { caseName($0) }
    let isJSON = isInDoubleQuotes(elements[0])
    let quote = isJSON ? "\"" : ""
    let names = edges.map { "\(quote)\($0)\(quote)" }
    let written = inlineSource(length)
    let mend =
      edges.count == 1
      ? "{ \(names[0]): \(written) }"
      : "{ \(quote)edges\(quote): [\(names.joined(separator: ", "))], \(quote)length\(quote): \(written) }"
    return Diagnostic(
      .wrongType, "a list is one of edges, and `\(written)` is the length that they get", at: span(entry),
      label: "write `\(mend)`", help: ["arguments are told apart by their labels, never by their order"],
      fix: TextEdit(span: span(entry), replacement: mend))
  }
}
