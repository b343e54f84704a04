import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

// Edges as keys, each with its length: `padding: { horizontal: 8 }`.

extension Checker {
  /// The names of edges that can be keys of a call.
  package static let edgeKeys = EdgeSetCase.allCases.map(\.rawValue)

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
    let start = assembly.keys.count
    defer { assembly.keys.removeLast(assembly.keys.count - start) }
    var edges: [EdgeKey] = []
    for (label, value) in tree.pairs(mapping) {
      let given = GivenKey(label: label, word: tree.withBytes(label) { callee.word($0) }, value: value)
      if Checker.edgeKeys.contains(text(label)) {
        edges.append(EdgeKey(key: given, name: text(label)))
      } else if given.word != nil || !isIgnored(label) {
        assembly.keys.append(given)
      }
    }
    let others = start..<assembly.keys.count
    reportUnknownLabels(callee, others)
    guard !reportOverlap(edges), let overload = overload(of: callee, for: edges, beside: others, key: key) else {
      return nil
    }
    let signature = callee.signatures[overload]
    reportIfUnavailable(callee, overload, at: key)
    let firstArgument = assembly.arguments.count
    for given in assembly.keys[others] {
      guard let position = given.position(in: signature) else { continue }
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
          related: [RelatedSpan(span: span(first.key.label), message: "the edge has this length already")]))
      return true
    }
    return false
  }

  /// The form that takes the edges, and the arguments that stand beside them; nil after a diagnostic.
  private mutating func overload(
    of callee: Callee, for edges: [EdgeKey], beside others: Range<Int>, key: EntryID
  ) -> Int? {
    if let best = resolver(callee).overload(forEdges: edges.count, beside: assembly.keys[others]) { return best }
    let given = assembly.keys[others] + edges.map(\.key)
    report(noMatchingOverload(callee, key: key, given.sorted { $0.label < $1.label }))
    return nil
  }

  private mutating func openLength(of edge: EdgeKey, _ signature: Signature, _ callee: Callee) {
    let positions = signature.edgesAndLength
    guard positions.count == 2, case .value(.named(let id)) = signature.parameters[positions[0]].kind,
      let index = document.types[id].cases.firstIndex(where: { $0.name == edge.name })
    else { return }
    let value = Value.array([.enumeration(id, index: index, payload: [])])
    open(positions[0], constant(value, .named(id)), edge.key.label)
    // The author has written an edge, and no `length`.
    let length = signature.parameters[positions[1]].renamed(edge.name)
    open(positions[1], checkArgument(edge.key.value, length, of: callee.name), edge.key.value)
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
    var names: [String: String] = [:]
    for edge in edges {
      for field in document.types[id].fields where edge.edges.contains(EdgeSet(name: field.name)) {
        names[field.name] = edge.name
      }
    }
    demand(parameter, of: callee.name, recipe, content, at: mapping, writtenAs: names)
    return content
  }

  /// The length of an edge; `null` is the system's.
  private mutating func length(_ edge: EdgeKey) -> Recipe? {
    guard tree.kind(edge.key.value) == .null else { return recipe(edge.key.value, .double, named: edge.name) }
    return .constant(.double(EdgeInsets.standardPadding))
  }
}
