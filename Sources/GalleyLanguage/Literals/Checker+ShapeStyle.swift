package import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

extension Checker {
  /// A shape style with its Swift type: a colour, a hierarchical or semantic style by name, a material, a gradient.
  mutating func styleRecipe(_ entry: EntryID, named name: String) -> (recipe: Recipe, type: ValueType)? {
    if isTemplate(entry) {
      if let literal = literal(behind: entry, wanted: .named(.shapeStyle)) {
        return styleRecipe(literal, named: name)
      }
      return colorNamed(by: entry) ?? templateRecipe(entry, expecting: .named(.shapeStyle))
    }
    if tree.kind(entry) == .string {
      let word = caseName(entry)
      if let level = Checker.hierarchicalStyles.firstIndex(of: word) { return typed(.hierarchical(level)) }
      if Checker.semanticStyles.contains(word) { return typed(.semantic(word)) }
      if Checker.materials.contains(word) { return typed(.material(word)) }
      if !isColorName(word), !word.hasPrefix("#") {
        report(
          unknownCase(
            entry,
            Checker.hierarchicalStyles + Checker.semanticStyles + Checker.materials
              + (document.types.id(named: "Color").map { document.types[$0].staticMembers.map(\.name) } ?? []),
            named: name))
        return nil
      }
    }
    if tree.kind(entry) == .mapping, let keys = styleKeys(entry) { return styleMapping(entry, keys) }
    return colorRecipe(entry, named: name).map { recipe in
      (build([recipe]) { values in .style(ShapeStyle(values[0])) }, .builtIn("Color"))
    }
  }

  /// A colour by the text that an expression gives; nil for an expression of any other type.
  ///
  /// The member of a record without a declared type is such a text: literals convert where they are used.
  private mutating func colorNamed(by entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    let mark = diagnostics.count
    let found = templateRecipe(entry, expecting: nil)
    diagnostics.removeSubrange(mark...)
    guard let found, found.type == .string else { return nil }
    let assets = document.colorNames
    let recipe = build([found.recipe]) { values in
      guard case .string(let name)? = values.first else { return .null }
      return .style(.color(Color(assets.contains(name) ? .asset(name) : .system(name))))
    }
    return (recipe, .builtIn("Color"))
  }

  private func typed(_ style: ShapeStyle) -> (recipe: Recipe, type: ValueType) {
    (.constant(.style(style)), valueType(of: style, in: document.types))
  }

  /// The keys of a mapping that is a style's; nil if it is a colour's.
  private func styleKeys(_ entry: EntryID) -> [(key: EntryID, value: EntryID)]? {
    let pairs = pairs(of: entry)
    return pairs.contains { Checker.styleBases.contains(text($0.key)) } ? pairs : nil
  }

  /// `{ gradient: green, opacity: 0.7 }`: the base first, then what derives from it, innermost first.
  private mutating func styleMapping(
    _ entry: EntryID, _ pairs: [(key: EntryID, value: EntryID)]
  ) -> (recipe: Recipe, type: ValueType)? {
    var result: (recipe: Recipe, type: ValueType)?
    for (key, value) in pairs where Checker.styleBases.contains(text(key)) {
      if result != nil {
        report(
          Diagnostic(
            .severalViewKeys, "a style has one base, and `\(text(key))` is a second one", at: span(key)))
        return nil
      }
      guard let base = styleBase(key, value) else { return nil }
      result = base
    }
    guard var style = result else { return nil }
    for word in Checker.styleDerivations {
      guard let (_, value) = pairs.first(where: { text($0.key) == word }) else { continue }
      guard let derived = derive(style.recipe, word, value) else { return nil }
      style = (derived, ShapeStyle.derivedType(word, of: style.type))
    }
    for (key, _) in pairs where !Checker.styleBases.contains(text(key)) && !Checker.styleDerivations.contains(text(key))
    {
      report(unknownField(key, Checker.styleBases + Checker.styleDerivations, of: "ShapeStyle"))
      return nil
    }
    return style
  }

  private mutating func styleBase(_ key: EntryID, _ value: EntryID) -> (recipe: Recipe, type: ValueType)? {
    switch text(key) {
    case "gradient":
      guard let color = recipe(value, .builtIn("Color"), named: "gradient") else { return nil }
      let recipe = build([color]) { values in
        guard case .color(let color) = values[0] else { return .null }
        return .style(.colorGradient(color))
      }
      return (recipe, .builtIn("AnyGradient"))
    case "style": return styleRecipe(value, named: "style")
    default: return gradientRecipe(key, value)
    }
  }

  private mutating func derive(_ base: Recipe, _ word: String, _ value: EntryID) -> Recipe? {
    switch word {
    case "opacity":
      guard let opacity = recipe(value, .double, named: word) else { return nil }
      return build([base, opacity]) { .style(.opacity(ShapeStyle($0[0]), $0[1].number ?? 1)) }
    case "blendMode":
      guard let mode = recipe(value, .builtIn("BlendMode"), named: word) else { return nil }
      return build([base, mode]) { values in
        guard case .enumeration(_, let index, _) = values[1] else { return values[0] }
        return .style(.blendMode(ShapeStyle(values[0]), "\(index)"))
      }
    default: return build([base]) { .style(.shadow(ShapeStyle($0[0]))) }
    }
  }

  static let styleBases = [
    "gradient", "style", "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient",
  ]
  private static let styleDerivations = ["opacity", "blendMode", "shadow"]
  static let hierarchicalStyles = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
  static let semanticStyles = [
    "background", "foreground", "tint", "selection", "separator", "placeholder", "link", "fill",
  ]
  static let materials = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
  ]
}

extension ShapeStyle {
  /// The style that a value is: a colour is one too.
  package init(_ value: Value) {
    switch value {
    case .style(let style): self = style
    case .color(let color): self = .color(color)
    default: self = .semantic("foreground")
    }
  }

  /// The Swift type of a style that was derived from one of the given type (type-signatures 5.2).
  fileprivate static func derivedType(_ word: String, of type: ValueType) -> ValueType {
    switch word {
    case "opacity": type == .builtIn("Color") ? type : .applied("_OpacityShapeStyle", [type])
    case "blendMode": .applied("_BlendModeShapeStyle", [type])
    default: .applied("_ShadowShapeStyle", [type])
    }
  }
}
