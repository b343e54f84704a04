import GalleyExpressions
import GalleyFormats
import GalleySource

// What style sheets and other tools call the looks of a view, as modifiers of this language.

extension Checker {
  /// How many keys of another tool are written anew; no view has as many.
  private static let mostLooks = 32

  /// The modifiers that keys of another tool stand for, in order; nil if any of them is not known.
  ///
  /// The axis of a stack is said by its name.
  func looks(
    _ pairs: [(key: EntryID, value: EntryID)], ofStack isStack: Bool = false
  ) -> [(key: String, value: Sketch)]? {
    guard pairs.count <= Self.mostLooks else { return nil }
    var found: [(key: String, value: Sketch)] = []
    for (key, value) in pairs {
      if tree.kind(value) == .mapping, Synonyms.names(for: text(key)).contains("modifiers") {
        guard let inside = looks(self.pairs(of: value), ofStack: isStack) else { return nil }
        found += inside
        continue
      }
      if isNeedless(key, value) || isStack && folded(key) == "flexdirection" { continue }
      guard let look = look(key, value) else { return nil }
      // A width and a height are one frame.
      if let index = found.firstIndex(where: { $0.key == look.key }) {
        guard case .members(let first) = found[index].value, case .members(let second) = look.value else { return nil }
        found[index].value = .members(first + second)
      } else {
        found.append(look)
      }
    }
    return receiversFirst(found, \.key)
  }

  /// Tells whether a word of style sheets says what is so without it, or what the view itself says: `display: flex`.
  private func isNeedless(_ key: EntryID, _ value: EntryID) -> Bool {
    guard tree.kind(value) == .string, let meaning = StyleSheetWords.meaning(of: folded(key), folded(value)) else {
      return false
    }
    return meaning.mend == nil
  }

  /// The modifier that a key of another tool stands for, with its argument; nil if there is no single one.
  ///
  /// `isText` is given where it looks at a view of text, whose size is that of its letters.
  func look(_ key: EntryID, _ value: EntryID?, isText: Bool = false) -> (key: String, value: Sketch)? {
    let name = folded(key)
    guard let value, tree.kind(value) != .null, tree.boolean(value) != true else {
      return WordLooks.modifier(for: name)
    }
    if let modifier = Self.actionLooks[name] { return action(value).map { (modifier, $0) } }
    if tree.kind(value) == .string, let look = WordLooks.modifier(for: name, text(value)) { return look }
    if tree.kind(value) == .string || tree.kind(value) == .number, let look = lookOfWords(name, value) { return look }
    if let disabled = disabled(name, value) { return disabled }
    guard let length = length(value) else { return nil }
    if let lines = lines(name, value, length) { return lines }
    if let edge = Self.edge(in: name) { return ("padding", .mapping([(edge, length)])) }
    if let bound = Self.bounds[name] { return ("frame", .mapping([(bound, length)])) }
    switch name {
    case "fontsize": return ("font", Self.font(of: length))
    case "width", "height": return ("frame", .mapping([(name, length)]))
    case "size":
      return isText ? ("font", Self.font(of: length)) : ("frame", .mapping([("width", length), ("height", length)]))
    case "rotate", "rotation", "angle": return ("rotationEffect", .mapping([("degrees", length)]))
    case "borderwidth", "strokewidth": return ("border", .mapping([("content", .name("primary")), ("width", length)]))
    case "flex", "flexgrow": return ("frame", .mapping([("maxWidth", .name("infinity"))]))
    default: return Self.numberLooks[name].map { ($0, length) }
    }
  }

  /// Events of other tools, and the modifiers that wait for them.
  private static let actionLooks = [
    "click": "onTapGesture", "onclick": "onTapGesture", "onpress": "onTapGesture", "onpressed": "onTapGesture",
    "ontap": "onTapGesture", "ontapgesture": "onTapGesture", "tap": "onTapGesture", "clickable": "onTapGesture",
    "onlongpress": "onLongPressGesture", "onload": "onAppear", "onmount": "onAppear",
    "onmounted": "onAppear", "ondidappear": "onAppear", "viewdidappear": "onAppear", "viewdidload": "onAppear",
    "componentdidmount": "onAppear", "useeffect": "onAppear", "initstate": "onAppear", "ngoninit": "onAppear",
    "mounted": "onAppear", "created": "onAppear", "onstart": "onAppear", "onunmount": "onDisappear",
    "viewdiddisappear": "onDisappear",
    "componentwillunmount": "onDisappear",
  ]

  /// The statements of an event: as they stand, or written anew where they are Swift or JavaScript; nil for numbers.
  private func action(_ value: EntryID) -> Sketch? {
    switch tree.kind(value) {
    case .sequence, .mapping: return Sketch(tree, value)
    case .string:
      if let statement = Checker.statement(inSwift: text(value)) { return Sketch(inYAML: "[ \(statement) ]") }
      // The name of an action begins with a letter: a date and a title are none.
      let written = text(value)
      let isName = written.first.map { $0.isLetter || $0 == "_" || $0 == "(" || $0 == "{" } ?? false
      return isName && (!written.contains(" ") || written.hasSuffix(")") || written.hasSuffix("}"))
        ? Sketch(tree, value) : nil
    case .null, .boolean, .number: return nil
    }
  }

  /// The size of the letters of `font: body` and the height of its lines, in points.
  private static let bodySize = 17.0
  private static let bodyLine = 20.3

  /// Lines without a limit, which other tools write 0, and the height of a line, a factor of its font if it is small.
  ///
  /// A target without `lineHeight` has the room between lines, as far as the lines of the body leave some.
  private func lines(_ name: String, _ value: EntryID, _ length: Sketch) -> (key: String, value: Sketch)? {
    if Self.numberLooks[name] == "lineLimit", text(value) == "0" { return ("lineLimit", .scalar("null")) }
    guard name == "lineheight", case .scalar(let number) = length, let height = Double(number), height > 0 else {
      return nil
    }
    if let index = catalogue.modifier(named: "lineHeight"),
      catalogue.modifiers[index].availability.includes(reachedTarget)
    {
      return lineHeight(value).map { ("lineHeight", $0) }
    }
    let room = height < Self.leastLineHeight ? (height - 1) * Self.bodySize : height - Self.bodyLine
    return ("lineSpacing", .scalar("\(Int(max(0, room.rounded())))"))
  }

  private static func font(of size: Sketch) -> Sketch { .mapping([("system", .mapping([("size", size)]))]) }

  /// The modifier for a key whose value is a word of many: a colour, a side, a weight, a name.
  private func lookOfWords(_ name: String, _ value: EntryID) -> (key: String, value: Sketch)? {
    let written = text(value)
    if let weight = Self.weights[written], name == "fontweight" { return ("fontWeight", .text(weight)) }
    guard tree.kind(value) == .string else { return nil }
    if let modifier = Self.colorLooks[name] { return (modifier, .text(StyleSheetColor.name(written))) }
    if name == "boxshadow" || name == "textshadow" { return shadow(written).map { ("shadow", $0) } }
    if name == "backgroundimage" {
      return ("background", .mapping([("Image", .text(StyleSheetValue.address(in: written) ?? written))]))
    }
    if name == "shadowcolor" {
      return (
        "shadow",
        .mapping([("color", .text(StyleSheetColor.hexadecimal(written) ?? written)), ("radius", .scalar("4"))])
      )
    }
    if name == "textalign" || name == "textalignment" {
      let sides = ["left": "leading", "right": "trailing", "start": "leading", "end": "trailing", "center": "center"]
      return sides[written].map { ("multilineTextAlignment", .text($0)) }
    }
    if name == "fontfamily" || name == "fontname" || name == "typeface" {
      return ("font", .mapping([("custom", .mapping([("name", Sketch(tree, value)), ("size", .scalar("17"))]))]))
    }
    if Self.styleNames.contains(name), isTextStyle(value) { return ("font", .text(caseName(value))) }
    if let bound = Self.bounds[name], written == "infinity" {
      return ("frame", .mapping([(bound, .text("infinity"))]))
    }
    return Self.textLooks[name].map { ($0, Sketch(tree, value)) }
  }

  /// The shadow of a style sheet: how far it is moved, how far it runs, its colour; nil for several shadows, or none.
  func shadow(_ written: String) -> Sketch? {
    var lengths: [String] = []
    var color: String?
    for word in StyleSheetValue.words(of: written) {
      if let digits = StyleSheetValue.length(word) {
        lengths.append(digits)
      } else if color == nil, word != "inset" {
        color = StyleSheetColor.name(word)
      } else {
        return nil
      }
    }
    // A fourth length makes the shadow larger than what throws it, which no shadow here is.
    guard (2...3).contains(lengths.count) || lengths.count == 4 && lengths[3] == "0", color?.hasSuffix(",") != true
    else {
      return nil
    }
    var members: [(key: String, value: Sketch)] = color.map { [("color", .text($0))] } ?? []
    members += [
      ("radius", .scalar(lengths.count > 2 ? lengths[2] : "0")), ("x", .scalar(lengths[0])), ("y", .scalar(lengths[1])),
    ]
    return .mapping(members)
  }

  private func isTextStyle(_ value: EntryID) -> Bool {
    TypeTable.builtInID("Font.TextStyle").map { id in
      document.types[id].cases.contains { $0.name == caseName(value) }
    }
      ?? false
  }

  /// `enabled: false`, and `enabled: $(on)`, which `disabled` takes the other way round.
  private func disabled(_ name: String, _ value: EntryID) -> (key: String, value: Sketch)? {
    guard name == "enabled" || name == "isenabled" else { return nil }
    if tree.boolean(value) == false { return ("disabled", .scalar("true")) }
    guard isTemplate(value), text(value).hasPrefix("$("), text(value).hasSuffix(")") else { return nil }
    return ("disabled", .text("$(!(\(text(value).dropFirst(2).dropLast())))"))
  }

  /// A number, which may have the unit of a style sheet, or an expression.
  private func length(_ value: EntryID) -> Sketch? {
    if tree.kind(value) == .number { return .scalar(text(value)) }
    guard tree.kind(value) == .string else { return nil }
    if isTemplate(value) { return .text(text(value)) }
    return StyleSheetValue.length(text(value)).map { .scalar($0) }
  }

  private static let colorLooks = [
    "color": "foregroundStyle", "textcolor": "foregroundStyle", "fontcolor": "foregroundStyle",
    "foreground": "foregroundStyle", "foregroundcolor": "foregroundStyle", "fgcolor": "foregroundStyle",
    "background": "background", "backgroundcolor": "background", "bg": "background", "bgcolor": "background",
    "tint": "tint", "tintcolor": "tint", "accentcolor": "tint", "bordercolor": "border",
  ]

  private static let styleNames: Set<String> = ["textstyle", "typography", "fontstyle", "variant"]

  private static let textLooks = [
    "alt": "accessibilityLabel", "arialabel": "accessibilityLabel", "hint": "help", "testid": "accessibilityIdentifier",
    "tooltip": "help",
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

  private static let numberLooks = [
    "borderradius": "cornerRadius", "cornerradius": "cornerRadius", "opacity": "opacity", "alpha": "opacity",
    "padding": "padding", "margin": "padding", "zindex": "zIndex", "zorder": "zIndex",
    "linespacing": "lineSpacing", "letterspacing": "tracking", "scale": "scaleEffect",
    "blurradius": "blur", "elevation": "shadow", "shadowradius": "shadow", "boxshadow": "shadow",
    "maxlines": "lineLimit", "numberoflines": "lineLimit", "lineclamp": "lineLimit", "linecount": "lineLimit",
  ]

  private static let weights = [
    "normal": "regular", "regular": "regular", "bold": "bold", "semibold": "semibold", "medium": "medium",
    "light": "light", "400": "regular", "500": "medium", "600": "semibold", "700": "bold", "300": "light",
  ]
}
