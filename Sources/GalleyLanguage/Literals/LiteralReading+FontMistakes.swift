import GalleyFormats
import GalleyLayout
import GalleySource

// Fonts as other tools write them: by a size, a weight or a name alone.

/// The names that fonts are described with.
private enum FontLiteral {
  static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  static let looks: Set<String> = ["italic", "monospaced", "monospacedDigit", "smallCaps"]
}

extension LiteralReading {
  /// Says how a font of a size is written: `font: 20`.
  func sizeAsFont(_ entry: EntryID, named name: String) -> Diagnostic {
    let wanted = "a text style such as `title`, or `{ system: { size: 20 } }`"
    guard tree.kind(entry) == .number else { return wrongType(entry, wanted: wanted, of: name) }
    let mend = sizedFont(entry, named: name)
    return Diagnostic(
      .wrongType, "`\(name)` must be \(wanted), not `\(text(entry))`", at: span(entry), label: "write `\(mend)`",
      fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says how a font of a size with a unit is written: `font: 20px`; nil for any other text.
  func sizeWithUnit(_ entry: EntryID, named name: String) -> Diagnostic? {
    let written = text(entry)
    let words = StyleSheetValue.words(of: written)
    // Beside a weight or a slope a number is a size without its unit: `bold 20`.
    let isBare = words.contains { FontLiteral.weights.contains($0) || $0 == "italic" }
    guard written.utf8.count <= 80,
      let position = words.firstIndex(where: { StyleSheetValue.length($0, isBare: isBare) != nil }),
      let size = StyleSheetValue.length(words[position], isBare: isBare)
    else { return nil }
    let looks = words.filter { FontLiteral.weights.contains($0) || $0 == "italic" }
    let family = words[(position + 1)...].filter { !looks.contains($0) }.joined(separator: " ").prefix { $0 != "," }
      .filter { $0 != "'" && $0 != "\"" }
    let weight = looks.first { FontLiteral.weights.contains($0) }
    var font: [(key: String, value: Sketch)] = family.isEmpty ? [] : [("name", .text(family))]
    font.append(("size", .scalar(size)))
    if let weight, family.isEmpty { font.append(("weight", .name(weight))) }
    var parts: [(key: String, value: Sketch)] = [(family.isEmpty ? "system" : "custom", .mapping(font))]
    if let weight, !family.isEmpty { parts.append(("weight", .name(weight))) }
    if looks.contains("italic") { parts.append(("italic", .scalar("true"))) }
    let mend = Sketch.mapping(parts).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .wrongType,
      words.count == 1
        ? "`\(name)` is a whole font, and `\(written)` is a size, in points and without a unit"
        : "`\(name)` has names for the parts of a font, and `\(written)` is of style sheets",
      at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says how a text style with a weight or another look is written: `font: title bold`; nil for any other text.
  func styleWithLooks(_ entry: EntryID, named name: String) -> Diagnostic? {
    let words = text(entry).split { " .,-".contains($0) }.map(String.init)
    guard (2...4).contains(words.count), let style = words.first(where: { TextStyle(rawValue: $0) != nil }) else {
      return nil
    }
    let looks = words.filter { $0 != style }
    guard looks.count == words.count - 1,
      looks.allSatisfy({ FontLiteral.weights.contains($0) || FontLiteral.looks.contains($0) })
    else { return nil }
    let parts = looks.map { look -> (key: String, value: Sketch) in
      FontLiteral.weights.contains(look) && look != "bold" ? ("weight", .name(look)) : (look, .scalar("true"))
    }
    let mend = Sketch.mapping([("style", .name(style))] + parts).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .unknownCase, "`\(name)` is one style, and `\(text(entry))` is a style with looks", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says how a font is written that is named by its weight or slope: `font: bold`; nil for any other name.
  func fontByItsLook(_ entry: EntryID, named name: String) -> Diagnostic? {
    let word = caseName(entry)
    let isWeight = FontLiteral.weights.contains(word)
    guard isWeight || FontLiteral.looks.contains(word) else { return nil }
    let look = isWeight && word != "bold" ? "weight: \(word)" : "\(word): true"
    return Diagnostic(
      .unknownCase, "`\(word)` is \(isWeight ? "a weight" : "a look"), and `\(name)` is a whole font", at: span(entry),
      label: "write `{ style: body, \(look) }`",
      help: [isWeight ? "the modifier `fontWeight: \(word)` changes nothing else" : "see also the modifier `\(word)`"],
      fix: replacingWhole(entry, with: "{ style: body, \(look) }"))
  }

  /// Says that the size or the name of a font stands below `system` or `custom`: `{ size: 20 }`; nil where it does.
  func fontWithoutKind(_ entry: EntryID, named name: String) -> Diagnostic? {
    let pairs = pairs(of: entry)
    let keys = pairs.map { text($0.key) }
    let isCustom = keys.contains("name")
    guard let stray = pairs.first(where: { ["size", "name", "family"].contains(text($0.key)) })?.key,
      !keys.contains(where: { ["style", "system", "custom"].contains($0) })
    else { return nil }
    let isWhole = Set(keys).isSubset(of: isCustom ? ["name", "size"] : ["size", "weight", "design"])
    let kind = isCustom || keys.contains("family") ? "custom" : "system"
    let mend = isWhole && !isInDoubleQuotes(stray) ? "{ \(kind): \(tree.entrySource(entry)) }" : nil
    return Diagnostic(
      .unknownArgument, "`\(text(stray))` stands below `\(name)`, and belongs below `\(kind)`", at: span(stray),
      label: mend.map { "write `\($0)`" },
      help: ["`{ system: { size: 20, weight: bold } }`, or `{ custom: { name: Arial, size: 20 } }`"],
      fix: tree.firstByte(entry) == UInt8(ascii: "{")
        ? mend.map { TextEdit(span: span(entry), replacement: $0) } : nil)
  }

  /// The system font of a size, as it is written where a font, or what is behind `system`, is meant.
  private func sizedFont(_ size: EntryID, named name: String) -> String {
    name == "system" ? "{ size: \(text(size)) }" : "{ system: { size: \(text(size)) } }"
  }

  /// Says how a font that is none of the system's is named: `font: Helvetica`; nil for a name in small letters.
  func fontByItsName(_ entry: EntryID, named name: String) -> Diagnostic? {
    let written = text(entry)
    guard isUpperCase(entry), written.utf8.count <= 60,
      written.allSatisfy({ $0.isLetter || $0.isNumber || " -".contains($0) })
    else { return nil }
    let font = Sketch.mapping([("custom", .mapping([("name", Sketch(tree, entry)), ("size", .scalar("17"))]))])
    let mend = font.inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .unknownCase, "`\(name)` cannot be `\(written)`: a font of your own has a name and a size", at: span(entry),
      label: "write `\(mend)`", help: ["a bare name is one of the text styles, such as `title`"],
      fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says that a text style stands among the methods of a font: `{ body: 3 }`.
  func styleAsKey(_ key: EntryID, _ value: EntryID) -> Diagnostic {
    let isSize = tree.kind(value) == .number
    return Diagnostic(
      .unknownArgument, "`\(text(key))` is a text style, and stands by itself or under `style`", at: span(key),
      label: isSize ? "write `system: { size: \(text(value)) }` for a size" : "write `style: \(text(key))`",
      expected: ["style", "system"])
  }
}
