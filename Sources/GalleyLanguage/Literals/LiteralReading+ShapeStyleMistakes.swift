import GalleyFormats
import GalleySource

// What stands in the place of a shape style and is none, or no whole one.

extension LiteralReading {
  /// What a mapping is that has no key of a style or a colour; nil if it has one.
  mutating func notAStyle(_ entry: EntryID, named name: String) -> Diagnostic? {
    if let problem = choiceAsMapping(entry, of: name) ?? roundedStyle(entry, named: name) { return problem }
    let pairs = pairs(of: entry)
    guard let first = pairs.first, !pairs.contains(where: { ColorLiteral.keys.contains(text($0.key)) }) else {
      return nil
    }
    let known = ["base"] + StyleLiteral.bases + StyleDerivation.allCases.map(\.rawValue) + ColorLiteral.keys
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
  func borderOfStyleSheets(_ entry: EntryID, named name: String) -> Diagnostic? {
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

  func missingBase(_ entry: EntryID) -> Diagnostic {
    Diagnostic(
      .missingArgument, "a style that derives needs the style that it derives from", at: span(entry),
      label: "such as `base: red`", help: ["{ base: red, opacity: 0.5 }", "{ gradient: green, opacity: 0.7 }"],
      expected: ["base"] + StyleLiteral.bases)
  }

  func secondBase(_ key: EntryID) -> Diagnostic {
    Diagnostic(
      .severalViewKeys, "a style has one base, and `\(text(key))` is a second one", at: span(key),
      help: [
        "\(list(StyleLiteral.derivations)) derive from it; write its other values into `base: { … }`"
      ])
  }
}
