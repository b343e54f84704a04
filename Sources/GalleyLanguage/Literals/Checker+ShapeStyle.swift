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
      if Checker.styleNames.contains(word) {
        checkAvailability(ofMember: word, of: "ShapeStyle", at: span(entry))
        if let level = Checker.hierarchicalStyles.firstIndex(of: word) { return typed(.hierarchical(level)) }
        return typed(Checker.materials.contains(word) ? .material(word) : .semantic(word))
      }
      if !isColorName(word), !word.hasPrefix("#") {
        report(
          borderOfStyleSheets(entry, named: name) ?? foreignColor(entry, named: name)
            ?? unknownCase(entry, named: name, of: "ShapeStyle") { checker in
              Checker.hierarchicalStyles + Checker.semanticStyles + Checker.materials + Checker.systemColors
                + checker.document.colorNames.list
            })
        return nil
      }
    }
    if tree.kind(entry) == .mapping {
      if let keys = styleKeys(entry) { return styleMapping(entry, keys) }
      if let problem = notAStyle(entry, named: name) {
        report(problem)
        return nil
      }
    }
    return colorRecipe(entry, named: name).map { recipe in
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

  /// What a mapping is that has no key of a style or a colour; nil if it has one.
  private mutating func notAStyle(_ entry: EntryID, named name: String) -> Diagnostic? {
    if let choice = choiceAsMapping(entry, of: name) { return choice }
    let pairs = pairs(of: entry)
    guard let first = pairs.first, !pairs.contains(where: { Checker.colorKeys.contains(text($0.key)) }) else {
      return nil
    }
    let known = ["base"] + Checker.styleBases + ["opacity", "blendMode", "shadow"] + Checker.colorKeys
    var problem = unknownField(first.key, known, of: "ShapeStyle")
    problem.message = "`\(name)` takes a style, and no style has `\(text(first.key))`"
    let word = text(first.key).lowercased()
    let isColor =
      ["colour", "style", "fill"].contains(word) || Suggestions.isMisspelling(word, of: "color") || word == "color"
    if isColor, tree.kind(first.value) == .string {
      let written = tree.entrySource(first.value)
      problem.label = "write `\(written)`"
      problem.help.insert("a colour stands by itself: `\(name): \(written)`", at: 0)
      problem.fix = pairs.count == 1 ? TextEdit(span: span(entry), replacement: written) : nil
    }
    return problem
  }

  /// Says how a border of a style sheet is written: `1px solid red`; nil for any other text.
  private func borderOfStyleSheets(_ entry: EntryID, named name: String) -> Diagnostic? {
    let parts = text(entry).split(separator: " ").map(String.init)
    guard parts.contains(where: { ["solid", "dashed", "dotted"].contains($0) }), (2...3).contains(parts.count),
      let color = parts.first(where: { isColorName($0) || $0.hasPrefix("#") }),
      let width = parts.compactMap({ Double($0.prefix { $0.isNumber || $0 == "." }) }).first
    else { return nil }
    let quote = isInDoubleQuotes(entry) ? "\"" : ""
    let mark = quote.isEmpty && color.hasPrefix("#") ? "\"" : quote
    let points = width == width.rounded() && width < 1_000 ? "\(Int(width))" : "\(width)"
    let mend = "{ \(quote)content\(quote): \(mark)\(color)\(mark), \(quote)width\(quote): \(points) }"
    return Diagnostic(
      .unknownCase, "`\(name)` cannot be `\(text(entry))`: the style and the width have names here", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  private func typed(_ style: ShapeStyle) -> (recipe: Recipe, type: ValueType) {
    (.constant(.style(style)), valueType(of: style, in: document.types))
  }

  /// The keys of a mapping that is a style's; nil if it is a colour's.
  private func styleKeys(_ entry: EntryID) -> [(key: EntryID, value: EntryID)]? {
    let pairs = pairs(of: entry)
    let keys = pairs.map { text($0.key) }
    let isStyle =
      keys.contains { Checker.styleBases.contains($0) }
      || keys.contains { $0 == "blendMode" || $0 == "shadow" }
      || pairs.contains { text($0.key) == "base" && isStyleValue($0.value) }
    return isStyle ? pairs : nil
  }

  /// Tells whether the value of `base` is a style that is no colour.
  private func isStyleValue(_ entry: EntryID) -> Bool {
    switch tree.kind(entry) {
    case .string:
      !isTemplate(entry)
        && (Checker.hierarchicalStyles.contains(caseName(entry))
          || !isColorName(caseName(entry)) && !caseName(entry).hasPrefix("#"))
    case .mapping: styleKeys(entry) != nil
    case .null, .boolean, .number, .sequence: false
    }
  }

  /// `{ gradient: green, opacity: 0.7 }`: the base first, then what derives from it, innermost first.
  private mutating func styleMapping(
    _ entry: EntryID, _ pairs: [(key: EntryID, value: EntryID)]
  ) -> (recipe: Recipe, type: ValueType)? {
    let derivations = Checker.styleDerivations
    for (key, _) in pairs { checkAvailability(ofMember: text(key), of: "ShapeStyle", at: span(key)) }
    let own = pairs.filter { !derivations.contains(text($0.key)) || text($0.key) == "gradient" }
    let bases = own.filter { text($0.key) != "gradient" || tree.kind($0.value) != .null && !isTrue($0.value) }
    if let stray = bases.first(where: { !isStyleKey($0.key) }) {
      report(unknownField(stray.key, ["base"] + Checker.styleBases + derivations, of: "ShapeStyle"))
      return nil
    }
    guard let base = bases.first, bases.count == 1 else {
      report(bases.isEmpty ? missingBase(entry) : secondBase(bases[1].key))
      return nil
    }
    var result: (recipe: Recipe, type: ValueType)?
    if Checker.styleBases.contains(text(base.key)) {
      result = styleBase(base.key, base.value)
    } else {
      result = styleRecipe(base.value, named: "base")
    }
    guard var style = result else { return nil }
    if own.count > bases.count {
      guard let derived = gradient(of: style, at: entry) else { return nil }
      style = derived
    }
    for word in derivations.dropFirst() {
      guard let (_, value) = pairs.first(where: { text($0.key) == word }) else { continue }
      guard let derived = derive(style.recipe, word, value) else { return nil }
      style = (derived, ShapeStyle.derivedType(word, of: style.type))
    }
    return style
  }

  private func isStyleKey(_ key: EntryID) -> Bool { text(key) == "base" || Checker.styleBases.contains(text(key)) }

  private func isTrue(_ entry: EntryID) -> Bool { tree.kind(entry) == .boolean && tree.boolean(entry) == true }

  /// The gradient that a colour makes of itself.
  private mutating func gradient(
    of style: (recipe: Recipe, type: ValueType), at entry: EntryID
  ) -> (recipe: Recipe, type: ValueType)? {
    guard style.type == .named(.color) || style.type == .unknown else {
      report(
        Diagnostic(
          .wrongType,
          "only a colour has a `gradient`, and this is \(withArticle(style.type.spelled(in: document.types)))",
          at: span(entry)))
      return nil
    }
    let recipe = build([style.recipe]) { values in
      guard case .color(let color) = ShapeStyle(values[0]) else { return values[0] }
      return .style(.colorGradient(color))
    }
    return (recipe, .named(.anyGradient))
  }

  private func missingBase(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .missingArgument, "a style that derives needs the style that it derives from", at: span(entry),
      label: "such as `base: red`", help: ["{ base: red, opacity: 0.5 }", "{ gradient: green, opacity: 0.7 }"],
      expected: ["base"] + Checker.styleBases)
  }

  private func secondBase(_ key: EntryID) -> Diagnostic {
    Diagnostic(
      .severalViewKeys, "a style has one base, and `\(text(key))` is a second one", at: span(key),
      help: [
        "\(list(Checker.styleDerivations)) derive from it; write its other values into `base: { … }`"
      ])
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
    default:
      guard let shadow = recipe(value, .builtIn("ShadowStyle"), named: word) else { return nil }
      return build([base, shadow]) { .style(.shadow(ShapeStyle($0[0]))) }
    }
  }

  static let styleBases = [
    "gradient", "style", "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient",
  ]
  private static let styleDerivations = ["gradient", "opacity", "blendMode", "shadow"]
  /// Every style that is a name and no colour.
  private static let styleNames = Set(hierarchicalStyles + semanticStyles + materials)
  static let hierarchicalStyles = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
  static let semanticStyles = TypeTable.semanticStyles.map(\.0)
  static let materials = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
  ]
}

extension ShapeStyle {
  /// The style that a value is: a colour is one too.
  package init(_ value: Value) {
    if case .style(let style) = value {
      self = style
    } else if case .color(let color) = value {
      self = .color(color)
    } else {
      self = .semantic("foreground")
    }
  }

  /// The Swift type of a style that was derived from one of the given type (types 5.2).
  fileprivate static func derivedType(_ word: String, of type: ValueType) -> ValueType {
    switch word {
    case "opacity": type == .builtIn("Color") ? type : .applied("_OpacityShapeStyle", [type])
    case "blendMode": .applied("_BlendModeShapeStyle", [type])
    default: .applied("_ShadowShapeStyle", [type])
    }
  }
}
