/// A piece of a document that is written anew in this language, to be shown.
indirect enum Sketch {
  /// A scalar as it is to be written.
  case scalar(String)
  /// The bare name of a view.
  case name(String)
  case list([Sketch])
  case mapping([(key: String, value: Sketch)])

  /// On one line, in brackets; `isJSON` puts keys in quotes.
  func inline(isJSON: Bool) -> String {
    switch self {
    case .scalar(let text): text.isEmpty && isJSON ? "null" : text
    case .name(let text): isJSON ? "\"\(text)\"" : text
    case .list(let elements):
      elements.isEmpty ? "[]" : "[ " + elements.map { $0.inline(isJSON: isJSON) }.joined(separator: ", ") + " ]"
    case .mapping(let pairs):
      pairs.isEmpty
        ? "{}"
        : "{ "
          + pairs.map { (isJSON ? "\"\($0.key)\"" : $0.key) + ": " + $0.value.inline(isJSON: isJSON) }
          .joined(separator: ", ") + " }"
    }
  }

  /// On several lines, by indentation.
  func block(indentation: String = "") -> String {
    switch self {
    case .scalar(let text), .name(let text): return text
    case .list(let elements):
      return elements.map { element in
        let text = element.block(indentation: indentation + "  ")
        return indentation + "- " + text.drop { $0 == " " }
      }.joined(separator: "\n")
    case .mapping(let pairs):
      return pairs.map { key, value in
        if case .name(let text) = value { return indentation + "\(key): \(text)" }
        let isShort = value.inline(isJSON: false).count <= 60 && value.depth <= 1
        if case .scalar(let text) = value { return indentation + (text.isEmpty ? "\(key):" : "\(key): \(text)") }
        return isShort
          ? indentation + "\(key): " + value.inline(isJSON: false)
          : indentation + "\(key):\n" + value.block(indentation: indentation + "  ")
      }.joined(separator: "\n")
    }
  }

  /// How many collections are inside each other.
  private var depth: Int {
    switch self {
    case .scalar, .name: 0
    case .list(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .mapping(let pairs): 1 + (pairs.map(\.value.depth).max() ?? 0)
    }
  }
}

extension Sketch {
  /// The text of a `Text` node.
  var text: Sketch? {
    guard case .mapping(let pairs) = self, pairs.count == 1, pairs[0].key == "Text" else { return nil }
    return pairs[0].value
  }
}
