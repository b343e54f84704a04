import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

/// One of Font's methods, as a change of a font.
private typealias FontChange = @Sendable (Value, inout Font) -> Void

extension LiteralReading {
  /// A font: a text style, `{ system: … }`, `{ style: … }`, `{ custom: … }`, with Font's methods as keys beside.
  mutating func fontRecipe(_ entry: EntryID, named name: String) -> Recipe? {
    if tree.kind(entry) == .string {
      if let style = TextStyle(rawValue: caseName(entry)) {
        checkAvailability(ofMember: style.rawValue, of: "Font", at: span(entry))
        return .constant(.font(Font(.style(style))))
      }
      report(
        sizeWithUnit(entry, named: name) ?? styleWithLooks(entry, named: name) ?? fontByItsLook(entry, named: name)
          ?? fontByItsName(entry, named: name)
          ?? unknownCase(entry, named: name, of: "Font") { _ in TextStyle.allCases.map(\.rawValue) })
      return nil
    }
    guard tree.kind(entry) == .mapping else {
      report(sizeAsFont(entry, named: name))
      return nil
    }
    if let problem = fontWithoutKind(entry, named: name) {
      report(problem)
      return nil
    }
    var base: Recipe?
    var parts: [Recipe] = []
    var changes: [FontChange] = []
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "style", "system", "custom":
        base = fontBase(key, value)
        if base == nil { return nil }
      default:
        guard let (part, change) = fontMethod(key, value) else { return nil }
        parts.append(part)
        changes.append(change)
      }
    }
    guard let base else {
      report(
        Diagnostic(
          .missingArgument, "a font needs `style`, `system` or `custom`", at: span(entry),
          expected: ["style", "system", "custom"]))
      return nil
    }
    return changed(base, parts, changes)
  }

  private func changed(_ base: Recipe, _ parts: [Recipe], _ changes: [FontChange]) -> Recipe {
    build([base] + parts) { values in
      guard case .font(var font) = values[0] else { return values[0] }
      for (change, value) in zip(changes, values.dropFirst()) { change(value, &font) }
      return .font(font)
    }
  }

  private mutating func fontBase(_ key: EntryID, _ value: EntryID) -> Recipe? {
    if text(key) == "style" { return styledFont(value) }
    guard tree.kind(value) == .mapping else {
      if text(key) == "system" { return fontRecipe(value, named: "system") }
      report(wrongType(value, wanted: "a mapping with `name` and `size`", of: "custom"))
      return nil
    }
    return text(key) == "system" ? systemFont(value) : customFont(value)
  }

  /// The system's font of a text style, which an expression may give.
  private mutating func styledFont(_ entry: EntryID) -> Recipe? {
    guard isTemplate(entry) else { return fontRecipe(entry, named: "style") }
    return recipe(entry, .builtIn("Font.TextStyle"), named: "style").map { style in
      build([style]) { .font(Font(.style(TextStyle($0[0]) ?? .body))) }
    }
  }

  private mutating func systemFont(_ entry: EntryID) -> Recipe? {
    var base: Recipe?
    var parts: [Recipe] = []
    var changes: [FontChange] = []
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "size":
        guard let size = recipe(value, .double, named: "size") else { return nil }
        base = build([size]) { .font(Font(.system(size: $0[0].number ?? 0))) }
      case "style":
        base = styledFont(value)
        if base == nil { return nil }
      case "weight", "design":
        guard let (part, change) = fontMethod(key, value) else { return nil }
        parts.append(part)
        changes.append(change)
      default:
        report(unknownField(key, ["size", "style", "weight", "design"], of: "system"))
        return nil
      }
    }
    guard let base else {
      report(Diagnostic(.missingArgument, "`system` needs `size` or `style`", at: span(entry)))
      return nil
    }
    return changed(base, parts, changes)
  }

  /// A named font follows Dynamic Type like the body style unless `fixedSize` or `relativeTo` say otherwise.
  private mutating func customFont(_ entry: EntryID) -> Recipe? {
    var name: Recipe?
    var size: Recipe?
    var relativeTo = Recipe.constant(.null)
    var isFixed = false
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "name": name = recipe(value, .string, named: "name")
      case "size": size = recipe(value, .double, named: "size")
      case "fixedSize":
        size = recipe(value, .double, named: "fixedSize")
        isFixed = true
      case "relativeTo":
        guard let style = recipe(value, .builtIn("Font.TextStyle"), named: "relativeTo") else { return nil }
        relativeTo = style
      default:
        report(unknownField(key, ["name", "size", "fixedSize", "relativeTo"], of: "custom"))
        return nil
      }
    }
    guard let name, let size else {
      report(Diagnostic(.missingArgument, "`custom` needs `name` and `size`", at: span(entry)))
      return nil
    }
    if case .constant(.string(let word)) = name { noteUnknownFont(word, at: entry) }
    let other: TextStyle? = isFixed ? nil : .body
    return build([name, size, relativeTo]) { values in
      guard case .string(let name) = values[0] else { return .null }
      let style = TextStyle(values[2]) ?? other
      return .font(Font(.custom(name: name, size: values[1].number ?? 0, relativeTo: style)))
    }
  }

  /// Notes, once for each name, that a font has advances that are not its own.
  mutating func noteUnknownFont(_ name: String, at entry: EntryID) {
    guard !fontNames.contains(name), problems.isNews(name) else { return }
    report(.unknownFont(name, at: span(entry), among: fontNames.list))
  }

  private mutating func fontMethod(_ key: EntryID, _ value: EntryID) -> (Recipe, FontChange)? {
    switch text(key) {
    case "bold": flag(value) { $1.modifiers.isBold = $0.isTrue }
    case "italic": flag(value) { $1.modifiers.isItalic = $0.isTrue }
    case "monospaced": flag(value) { $1.modifiers.isMonospaced = $0.isTrue }
    case "monospacedDigit": flag(value) { $1.modifiers.isMonospacedDigit = $0.isTrue }
    case "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps": flag(value) { $1.modifiers.isSmallCaps = $0.isTrue }
    case "weight": fontCase(value, "weight", FontWeight.allCases.map { ($0.name, $0) }) { $1.modifiers.weight = $0 }
    case "design":
      fontCase(value, "design", FontDesign.allCases.map { ($0.rawValue, $0) }) { $1.modifiers.design = $0 }
    case "width": fontCase(value, "width", FontWidth.allCases.map { ($0.rawValue, $0) }) { $1.modifiers.width = $0 }
    case "leading":
      fontCase(value, "leading", FontLeading.allCases.map { ($0.rawValue, $0) }) { $1.modifiers.leading = $0 }
    default: unknownFontMethod(key, value)
    }
  }

  private mutating func unknownFontMethod(_ key: EntryID, _ value: EntryID) -> (Recipe, FontChange)? {
    var problem = unknownField(
      key,
      [
        "style", "system", "custom", "bold", "italic", "monospaced", "monospacedDigit", "smallCaps", "weight",
        "design", "width", "leading",
      ], of: "Font")
    if TextStyle(rawValue: text(key)) != nil { problem = styleAsKey(key, value) }
    if text(key) == "size" { problem.label = "did you mean `system: { size: \(text(value)) }`?" }
    report(problem)
    return nil
  }

  /// A method without arguments: `bold:` and `bold: true` call it.
  private mutating func flag(_ value: EntryID, _ change: @escaping FontChange) -> (Recipe, FontChange)? {
    if tree.kind(value) == .null { return (.constant(.bool(true)), change) }
    return recipe(value, .bool, named: "Font").map { ($0, change) }
  }

  private mutating func fontCase<Case: Sendable>(
    _ entry: EntryID, _ name: String, _ cases: [(String, Case)],
    _ change: @escaping @Sendable (Case, inout Font) -> Void
  ) -> (Recipe, FontChange)? {
    if isTemplate(entry) {
      let values = cases.map(\.1)
      let type = ValueType.builtIn("Font." + name.prefix(1).uppercased() + name.dropFirst())
      return recipe(entry, type, named: name).map { recipe in
        (
          recipe,
          { value, font in
            if case .enumeration(_, let index, _) = value, values.indices.contains(index) {
              change(values[index], &font)
            }
          }
        )
      }
    }
    guard let match = cases.first(where: { $0.0 == caseName(entry) }) else {
      report(unknownCase(entry, named: name) { _ in cases.map(\.0) })
      return nil
    }
    let value = match.1
    return (.constant(.null), { change(value, &$1) })
  }
}

extension TextStyle {
  /// The style that a case of `Font.TextStyle` is, whose cases are in the order of these.
  fileprivate init?(_ value: Value) {
    guard case .enumeration(_, let index, _) = value, TextStyle.allCases.indices.contains(index) else { return nil }
    self = TextStyle.allCases[index]
  }
}

extension Value {
  fileprivate var isTrue: Bool { self == .bool(true) }
}

extension Diagnostic {
  /// There is no file of a font; `known` are those of which there are files.
  static func unknownFont(_ name: String, at sourceSpan: SourceSpan, among known: [String]) -> Diagnostic {
    Diagnostic(
      .unknownFont, "the advances of the font `\(name)` are not known, so its text is measured in the system font",
      at: sourceSpan,
      help: [
        "widths and line breaks will differ from what SwiftUI shows",
        known.isEmpty
          ? "give its TrueType file: `fonts: { \(name): { file: \(name).ttf } }`"
          : "the document's fonts are \(known.prefix(100).map { "`\($0)`" }.joined(separator: ", "))",
      ])
  }
}
