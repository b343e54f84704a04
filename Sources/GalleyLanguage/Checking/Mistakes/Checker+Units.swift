import GalleyFormats
import GalleySource

// Numbers with a unit behind them, and those that style sheets compute.

extension Checker {
  /// Says that a number stands without a unit: `10px`, `1.5em`, `50%`.
  func numberWithUnit(_ entry: EntryID, of name: String) -> Diagnostic? {
    guard tree.kind(entry) == .string else { return nil }
    let whole = text(entry)
    var digits = whole.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let unit = whole[digits.endIndex...].drop { $0 == " " }
    // In `8.dp` the point calls the unit.
    while digits.last == "." { digits = digits.dropLast() }
    guard let number = Double(digits), Self.units.contains(unit.lowercased()) else { return nil }
    if let font = Self.unitsOfFonts[unit.lowercased()] {
      let points = WrittenNumber.spelled(number * font)
      return Diagnostic(
        .wrongType, "`\(name)` must be a number, and `\(whole)` has a unit: lengths are in points", at: span(entry),
        label: "write `\(points)`", help: ["one `\(unit)` of a style sheet is \(WrittenNumber.spelled(font)) points"],
        fix: TextEdit(span: span(entry), replacement: points))
    }
    if Self.unitsOfWindows.contains(unit.lowercased()) {
      return Diagnostic(
        .wrongType, "`\(name)` must be a number, and `\(whole)` is a part of the window", at: span(entry),
        label: wholeRoom(entry).map { "write `\($0.replacement)`" }
          ?? "`maxWidth: infinity` and `maxHeight: infinity` take all the room there is",
        help: ["a part of the room around a view is `containerRelativeFrame`, or a `GeometryReader`"],
        fix: wholeRoom(entry))
    }
    if let other = [["degrees", "rad"], ["radians", "deg"]].first(where: { $0 == [name, unit.lowercased()] }),
      entry > tree.root, text(entry.previous) == name
    {
      let meant = other[0] == "degrees" ? "radians" : "degrees"
      let mend = written(meant, .scalar(String(digits)), isJSON: isInDoubleQuotes(entry.previous))
      return Diagnostic(
        .wrongType, "`\(name)` must be a number, and `\(text(entry))` is an angle in \(meant)", at: span(entry),
        label: "write `\(mend)`", fix: TextEdit(span: pairSpan(entry.previous, entry), replacement: mend))
    }
    if unit == "%" {
      let fraction = "\(number / 100)"
      let isLength = Self.isLength(name)
      return Diagnostic(
        .wrongType, "`\(name)` must be a number, and `\(whole)` is a percentage", at: span(entry),
        label: wholeRoom(entry).map { "write `\($0.replacement)`" }
          ?? (isLength
            ? "`maxWidth: infinity` and `maxHeight: infinity` take all the room there is"
            : "a part of one is written as a number: `\(fraction)`"),
        help: isLength
          ? ["a part of the room around a view is `containerRelativeFrame`, or a `GeometryReader`"] : [],
        fix: wholeRoom(entry) ?? (isLength ? nil : TextEdit(span: span(entry), replacement: fraction)))
    }
    return Diagnostic(
      .wrongType, "`\(name)` must be a number, and `\(whole)` has a unit: lengths are in points", at: span(entry),
      label: "write `\(digits)`", fix: TextEdit(span: span(entry), replacement: String(digits)))
  }

  /// Says that lengths by edge are a mapping: `padding: "EdgeInsets.only(left: 8)"`; nil for any other text.
  func insetsInQuotes(_ entry: EntryID) -> Diagnostic? {
    guard tree.kind(entry) == .string, entry > tree.root,
      let modifier = catalogue.modifier(named: text(entry.previous)), catalogue.modifiers[modifier].callee.takesEdges,
      let insets = insetsOfFlutter(text(entry)).flatMap({ Sketch(inYAML: $0) })
    else { return nil }
    let mend = insets.inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .swiftSource, "`\(text(entry))` is of Flutter: lengths by edge are a mapping", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says that a length which a style sheet computes is an expression, or all the room with something around it:
  /// `calc(10px + 5px)`, `calc(100% - 20px)`; nil for any other text.
  func computedLength(_ entry: EntryID, of name: String) -> Diagnostic? {
    let written = text(entry)
    guard tree.kind(entry) == .string, written.utf8.count <= 80, written.hasPrefix("calc("), written.hasSuffix(")")
    else {
      return nil
    }
    let inside = written.dropFirst("calc(".count).dropLast()
    let words = inside.split(separator: " ").map { word in
      ["px", "pt", "dp"].first { word.hasSuffix($0) && Double(word.dropLast(2)) != nil }.map { _ in word.dropLast(2) }
        ?? word
    }
    let sum = words.joined(separator: " ")
    let isWhole = words.first.map { ["100%", "100vw", "100vh"].contains($0) } ?? false
    if isWhole, words.count == 3, words[1] == "-", let less = Double(words[2]), less.isFinite,
      ["width", "height"].contains(name)
    {
      let (bound, edges) = name == "width" ? ("maxWidth", "horizontal") : ("maxHeight", "vertical")
      return Diagnostic(
        .wrongType, "`\(name)` must be a number, and `\(written)` is computed by a style sheet", at: span(entry),
        label:
          "write `{ frame: { \(bound): infinity } }, { padding: { \(edges): \(WrittenNumber.spelled(less / 2)) } }`",
        help: ["what stands around a view takes its part first, and the view all that is left"])
    }
    let isSum =
      words.count % 2 == 1
      && words.enumerated().allSatisfy { place, word in
        place % 2 == 0 ? Double(word)?.isFinite == true : ["+", "-", "*", "/"].contains(word)
      }
    let isPart = words.contains { word in
      word.hasSuffix("%") || Self.unitsOfWindows.contains { word.hasSuffix($0) }
    }
    return Diagnostic(
      .wrongType, "`\(name)` must be a number, and `\(written)` is computed by a style sheet", at: span(entry),
      label: isSum
        ? "write `$(\(sum))`"
        : isPart
          ? "a part of the room around a view is `containerRelativeFrame`, or a `GeometryReader`"
          : "write the number, or an expression such as `$(10 + 5)`",
      fix: isSum ? replacing(entry, with: "$(\(sum))") : nil)
  }

  private static let units: Set<String> = [
    "%", "px", "pt", "pts", "dp", "sp", "em", "rem", "ex", "ch", "vw", "vh", "dvw", "dvh", "svh", "lvh", "cm", "mm",
    "in",
    "points", "pixels", "deg", "rad",
  ]
  /// Units of style sheets that are the size of letters, 16 points unless somebody changes it.
  private static let unitsOfFonts = ["em": 16.0, "rem": 16.0, "ch": 8.0, "ex": 8.0]
  private static let unitsOfWindows: Set<String> = ["vw", "vh", "dvw", "dvh", "svh", "lvh"]
}
