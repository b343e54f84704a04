import GalleyExpressions
import GalleyFormats
import GalleySource

extension LiteralReading {
  /// A colour: a name, `"#RRGGBB"`, components, `{ named: … }`, or `{ base: …, opacity: … }`.
  mutating func colorRecipe(
    _ entry: EntryID, named name: String, wanted: String = "a colour such as `red` or `\"#FF8800\"`"
  ) -> Recipe? {
    switch tree.kind(entry) {
    case .string: return colorName(entry, named: name).map { .constant(.color($0)) }
    case .mapping:
      if let first = pairs(of: entry).first?.key, !ColorLiteral.keys.contains(text(first)) {
        if let node = colorNode(entry) { return recipe(node, .builtIn("Color"), named: name) }
        if let problem = hexadecimal(entry) ?? partsByOtherNames(entry) ?? notAColor(entry, named: name) {
          report(problem)
          return nil
        }
      }
      return colorMapping(entry)
    case .null, .boolean, .number, .sequence:
      var problem = wrongType(entry, wanted: wanted, of: name)
      let digits = text(entry).dropFirst(2)
      if text(entry).hasPrefix("0x"), digits.count == 6 || digits.count == 8 {
        problem.label = "write `\"#\(digits)\"`"
        problem.fix = TextEdit(span: span(entry), replacement: "\"#\(digits)\"")
      }
      if name == "border", tree.kind(entry) == .number {
        let border = Sketch.mapping([("content", .text("primary")), ("width", .scalar(text(entry)))])
        let mend = border.inline(isJSON: tree.hasKeysInQuotes)
        problem.label = "write `\(mend)`"
        problem.fix = TextEdit(span: span(entry), replacement: mend)
      }
      report(problem)
      return nil
    }
  }

  /// Tells whether a bare name is a colour's: the system's, or one of the document's asset catalogue.
  func isColorName(_ word: String) -> Bool {
    ColorLiteral.systemNames.contains(word) || colorNames.contains(word)
  }

  private mutating func colorName(_ entry: EntryID, named name: String) -> Color? {
    let word = caseName(entry)
    if word.hasPrefix("#") {
      if let color = Color(hexadecimal: word) { return color }
      report(.notHexadecimal(word, at: span(entry), fixing: contentSpan(entry)))
      return nil
    }
    if let color = ColorLiteral.system(word) {
      checkAvailability(ofMember: word, of: "Color", at: span(entry))
      return color
    }
    if colorNames.contains(word) { return Color(.asset(word)) }
    report(
      foreignColor(entry, named: name)
        ?? unknownCase(entry, named: name, of: "Color") { $0.colorNames.list + ColorLiteral.systemNames })
    return nil
  }

  /// The complaint about a colour that the asset catalogue lacks.
  mutating func unknownColor(_ name: String, at entry: EntryID) -> Diagnostic {
    let spelling = spelling(of: name) { $0.colorNames.list }
    var problem = Diagnostic.unknownColor(name, at: span(entry), among: spelling.known)
    problem.label = spelling.question ?? problem.label
    if !isTemplate(entry), tree.kind(entry) == .string {
      problem.fix = spelling.closest.map { TextEdit(span: contentSpan(entry), replacement: $0) }
    }
    return problem
  }

  /// The colour of a node that is one, `{ Color: red }`; nil for any other mapping.
  private func colorNode(_ entry: EntryID) -> EntryID? {
    let pairs = pairs(of: entry)
    guard pairs.count == 1, text(pairs[0].key) == "Color", tree.kind(pairs[0].value) != .null else { return nil }
    return pairs[0].value
  }

  /// Says that a mapping is a view, or a choice between values, and no colour; nil for any other.
  private func notAColor(_ entry: EntryID, named name: String) -> Diagnostic? {
    if let problem = choiceAsMapping(entry, of: name) { return problem }
    guard let first = pairs(of: entry).first, isUpperCase(first.key) else { return nil }
    return Diagnostic(
      .wrongType, "`\(name)` takes a colour, and `\(text(first.key))` is none", at: span(first.key),
      label: "such as `\(name): red`")
  }

  /// Says that a hexadecimal colour stands by itself: `{ hex: "#FF0000" }`; nil for any other mapping.
  private func hexadecimal(_ entry: EntryID) -> Diagnostic? {
    let pairs = pairs(of: entry)
    guard pairs.count == 1, ["hex", "hexString", "value", "rgb"].contains(text(pairs[0].key)) else { return nil }
    let digits = text(pairs[0].value).drop { $0 == "#" }
    guard Color(hexadecimal: "#\(digits)") != nil else { return nil }
    let mend = "\"#\(digits)\""
    return Diagnostic(
      .unknownArgument, "a hexadecimal colour stands by itself, and not under `\(text(pairs[0].key))`",
      at: span(pairs[0].key), label: "write `\(mend)`", expected: [mend],
      fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// Says that the parts of a colour have names: `{ r: 1, g: 0, b: 0 }` is `{ red: 1, green: 0, blue: 0 }`; nil for a mapping
  /// with any other key.
  private func partsByOtherNames(_ entry: EntryID) -> Diagnostic? {
    let names = [
      "r": "red", "g": "green", "b": "blue", "a": "opacity", "alpha": "opacity", "h": "hue", "s": "saturation",
    ]
    let pairs = pairs(of: entry)
    let isHue = pairs.contains { text($0.key) == "h" || text($0.key) == "hue" }
    var parts: [(key: String, value: Sketch)] = []
    let isOf255 = pairs.contains { !["a", "alpha"].contains(text($0.key)) && (tree.real($0.value) ?? 0) > 1 }
    for (key, value) in pairs {
      let word = text(key).lowercased()
      guard let meant = word == "b" && isHue ? "brightness" : names[word], !parts.contains(where: { $0.key == meant })
      else { return nil }
      let isPart = isOf255 && meant != "opacity"
      guard isPart else {
        parts.append((meant, Sketch(tree, value)))
        continue
      }
      guard !isHue, let part = tree.real(value), (0...255).contains(part), tree.kind(value) == .number else {
        return nil
      }
      parts.append((meant, .scalar("\((part / 255 * 1_000).rounded() / 1_000)")))
    }
    guard ColorLiteral.forms.contains(where: { $0.isSubset(of: parts.map(\.key)) }) else { return nil }
    let mend = Sketch.mapping(parts).inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .unknownArgument, "the parts of a colour have names of whole words, and run from 0 to 1", at: span(pairs[0].key),
      label: "write `\(mend)`", expected: parts.map(\.key), fix: TextEdit(span: span(entry), replacement: mend))
  }

  private mutating func colorMapping(_ entry: EntryID) -> Recipe? {
    var keys: [String] = []
    var parts: [Recipe] = []
    var isComplete = true
    for (key, value) in pairs(of: entry) {
      guard let part = colorPart(key, value) else {
        isComplete = false
        continue
      }
      keys.append(text(key))
      parts.append(part)
    }
    guard isComplete else { return nil }
    guard ColorLiteral.forms.contains(where: { $0.isSubset(of: keys) }) else {
      report(
        Diagnostic(
          .missingArgument,
          "a colour needs `red`, `green` and `blue`, or `white`, or `hue`, `saturation` and `brightness`",
          at: span(entry),
          help: [
            "`{ named: … }` takes a colour of the asset catalogue, `{ base: red, opacity: 0.5 }` "
              + "derives from another"
          ], expected: ColorLiteral.keys))
      return nil
    }
    let names = keys
    return build(parts) { values in .color(ColorLiteral.color(names, values)) }
  }

  private mutating func colorPart(_ key: EntryID, _ value: EntryID) -> Recipe? {
    switch text(key) {
    case "named":
      guard isTemplate(value) || tree.kind(value) != .string || colorNames.contains(text(value)) else {
        report(unknownColor(text(value), at: value))
        return nil
      }
      return recipe(value, .string, named: "named")
    case "base": return recipe(value, .builtIn("Color"), named: "base")
    case let word where ColorLiteral.keys.contains(word):
      let part = recipe(value, .double, named: word)
      if case .constant(.double(let number))? = part { noteColorPart(number, named: word, at: value) }
      return part
    default:
      report(unknownField(key, ColorLiteral.keys, of: "Color"))
      return nil
    }
  }

  /// Warns of a part of a colour that was meant as one of 255.
  ///
  /// Parts run from 0 to 1, and a little beyond for wide colours.
  private mutating func noteColorPart(_ number: Double, named name: String, at entry: EntryID) {
    guard number < 0 || number >= 2 else { return }
    report(NumberProblem(.outside, number, .fraction).diagnostic(of: name, "Color", at: span(entry)))
  }
}
