import GalleyFormats
import GalleySource

// Views of UIKit and Flutter that are more than another name for one of this language.

extension Checker {
  /// Says what takes the place of a view of another tool with its arguments; nil if its name alone is another.
  func foreignView(_ key: EntryID, _ value: EntryID) -> Diagnostic? {
    let name = text(key)
    let inside = unwrapped(folded(key), value)
    guard let pairs = inside ?? foreignViewPairs(key, value) else { return nil }
    let isJSON = isInDoubleQuotes(key)
    let shown = Sketch.mapping(pairs).inline(isJSON: isJSON)
    guard shown.utf8.count <= Self.longestMend else { return nil }
    let hasModifiers = mapping(around: key).map { tree.value(of: "modifiers", in: $0) != nil } ?? true
    return Diagnostic(
      .unknownView,
      inside != nil && pairs.count > 1
        ? "there is no view `\(name)`: modifiers of the view inside take its place"
        : "there is no view `\(name)`, and `\(pairs[0].key)` takes its place",
      at: span(key),
      label: "write `\(shown)`", help: Synonyms.advice(for: name).map { [HelpText($0)] } ?? [],
      expected: [pairs[0].key],
      fix: pairs.count > 1 && hasModifiers || pairs.contains { showsUnknownPicture(.mapping([$0])) }
        ? nil : replacing(key, value, with: pairs))
  }

  /// How long a piece of a document may be that is written anew.
  static let longestMend = 400

  private func foreignViewPairs(_ key: EntryID, _ value: EntryID) -> [(key: String, value: Sketch)]? {
    let name = String(decoding: Suggestions.fold(text(key)), as: UTF8.self)
    if name == "stack" || name == "uistackview" || name == "flexbox" || name == "linearlayout" {
      return stack(value)
    }
    guard tree.kind(value) == .mapping else {
      if name == "h1", tree.kind(value) == .string {
        return [("Text", Sketch(tree, value)), ("modifiers", .list([.mapping([("font", .text("largeTitle"))])]))]
      }
      if let symbol = symbolOfIcon(name, value) { return [("Image", .mapping([("systemName", .text(symbol))]))] }
      if let meant = foreignName(of: key), let view = catalogue.view(named: meant), tree.kind(value) == .string,
        catalogue.views[view].callee.takesContent, !namesView(value), foreignName(of: value) == nil
      {
        return [(meant, .list([.mapping([("Text", Sketch(tree, value))])]))]
      }
      guard foreignName(of: key) == "Button", tree.kind(value) == .string, !isUpperCase(value) || !namesView(value)
      else {
        return nil
      }
      return [("Button", .mapping([("title", Sketch(tree, value)), ("action", .list([]))]))]
    }
    let pairs = pairs(of: value)
    if pairs.count == 1, let symbol = symbolOfIcon(name, pairs[0].value) {
      return [("Image", .mapping([("systemName", .text(symbol))]))]
    }
    if let built = builtViews(name, pairs) ?? loopedViews(key, pairs) { return built }
    switch name {
    case "a": return call(of: "Link", with: pairs)
    case "input": return field(pairs)
    case "sizedbox":
      guard !pairs.isEmpty, let looks = looks(pairs) else { return nil }
      return [("Spacer", .scalar("")), ("modifiers", .list(looks.map { Self.entry(of: $0) }))]
    case "uilabel": return view("Text", of: pairs, text: ["text", "title", "label"]) { $0 }
    case "uiimageview": return view("Image", of: pairs, text: ["image", "src", "name"]) { $0 }
    case "uibutton":
      return view("Button", of: pairs, text: ["title", "text", "label"]) {
        .mapping([("title", $0), ("action", .list([]))])
      }
    default:
      guard let name = foreignName(of: key) else { return nil }
      let isStack = catalogue.view(named: name).map { arrangesAlongAxis(catalogue.views[$0].callee) } ?? false
      return call(of: isStack ? stackOfStyle(in: pairs) ?? name : name, with: pairs)
    }
  }

  /// The stack along whose axis the style sheet among some arguments puts the views; nil if it says nothing of it.
  private func stackOfStyle(in pairs: [(key: EntryID, value: EntryID)]) -> String? {
    for (_, style) in pairs where tree.kind(style) == .mapping {
      for (key, value) in self.pairs(of: style) where folded(key) == "flexdirection" {
        return ["row": "HStack", "column": "VStack"][text(value)]
      }
    }
    return nil
  }

  /// The view that another tool calls so; nil for a name that none does.
  func foreignName(of key: EntryID) -> String? {
    Synonyms.names(for: text(key)).first { catalogue.view(named: $0) != nil }
  }

  /// A view with the text that is one of its arguments, and modifiers for the others.
  private func view(
    _ name: String, of pairs: [(key: EntryID, value: EntryID)], text labels: [String], call: (Sketch) -> Sketch
  ) -> [(key: String, value: Sketch)]? {
    guard let given = pairs.first(where: { labels.contains(text($0.key)) }), tree.kind(given.value) == .string,
      let looks = looks(pairs.filter { $0.key != given.key })
    else { return nil }
    let view = (key: name, value: call(Sketch(tree, given.value)))
    return looks.isEmpty ? [view] : [view, ("modifiers", .list(looks.map { Self.entry(of: $0) }))]
  }

  /// A stack whose axis is an argument.
  private func stack(_ value: EntryID) -> [(key: String, value: Sketch)]? {
    guard tree.kind(value) == .mapping else { return nil }
    let pairs = pairs(of: value)
    guard
      let axis = pairs.first(where: { ["direction", "axis", "orientation", "flexdirection"].contains(folded($0.key)) })
    else { return nil }
    let name: String
    switch text(axis.value) {
    case "vertical", "column": name = "VStack"
    case "horizontal", "row": name = "HStack"
    default: return nil
    }
    var arguments: [(key: String, value: Sketch)] = []
    for (key, value) in pairs where key != axis.key {
      guard span(value).end - span(value).start <= UInt32(Self.longestMend) else { return nil }
      let isContent = ["children", "items", "views", "arrangedSubviews"].contains(text(key))
      arguments.append((isContent ? "content" : text(key), Sketch(tree, value)))
    }
    let isBlock = arguments.count == 1 && arguments[0].key == "content"
    return [(name, isBlock ? arguments[0].value : arguments.isEmpty ? .list([]) : .mapping(arguments))]
  }

  /// The edit that writes pairs in the place of one.
  func replacing(_ key: EntryID, _ value: EntryID, with pairs: [(key: String, value: Sketch)]) -> TextEdit {
    let isJSON = isInDoubleQuotes(key)
    let isFlow = isJSON || isInFlow(key)
    let column = isFlow ? nil : columnOfBlockKey(key)
    let separator = column.map { "\n" + String(repeating: " ", count: $0) } ?? ", "
    let text = pairs.map { written($0.key, $0.value, isJSON: isJSON) }.joined(separator: separator)
    // A pair of a list may have no braces, and several need them.
    let needsBraces = isFlow && pairs.count > 1 && mapping(around: key).map { !isInBrackets($0) } ?? false
    return TextEdit(span: pairSpan(key, value), replacement: needsBraces ? "{ \(text) }" : text)
  }

  /// Tells whether something stands within brackets or braces, where lines mean nothing.
  func isInFlow(_ entry: EntryID) -> Bool { collections(around: entry).contains { isInBrackets($0) } }

  /// The mapping that a key or a value stands in, found from the root; nil for what stands in none.
  func mapping(around entry: EntryID) -> EntryID? {
    // Each search goes through the document: of many problems only the first are mended so.
    guard problems.count < Self.mostSlips else { return nil }
    var current = tree.root
    while current != entry {
      var next: EntryID?
      switch tree.kind(current) {
      case .mapping:
        for (key, value) in tree.pairs(current) where key == entry || tree.subtree(value).contains(entry) {
          if key == entry || value == entry { return current }
          next = value
          break
        }
      case .sequence:
        next = tree.elements(current).first { tree.subtree($0).contains(entry) }
      case .null, .boolean, .number, .string: return nil
      }
      guard let found = next else { return nil }
      current = found
    }
    return nil
  }
}
