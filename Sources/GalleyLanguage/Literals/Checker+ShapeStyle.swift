import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// A shape style: a colour, a hierarchical or semantic style by name, a material, a gradient.
  mutating func styleLiteral(_ entry: EntryID, named name: String) -> ShapeStyle? {
    if tree.kind(entry) == .string {
      let word = caseName(entry)
      if let level = Checker.hierarchicalStyles.firstIndex(of: word) { return .hierarchical(level) }
      if Checker.semanticStyles.contains(word) { return .semantic(word) }
      if Checker.materials.contains(word) { return .material(word) }
    }
    if tree.kind(entry) == .mapping, let style = derivedStyle(entry) { return style }
    return colorLiteral(entry, named: name).map { .color($0) }
  }

  /// `{ gradient: green, opacity: 0.7 }`; nil if the mapping is a colour's.
  private mutating func derivedStyle(_ entry: EntryID) -> ShapeStyle? {
    var base: ShapeStyle?
    var opacity: Double?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "gradient": base = colorLiteral(value, named: "gradient").map { .colorGradient($0) }
      case "style": base = styleLiteral(value, named: "style")
      case "opacity": opacity = numberLiteral(value, named: "opacity")
      default: return nil
      }
    }
    guard let base else { return nil }
    return opacity.map { .opacity(base, $0) } ?? base
  }

  private static let hierarchicalStyles = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
  private static let semanticStyles = [
    "background", "foreground", "tint", "selection", "separator", "placeholder", "link", "fill",
  ]
  private static let materials = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
  ]
}
