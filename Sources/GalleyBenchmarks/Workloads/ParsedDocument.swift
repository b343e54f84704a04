/// The documents of the parsing workloads: a scroll view of nested stacks, the same in every notation.
struct ParsedDocument: Sendable {
  enum Notation: String, CaseIterable, Sendable {
    case yaml
    case json
    case minified

    /// The extension of its files.
    var fileExtension: String { self == .yaml ? "yaml" : "json" }
  }

  let name: String
  /// The stacks in the scroll view, and how deep each is nested.
  let stacks: Int
  let levels: Int

  /// About 10 KB, 1 MB and 50 MB of YAML.
  static let all = [
    ParsedDocument(name: "10k", stacks: 2, levels: 2),
    ParsedDocument(name: "1m", stacks: 25, levels: 3),
    ParsedDocument(name: "50m", stacks: 1223, levels: 3),
  ]

  /// The views: the scroll view, and 1 + 6 + … + 6ⁿ for each stack.
  var views: Int { 1 + stacks * (0...levels).reduce(0) { sum, _ in sum * 6 + 1 } }

  /// The document in a notation.
  func bytes(_ notation: Notation) -> [UInt8] {
    var leaves = 0
    var writer = ItemWriter(notation: notation)
    writer.begin()
    for index in 0..<stacks { writer.add(stack(levels, index, &leaves), isFirst: index == 0) }
    writer.end()
    return writer.bytes
  }

  private func stack(_ level: Int, _ index: Int, _ leaves: inout Int) -> Item {
    guard level > 0 else { return leaf(&leaves) }
    let isVertical = level.isMultiple(of: 2)
    let children = (0..<6).map { stack(level - 1, $0, &leaves) }
    return .mapping([
      (
        isVertical ? "VStack" : "HStack",
        .mapping([
          ("alignment", .text(isVertical ? "leading" : "top")), ("spacing", .number("8")), ("content", .list(children)),
        ])
      ),
      ("modifiers", .list([.mapping([("padding", .number("4"))]), .mapping([("background", .text("red"))])])),
    ])
  }

  private func leaf(_ leaves: inout Int) -> Item {
    leaves += 1
    func frame(_ members: (String, Item)...) -> Item { .mapping([("frame", .mapping(members))]) }
    switch leaves % 5 {
    case 0:
      return .mapping([
        ("Text", .text("Label \(leaves)")),
        ("modifiers", .list([frame(("width", .number("120")), ("height", .number("20.5")))])),
      ])
    case 1:
      return .mapping([
        ("Image", .mapping([("systemName", .text("star.fill"))])),
        ("modifiers", .list([frame(("width", .number("24")), ("height", .number("24")))])),
      ])
    case 2: return .mapping([("Spacer", .mapping([("minLength", .number("8"))]))])
    case 3:
      return .mapping([
        ("Rectangle", .null),
        ("modifiers", .list([.mapping([("foregroundColor", .text("blue"))]), frame(("height", .number("4")))])),
      ])
    default:
      return .mapping([
        (
          "Button",
          .mapping([
            ("title", .text("Tap \(leaves)")), ("action", .list([.mapping([("print", .text("pressed \(leaves)"))])])),
          ])
        )
      ])
    }
  }

  /// A value of the document.
  fileprivate indirect enum Item {
    case null
    case number(String)
    case text(String)
    case list([Item])
    case mapping([(String, Item)])
  }
}

/// Writes the document's values in one of its notations.
private struct ItemWriter {
  let notation: ParsedDocument.Notation
  var bytes: [UInt8] = []
  private var depth = 0

  init(notation: ParsedDocument.Notation) { self.notation = notation }

  /// Writes what stands before the stacks of the scroll view.
  mutating func begin() {
    switch notation {
    case .yaml: append("galley: 1\nbody:\n  ScrollView:")
    case .json: append("{\n  \"galley\": 1,\n  \"body\": {\n    \"ScrollView\": [")
    case .minified: append("{\"galley\":1,\"body\":{\"ScrollView\":[")
    }
    depth = notation == .yaml ? 2 : 3
  }

  /// Writes a stack of the scroll view.
  mutating func add(_ item: ParsedDocument.Item, isFirst: Bool) {
    switch notation {
    case .yaml: addYAML(item, inList: true)
    case .json, .minified:
      if !isFirst { append(",") }
      newLine()
      addJSON(item)
    }
  }

  mutating func end() {
    switch notation {
    case .yaml: append("\n")
    case .json: append("\n    ]\n  }\n}\n")
    case .minified: append("]}}")
    }
  }

  private mutating func addJSON(_ item: ParsedDocument.Item) {
    switch item {
    case .null: append("null")
    case .number(let text): append(text)
    case .text(let text): append("\"\(text)\"")
    case .list(let items):
      enclose("[", items, "]") { $0.addJSON($1) }
    case .mapping(let members):
      enclose("{", members, "}") { writer, member in
        writer.append(writer.notation == .minified ? "\"\(member.0)\":" : "\"\(member.0)\": ")
        writer.addJSON(member.1)
      }
    }
  }

  private mutating func enclose<Element>(
    _ start: String, _ elements: [Element], _ end: String, _ write: (inout ItemWriter, Element) -> Void
  ) {
    append(start)
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      newLine()
      write(&self, element)
    }
    depth -= 1
    newLine()
    append(end)
  }

  /// Block style: what belongs to an item of a list begins behind its hyphen.
  private mutating func addYAML(_ item: ParsedDocument.Item, inList: Bool) {
    if inList {
      newLine()
      append("-")
    }
    switch item {
    case .null: break
    case .number(let text), .text(let text): append(" \(text)")
    case .list(let items):
      depth += 1
      for item in items { addYAML(item, inList: true) }
      depth -= 1
    case .mapping(let members):
      depth += 1
      for (index, (key, value)) in members.enumerated() {
        if inList && index == 0 { append(" ") } else { newLine() }
        append("\(key):")
        addYAML(value, inList: false)
      }
      depth -= 1
    }
  }

  private mutating func newLine() {
    guard notation != .minified else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
