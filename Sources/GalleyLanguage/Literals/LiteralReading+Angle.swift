import GalleyExpressions
import GalleyFormats
import GalleySource

extension LiteralReading {
  /// An angle: `{ degrees: 45 }`, `{ radians: 0.8 }`, or `zero`.
  mutating func angleRecipe(_ entry: EntryID, named name: String) -> Recipe? {
    guard let type = TypeTable.builtInID("Angle") else { return nil }
    if tree.kind(entry) == .string, caseName(entry) == "zero" { return .constant(.record(type, [.double(0)])) }
    let pairs = tree.kind(entry) == .mapping ? pairs(of: entry) : []
    guard let (key, value) = pairs.first, pairs.count == 1, ["degrees", "radians"].contains(text(key)) else {
      if let swift = swiftValue(entry, of: "Angle") {
        report(swift)
        return nil
      }
      var problem = wrongType(entry, wanted: "an angle such as `{ degrees: 45 }`", of: name)
      if let angle = angleMeant(entry)?.inline(isJSON: tree.hasKeysInQuotes) {
        problem.label = "write `\(angle)`"
        problem.fix = TextEdit(span: span(entry), replacement: angle)
      }
      report(problem)
      return nil
    }
    let factor = text(key) == "radians" ? 180 / Double.pi : 1
    guard let number = recipe(value, .double, named: text(key)) else { return nil }
    return build([number]) { .record(type, [.double(($0[0].number ?? 0) * factor)]) }
  }

  /// The angle that a bare number, or one with a unit, is meant for: `45`, `45deg`, `1.5rad`; nil for anything else.
  private func angleMeant(_ entry: EntryID) -> Sketch? {
    guard tree.kind(entry) == .number || tree.kind(entry) == .string else { return nil }
    let number = text(entry).prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let units = ["": "degrees", "deg": "degrees", "°": "degrees", "degrees": "degrees", "rad": "radians"]
    guard Double(number)?.isFinite == true, let unit = units[String(text(entry)[number.endIndex...].trimmingSpaces)]
    else { return nil }
    return .mapping([(unit, .scalar(String(number)))])
  }
}
