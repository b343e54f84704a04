import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

// `state: { size: { scaled: 12, relativeTo: body } }`, which is `@ScaledMetric`.

extension Checker {
  private static let scaledKeys = ["scaled", "relativeTo"]

  /// Whether an entry of `state` is a length that follows the text size.
  func isScaledMetric(_ entry: EntryID) -> Bool {
    tree.kind(entry) == .mapping && pairs(of: entry).contains { text($0.key) == Checker.scaledKeys[0] }
  }

  /// The length for the text size around, on a whole device pixel; nil after a diagnostic.
  mutating func scaledMetric(_ entry: EntryID, named name: String) -> (recipe: Recipe, type: ValueType)? {
    var style = TextStyle.body
    var length: Recipe?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "scaled": length = recipe(value, .double, named: name)
      case "relativeTo":
        guard let found = TextStyle(rawValue: caseName(value)) else {
          report(unknownCase(value, named: "relativeTo", of: nil) { _ in TextStyle.allCases.map(\.rawValue) })
          return nil
        }
        style = found
      default: report(unknownControlKey(key, name, Checker.scaledKeys))
      }
    }
    guard let length else { return nil }
    let platform = document.target.platform.metricPlatform
    let (size, scale) = (environmentRecipe("dynamicTypeSize", entry), environmentRecipe("displayScale", entry))
    let recipe = build([length, size, scale]) { [style] values in
      guard let number = values[0].number, case .enumeration(_, let index, _) = values[1],
        DynamicTypeSize.allCases.indices.contains(index), let scale = values[2].number, scale > 0
      else { return values[0] }
      let factor = TypeRamp.metricFactor(
        relativeTo: style, dynamicTypeSize: DynamicTypeSize.allCases[index], platform: platform)
      return .double((number * factor * scale).rounded() / scale)
    }
    return (recipe, .double)
  }

  /// What a member of the environment is worth.
  private mutating func environmentRecipe(_ name: String, _ entry: EntryID) -> Recipe {
    let text = Array("\(StateReference.environmentName).\(name)".utf8)[...]
    let count = document.expressions.operationCount
    var problems: [Diagnostic] = []
    let (scope, place) = (self.scope, span(entry))
    let checked = document.expressions.check(
      text, range: 0..<text.count, at: { _ in place }, in: scope, diagnostics: &problems)
    noteUses(since: count, of: checked.id)
    return .expression(checked.id)
  }
}
