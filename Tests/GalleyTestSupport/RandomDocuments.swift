import GalleyFormats
import GalleySource

/// Trees that are put together at random from the views and modifiers of the catalogue's examples.
///
/// The same seed gives the same documents on every machine.
package struct RandomDocuments {
  private var state: UInt64
  private let views: [String]
  private let modifiers: [String]

  /// `examples` are documents; those with definitions of their own are left out.
  package init(seed: UInt64, examples: [String]) {
    state = seed
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

  /// A document with a body of a few levels.
  package mutating func next() -> String {
    "state: { flag: true, number: 2 }\nbody: [ \(node(depth: 1 + random(3))) ]"
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
    return "{ \(pick(views))\(layers()) }"
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
    return ", modifiers: [ \((0..<count).map { _ in pick(modifiers) }.joined(separator: ", ")) ]"
  }
}

/// An entry as YAML on one line.
private func flow(_ entry: EntryID, in tree: LocatedTree) -> String {
  switch tree.kind(entry) {
  case .null: "null"
  case .boolean, .number: tree.text(entry)
  case .string: "\"\(tree.text(entry).replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  case .sequence: "[ \(tree.elements(entry).map { flow($0, in: tree) }.joined(separator: ", ")) ]"
  case .mapping:
    "{ \(tree.pairs(entry).map { "\(flow($0.key, in: tree)): \(flow($0.value, in: tree))" }.joined(separator: ", ")) }"
  }
}
