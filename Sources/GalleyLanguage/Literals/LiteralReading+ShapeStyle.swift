package import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

/// The keys and names that shape styles are written with.
enum StyleLiteral {
  static let bases = [
    "gradient", "style", "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient",
  ]
  /// The styles that are types of their own, and written as in Swift: `{ LinearGradient: { colors: … } }`.
  static let types = ["Color", "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient"]
  static let derivations = ["gradient"] + StyleDerivation.allCases.map(\.rawValue)
  /// Every style that is a name and no colour.
  static let names = Set(hierarchical + semantic + materials)
  static let hierarchical = HierarchicalLevel.allCases.map(\.rawValue)
  static let semantic = SemanticStyle.allCases.map(\.rawValue)
  static let materials = Material.allCases.map(\.styleName)

  /// Tells whether a key says what a style is, beside `base`.
  static func isBase(_ key: String) -> Bool { bases.contains(key) || types.contains(key) }

  /// The style that a name stands for; nil for a colour, or no style at all.
  static func style(named name: String) -> ShapeStyle? {
    HierarchicalLevel(rawValue: name).map { .hierarchical($0) }
      ?? Material(styleName: name).map { .material($0) } ?? SemanticStyle(rawValue: name).map { .semantic($0) }
  }
}

extension LiteralReading {
  /// A shape style with its Swift type: a colour, a hierarchical or semantic style by name, a material, a gradient.
  mutating func styleRecipe(
    _ entry: EntryID, named name: String, isOptional: Bool = false
  ) -> (recipe: Recipe, type: ValueType)? {
    if isTemplate(entry) {
      if let literal = literal(behind: entry, wanted: .named(.shapeStyle)) {
        return styleRecipe(literal, named: name)
      }
      return colorNamed(by: entry)
        ?? templateRecipe(entry, expecting: isOptional ? .optional(.named(.shapeStyle)) : .named(.shapeStyle))
    }
    if tree.kind(entry) == .string {
      let word = caseName(entry)
      if let style = StyleLiteral.style(named: word) {
        checkAvailability(ofMember: word, of: "ShapeStyle", at: span(entry))
        return typed(style)
      }
      if let leveled = leveledStyle(entry) { return leveled }
      if !isColorName(word), !word.hasPrefix("#") {
        if let chain = chain(entry, .named(.shapeStyle)) { return chain }
        report(
          borderOfStyleSheets(entry, named: name) ?? gradientOfStyleSheets(entry, named: name)
            ?? foreignColor(entry, named: name)
            ?? unknownCase(entry, named: name, of: "ShapeStyle") { reader in
              StyleLiteral.hierarchical + StyleLiteral.semantic + StyleLiteral.materials + ColorLiteral.systemNames
                + reader.colorNames.list
            })
        return nil
      }
    }
    if tree.kind(entry) == .mapping {
      if isGradientValue(entry), pairs(of: entry).count == 1 {
        return gradientValueRecipe(entry, named: name).map { ($0, .named(.gradient)) }
      }
      if let keys = styleKeys(entry) { return styleMapping(entry, keys) }
      if let problem = notAStyle(entry, named: name) {
        report(problem)
        return nil
      }
    }
    return colorRecipe(entry, named: name, wanted: "a style such as `red`, `secondary` or `\"#FF8800\"`").map {
      recipe in
      (build([recipe]) { values in .style(ShapeStyle(values[0])) }, .builtIn("Color"))
    }
  }

  /// A colour by the text that an expression gives; nil for an expression of any other type.
  ///
  /// The member of a record without a declared type is such a text: literals convert where they are used.
  private mutating func colorNamed(by entry: EntryID) -> (recipe: Recipe, type: ValueType)? {
    let mark = problems.mark
    let found = templateRecipe(entry, expecting: nil)
    guard let found, found.type == .string else {
      forget(since: mark)
      return nil
    }
    let recipe = build([found.recipe]) { values in
      guard case .string(let name)? = values.first else { return .null }
      return .style(.color(Color(named: name)))
    }
    return (recipe, .builtIn("Color"))
  }

  func typed(_ style: ShapeStyle) -> (recipe: Recipe, type: ValueType) {
    (.constant(.style(style)), valueType(of: style, in: types))
  }

  /// The keys of a mapping that is a style's; nil if it is a colour's.
  private func styleKeys(_ entry: EntryID) -> [(key: EntryID, value: EntryID)]? {
    let pairs = pairs(of: entry)
    let keys = pairs.map { text($0.key) }
    let isStyle =
      keys.contains { StyleLiteral.isBase($0) }
      || keys.contains { $0 == "blendMode" || $0 == "shadow" }
      || pairs.contains { text($0.key) == "base" && isStyleValue($0.value) }
    return isStyle ? pairs : nil
  }

  /// Tells whether the value of `base` is a style that is no colour.
  private func isStyleValue(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .string:
      !isTemplate(entry)
        && (StyleLiteral.hierarchical.contains(caseName(entry))
          || !isColorName(caseName(entry)) && !caseName(entry).hasPrefix("#"))
    case .mapping: styleKeys(entry) != nil
    case .null, .boolean, .number, .sequence: false
    }
  }

  /// `{ gradient: green, opacity: 0.7 }`: the base first, then what derives from it, innermost first.
  private mutating func styleMapping(
    _ entry: EntryID, _ pairs: [(key: EntryID, value: EntryID)]
  ) -> (recipe: Recipe, type: ValueType)? {
    let derivations = StyleLiteral.derivations
    for (key, _) in pairs { checkAvailability(ofMember: text(key), of: "ShapeStyle", at: span(key)) }
    let own = pairs.filter { !derivations.contains(text($0.key)) || text($0.key) == "gradient" }
    let bases = own.filter { text($0.key) != "gradient" || tree.kind($0.value) != .null && !isTrue($0.value) }
    if let stray = bases.first(where: { !isStyleKey($0.key) }) {
      report(unknownField(stray.key, ["base"] + StyleLiteral.bases + derivations, of: "ShapeStyle"))
      return nil
    }
    guard bases.count <= 1, !bases.isEmpty || own.isEmpty else {
      report(bases.isEmpty ? missingBase(entry) : secondBase(bases[1].key))
      return nil
    }
    guard var style = styleOfBase(bases.first) else { return nil }
    if own.count > bases.count {
      guard let derived = gradient(of: style, at: entry) else { return nil }
      style = derived
    }
    for derivation in StyleDerivation.allCases {
      guard let (_, value) = pairs.first(where: { text($0.key) == derivation.rawValue }) else { continue }
      guard let derived = derive(style.recipe, derivation, value) else { return nil }
      style = (derived, derivation.type(from: style.type))
    }
    return style
  }

  private func isStyleKey(_ key: EntryID) -> Bool { text(key) == "base" || StyleLiteral.isBase(text(key)) }

  private func isTrue(_ entry: EntryID) -> Bool { tree.kind(entry) == .boolean && tree.boolean(entry) == true }

  /// The gradient that a colour makes of itself.
  private mutating func gradient(
    of style: (recipe: Recipe, type: ValueType), at entry: EntryID
  ) -> (recipe: Recipe, type: ValueType)? {
    guard style.type == .named(.color) || style.type == .unknown else {
      report(
        Diagnostic(
          .wrongType,
          "only a colour has a `gradient`, and this is \(withArticle(style.type.spelled(in: types)))",
          at: span(entry)))
      return nil
    }
    let recipe = build([style.recipe]) { values in
      guard case .color(let color) = ShapeStyle(values[0]) else { return values[0] }
      return .style(.colorGradient(color))
    }
    return (recipe, .named(.anyGradient))
  }

  private mutating func derive(_ base: Recipe, _ derivation: StyleDerivation, _ value: EntryID) -> Recipe? {
    let word = derivation.rawValue
    switch derivation {
    case .opacity:
      guard let opacity = recipe(value, .double, named: word) else { return nil }
      return build([base, opacity]) { .style(.opacity(ShapeStyle($0[0]), $0[1].number ?? 1)) }
    case .blendMode:
      guard let mode = recipe(value, .builtIn("BlendMode"), named: word) else { return nil }
      return build([base, mode]) { [types] values in
        guard let name = types.caseName(of: values[1]) else { return values[0] }
        return .style(.blendMode(ShapeStyle(values[0]), name))
      }
    case .shadow:
      guard let shadow = recipe(value, .builtIn("ShadowStyle"), named: word) else { return nil }
      return build([base, shadow]) { .style(ShapeStyle($0[0]).shadowed(by: $0[1])) }
    }
  }
}

extension ShapeStyle {
  /// The style that a value is: a colour is one too.
  package init(_ value: Value) {
    self = value.shapeStyle ?? .semantic(.foreground)
  }
}

/// What is made of a style by a key beside its base, in the order in which it is done.
enum StyleDerivation: String, CaseIterable {
  case opacity, blendMode, shadow

  /// The Swift type of the style that it makes of one of the given type (types 5.2).
  fileprivate func type(from type: ValueType) -> ValueType {
    switch self {
    case .opacity: type == .builtIn("Color") ? type : .applied("_OpacityShapeStyle", [type])
    case .blendMode: .applied("_BlendModeShapeStyle", [type])
    case .shadow: .applied("_ShadowShapeStyle", [type])
    }
  }
}
