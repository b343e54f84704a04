import GalleyFormats
import GalleySource

// Arguments where their view is not: beside it, among its items, among its modifiers; and two that are one here.

extension Checker {
  /// Says that a key beside a view is what the view calls otherwise: `gap: 8` beside `VStack`; nil for any other.
  func argumentBeside(_ view: EntryID, _ key: EntryID, _ value: EntryID, in node: EntryID) -> Diagnostic? {
    guard !isStyleSheet(key, value), let label = label(of: view, meantBy: text(key)), label != text(key),
      label != "content"
    else { return nil }
    return Diagnostic(
      .misplacedKey, "`\(text(key))` is `\(label)` here, an argument of `\(text(view))`, and stands beside it",
      at: span(key), label: "write `\(label)` below `\(text(view))`", expected: [label],
      fix: argumentAdded(label, Sketch(tree, value), to: view, in: node, dropping: key))
  }

  /// Says that an entry of `modifiers` is an argument of the view: `spacing: 8`; nil for any other.
  func argumentAsModifier(_ key: EntryID, _ value: EntryID?) -> Diagnostic? {
    guard let value, !isStyleSheet(key, value), let entry = mapping(around: key),
      let (node, view) = node(around: entry),
      let label = label(of: view, meantBy: text(key)), label != "content"
    else { return nil }
    return Diagnostic(
      .unknownModifier, "there is no modifier `\(text(key))`: `\(label)` is an argument of `\(text(view))`",
      at: span(key), label: "write `\(inlineLabel(label, value))` below `\(text(view))`", expected: [label],
      fix: argumentAdded(label, Sketch(tree, value), to: view, in: node, dropping: entry))
  }

  /// Says that an item among the views of a container is one of its arguments: `- spacing: 8`; nil for any other.
  func argumentAmongViews(_ key: EntryID, _ value: EntryID?) -> Diagnostic? {
    guard let value, !isUpperCase(key), let item = mapping(around: key), pairs(of: item).count == 1,
      let (node, view) = node(around: item), let label = label(of: view, meantBy: text(key)), label != "content",
      tree.kind(value) != .sequence
    else { return nil }
    return Diagnostic(
      .misplacedKey, "`\(text(key))` is an argument of `\(text(view))`, and stands among its views", at: span(key),
      label: "write `\(inlineLabel(label, value))` below `\(text(view))`, and the views under `content`",
      expected: [label], fix: argumentAdded(label, Sketch(tree, value), to: view, in: node, dropping: item))
  }

  /// Tells whether a key has the looks of a view in a mapping, as style sheets have: no view has an argument for them.
  private func isStyleSheet(_ key: EntryID, _ value: EntryID) -> Bool {
    tree.kind(value) == .mapping && Synonyms.names(for: text(key)).contains("modifiers")
  }

  private func inlineLabel(_ label: String, _ value: EntryID) -> String {
    written(label, Sketch(tree, value), isJSON: tree.hasKeysInQuotes)
  }

  /// Says that a grid of a number of columns is a `LazyVGrid`: `Grid: { columns: 2 }`; nil for any other argument.
  func columnsOfGrid(_ callee: Callee, _ given: [GivenKey]) -> (problem: Diagnostic, labels: Set<EntryID>)? {
    let name = "LazyVGrid"
    guard callee.name == "Grid",
      let columns = given.first(where: { folded($0.label) == "columns" }),
      let mapping = mapping(around: columns.label), mapping > tree.root, text(mapping.previous) == callee.name
    else { return nil }
    let count = tree.kind(columns.value) == .number ? Int(text(columns.value)) : nil
    let items = count.flatMap {
      (1...12).contains($0) ? Sketch.list(Array(repeating: .name("flexible"), count: $0)) : nil
    }
    let rest = pairs(of: mapping).filter { $0.key != columns.label && folded($0.key) != "rows" }
    let hasRows = tree.value(of: "content", in: mapping).map { source(of: span($0)).contains("GridRow") } ?? false
    let isWhole = !hasRows && rest.allSatisfy { ["content", "spacing"].contains(text($0.key)) }
    let call = Sketch.mapping(
      [("columns", items ?? Sketch(tree, columns.value))] + rest.map { (text($0.key), Sketch(tree, $0.value)) })
    let mend = written(
      "columns", items ?? .list([.name("flexible"), .name("flexible")]), isJSON: isInDoubleQuotes(columns.label))
    return (
      Diagnostic(
        .unknownArgument,
        "`Grid` has as many columns as its rows have views: one of columns that are given is a `\(name)`",
        at: span(columns.label),
        label: hasRows ? "leave it out" : "write `\(name): { \(mend), … }`",
        help: ["the rows of a `\(callee.name)` are `GridRow: [ … ]`"], expected: labels(of: callee),
        fix: isWhole && items != nil && span(mapping).length <= UInt32(Self.longestMend)
          ? replacing(mapping.previous, mapping, with: [(name, call)]) : nil),
      // As many rows come about as the views need.
      Set([columns.label] + given.filter { folded($0.label) == "rows" }.map(\.label))
    )
  }

  /// Says that the direction of a gradient is two points: `LinearGradient: { direction: vertical }`; nil for anything else.
  func directionOfGradient(_ callee: Callee, _ label: EntryID, _ value: EntryID, given: [String]) -> Diagnostic? {
    let known = labels(of: callee)
    guard ["direction", "axis", "orientation"].contains(folded(label)), known.contains("startPoint"),
      !given.contains("startPoint"), !given.contains("endPoint"),
      let (start, end) = Self.endsOfGradient[folded(value)]
    else { return nil }
    let isJSON = isInDoubleQuotes(label)
    let points = [written("startPoint", .name(start), isJSON: isJSON), written("endPoint", .name(end), isJSON: isJSON)]
    let separator = isJSON ? nil : columnOfBlockKey(label).map { "\n" + String(repeating: " ", count: $0) }
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(text(label))`: it runs from one point to another",
      at: span(label), label: "write `\(points.joined(separator: ", "))`", expected: ["startPoint"],
      fix: TextEdit(span: pairSpan(label, value), replacement: points.joined(separator: separator ?? ", ")))
  }

  private static let endsOfGradient = [
    "vertical": ("top", "bottom"), "column": ("top", "bottom"), "tobottom": ("top", "bottom"),
    "totop": ("bottom", "top"), "horizontal": ("leading", "trailing"), "row": ("leading", "trailing"),
    "toright": ("leading", "trailing"), "toleft": ("trailing", "leading"),
    "diagonal": ("topLeading", "bottomTrailing"),
  ]

  private static let lowerBounds: Set<String> = [
    "min", "minimum", "minvalue", "minimumvalue", "lower", "lowerbound", "from", "start",
  ]
  private static let upperBounds: Set<String> = [
    "max", "maximum", "maxvalue", "maximumvalue", "upper", "upperbound", "to", "end",
  ]

  /// Says that two arguments of other tools are the range under `in`: `min: 0, max: 10`; nil for any others.
  func boundsApart(_ callee: Callee, _ given: [GivenKey]) -> (problem: Diagnostic, labels: Set<EntryID>)? {
    func first(_ names: Set<String>) -> GivenKey? {
      given.first { names.contains(String(decoding: Suggestions.fold(text($0.label)), as: UTF8.self)) }
    }
    let (lower, upper) = (first(Self.lowerBounds), first(Self.upperBounds))
    guard labels(of: callee).contains("in"), let any = lower ?? upper, let mapping = mapping(around: any.label),
      let range = range(from: lower?.value, to: upper?.value)
    else { return nil }
    let found = Set([lower, upper].compactMap { $0?.label })
    var rest = pairs(of: mapping).filter { !found.contains($0.key) }.map {
      (key: text($0.key), value: Sketch(tree, $0.value))
    }
    let position = pairs(of: mapping).firstIndex { found.contains($0.key) } ?? 0
    rest.insert(("in", range), at: min(position, rest.count))
    let mend = written("in", range, isJSON: isInDoubleQuotes(any.label))
    let names = list([lower, upper].compactMap { $0.map { text($0.label) } })
    return (
      Diagnostic(
        .unknownArgument,
        "`\(callee.name)` has no argument\(found.count == 1 ? "" : "s") \(names): its bounds are a range",
        at: span(any.label),
        label: "write `\(mend)`", expected: ["in"],
        fix: span(mapping).length <= UInt32(Self.longestMend) ? rewritten(mapping, as: rest) : nil), found
    )
  }

  private func range(from lower: EntryID?, to upper: EntryID?) -> Sketch? {
    func expression(_ entry: EntryID?, _ otherwise: String) -> String? {
      guard let entry else { return otherwise }
      if tree.kind(entry) == .number { return text(entry) }
      guard isTemplate(entry), text(entry).hasPrefix("$("), text(entry).hasSuffix(")") else { return nil }
      return String(text(entry).dropFirst(2).dropLast())
    }
    let isPlain = [lower, upper].allSatisfy { $0.map { tree.kind($0) == .number } ?? true }
    guard let start = expression(lower, "0"), let end = expression(upper, "100") else { return nil }
    return isPlain ? .name("\(start)...\(end)") : .text("$((\(start))...(\(end)))")
  }

  /// Says that a style stands where its label does: `background: { bar: , in: Capsule }`; nil for anything else.
  func styleAsLabel(_ callee: Callee, _ label: EntryID, _ value: EntryID) -> Diagnostic? {
    let name = text(label)
    guard tree.kind(value) == .null, StyleLiteral.names.contains(name) || isColorName(name),
      let mapping = mapping(around: label),
      let parameter = callee.signatures.lazy.flatMap(\.parameters).first(where: { $0.kind == .style })
    else { return nil }
    let isJSON = isInDoubleQuotes(label)
    let rest = pairs(of: mapping).map { pair in
      pair.key == label
        ? (key: parameter.label, value: Sketch.name(name)) : (key: text(pair.key), value: Sketch(tree, pair.value))
    }
    return Diagnostic(
      .unknownArgument, "`\(name)` is a style, and stands where the label of an argument does", at: span(label),
      label: "write `\(written(parameter.label, .name(name), isJSON: isJSON))`", expected: [parameter.label],
      fix: span(mapping).length <= UInt32(Self.longestMend) ? rewritten(mapping, as: rest) : nil)
  }
}
