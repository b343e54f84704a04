import GalleyExpressions
import GalleyFormats
import GalleySource

extension Checker {
  /// The complaint about a value that is none of those which `names` gathers.
  mutating func unknownCase(
    _ entry: EntryID, named name: String, of type: String?, among names: (borrowing Checker) -> [String]
  ) -> Diagnostic {
    if let slip = unmarkedExpression(entry, wanted: "one of its cases", of: name) ?? choiceAsMapping(entry, of: name)
      ?? typedCase(entry, named: name) ?? swiftValue(entry, of: type)
      ?? changeOfStyleSheet(entry, named: name) ?? currencyFormat(entry, of: type)
      ?? specifierAsFormat(entry, of: type) ?? transformOfStyleSheet(entry)
    {
      return slip
    }
    if let problem = valueWithoutMark(entry, named: name, of: type) { return problem }
    if let meant = caseOfParts(entry, named: name, among: names(self)) ?? sideAlongAxis(entry, named: name) {
      return meant
    }
    if let problem = styleSheetAsStyle(entry, named: name) ?? heightOfLines(entry, named: name) { return problem }
    if let problem = viewAsStyle(entry, named: name) { return problem }
    let isName = (tree.kind(entry) == .string && !tree.bytes(entry).isEmpty) || tree.kind(entry) == .boolean
    let isWord = isName || tree.kind(entry) == .number
    let spelling = spelling(of: isWord ? caseName(entry) : "", among: names)
    return Diagnostic(
      .unknownCase, "`\(name)` cannot be \(isName ? "`\(shortened(text(entry)))`" : describe(entry))", at: span(entry),
      spelling, help: choices("`\(name)` is one of", spelling, catalogue: type), fixing: contentSpan(entry))
  }

  /// Says that the name of a value in scope lacks its `$( )`: `animation: quick`; nil for any other.
  private mutating func valueWithoutMark(_ entry: EntryID, named name: String, of type: String?) -> Diagnostic? {
    guard tree.kind(entry) == .string, let type, let found = self.name(text(entry)),
      case .named(let id) = found.type.withoutBinding.unwrapped, document.types[id].name == type
    else { return nil }
    noteUse(of: text(entry))
    let mend = "$(\(text(entry)))"
    return Diagnostic(
      .unknownCase, "`\(name)` cannot be the case `\(text(entry))`, which is a value in scope", at: span(entry),
      label: "write `\(mend)`", expected: [mend], fix: replacing(entry, with: mend))
  }

  /// Says that a name in capitals where a view could stand is the name of none: `overlay: Badge`; nil for any other.
  private mutating func viewAsStyle(_ entry: EntryID, named name: String) -> Diagnostic? {
    guard tree.kind(entry) == .string, isUpperCase(entry), let index = catalogue.modifier(named: name),
      text(entry).allSatisfy({ $0.isLetter || $0.isNumber }),
      catalogue.modifiers[index].callee.signatures.contains(where: { $0.parameters.contains { $0.kind.isContent } })
    else { return nil }
    let written = text(entry)
    let spelling = spelling(ofView: written)
    return Diagnostic(
      .unknownView, "there is no view `\(written)`, and styles begin with a small letter", at: span(entry),
      label: spelling.question ?? "define it under `views`: `\(written): { body: { Text: Hello } }`",
      help: ["a view behind or over another one is a node: `\(name): { Text: Hello }`"],
      expected: spelling.closest.map { [$0] } ?? [],
      fix: spelling.closest.map { TextEdit(span: contentSpan(entry), replacement: $0) })
  }

  /// Says that `alignment` places views across the axis of a stack: `leading` in an `HStack`; nil for anything else.
  private func sideAlongAxis(_ entry: EntryID, named name: String) -> Diagnostic? {
    guard name == "alignment", tree.kind(entry) == .string, let call = mapping(around: entry), call > tree.root,
      let view = catalogue.view(named: text(call.previous)),
      let axis = catalogue.views[view].overloads.lazy.compactMap(\.layout.axis).first
    else { return nil }
    let sides: [String: Bool] =
      axis == .horizontal
      ? ["leading": true, "left": true, "trailing": false, "right": false] : ["top": true, "bottom": false]
    guard let isStart = sides[caseName(entry)] else { return nil }
    let (across, length) =
      axis == .horizontal ? ("top, center or bottom", "maxWidth") : ("leading, center or trailing", "maxHeight")
    let side = ["left": "leading", "right": "trailing"][caseName(entry)] ?? caseName(entry)
    return Diagnostic(
      .unknownCase,
      "`\(text(call.previous))` puts its views one after another \(axis == .horizontal ? "from leading to trailing" : "from top to bottom"), and `alignment` places them across: \(across)",
      at: span(entry), label: "put a `Spacer` \(isStart ? "behind the views" : "before the views")",
      help: ["`frame: { \(length): infinity, alignment: \(side) }` puts all of it at that side"])
  }

  /// Says that the height of a line in points or as a factor is a case with that value: `lineHeight: 20`; nil for anything
  /// else.
  private func heightOfLines(_ entry: EntryID, named name: String) -> Diagnostic? {
    guard name == "lineHeight", let height = lineHeight(entry) else { return nil }
    let mend = height.inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .unknownCase, "`lineHeight` is a case with a number, and `\(text(entry))` is a number alone", at: span(entry),
      label: "write `\(mend)`", fix: TextEdit(span: span(entry), replacement: mend))
  }

  /// The height of lines that a number says, small ones being factors; nil for anything else.
  func lineHeight(_ entry: EntryID) -> Sketch? {
    guard let written = tree.kind(entry) == .number ? text(entry) : StyleSheetValue.length(text(entry), isBare: false),
      let height = Double(written), height > 0
    else { return nil }
    let (kind, label) = height < Self.leastLineHeight ? ("multiple", "factor") : ("exact", "points")
    return .mapping([(kind, .mapping([(label, .scalar(written))]))])
  }

  /// From this number on the height of a line is in points, and not a factor.
  static let leastLineHeight = 4.0

  /// Says that two names in a list are one case: `[top, leading]` is `topLeading`; nil for anything else.
  private func caseOfParts(_ entry: EntryID, named name: String, among names: [String]) -> Diagnostic? {
    let words: [String]
    switch tree.kind(entry) {
    case .sequence: words = tree.elements(entry).prefix(3).map { caseName($0) }
    case .mapping: words = pairs(of: entry).prefix(3).map { caseName($0.value) }
    case .string: words = text(entry).split { " -_,".contains($0) }.map(String.init)
    case .null, .boolean, .number: return nil
    }
    let isList = tree.kind(entry) != .string
    guard words.count == 2 || isList && words.count == 1 else { return nil }
    let parts = words.map { word in
      ["left": "leading", "right": "trailing", "start": "leading", "end": "trailing"][word] ?? word
    }
    let both = [parts, parts.reversed()].map { ordered in
      ordered.dropFirst().reduce(ordered[0]) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
    let outer = parts.count == 2 && parts.contains("center") ? parts.first { $0 != "center" } : nil
    guard let meant = (both + (outer.map { [$0] } ?? [])).first(where: { names.contains($0) }) else { return nil }
    return Diagnostic(
      .unknownCase, "`\(name)` is one name, and this is \(isList ? describe(entry) : "several")", at: span(entry),
      label: "write `\(meant)`", expected: [meant], fix: TextEdit(span: span(entry), replacement: meant))
  }

  /// Says that a case stands here without its type: `Color.red` is `red`; nil for anything else.
  private func typedCase(_ entry: EntryID, named name: String) -> Diagnostic? {
    guard let bare = bareCase(of: entry) else { return nil }
    return Diagnostic(
      .unknownCase, "`\(text(entry))` is Swift: `\(name)` takes the bare name", at: span(entry),
      label: "write `\(bare)`, or `$(\(text(entry)))` for the typed form",
      fix: TextEdit(span: contentSpan(entry), replacement: bare))
  }

  /// The name of a case that is written with its type, `red` of `Color.red`; nil for anything else.
  func bareCase(of entry: EntryID) -> String? {
    guard tree.kind(entry) == .string, isUpperCase(entry) else { return nil }
    let parts = text(entry).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, TypeTable.builtInID(String(parts[0])) != nil, !parts[1].isEmpty,
      parts[1].allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return String(parts[1])
  }

  /// Says that a pattern of C is the specifier of an interpolation: `format: "%.2f"`; nil for any other format.
  private func specifierAsFormat(_ entry: EntryID, of type: String?) -> Diagnostic? {
    let pattern = text(entry)
    guard type == "NumberFormat", tree.kind(entry) == .string, pattern.utf8.count <= 40, !pattern.contains("\""),
      let letter = Self.conversion(of: pattern), let call = mapping(around: entry),
      let value = tree.value(of: "value", in: call)
    else { return nil }
    // A text field has a format of Swift, and no words around it.
    guard call > tree.root, text(call.previous) == "Text" else {
      let digits = pattern.drop { $0 != "." }.dropFirst().prefix { $0.isNumber }
      let format = "$(.number.precision(.fractionLength(\(letter == "f" ? digits.isEmpty ? "6" : digits : "0"))))"
      return Diagnostic(
        .unknownCase, "`\(pattern)` is a pattern of C, and `format` is one of Swift's", at: span(entry),
        label: "write `\(format)`", fix: replacing(entry, with: format))
    }
    let isInt = tree.kind(value) == .number ? Int(text(value)) != nil : typeAlone(of: value) == .int
    let inside = isTemplate(value) ? String(text(value).dropFirst(2).dropLast()) : text(value)
    let argument = isInt && letter == "f" ? tree.kind(value) == .number ? "\(inside).0" : "Double(\(inside))" : inside
    let mend = Sketch.text("$(\(argument), specifier: \"\(pattern)\")").inline(isJSON: tree.hasKeysInQuotes)
    return Diagnostic(
      .unknownCase, "`\(pattern)` is a pattern of C, which stands behind a value in a text", at: span(entry),
      label: "write `Text: \(mend)`",
      help: ["`format` is one of Swift's, such as `$(.number.precision(.fractionLength(2)))`"],
      fix: pairs(of: call).count == 2 ? TextEdit(span: span(call), replacement: mend) : nil)
  }

  /// The letter of the only conversion in a pattern of C, `f` of `%.2f`; nil for any other text.
  private static func conversion(of pattern: String) -> Character? {
    var rest = pattern[...]
    var found: [Character] = []
    while let mark = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      guard let letter = rest.drop(while: { $0.isNumber || ".-+ l".contains($0) }).first, "dfi@".contains(letter) else {
        return nil
      }
      found.append(letter)
    }
    return found.count == 1 ? found[0] : nil
  }
}
