import GalleyExpressions
import GalleyFormats
import GalleySource

extension LiteralReading {
  /// A grid item: `flexible`, or `{ fixed: 100 }` and the like with `spacing` and `alignment` beside.
  mutating func gridItemRecipe(_ entry: EntryID, named name: String) -> Recipe? {
    guard let item = TypeTable.builtInID("GridItem"), let size = TypeTable.builtInID("GridItem.Size") else {
      return nil
    }
    let sizes = types[size].cases.map(\.name)
    if tree.kind(entry) == .string {
      if let call = gridSizeInSwift(entry, sizes) {
        report(call)
        return nil
      }
      guard let part = recipe(entry, .named(size), named: name) else { return nil }
      return build([part]) { .record(item, [$0[0], .null, .null]) }
    }
    guard tree.kind(entry) == .mapping else {
      var problem = wrongType(entry, wanted: "a grid item such as `{ adaptive: { minimum: 80 } }`", of: name)
      if tree.kind(entry) == .number { problem.label = "did you mean `{ fixed: \(text(entry)) }`?" }
      report(problem)
      return nil
    }
    var parts: [Recipe] = [.constant(.null), .constant(.null), .constant(.null)]
    for (key, value) in pairs(of: entry) {
      let part: (Int, Recipe?)
      switch text(key) {
      case "size": part = (0, recipe(value, .named(size), named: "size"))
      case "spacing": part = (1, recipe(value, .optional(.double), named: "spacing"))
      case "alignment": part = (2, recipe(value, .optional(.builtIn("Alignment")), named: "alignment"))
      case let word where sizes.contains(word): part = (0, gridSize(key, value, size))
      default:
        report(unknownField(key, sizes + ["spacing", "alignment"], of: "GridItem"))
        return nil
      }
      guard let recipe = part.1 else { return nil }
      parts[part.0] = recipe
    }
    if case .constant(.null) = parts[0] {
      report(Diagnostic(.missingArgument, "a grid item needs one of \(list(sizes))", at: span(entry), expected: sizes))
      return nil
    }
    return build(parts) { .record(item, $0) }
  }

  /// Says how a size is written that is a call of Swift: `.fixed(100)`, `flexible()`; nil for any other text.
  private func gridSizeInSwift(_ entry: EntryID, _ sizes: [String]) -> Diagnostic? {
    guard !isTemplate(entry), text(entry).utf8.count <= 100, text(entry).hasSuffix(")"),
      let calls = SwiftCall.chain(text(entry)), calls.count == 1, sizes.contains(calls[0].name)
    else { return nil }
    let values = calls[0].arguments.map { argument -> (key: String?, value: Sketch) in
      let value = argument.value == ".infinity" ? "infinity" : String(argument.value)
      return (argument.label, .scalar(Double(value)?.isNaN == false ? value : "$(\(argument.value))"))
    }
    let labelled = values.compactMap { pair in pair.key.map { (key: $0, value: pair.value) } }
    guard labelled.count == values.count || values.count == 1 else { return nil }
    let size: Sketch =
      values.isEmpty
      ? .name(calls[0].name)
      : .mapping([(calls[0].name, labelled.isEmpty ? values[0].value : .mapping(labelled))])
    let mend = size.inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .swiftSource, "`\(text(entry))` is Swift, and documents are written in YAML or JSON", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  private mutating func gridSize(_ key: EntryID, _ value: EntryID, _ type: TypeID) -> Recipe? {
    let cases = types[type].cases
    guard let index = cases.firstIndex(where: { $0.name == text(key) }) else { return nil }
    if tree.kind(value) == .mapping {
      guard let parts = fields(value, cases[index].payload, of: cases[index].name) else { return nil }
      return build(parts) { .enumeration(type, index: index, payload: $0) }
    }
    let defaults = cases[index].payload.dropFirst().map { Recipe.constant($0.defaultValue ?? .null) }
    if tree.kind(value) == .null {
      let all = cases[index].payload.map { Recipe.constant($0.defaultValue ?? .double(10)) }
      return build(all) { .enumeration(type, index: index, payload: $0) }
    }
    guard let first = recipe(value, .double, named: text(key)) else { return nil }
    return build([first] + defaults) { .enumeration(type, index: index, payload: $0) }
  }
}
