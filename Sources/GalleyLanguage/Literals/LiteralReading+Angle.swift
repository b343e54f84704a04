import GalleyExpressions
import GalleyFormats
import GalleySource

extension LiteralReading {
  /// An angle: `{ degrees: 45 }`, `{ radians: 0.8 }`, or `zero`.
  mutating func angleRecipe(_ entry: EntryID, named name: String) -> Recipe? {
    guard let type = types.id(named: "Angle") else { return nil }
    if tree.kind(entry) == .string, caseName(entry) == "zero" { return .constant(.record(type, [.double(0)])) }
    let pairs = tree.kind(entry) == .mapping ? pairs(of: entry) : []
    guard let (key, value) = pairs.first, pairs.count == 1, ["degrees", "radians"].contains(text(key)) else {
      if let swift = swiftValue(entry, of: "Angle") {
        report(swift)
        return nil
      }
      var problem = wrongType(entry, wanted: "an angle such as `{ degrees: 45 }`", of: name)
      if tree.kind(entry) == .number {
        problem.label = "write `{ degrees: \(text(entry)) }`"
        problem.fix = TextEdit(span: span(entry), replacement: "{ degrees: \(text(entry)) }")
      }
      report(problem)
      return nil
    }
    let factor = text(key) == "radians" ? 180 / Double.pi : 1
    guard let number = recipe(value, .double, named: text(key)) else { return nil }
    return build([number]) { .record(type, [.double(($0[0].number ?? 0) * factor)]) }
  }
}
