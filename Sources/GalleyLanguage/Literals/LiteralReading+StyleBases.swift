import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

// What shape styles derive from, and the levels of styles.

extension LiteralReading {
  /// `fill.tertiary`: a style or colour by name at one of its levels; nil for any other word.
  mutating func leveledStyle(_ entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    let parts = caseName(entry).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let level = HierarchicalLevel(rawValue: parts[1]), level != .primary else { return nil }
    if let material = Material(styleName: parts[0]) { return typed(.level(.material(material), level)) }
    let color = ColorLiteral.system(parts[0]).map { ShapeStyle.color($0) }
    guard let style = color ?? SemanticStyle(rawValue: parts[0]).map({ .semantic($0) }) else { return nil }
    checkAvailability(ofMember: parts[0], of: "ShapeStyle", at: span(entry))
    return typed(.level(style, level))
  }

  /// What a style derives from; the foreground style where nothing is written, as with Swift's `.shadow(.drop(radius: 2))`.
  mutating func styleOfBase(
    _ base: (key: EntryID, value: EntryID)?
  ) -> (recipe: Recipe, type: ValueType)? {
    guard let base else { return typed(.semantic(.foreground)) }
    return StyleLiteral.isBase(text(base.key))
      ? styleBase(base.key, base.value) : styleRecipe(base.value, named: "base")
  }

  private mutating func styleBase(_ key: EntryID, _ value: EntryID) -> (recipe: Recipe, type: ValueType)? {
    switch text(key) {
    case "gradient":
      if tree.kind(value) == .sequence {
        report(gradientOfColors(key, value))
        return nil
      }
      if isGradientValue(value) {
        return gradientValueRecipe(value, named: "gradient").map { ($0, .named(.gradient)) }
      }
      guard let color = recipe(value, .builtIn("Color"), named: "gradient") else { return nil }
      let recipe = build([color]) { values in
        guard case .color(let color) = values[0] else { return .null }
        return .style(.colorGradient(color))
      }
      return (recipe, .builtIn("AnyGradient"))
    case "Gradient": return gradientValueRecipe(value, named: "Gradient").map { ($0, .named(.gradient)) }
    case "Color":
      return recipe(value, .named(.color), named: "Color").map { recipe in
        (build([recipe]) { values in .style(ShapeStyle(values[0])) }, .named(.color))
      }
    case "style": return styleRecipe(value, named: "style")
    default: return gradientRecipe(key, value)
    }
  }

  /// Tells whether `{ colors: […] }` or `{ stops: […] }` was written: a Gradient, which runs from the top to the bottom.
  func isGradientValue(_ entry: EntryID) -> Bool {
    tree.kind(entry) == .mapping && pairs(of: entry).contains { ["colors", "stops"].contains(text($0.key)) }
  }
}
