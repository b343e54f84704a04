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
    if let built = builtViews(name, pairs) { return built }
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

// MARK: - Words in capitals, and loops of scripts

extension Checker {
  /// Says that `if`, `switch` or `let` begins with a capital letter; nil if none does.
  func controlWordInCapitals(_ keys: [EntryID]) -> Diagnostic? {
    let words: [ControlWord] = [.if, .switch, .let]
    for key in keys where isUpperCase(key) && tree.bytes(key).count <= 6 && !namesView(key) {
      guard let word = words.first(where: { $0.rawValue == text(key).lowercased() }) else { continue }
      // A switch that people turn on and off is a `Toggle`.
      if word == .switch, mapping(around: key).map({ tree.value(of: "cases", in: $0) == nil }) ?? true { continue }
      return Diagnostic(
        .unknownView, "there is no view `\(text(key))`, and `\(word.rawValue)` is written in small letters",
        at: span(key), label: "write `\(word.rawValue)`", expected: [word.rawValue],
        fix: TextEdit(span: contentSpan(key), replacement: word.rawValue))
    }
    return nil
  }

  /// Says that a loop of JavaScript or Swift is a `ForEach`: `$(items.map(i => Text(i)))`; nil for anything else.
  func loopOfScript(_ key: EntryID) -> Diagnostic? {
    let written = text(key)
    guard written.utf8.count <= 200, written.contains(".map") || written.contains(".forEach") else { return nil }
    let bare = written.drop { "$({ ".contains($0) }
    let path = bare.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard let dot = path.lastIndex(of: "."), ["map", "forEach"].contains(path[dot...].dropFirst()) else { return nil }
    let rest = bare[path.endIndex...].drop { "({ ".contains($0) }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let item = name.isEmpty ? "item" : String(name)
    let loop = Sketch.mapping([
      ("data", .scalar("$(\(path[..<dot]))")), ("id", .name("self")), ("item", .name(item)),
      ("content", .mapping([("Text", .scalar("$(\(item))"))])),
    ])
    return Diagnostic(
      .swiftSource, "`\(shortened(written))` is a loop of a program, and a loop of views is a `ForEach`", at: span(key),
      label: "write `\(self.written("ForEach", loop, isJSON: false))`",
      help: ["elements that have an `id` of their own need no `id: self`"])
  }

  /// A list or a grid of Flutter whose views are built one by one, `ListView.builder`, as a loop; nil for anything else.
  private func builtViews(_ name: String, _ pairs: [(key: EntryID, value: EntryID)]) -> [(key: String, value: Sketch)]?
  {
    let kinds = [
      "listviewbuilder": "List", "listviewseparated": "List", "gridviewbuilder": "LazyVGrid",
      "pageviewbuilder": "TabView",
    ]
    func value(_ key: String) -> EntryID? { pairs.first { folded($0.key) == key }?.value }
    guard let view = kinds[name], let count = value("itemcount"), let content = value("itembuilder"),
      tree.kind(content) == .mapping
    else { return nil }
    // A list has separators of its own; looks are modifiers, and anything else would be lost.
    var own = ["itemcount", "itembuilder"]
    if view == "LazyVGrid" { own.append("crossaxiscount") }
    if name == "listviewseparated" { own.append("separatorbuilder") }
    guard let looks = looks(pairs.filter { !own.contains(folded($0.key)) }) else { return nil }
    let across = value("crossaxiscount").map { Int(text($0)) ?? 0 } ?? 2
    guard (1...12).contains(across) else { return nil }
    var last = isTemplate(count) ? String(text(count).dropFirst(2).dropLast()) : text(count)
    guard last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
    if last.hasSuffix(".length") { last = last.dropLast("length".count) + "count" }
    var loop: [(key: String, value: Sketch)] = [("data", .text("$(0..<\(last))"))]
    if isNodeMapping(content) {
      loop += [("item", .name("index")), ("content", Sketch(tree, content))]
    } else if tree.value(of: "body", in: content) != nil, tree.value(of: "parameters", in: content) != nil {
      loop.append(("content", Sketch(tree, content)))
    } else {
      return nil
    }
    let views = Sketch.list([.mapping([(BuilderForm.forEach.name, .mapping(loop))])])
    let call: Sketch =
      view == "LazyVGrid"
      ? .mapping([("columns", .list(Array(repeating: .name("flexible"), count: across))), ("content", views)]) : views
    return looks.isEmpty ? [(view, call)] : [(view, call), ("modifiers", .list(looks.map { Self.entry(of: $0) }))]
  }
}
