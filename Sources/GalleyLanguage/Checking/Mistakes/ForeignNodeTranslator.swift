import GalleyFormats
import GalleySource

/// Writes nodes of other tools anew in this language.
struct ForeignNodeTranslator {
  private(set) var checker: Checker
  /// Nodes that are named by their ids, as in `elements: { main: … }`.
  var elements: EntryID?
  /// How many more nodes are translated.
  private var budget = 40
  /// Whether something was left out, so that the result is no full replacement.
  private(set) var isPartial = false

  init(checker: Checker, elements: EntryID? = nil) {
    self.checker = checker
    self.elements = elements
  }

  /// The members that name a component, the likeliest first.
  static let typeKeys = ["type", "component", "widget", "kind", "element", "tag", "view", "$type", "_type", "@type"]
  private static let childKeys: Set<String> = [
    "children", "child", "content", "items", "elements", "slots", "views", "body",
  ]
  private static let idKeys: Set<String> = ["id", "key", "name", "testid"]
  private static let argumentKeys: Set<String> = [
    "props", "properties", "attributes", "attrs", "args", "arguments", "options", "style", "params",
  ]
  private static let textKeys: Set<String> = [
    "value", "text", "label", "title", "content", "children", "child", "string",
  ]

  /// The key that names the component of a mapping; nil if it is no node of another tool.
  static func typeKey(of entry: EntryID, in checker: Checker) -> (key: EntryID, value: EntryID)? {
    for name in typeKeys {
      for (key, value) in checker.tree.pairs(entry) where checker.text(key) == name {
        if checker.tree.kind(value) == .string { return (key, value) }
      }
    }
    return nil
  }

  /// What the parts of one node are, before they are put together.
  private struct Parts {
    var arguments: [(key: String, value: Sketch)] = []
    var modifiers: [Sketch] = []
    var children: [Sketch] = []
    var name: Sketch?
  }

  /// Returns the node at `entry` in this language; nil if it is none of another tool.
  mutating func node(_ entry: EntryID) -> Sketch? {
    guard checker.tree.kind(entry) == .mapping, let (typeKey, type) = Self.typeKey(of: entry, in: checker) else {
      return nil
    }
    budget -= 1
    let view = viewName(checker.text(type))
    var parts = Parts()
    for (key, value) in checker.tree.pairs(entry) where key != typeKey {
      take(key, value, of: view, isOuter: true, &parts)
    }
    return put(parts, view)
  }

  private mutating func viewName(_ name: String) -> String {
    if checker.catalogue.views.contains(where: { $0.name == name }) || checker.definitions.views[name] != nil {
      return name
    }
    return checker.spelling(ofView: name).closest ?? name
  }

  private func labels(of view: String) -> [String] {
    checker.catalogue.views.first { $0.name == view }.map { checker.labels(of: $0.callee) } ?? []
  }

  /// The label of a text or value that stands for the whole call; nil if the view has none.
  private func primary(of view: String) -> String? {
    let signatures = checker.catalogue.views.first { $0.name == view }?.callee.signatures ?? []
    for signature in signatures { if let primary = signature.primary { return signature.parameters[primary].label } }
    return nil
  }

  private mutating func take(
    _ key: EntryID, _ value: EntryID, of view: String, isOuter: Bool, _ parts: inout Parts
  ) {
    let written = checker.text(key)
    let name = written.lowercased()
    let kind = checker.tree.kind(value)
    let isScalar = kind != .mapping && kind != .sequence
    if Self.argumentKeys.contains(name), kind == .mapping {
      for (key, value) in checker.tree.pairs(value) { take(key, value, of: view, isOuter: false, &parts) }
    } else if Self.idKeys.contains(name), isOuter, isScalar {
      parts.name = scalar(value)
    } else if Self.textKeys.contains(name), isScalar, let label = primary(of: view), label == "text" || label == "title"
    {
      parts.arguments.append((label, scalar(value)))
    } else if Self.childKeys.contains(name) {
      takeChildren(value, &parts)
    } else if isScalar {
      takeValue(written, scalar(value), of: view, &parts)
    } else {
      isPartial = true
    }
  }

  private mutating func takeValue(_ name: String, _ value: Sketch, of view: String, _ parts: inout Parts) {
    let labels = labels(of: view)
    let synonyms = [name] + Synonyms.names(for: name)
    if let label = synonyms.first(where: { labels.contains($0) }) {
      parts.arguments.append((label, value))
    } else if let modifier = synonyms.first(where: { name in checker.catalogue.modifiers.contains { $0.name == name } })
    {
      parts.modifiers.append(.mapping([(modifier, value)]))
    } else {
      isPartial = true
    }
  }

  private mutating func takeChildren(_ value: EntryID, _ parts: inout Parts) {
    let children = checker.tree.kind(value) == .sequence ? Array(checker.tree.elements(value)) : [value]
    for child in children {
      guard budget > 0 else {
        isPartial = true
        return
      }
      if let node = node(child) ?? named(child) {
        parts.children.append(node)
      } else if checker.tree.kind(child) == .string {
        parts.children.append(.mapping([("Text", scalar(child))]))
      } else if checker.tree.kind(child) == .mapping {
        parts.children.append(.scalar(flow(child)))
      } else {
        isPartial = true
      }
    }
  }

  /// The node that a child names by its id.
  mutating func named(_ child: EntryID) -> Sketch? {
    guard let elements, checker.tree.kind(child) == .string else { return nil }
    let id = checker.text(child)
    if checker.tree.kind(elements) == .mapping {
      for (key, value) in checker.tree.pairs(elements) where checker.text(key) == id { return node(value) }
    }
    for element in checker.tree.elements(elements) {
      if let own = checker.tree.value(of: "id", in: element), checker.text(own) == id { return node(element) }
    }
    return nil
  }

  private func put(_ parts: Parts, _ view: String) -> Sketch {
    var arguments = parts.arguments
    let value: Sketch
    let takesContent = labels(of: view).contains("content") || labels(of: view).isEmpty
    if takesContent, !parts.children.isEmpty, !arguments.isEmpty {
      arguments.append(("content", .list(parts.children)))
      value = .mapping(arguments)
    } else if takesContent, !parts.children.isEmpty {
      value = .list(parts.children)
    } else if primary(of: view) != nil, arguments.isEmpty, let text = parts.children.first?.text {
      value = text
    } else if arguments.count == 1, arguments[0].key == primary(of: view) {
      value = arguments[0].value
    } else if arguments.isEmpty, parts.modifiers.isEmpty, parts.name == nil {
      return .name(view)
    } else {
      value = arguments.isEmpty ? .scalar("") : .mapping(arguments)
    }
    var pairs = [(key: view, value: value)]
    if !parts.modifiers.isEmpty { pairs.append(("modifiers", .list(parts.modifiers))) }
    if let name = parts.name { pairs.append(("name", name)) }
    return .mapping(pairs)
  }

  /// A scalar as it stands, with quotes where brackets around it would need them.
  private func scalar(_ entry: EntryID) -> Sketch {
    let written = checker.tree.entrySource(entry)
    let isSafe =
      checker.tree.entries[entry].flags.contains(.quoted)
      || !written.utf8.contains { ",[]{}:#\n\"'?".utf8.contains($0) }
    return .scalar(isSafe ? written : quotedYAML(checker.text(entry)))
  }

  private func flow(_ entry: EntryID) -> String {
    switch checker.tree.kind(entry) {
    case .mapping:
      let pairs = checker.tree.pairs(entry).map { "\(checker.text($0.key)): \(flow($0.value))" }
      return "{ \(pairs.joined(separator: ", ")) }"
    case .sequence: return "[ \(checker.tree.elements(entry).map { flow($0) }.joined(separator: ", ")) ]"
    case .null, .boolean, .number, .string: return scalar(entry).inline(isJSON: false)
    }
  }
}
