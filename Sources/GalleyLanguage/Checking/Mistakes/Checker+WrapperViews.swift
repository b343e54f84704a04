import GalleyFormats
import GalleySource

// Views of other tools that only change the one inside them, which is what modifiers are for.

/// What such a view does by itself, whatever its arguments say.
private enum WrapperView {
  /// The modifier that it stands for in YAML, or nothing where its arguments say all; names are folded.
  static let own: [String: String] = [
    "align": "", "animatedcontainer": "", "box": "", "center": "frame: { maxWidth: infinity, maxHeight: infinity }",
    "clipoval": "clipShape: Circle", "cliprrect": "", "coloredbox": "", "constrainedbox": "", "container": "",
    "decoratedbox": "", "expanded": "frame: { maxWidth: infinity }", "fittedbox": "scaledToFit",
    "flexible": "frame: { maxWidth: infinity }", "gesturedetector": "", "inkwell": "", "material": "", "opacity": "",
    "padding": "", "pressable": "", "safearea": "", "safeareaview": "", "sizedbox": "", "surface": "",
    "touchableopacity": "", "touchablewithoutfeedback": "", "uiview": "", "nsview": "", "visibility": "",
  ]
  static let children: Set<String> = ["child", "children", "content", "body", "view", "subview", "subviews"]
  static let colors: Set<String> = ["color", "colour", "backgroundcolor", "background", "containercolor"]
}

extension Checker {
  /// The view inside a wrapper of another tool, with the wrapper among its modifiers: `Padding: { padding: 8, child: … }`.
  ///
  /// Nil for any other view, and for a wrapper with arguments that no modifier has. A wrapper with a colour and nothing
  /// inside is a `Color`.
  func unwrapped(_ name: String, _ value: EntryID) -> [(key: String, value: Sketch)]? {
    guard let own = WrapperView.own[name], tree.kind(value) == .mapping,
      span(value).length <= UInt32(Self.longestMend)
    else { return nil }
    let pairs = pairs(of: value)
    let child = pairs.first { WrapperView.children.contains(text($0.key)) }
    let colour = pairs.first { WrapperView.colors.contains(folded($0.key)) && tree.kind($0.value) == .string }
    let margins = pairs.filter { folded($0.key).hasPrefix("margin") }
    let others = pairs.filter { pair in
      pair.key != child?.key && pair.key != colour?.key && !margins.contains { $0.key == pair.key }
    }
    guard var looks = looks(others), let outside = self.looks(margins) else { return nil }
    let byItself = own.isEmpty ? nil : WordLooks.parts(own)
    if let byItself,
      !looks.contains(where: {
        Self.entry(of: $0).inline(isJSON: false) == Self.entry(of: byItself).inline(isJSON: false)
      })
    {
      looks.append(byItself)
    }
    guard let child else {
      guard let colour else { return nil }
      let view = (key: "Color", value: Sketch.text(colorName(colour.value)))
      let entries = (looks + outside).map { Self.entry(of: $0) }
      return entries.isEmpty ? [view] : [view, ("modifiers", .list(entries))]
    }
    if let colour { looks.append(("background", .text(colorName(colour.value)))) }
    return node(inside: child.value, with: (looks + outside).map { Self.entry(of: $0) })
  }

  func folded(_ key: EntryID) -> String { String(decoding: Suggestions.fold(text(key)), as: UTF8.self) }

  /// A member without its type, `MainAxisAlignment.spaceBetween`, folded.
  func foldedMember(_ entry: EntryID) -> String {
    let written = text(entry)
    guard isUpperCase(entry), let dot = written.lastIndex(of: ".") else { return folded(entry) }
    return String(decoding: Suggestions.fold(String(written[written.index(after: dot)...])), as: UTF8.self)
  }

  /// A colour's bare name, or its digits, where other tools write `Colors.red`, `Color.Red`, `rgb(255, 0, 0)`.
  func colorName(_ entry: EntryID) -> String { StyleSheetColor.name(text(entry)) }

  /// A node with more modifiers behind its own; nil for what is none.
  func node(inside child: EntryID, with entries: [Sketch]) -> [(key: String, value: Sketch)]? {
    if tree.kind(child) == .string {
      let view: (key: String, value: Sketch) =
        namesView(child) ? (text(child), .scalar("")) : ("Text", Sketch(tree, child))
      return entries.isEmpty ? [view] : [view, ("modifiers", .list(entries))]
    }
    let elements = tree.kind(child) == .sequence ? Array(tree.elements(child)) : [child]
    guard let node = elements.first, elements.count == 1 else {
      guard !elements.isEmpty else { return nil }
      return [("VStack", Sketch(tree, child)), ("modifiers", .list(entries))]
    }
    guard tree.kind(node) == .mapping, isNodeMapping(node) else { return nil }
    var written: [(key: String, value: Sketch)] = []
    var modifiers: [Sketch] = []
    for (key, value) in pairs(of: node) {
      if text(key) == ControlWord.modifiers.rawValue, case .list(let own) = Sketch(tree, value) {
        modifiers += own
      } else if let inside = unwrapped(folded(key), value) {
        // One wrapper in another: what the inner one does comes first.
        written += inside.filter { $0.key != ControlWord.modifiers.rawValue }
        for case (ControlWord.modifiers.rawValue, .list(let own)) in inside { modifiers = own + modifiers }
      } else {
        written.append((text(key), Sketch(tree, value)))
      }
    }
    modifiers += entries
    // A choice has no modifiers of its own.
    if let first = written.first?.key, !modifiers.isEmpty,
      [BuilderForm.condition.name, BuilderForm.choice.name].contains(first)
    {
      written = [("Group", .list([.mapping(written)]))]
    }
    return modifiers.isEmpty ? written : written + [("modifiers", .list(modifiers))]
  }
}
