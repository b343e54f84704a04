import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

// Edges as keys, each with its length: `padding: { horizontal: 8 }`.

extension Checker {
  /// The names of edges that can be keys of a call.
  package static let edgeKeys = ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"]

  /// A key of a call that is an edge.
  private struct EdgeKey {
    var key: GivenKey
    var name: String
    /// The edges that it stands for.
    var edges: EdgeSet { EdgeSet(name: name) }
  }

  /// Tells whether a mapping gives lengths to edges by their names.
  func hasEdge(_ mapping: EntryID) -> Bool {
    tree.pairs(mapping).contains { Checker.edgeKeys.contains(text($0.key)) }
  }

  /// Checks a call in which edges are keys.
  ///
  /// One edge is the form with `edges` and `length`, several are one EdgeInsets with 0 elsewhere.
  mutating func checkEdges(_ callee: Callee, key: EntryID, _ mapping: EntryID) -> CheckedCall? {
    let start = openKeys.count
    defer { openKeys.removeLast(openKeys.count - start) }
    var edges: [EdgeKey] = []
    for (label, value) in tree.pairs(mapping) {
      let given = GivenKey(label: label, word: tree.withBytes(label) { callee.word($0) }, value: value)
      if Checker.edgeKeys.contains(text(label)) {
        edges.append(EdgeKey(key: given, name: text(label)))
      } else if given.word != nil || !isIgnored(label) {
        openKeys.append(given)
      }
    }
    let others = start..<openKeys.count
    reportUnknownLabels(callee, others)
    guard !reportOverlap(edges), let overload = overload(of: callee, for: edges, beside: others, key: key) else {
      return nil
    }
    let signature = callee.signatures[overload]
    reportIfUnavailable(callee, overload, at: key)
    let firstArgument = openArguments.count
    for given in openKeys[others] {
      guard let position = given.word.flatMap({ signature.index(of: $0) }) else { continue }
      checkLabelledArgument(given, signature.parameters[position], at: position, of: callee)
    }
    if let insets = signature.insets {
      open(insets, self.insets(edges, signature.parameters[insets], callee, mapping), mapping)
    } else {
      openLength(of: edges[0], signature, callee)
    }
    return makeCall(overload, from: firstArgument)
  }

  /// Reports an edge that two keys give a length, and tells whether there is one.
  private mutating func reportOverlap(_ edges: [EdgeKey]) -> Bool {
    for (index, second) in edges.enumerated() {
      guard let first = edges[..<index].first(where: { !$0.edges.isDisjoint(with: second.edges) }) else { continue }
      let (part, whole) = first.edges.isSuperset(of: second.edges) ? (second, first) : (first, second)
      report(
        Diagnostic(
          .overlappingEdges, "`\(part.name)` is part of `\(whole.name)`, so its length is given twice",
          at: span(second.key.label), label: "leave one of them out, or name the edges one by one",
          related: [RelatedPlace(span: span(first.key.label), message: "the edge has this length already")]))
      return true
    }
    return false
  }

  /// The form that takes the edges, and the arguments that stand beside them; nil after a diagnostic.
  private mutating func overload(
    of callee: Callee, for edges: [EdgeKey], beside others: Range<Int>, key: EntryID
  ) -> Int? {
    let words = openKeys[others].compactMap(\.word)
    let found = callee.signatures.indices.filter { index in
      let signature = callee.signatures[index]
      let own = signature.insets.map { [$0] } ?? lengthParameters(of: signature)
      guard !own.isEmpty, signature.insets != nil || edges.count == 1 else { return false }
      return words.allSatisfy { word in
        signature.index(of: word).map { !own.contains($0) && signature.parameters[$0].label != "edges" } ?? false
      }
    }
    if let best = found.first(where: { callee.signatures[$0].insets == nil }) ?? found.first { return best }
    let given = openKeys[others] + edges.map(\.key)
    report(noMatchingOverload(callee, key: key, given.sorted { $0.label < $1.label }))
    return nil
  }

  /// The parameters `edges` and `length` of a form that has both.
  private func lengthParameters(of signature: Signature) -> [Int] {
    let found = ["edges", "length"].compactMap { label in signature.parameters.firstIndex { $0.label == label } }
    return found.count == 2 ? found : []
  }

  private mutating func openLength(of edge: EdgeKey, _ signature: Signature, _ callee: Callee) {
    let positions = lengthParameters(of: signature)
    guard positions.count == 2, case .value(.named(let id)) = signature.parameters[positions[0]].kind,
      let index = document.types[id].cases.firstIndex(where: { $0.name == edge.name })
    else { return }
    let value = Value.array([.enumeration(id, index: index, payload: [])])
    open(positions[0], constant(value, .named(id)), edge.key.label)
    open(
      positions[1], checkArgument(edge.key.value, signature.parameters[positions[1]], of: callee.name), edge.key.value)
  }

  /// One EdgeInsets of all lengths, with 0 for the edges that have none; nil after a diagnostic.
  private mutating func insets(
    _ edges: [EdgeKey], _ parameter: Parameter, _ callee: Callee, _ mapping: EntryID
  ) -> CheckedArgument.Content? {
    guard case .named(let id) = ValueType.builtIn("EdgeInsets") else { return nil }
    var parts: [Recipe] = document.types[id].fields.map { _ in .constant(.double(0)) }
    var isComplete = true
    for edge in edges {
      guard let length = length(edge) else {
        isComplete = false
        continue
      }
      for (index, field) in document.types[id].fields.enumerated() where edge.edges.contains(EdgeSet(name: field.name))
      {
        parts[index] = length
      }
    }
    guard isComplete else { return nil }
    let recipe = build(parts) { .record(id, $0) }
    let content = argument(recipe, .named(id), mapping)
    demand(parameter, of: callee.name, recipe, content, at: mapping)
    return content
  }

  /// The length of an edge; `null` is the system's.
  private mutating func length(_ edge: EdgeKey) -> Recipe? {
    guard tree.kind(edge.key.value) == .null else { return recipe(edge.key.value, .double, named: edge.name) }
    return .constant(.double(EdgeInsets.standardPadding))
  }
}

// MARK: - Lengths without their edges

extension Checker {
  /// Says that a list stands for edges and their lengths, `[horizontal, 8]` or `[8, 16]`; nil for any other.
  func lengthsInList(_ callee: Callee, _ list: EntryID) -> Diagnostic? {
    if let problem = lengthAmongEdges(list) { return problem }
    let elements = Array(tree.elements(list).prefix(8))
    guard elements.allSatisfy({ tree.kind($0) == .number || isTemplate($0) }),
      let mend = edgeKeys(elements.map { tree.entrySource($0) }, isJSON: isInDoubleQuotes(list - 1))
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

  /// Says that a text is several lengths, as in a style sheet: `padding: 8 16`; nil for any other.
  func lengthsInText(_ entry: EntryID, of name: String) -> Diagnostic? {
    guard tree.kind(entry) == .string, ["padding", "safeAreaPadding", "contentMargins"].contains(name) else {
      return nil
    }
    let parts = text(entry).split { $0 == " " || $0 == "," }.map { part in
      String(part.hasSuffix("px") || part.hasSuffix("pt") ? part.dropLast(2) : part)
    }
    if parts.count == 2, let problem = edgeInText(entry, parts, of: name) { return problem }
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
    let written = tree.entrySource(length)
    let mend =
      edges.count == 1
      ? "{ \(names[0]): \(written) }"
      : "{ \(quote)edges\(quote): [\(names.joined(separator: ", "))], \(quote)length\(quote): \(written) }"
    return Diagnostic(
      .wrongType, "a list is one of edges, and `\(written)` is the length that they get", at: span(length),
      label: "write `\(mend)`", help: ["arguments are told apart by their labels, never by their order"],
      fix: TextEdit(span: span(entry), replacement: mend))
  }
}
