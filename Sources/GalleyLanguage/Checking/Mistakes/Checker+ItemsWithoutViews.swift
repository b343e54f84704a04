import GalleyFormats
import GalleySource

// Nodes that are only the arguments of a view, without its name: `{ title: Home, icon: house, content: … }`.

extension Checker {
  /// The views that items in a container are most often meant as.
  private static let usualItems = ["TabView": "Tab", "Menu": "Button"]
  /// The views that are looked through, the likeliest first.
  private static let itemViews = [
    "Label", "Button", "Toggle", "NavigationLink", "LabeledContent", "Link", "Section", "TextField", "Text", "Image",
  ]

  /// Reports that a mapping without a view's name has nothing but arguments of one; false for any other.
  mutating func reportItemWithoutView(_ entry: EntryID, _ keys: [(key: EntryID, value: EntryID)]) -> Bool {
    guard let problem = itemWithoutView(entry, keys) else { return false }
    report(problem)
    return true
  }

  private func itemWithoutView(_ entry: EntryID, _ keys: [(key: EntryID, value: EntryID)]) -> Diagnostic? {
    guard (1...8).contains(keys.count), entry != tree.root, problems.count < Self.mostSlips,
      !keys.contains(where: {
        isUpperCase($0.key) || namesView($0.key) || isModifierName($0.key) && !isArgument($0.key)
      })
    else { return nil }
    let usual = node(around: entry).flatMap { Self.usualItems[text($0.view)] }
    let candidates = (usual.map { [$0] } ?? []) + (keys.count > 1 ? Self.itemViews : [])
    for name in candidates {
      guard let view = catalogue.view(named: name),
        let call = call(of: catalogue.views[view].callee, with: keys)
      else { continue }
      return itemWithoutView(entry, keys, name, call)
    }
    return nil
  }

  /// Tells whether a name is one that views have for an argument, though a modifier has it too: `value`, `tag`.
  private func isArgument(_ key: EntryID) -> Bool {
    Self.itemViews.contains { name in
      catalogue.view(named: name).map { labels(of: catalogue.views[$0].callee).contains(text(key)) } ?? false
    }
  }

  private func itemWithoutView(
    _ entry: EntryID, _ keys: [(key: EntryID, value: EntryID)], _ name: String, _ call: Sketch
  ) -> Diagnostic {
    let others = pairs(of: entry).filter { pair in !keys.contains { $0.key == pair.key } }
    let node: [(key: String, value: Sketch)] = [(name, call)] + others.map { (text($0.key), Sketch(tree, $0.value)) }
    let mend = Sketch.mapping(node).inline(isJSON: isInDoubleQuotes(keys[0].key))
    let isShort = mend.utf8.count <= Self.longestMend
    return Diagnostic(
      .missingViewKey,
      "\(list(keys.map { text($0.key) })) stand\(keys.count == 1 ? "s" : "") without the name of a view",
      at: span(keys[0].key),
      label: isShort
        ? "write `\(mend)`" : "write `\(name):` above \(keys.count == 1 ? "it" : "them"), and indent further",
      help: ["the view's name is the key of a node, and its arguments are the value"], expected: [name],
      fix: isShort ? rewritten(entry, as: node) : nil)
  }

  /// A call of a view with all the keys as its arguments, by the names that it has for them; nil if it lacks one.
  func call(of callee: Callee, with keys: [(key: EntryID, value: EntryID)]) -> Sketch? {
    for signature in callee.signatures {
      var arguments: [(key: String, value: Sketch)] = []
      for (key, value) in keys {
        let names = [text(key)] + Self.otherNames(text(key))
        if let side = side(value, of: signature, among: names) {
          arguments.append(side)
          continue
        }
        let meant = names.first { label in
          !arguments.contains { $0.key == label }
            && signature.parameters.contains { $0.label == label && suits(value, $0.kind) }
        }
        guard let meant else { break }
        if meant == "id", let member = memberOfScript(value) {
          arguments.append((meant, .name(member)))
          continue
        }
        let length = tree.kind(value) == .string ? StyleSheetValue.length(text(value)) : nil
        let isNumber = signature.parameters.contains { $0.label == meant && isLength($0.kind) }
        arguments.append((meant, isNumber ? length.map { .scalar($0) } ?? Sketch(tree, value) : Sketch(tree, value)))
      }
      let isWhole = signature.parameters.allSatisfy { parameter in
        !parameter.isRequired || arguments.contains { $0.key == parameter.label }
      }
      if arguments.count == keys.count, isWhole { return .mapping(arguments) }
    }
    return nil
  }

  /// The member that a closure of JavaScript or Swift gives: `id` of `(item) => item.id`, `$0.id`; nil for anything else.
  private func memberOfScript(_ value: EntryID) -> String? {
    let written = text(value)
    guard tree.kind(value) == .string, written.contains("=>") || written.hasPrefix("$0."),
      let dot = written.lastIndex(of: ".")
    else { return nil }
    let member = written[written.index(after: dot)...].prefix { $0.isLetter || $0.isNumber }
    return member.isEmpty ? nil : String(member)
  }

  /// The words of other tools for alignments, by the type that has them.
  private static let sides: [(type: String, words: [String: String])] = [
    (
      "HorizontalAlignment",
      [
        "start": "leading", "flexstart": "leading", "left": "leading", "end": "trailing", "flexend": "trailing",
        "right": "trailing", "center": "center", "centerhorizontally": "center",
      ]
    ),
    (
      "VerticalAlignment",
      [
        "start": "top", "flexstart": "top", "end": "bottom", "flexend": "bottom", "center": "center",
        "centervertically": "center", "baseline": "firstTextBaseline",
      ]
    ),
  ]

  /// The alignment that a side of other tools stands for: `CrossAxisAlignment.start`; nil for what is none, and for a word of
  /// this language.
  func side(
    _ value: EntryID, of signature: Signature, among names: [String]
  ) -> (key: String, value: Sketch)? {
    guard names.contains("alignment"), tree.kind(value) == .string,
      let kind = signature.parameters.first(where: { $0.label == "alignment" })?.kind,
      let words = Self.sides.first(where: { .type($0.type) == kind })?.words
    else { return nil }
    return words[foldedMember(value)].map { ("alignment", .text($0)) }
  }

  /// What a key of another tool is called by views: `icon` is a symbol of the system.
  private static func otherNames(_ name: String) -> [String] {
    switch String(decoding: Suggestions.fold(name), as: UTF8.self) {
    case "icon", "image", "symbol", "systemicon": ["systemImage", "systemName"]
    case "label", "text", "name", "header": ["title", "text"]
    case "view", "views", "child", "children", "body", "screen", "page", "items", "rows":
      ["content", "label", "destination"]
    default: Synonyms.names(for: name)
    }
  }

  private func isLength(_ kind: ParameterKind) -> Bool { kind == .number || kind == .value(.optional(.double)) }

  /// Tells whether a value can be given for a parameter, texts being no views.
  private func suits(_ value: EntryID, _ kind: ParameterKind) -> Bool {
    if isLength(kind), tree.kind(value) == .string, StyleSheetValue.length(text(value)) != nil { return true }
    return kind.isContent ? fits(value, kind) && (tree.kind(value) != .string || namesView(value)) : fits(value, kind)
  }
}
