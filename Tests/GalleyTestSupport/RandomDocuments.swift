import GalleyFormats
import GalleySource

/// Trees that are put together at random from the views and modifiers of the catalogue's examples.
///
/// The same seed gives the same documents on every machine.
package struct RandomDocuments {
  private var state: UInt64
  private let views: [String]
  private let modifiers: [String]
  /// Whether documents define views, modifiers, methods, styles and properties, and use them.
  private let isDefining: Bool

  /// `examples` are documents; those with definitions of their own are left out.
  package init(seed: UInt64, examples: [String], isDefining: Bool = false) {
    state = seed
    self.isDefining = isDefining
    var views: [String] = []
    var modifiers: [String] = []
    for (index, example) in examples.enumerated() {
      let file = SourceFile(name: "example", bytes: Array(example.utf8))
      guard let tree = readYAML(file, index: UInt32(index)).tree, tree.kind(tree.root) == .mapping,
        tree.value(of: "body", in: tree.root) == nil
      else { continue }
      for pair in tree.pairs(tree.root) {
        let key = tree.text(pair.key)
        if key == "modifiers" {
          modifiers += tree.elements(pair.value).map { flow($0, in: tree) }
        } else if key.first?.isUppercase == true {
          views.append("\"\(key)\": \(flow(pair.value, in: tree))")
        }
      }
    }
    self.views = views
    self.modifiers = modifiers
  }

  /// A document with a body of a few levels, and what it defines for that.
  package mutating func next() -> String {
    let body = node(depth: 1 + random(3))
    var sections: [String: [String]] = [:]
    for definition in RandomDocuments.definitions
    where isDefining && definition.words.contains(where: { body.contains($0) }) {
      sections[definition.section, default: []].append("  \(definition.text)\n")
    }
    let defined = sections.sorted { $0.key < $1.key }.map { "\($0.key):\n\($0.value.joined())" }
    return "state: { flag: true, number: 2 }\n\(defined.joined())body: [ \(body) ]"
  }

  /// Views and modifiers with and without slots, methods, styles, properties, each with the words that call for it.
  private static let definitions: [(section: String, words: [String], text: String)] = [
    (
      "views", ["Card"],
      "Card: { parameters: { title: String }, body: { Text: $(title), modifiers: [ { font: title }, padding ] } }"
    ),
    (
      "views", ["Holder"],
      "Holder: { parameters: { content: ViewBuilder }, body: [ { VStack: [ content, Spacer ] }, { Text: Below } ] }"
    ),
    (
      "views", ["Rows"],
      "Rows: { parameters: { content: { type: ViewBuilder, parameters: [row] }, count: Int }, "
        + "body: { ForEach: { data: $(0..<count), id: self, item: i, content: [ { content: { row: $(i) } } ] } } }"
    ),
    (
      "viewModifiers", ["boxed", "Boxed"],
      "Boxed: { method: boxed, body: { content: , modifiers: [ { foregroundColor: red }, padding ] } }"
    ),
    (
      "viewModifiers", ["titled", "Titled"],
      "Titled: { parameters: { text: String }, method: { name: titled, parameters: { with: text } }, "
        + "body: { VStack: [ { Text: $(text) }, content ] } }"
    ),
    (
      "viewModifiers", ["Beside"],
      "Beside: { parameters: { extra: ViewBuilder }, body: { HStack: [ content, extra ] } }"
    ),
    (
      "viewMethods", ["widened"],
      "widened: { parameters: { width: Double }, modifiers: [ { frame: { width: $(width) } }, { font: body } ] }"
    ),
    ("viewMethods", ["coloured"], "coloured: { modifiers: [ { foregroundColor: red } ] }"),
    ("properties", ["stored"], "stored: { Text: Stored }"),
    ("properties", ["picture"], "picture: { Image: { systemName: star } }"),
    ("properties", ["\"shape\": null"], "shape: Circle"),
    ("properties", ["hidden\": null"], "hidden: { opaque: true, body: { Text: Hidden } }"),
    ("properties", ["made"], "made: { parameters: { text: String }, body: [ { Text: $(text) }, { Divider: } ] }"),
    (
      "styles", ["Loud"],
      "Loud: { protocol: ButtonStyle, body: { configuration.label: , modifiers: [ { font: title }, padding ] } }"
    ),
    (
      "styles", ["Switching"], "Switching: { protocol: ToggleStyle, body: { HStack: [ configuration.label, Spacer ] } }"
    ),
    (
      "styles", ["Tall"],
      "Tall: { protocol: LabelStyle, parameters: { gap: Double }, "
        + "body: { VStack: [ configuration.icon, configuration.title ] } }"
    ),
  ]

  /// A node that uses what the document defines.
  private mutating func own(depth: Int) -> String {
    switch random(9) {
    case 0: "\"Card\": Title"
    case 1: "\"Holder\": \(block(depth: depth))"
    case 2: "\"Rows\": { count: 3, content: { parameters: [r], body: \(block(depth: depth)) } }"
    case 3: "\"stored\": null"
    case 4: "\"picture\": null"
    case 5: "\"hidden\": null"
    case 6: "\"made\": Words"
    case 7: "\"shape\": null"
    default: "\"Button\": { label: \(block(depth: depth)) }"
    }
  }

  /// An entry of a modifier list that uses what the document defines.
  private mutating func ownModifier() -> String {
    switch random(12) {
    case 0: "boxed"
    case 1: "Boxed"
    case 2: "{ titled: Words }"
    case 3: "{ Titled: Words }"
    case 4: "{ Beside: \(block(depth: 0)) }"
    case 5: "{ widened: 20 }"
    case 6: "coloured"
    case 7: "{ modifier: [ Boxed, { Titled: More } ] }"
    case 8: "{ buttonStyle: Loud }"
    case 9: "{ toggleStyle: Switching }"
    case 10: "{ labelStyle: { Tall: 4 } }"
    default: "{ onChange: { of: $(number), action: { parameters: [new], body: [] } } }"
    }
  }

  private mutating func random(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }

  private mutating func pick(_ list: [String]) -> String {
    list.isEmpty ? "\"Spacer\": null" : list[random(list.count)]
  }

  private mutating func node(depth: Int) -> String {
    if depth > 0 {
      switch random(10) {
      case 0: return "{ if: $(flag), then: \(block(depth: depth - 1)) }"
      case 1: return "{ if: $(flag), then: \(block(depth: depth - 1)), else: \(block(depth: depth - 1)) }"
      case 2: return chain(depth: depth - 1)
      case 3: return selection(depth: depth - 1)
      case 4: return "{ ForEach: { data: $(0..<3), item: i, content: \(block(depth: depth - 1)) }\(layers()) }"
      case 5, 6, 7:
        let container = pick(["VStack", "HStack", "ZStack", "Group"])
        return "{ \(container): \(block(depth: depth - 1))\(layers()) }"
      default: break
      }
    }
    return "{ \(isDefining && random(3) == 0 ? own(depth: max(depth - 1, 0)) : pick(views))\(layers()) }"
  }

  private mutating func block(depth: Int) -> String {
    let nodes = (0..<random(4)).map { _ in node(depth: depth) }
    return "[ \(nodes.joined(separator: ", ")) ]"
  }

  private mutating func chain(depth: Int) -> String {
    let others = (0..<1 + random(6)).map { _ in "{ when: $(flag), then: \(block(depth: depth)) }" }
    let otherwise = random(2) == 0 ? "" : ", else: \(block(depth: depth))"
    return "{ if: $(flag), then: \(block(depth: depth)), elseIf: [ \(others.joined(separator: ", ")) ]\(otherwise) }"
  }

  private mutating func selection(depth: Int) -> String {
    let cases = (0..<random(6)).map { "{ case: \($0), then: \(block(depth: depth)) }" }
    return "{ switch: $(number), cases: [ \(cases.joined(separator: ", ")) ], default: \(block(depth: depth)) }"
  }

  private mutating func layers() -> String {
    let count = random(4)
    guard count > 0, !modifiers.isEmpty else { return "" }
    return
      ", modifiers: [ \((0..<count).map { _ in isDefining && random(4) == 0 ? ownModifier() : pick(modifiers) }.joined(separator: ", ")) ]"
  }
}

/// An entry as YAML on one line.
func flow(_ entry: EntryID, in tree: LocatedTree) -> String {
  switch tree.kind(entry) {
  case .null: "null"
  case .boolean, .number: tree.text(entry)
  case .string: "\"\(tree.text(entry).replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  case .sequence: "[ \(tree.elements(entry).map { flow($0, in: tree) }.joined(separator: ", ")) ]"
  case .mapping:
    "{ \(tree.pairs(entry).map { "\(flow($0.key, in: tree)): \(flow($0.value, in: tree))" }.joined(separator: ", ")) }"
  }
}
