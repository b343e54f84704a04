/// A call of Swift source, as somebody pastes it into a document: `Text("Hello").padding(8)`.
struct SwiftCall {
  struct Argument {
    var label: String?
    var value: Substring
  }

  var name: String
  var arguments: [Argument]

  /// The calls of a chain, the first of them first; nil if the text is anything else.
  static func chain(_ text: String) -> [SwiftCall]? {
    var calls: [SwiftCall] = []
    var rest = text[...].drop { $0 == " " || $0 == "." }
    while !rest.isEmpty {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty else { return nil }
      rest = rest[name.endIndex...]
      var arguments: [Argument] = []
      if rest.first == "(" {
        guard let end = closing(rest) else { return nil }
        arguments = Self.arguments(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      }
      calls.append(SwiftCall(name: String(name), arguments: arguments))
      rest = rest.drop { $0 == " " || $0 == "\n" }
      guard rest.isEmpty || rest.first == "." else { return nil }
      rest = rest.dropFirst()
    }
    return calls.isEmpty ? nil : calls
  }

  /// Where the parenthesis closes that the text begins with.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func arguments(_ text: Substring) -> [Argument] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted, "[" where !isQuoted: depth += 1
      case ")" where !isQuoted, "]" where !isQuoted: depth -= 1
      case "," where !isQuoted && depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(text[start...])
    return parts.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.map { part in
      let label = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !label.isEmpty, part[label.endIndex...].first == ":" else { return Argument(label: nil, value: part) }
      return Argument(label: String(label), value: part[label.endIndex...].dropFirst().drop { $0 == " " })
    }
  }
}
