import GalleyExpressions
import GalleyFormats
import GalleyLayout
import GalleySource

extension Checker {
  /// A font: a text style, `{ system: … }`, `{ style: … }`, `{ custom: … }`, with Font's methods as keys beside.
  mutating func fontLiteral(_ entry: EntryID, named name: String) -> Font? {
    if tree.kind(entry) == .string {
      if let style = TextStyle(rawValue: caseName(entry)) { return Font(.style(style)) }
      report(unknownCase(entry, TextStyle.allCases.map(\.rawValue), named: name))
      return nil
    }
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a text style such as `title`, or `{ system: { size: 20 } }`", of: name))
      return nil
    }
    var font: Font?
    var modifiers = FontModifiers()
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "style":
        guard let style = fontLiteral(value, named: "style") else { return nil }
        font = style
      case "system": font = systemFont(value, &modifiers)
      case "custom": font = customFont(value)
      default: readFontMethod(key, value, &modifiers)
      }
    }
    guard let font else {
      report(
        Diagnostic(
          .missingArgument, "a font needs `style`, `system` or `custom`", at: span(entry),
          expected: ["style", "system", "custom"]))
      return nil
    }
    return Font(font.base, modifiers: font.modifiers.overlaid(with: modifiers))
  }

  private mutating func systemFont(_ entry: EntryID, _ modifiers: inout FontModifiers) -> Font? {
    if tree.kind(entry) == .string { return fontLiteral(entry, named: "system") }
    guard tree.kind(entry) == .mapping else {
      report(wrongType(entry, wanted: "a mapping with `size`, `weight`, `design`", of: "system"))
      return nil
    }
    var font: Font?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "size": font = numberLiteral(value, named: "size").map { Font(.system(size: $0)) }
      case "style": font = fontLiteral(value, named: "style")
      case "weight", "design": readFontMethod(key, value, &modifiers)
      default: report(unknownField(key, ["size", "style", "weight", "design"], of: "system"))
      }
    }
    if font == nil { report(Diagnostic(.missingArgument, "`system` needs `size` or `style`", at: span(entry))) }
    return font
  }

  private mutating func customFont(_ entry: EntryID) -> Font? {
    var fontName: String?
    var size: Double?
    var relativeTo: TextStyle?
    for (key, value) in pairs(of: entry) {
      switch text(key) {
      case "name": fontName = text(value)
      case "size", "fixedSize": size = numberLiteral(value, named: text(key))
      case "relativeTo": relativeTo = TextStyle(rawValue: caseName(value))
      default: report(unknownField(key, ["name", "size", "fixedSize", "relativeTo"], of: "custom"))
      }
    }
    guard let fontName, let size else {
      report(Diagnostic(.missingArgument, "`custom` needs `name` and `size`", at: span(entry)))
      return nil
    }
    return Font(.custom(name: fontName, size: size, relativeTo: relativeTo))
  }

  private mutating func readFontMethod(_ key: EntryID, _ value: EntryID, _ modifiers: inout FontModifiers) {
    switch text(key) {
    case "bold": modifiers.isBold = tree.boolean(value) ?? true
    case "italic": modifiers.isItalic = tree.boolean(value) ?? true
    case "monospaced": modifiers.isMonospaced = tree.boolean(value) ?? true
    case "monospacedDigit": modifiers.isMonospacedDigit = tree.boolean(value) ?? true
    case "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps": modifiers.isSmallCaps = tree.boolean(value) ?? true
    case "weight": modifiers.weight = fontCase(value, "weight", FontWeight.allCases.map { ("\($0)", $0) })
    case "design": modifiers.design = fontCase(value, "design", FontDesign.allCases.map { ($0.rawValue, $0) })
    case "width": modifiers.width = fontCase(value, "width", FontWidth.allCases.map { ($0.rawValue, $0) })
    case "leading": modifiers.leading = fontCase(value, "leading", FontLeading.allCases.map { ($0.rawValue, $0) })
    default:
      report(
        unknownField(
          key,
          [
            "style", "system", "custom", "bold", "italic", "monospaced", "monospacedDigit", "smallCaps", "weight",
            "design", "width", "leading",
          ], of: "Font"))
    }
  }

  private mutating func fontCase<Case>(_ entry: EntryID, _ name: String, _ cases: [(String, Case)]) -> Case? {
    if let match = cases.first(where: { $0.0 == caseName(entry) }) { return match.1 }
    report(unknownCase(entry, cases.map(\.0), named: name))
    return nil
  }
}
