import GalleyExpressions
import GalleyFormats
import GalleySource

extension LiteralReading {
  /// A grid item: `flexible`, or `{ fixed: 100 }` and the like with `spacing` and `alignment` beside.
  mutating func gridItemRecipe(_ entry: EntryID, named name: String) -> Recipe? {
    guard let item = types.id(named: "GridItem"), let size = types.id(named: "GridItem.Size") else {
      return nil
    }
    let sizes = types[size].cases.map(\.name)
    if tree.kind(entry) == .string {
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
