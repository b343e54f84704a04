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
