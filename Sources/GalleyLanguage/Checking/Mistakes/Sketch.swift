import GalleyFormats
import GalleySource

/// A piece of a document that is written anew in this language, to be shown.
enum Sketch {
  /// A scalar as it is to be written.
  case scalar(String)
  /// A text, which gets the quotes that its notation needs.
  case text(String)
  /// The bare name of a view.
  case name(String)
  case list([Sketch])
  case members([Member])

  /// A key of a mapping with its value.
  struct Member {
    var key: String
    var value: Sketch
  }

  /// A mapping of keys and values in order.
  static func mapping(_ pairs: [(key: String, value: Sketch)]) -> Sketch {
    .members(pairs.map { Member(key: $0.key, value: $0.value) })
  }

  /// On one line, in brackets; `isJSON` puts keys in quotes.
  func inline(isJSON: Bool) -> String {
    switch self {
    case .scalar(let text): text.isEmpty && isJSON ? "null" : text
    case .name(let text): isJSON ? quotedJSON(text) : text
    case .text(let text): isJSON ? quotedJSON(text) : Sketch.isPlain(text) ? text : quotedYAML(text)
    case .list(let elements):
      elements.isEmpty ? "[]" : "[ " + elements.map { $0.inline(isJSON: isJSON) }.joined(separator: ", ") + " ]"
    case .members(let pairs):
      pairs.isEmpty
        ? "{}"
        : "{ "
          + pairs.map { (isJSON ? quotedJSON($0.key) : $0.key) + ": " + $0.value.inline(isJSON: isJSON) }
          .joined(separator: ", ") + " }"
    }
  }

  /// On several lines, by indentation.
  func block(indentation: String = "") -> String {
    switch self {
    case .scalar(let text), .name(let text): return text
    case .text: return inline(isJSON: false)
    case .list(let elements):
      return elements.map { element in
        let text = element.block(indentation: indentation + "  ")
        return indentation + "- " + text.drop { $0 == " " }
      }.joined(separator: "\n")
    case .members(let pairs):
      return pairs.map { member in
        let (key, value) = (member.key, member.value)
        if case .name(let text) = value { return indentation + "\(key): \(text)" }
        let isShort = value.inline(isJSON: false).count <= 60 && value.depth <= 1
        if case .scalar(let text) = value { return indentation + (text.isEmpty ? "\(key):" : "\(key): \(text)") }
        return isShort
          ? indentation + "\(key): " + value.inline(isJSON: false)
          : indentation + "\(key):\n" + value.block(indentation: indentation + "  ")
      }.joined(separator: "\n")
    }
  }

  /// Tells whether a text is one without quotes too: letters and digits, or a value that YAML reads as such.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic,
      !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
    else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == " " }
      && text.last != " "
  }

  /// How many collections are inside each other.
  private var depth: Int {
    switch self {
    case .scalar, .name, .text: 0
    case .list(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .members(let pairs): 1 + (pairs.map(\.value.depth).max() ?? 0)
    }
  }
}

extension Sketch {
  /// What a piece of YAML says; nil if it cannot be read.
  init?(inYAML text: String) {
    guard let tree = readYAML(SourceFile(name: "", bytes: Array(text.utf8)), index: 0).tree else { return nil }
    self.init(tree, tree.root)
  }

  /// What stands at an entry of a document.
  init(_ tree: LocatedTree, _ entry: EntryID) {
    switch tree.kind(entry) {
    case .null: self = .scalar("")
    case .boolean, .number: self = .scalar(tree.text(entry))
    case .string: self = .text(tree.text(entry))
    case .sequence: self = .list(tree.elements(entry).map { Sketch(tree, $0) })
    case .mapping: self = .mapping(tree.pairs(entry).map { (tree.text($0.key), Sketch(tree, $0.value)) })
    }
  }

  /// The text of a `Text` node.
  var text: Sketch? {
    guard case .members(let pairs) = self, pairs.count == 1, pairs[0].key == "Text" else { return nil }
    return pairs[0].value
  }
}

extension Sketch {
  /// The same, with the name of an element that stands alone in the place of a value as an expression.
  func inserting(_ name: String) -> Sketch {
    switch self {
    case .text(name): .text("$(\(name))")
    case .scalar, .name, .text: self
    case .list(let elements): .list(elements.map { $0.inserting(name) })
    case .members(let members): .members(members.map { Member(key: $0.key, value: $0.value.inserting(name)) })
    }
  }
}
