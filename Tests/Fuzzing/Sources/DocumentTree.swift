import GalleyFormats
import GalleySource

/// A document as a tree that can be changed: scalars keep the text that they are written as in JSON.
enum DocumentTree {
  case scalar(String)
  case list([DocumentTree])
  case mapping([(key: String, value: DocumentTree)])

  static let null = DocumentTree.scalar("null")

  /// A text, in quotes.
  static func text(_ text: String) -> DocumentTree {
    var writer = JSONWriter()
    writer.string(text)
    return .scalar(String(decoding: writer.bytes, as: UTF8.self))
  }

  /// Reads YAML or JSON; nil for what cannot be read.
  init?(_ bytes: [UInt8]) {
    let reading = read(SourceFile(name: "fuzz", bytes: bytes), index: 0)
    guard let tree = reading.tree, !tree.entries.isEmpty else { return nil }
    self.init(tree.root, of: tree)
  }

  private init(_ entry: EntryID, of tree: LocatedTree) {
    switch tree.kind(entry) {
    case .null: self = .null
    case .boolean, .string: self = tree.kind(entry) == .boolean ? .scalar(tree.text(entry)) : .text(tree.text(entry))
    case .number: self = .scalar(tree.text(entry))
    case .sequence: self = .list(tree.elements(entry).map { DocumentTree($0, of: tree) })
    case .mapping:
      self = .mapping(tree.pairs(entry).map { (key: tree.text($0.key), value: DocumentTree($0.value, of: tree)) })
    }
  }

  /// The number of values in it, itself included.
  var count: Int {
    switch self {
    case .scalar: 1
    case .list(let elements): elements.reduce(1) { $0 + $1.count }
    case .mapping(let pairs): pairs.reduce(1) { $0 + $1.value.count }
    }
  }

  /// Whether it is a mapping with a view's name or a control word.
  var isNode: Bool {
    guard case .mapping(let pairs) = self else { return false }
    return pairs.contains { pair in
      pair.key.first?.isUppercase == true || pair.key == "if" || pair.key == "switch" || pair.key == "content"
    }
  }

  /// Changes the value at `position` in pre-order, and counts down to it; false if the tree ends before.
  @discardableResult
  mutating func change(at position: inout Int, _ body: (inout DocumentTree) -> Void) -> Bool {
    if position == 0 {
      body(&self)
      return true
    }
    position -= 1
    switch self {
    case .scalar: return false
    case .list(var elements):
      for index in elements.indices where elements[index].change(at: &position, body) {
        self = .list(elements)
        return true
      }
    case .mapping(var pairs):
      for index in pairs.indices where pairs[index].value.change(at: &position, body) {
        self = .mapping(pairs)
        return true
      }
    }
    return false
  }

  /// Hands every value to `body`, with the key that it stands under.
  func visit(under key: String = "", _ body: (String, DocumentTree) -> Void) {
    body(key, self)
    switch self {
    case .scalar: break
    case .list(let elements): for element in elements { element.visit(under: key, body) }
    case .mapping(let pairs): for pair in pairs { pair.value.visit(under: pair.key, body) }
    }
  }

  // MARK: - Writing

  /// The document on one line, which is JSON if all its scalars are, and flow YAML in any case.
  func json(into text: inout String) {
    switch self {
    case .scalar(let scalar): text += scalar
    case .list(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.json(into: &text)
      }
      text += "]"
    case .mapping(let pairs):
      text += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text += "," }
        DocumentTree.text(pair.key).json(into: &text)
        text += ":"
        pair.value.json(into: &text)
      }
      text += "}"
    }
  }

  /// The document as block YAML with scalars as in JSON.
  func yaml(into text: inout String, indentation: String = "\n") {
    switch self {
    case .scalar(let scalar): text += " " + scalar
    case .list(let elements) where elements.isEmpty: text += " []"
    case .mapping(let pairs) where pairs.isEmpty: text += " {}"
    case .list(let elements):
      for element in elements {
        text += indentation + "-"
        element.yaml(into: &text, indentation: indentation + "  ")
      }
    case .mapping(let pairs):
      for pair in pairs {
        text += indentation
        let isPlain = !pair.key.isEmpty && pair.key.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
        if isPlain { text += pair.key } else { DocumentTree.text(pair.key).json(into: &text) }
        text += ":"
        pair.value.yaml(into: &text, indentation: indentation + "  ")
      }
    }
  }
}
