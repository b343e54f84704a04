import GalleyFormats
import GalleySource

// What style sheets and other tools call the looks of a view, as modifiers of this language.

extension Checker {
  /// How many keys of another tool are written anew; no view has as many.
  private static let mostLooks = 32

  /// The modifiers that keys of another tool stand for, in order; nil if any of them is not known.
  func looks(_ pairs: [(key: EntryID, value: EntryID)]) -> [Sketch]? {
    guard pairs.count <= Self.mostLooks else { return nil }
    var found: [(key: String, value: Sketch)] = []
    for (key, value) in pairs {
      guard let look = look(key, value) else { return nil }
      // A width and a height are one frame.
      if let index = found.firstIndex(where: { $0.key == look.key }) {
        guard case .members(let first) = found[index].value, case .members(let second) = look.value else { return nil }
        found[index].value = .members(first + second)
      } else {
        found.append(look)
      }
    }
    return found.map { .mapping([$0]) }
  }

  /// The modifier that a key of another tool stands for, with its argument; nil if there is no single one.
  func look(_ key: EntryID, _ value: EntryID) -> (key: String, value: Sketch)? {
    let name = String(decoding: Suggestions.fold(text(key)), as: UTF8.self)
    if let modifier = Self.colorLooks[name], tree.kind(value) == .string {
      return (modifier, .text(StyleSheetColor.hexadecimal(text(value)) ?? text(value)))
    }
    if name == "textalign" || name == "textalignment" {
      let sides = ["left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "center": "center"]
      return sides[text(value)].map { ("multilineTextAlignment", .text($0)) }
    }
    if name == "fontweight", let weight = Self.weights[text(value)] { return ("fontWeight", .text(weight)) }
    if let bound = Self.bounds[name], text(value) == "infinity" {
      return ("frame", .mapping([(bound, .text("infinity"))]))
    }
    guard let length = length(value) else { return nil }
    if let edge = Self.edge(in: name) { return ("padding", .mapping([(edge, length)])) }
    if let bound = Self.bounds[name] { return ("frame", .mapping([(bound, length)])) }
    switch name {
    case "fontsize": return ("font", .mapping([("system", .mapping([("size", length)]))]))
    case "width", "height": return ("frame", .mapping([(name, length)]))
    case "size": return ("frame", .mapping([("width", length), ("height", length)]))
    default: return Self.numberLooks[name].map { ($0, length) }
    }
  }

  /// A number, which may have the unit of a style sheet, or an expression.
  private func length(_ value: EntryID) -> Sketch? {
    if tree.kind(value) == .number { return .scalar(text(value)) }
    guard tree.kind(value) == .string else { return nil }
    if isTemplate(value) { return .text(text(value)) }
    let digits = text(value).hasSuffix("px") ? String(text(value).dropLast(2)) : ""
    return Double(digits)?.isFinite == true ? .scalar(digits) : nil
  }

  private static let colorLooks = [
    "color": "foregroundStyle", "textcolor": "foregroundStyle", "fontcolor": "foregroundStyle",
    "foreground": "foregroundStyle", "foregroundcolor": "foregroundStyle", "fgcolor": "foregroundStyle",
    "background": "background", "backgroundcolor": "background", "bg": "background", "bgcolor": "background",
    "tint": "tint", "tintcolor": "tint", "accentcolor": "tint",
  ]

  /// The bounds of a frame, which stand alone in style sheets.
  private static let bounds = [
    "minwidth": "minWidth", "idealwidth": "idealWidth", "maxwidth": "maxWidth",
    "minheight": "minHeight", "idealheight": "idealHeight", "maxheight": "maxHeight",
  ]

  /// The edges of the words that style sheets and other tools put `padding` before.
  private static let edges = [
    "top": "top", "bottom": "bottom", "left": "leading", "leading": "leading", "start": "leading", "right": "trailing",
    "trailing": "trailing", "end": "trailing", "horizontal": "horizontal", "x": "horizontal", "inline": "horizontal",
    "vertical": "vertical", "y": "vertical", "block": "vertical",
  ]

  /// The edge in a name such as `paddingTop`, `marginLeft`; nil for any other name.
  private static func edge(in name: String) -> String? {
    for word in ["padding", "margin"] where name.hasPrefix(word) { return edges[String(name.dropFirst(word.count))] }
    return nil
  }

  /// Says which modifier a name of style sheets and other tools stands for: `paddingTop: 8`; nil for any other.
  func lookAsModifier(_ key: EntryID, _ value: EntryID?) -> Diagnostic? {
    guard let value, !isUpperCase(key), let looks = lookOfModifier(key, value) else { return nil }
    let isJSON = isInDoubleQuotes(key)
    let written = looks.map { $0.inline(isJSON: isJSON) }
    let mend = looks.count == 1 ? String(written[0].dropFirst(2).dropLast(2)) : written.joined(separator: ", ")
    return Diagnostic(
      .unknownModifier, "there is no modifier `\(text(key))`", at: span(key), label: "write `\(mend)`",
      help: looks.count > 1 ? ["each modifier is an entry of its own, since their order has a meaning"] : [],
      expected: [], fix: looks.count == 1 ? TextEdit(span: pairSpan(key, value), replacement: mend) : nil)
  }

  /// The modifiers that one of other tools stands for; nil where its name is a slip for one of this language.
  private func lookOfModifier(_ key: EntryID, _ value: EntryID) -> [Sketch]? {
    if tree.kind(value) == .mapping, Synonyms.names(for: text(key)).contains("modifiers") {
      return looks(pairs(of: value)).flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let look = look(key, value), Suggestions.fold(look.key) != Suggestions.fold(text(key)) else { return nil }
    return [.mapping([look])]
  }

  private static let numberLooks = [
    "borderradius": "cornerRadius", "cornerradius": "cornerRadius", "opacity": "opacity", "alpha": "opacity",
    "padding": "padding", "margin": "padding", "zindex": "zIndex", "linespacing": "lineSpacing",
  ]

  private static let weights = [
    "normal": "regular", "regular": "regular", "bold": "bold", "semibold": "semibold", "medium": "medium",
    "light": "light", "400": "regular", "500": "medium", "600": "semibold", "700": "bold", "300": "light",
  ]

  /// Says what the keys of a style sheet beside a view are as modifiers: `style: { fontSize: 20 }`; nil for anything else.
  func styleSheet(_ key: EntryID, _ value: EntryID, beside view: EntryID, in node: EntryID) -> Diagnostic? {
    guard Synonyms.names(for: text(key)).contains("modifiers") else { return nil }
    let name = text(view)
    let style = "\(name.prefix(1).lowercased())\(name.dropFirst())Style"
    var entries: [Sketch]?
    if tree.kind(value) == .mapping {
      entries = looks(pairs(of: value))
    } else if tree.kind(value) == .string, names.find(style).map({ catalogue.modifier($0) != nil }) ?? false {
      entries = [.mapping([(style, .text(caseName(value)))])]
    }
    guard let entries, !entries.isEmpty else { return nil }
    return looksBeside(key, value, entries, in: node)
  }

  /// Says which modifier a key of other tools beside a view stands for: `paddingTop: 8`; nil for any other.
  func lookBeside(_ view: EntryID, _ key: EntryID, _ value: EntryID, in node: EntryID) -> Diagnostic? {
    look(key, value).map { looksBeside(key, value, [.mapping([$0])], in: node) }
  }

  private func looksBeside(_ key: EntryID, _ value: EntryID, _ entries: [Sketch], in node: EntryID) -> Diagnostic {
    let mend = written("modifiers", .list(entries), isJSON: isInDoubleQuotes(key))
    let hasModifiers = tree.value(of: "modifiers", in: node) != nil
    return Diagnostic(
      .unknownKey, "a node has no key `\(text(key))`: looks are given in `modifiers`", at: span(key),
      label: "write `\(mend)`", help: ["modifiers apply in order, innermost first"], expected: ["modifiers"],
      fix: hasModifiers ? nil : TextEdit(span: pairSpan(key, value), replacement: mend))
  }

  /// Says that an argument of another tool is a modifier: `width: 100`; nil for any other.
  func lookAmongArguments(_ callee: Callee, _ label: EntryID, _ value: EntryID, _ known: [String]) -> Diagnostic? {
    let name = text(label)
    guard isView(callee), let look = look(label, value), look.key != name,
      !known.contains(where: { Suggestions.fold($0) == Suggestions.fold(name) }),
      !Synonyms.names(for: name).contains(where: { known.contains($0) && $0 != "content" })
    else { return nil }
    let mend = written("modifiers", .list([.mapping([look])]), isJSON: isInDoubleQuotes(label))
    return Diagnostic(
      .unknownArgument, "`\(callee.name)` has no argument `\(name)`: looks are given in `modifiers`", at: span(label),
      label: "leave it out, and write `\(mend)` beside `\(callee.name)`", related: definition(of: callee),
      expected: known)
  }

  /// A pair on one line.
  func written(_ key: String, _ value: Sketch, isJSON: Bool) -> String {
    "\(isJSON ? "\"\(key)\"" : key): \(value.inline(isJSON: isJSON))"
  }
}
