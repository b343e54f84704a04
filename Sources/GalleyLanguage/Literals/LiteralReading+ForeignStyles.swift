import GalleyFormats
import GalleySource

// Gradients and backgrounds as style sheets have them.

extension LiteralReading {
  /// The parts of a gradient of some colours that runs from the top to the bottom.
  static func gradient(of colors: Sketch) -> Sketch {
    .mapping([("colors", colors), ("startPoint", .name("top")), ("endPoint", .name("bottom"))])
  }

  /// Says that several colours are a gradient with a direction: `gradient: [red, blue]`.
  func gradientOfColors(_ key: EntryID, _ colors: EntryID) -> Diagnostic {
    let gradient = Self.gradient(of: Sketch(tree, colors))
    let isJSON = isInDoubleQuotes(key)
    let mend = (isJSON ? "\"linearGradient\"" : "linearGradient") + ": " + gradient.inline(isJSON: isJSON)
    let isShort = span(colors).end - span(colors).start <= UInt32(400)
    return Diagnostic(
      .wrongType, "`gradient` shades one colour, and several are a gradient with a direction", at: span(colors),
      label: isShort ? "write `\(mend)`" : "write `linearGradient`", expected: ["linearGradient"],
      fix: isShort ? TextEdit(span: pairSpan(key, colors), replacement: mend) : nil)
  }

  /// Says how a gradient of a style sheet is written: `linear-gradient(red, blue)`; nil for any other text.
  func gradientOfStyleSheets(_ entry: EntryID, named name: String) -> Diagnostic? {
    let words = text(entry)
    guard words.hasPrefix("linear-gradient("), words.hasSuffix(")"), words.utf8.count <= 200 else { return nil }
    let parts = words.dropFirst("linear-gradient(".count).dropLast().split(separator: ",").map {
      String($0.trimmingSpaces)
    }
    let colors = parts.filter { isColorName($0) || $0.hasPrefix("#") }
    guard colors.count > 1 else { return nil }
    let isSideways = parts[0].hasSuffix("right") || parts[0] == "90deg"
    let gradient = Sketch.mapping([
      (
        "linearGradient",
        .mapping([
          ("colors", .list(colors.map { .text($0) })), ("startPoint", .name(isSideways ? "leading" : "top")),
          ("endPoint", .name(isSideways ? "trailing" : "bottom")),
        ])
      )
    ])
    let mend = gradient.inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .unknownCase, "`\(name)` cannot be `\(words)`: a gradient has names for its parts here", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says that a background with round corners is a style in a shape: `{ color: red, cornerRadius: 8 }`; nil for any other.
  func roundedStyle(_ entry: EntryID, named name: String) -> Diagnostic? {
    let pairs = pairs(of: entry)
    guard name == "background", pairs.count == 2,
      let style = pairs.first(where: { ["color", "colour", "fill", "backgroundColor"].contains(text($0.key)) }),
      let radius = pairs.first(where: { ["cornerRadius", "borderRadius", "radius"].contains(text($0.key)) })
    else { return nil }
    let shape = Sketch.mapping([("RoundedRectangle", .mapping([("cornerRadius", Sketch(tree, radius.value))]))])
    let mend = Sketch.mapping([("style", Sketch(tree, style.value)), ("in", shape)])
      .inline(isJSON: isInDoubleQuotes(style.key))
    return Diagnostic(
      .unknownArgument, "`\(name)` has no round corners of its own: it has a style, and a shape that it fills",
      at: span(radius.key), label: "write `\(mend)`", expected: ["style", "in"],
      fix: TextEdit(span: span(entry), replacement: mend))
  }
}
