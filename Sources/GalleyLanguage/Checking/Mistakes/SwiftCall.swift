/// A call of Swift source, as somebody pastes it into a document: `Text("Hello").padding(8)`, `VStack(spacing: 8) { … }`.
struct SwiftCall {
  struct Argument {
    var label: String?
    var value: Substring
  }

  var name: String
  var arguments: [Argument]
  /// What stands in the braces behind it: `Button { save() } label: { Text("Save") }` has two, the second with a label.
  var closures: [Argument] = []

  /// The calls of a chain, the first of them first; nil if the text is anything else.
  static func chain(_ text: String) -> [SwiftCall]? {
    var rest = text[...].drop { $0 == " " || $0 == "." }
    guard let calls = chain(readFrom: &rest), rest.isEmpty else { return nil }
    return calls
  }

  /// The chains that stand one after another in a closure, on lines of their own or with semicolons between them; nil if
  /// anything else stands there.
  static func chains(in closure: Substring) -> [[SwiftCall]]? {
    var chains: [[SwiftCall]] = []
    var rest = closure.drop { isBetweenStatements($0) }
    while !rest.isEmpty {
      guard let calls = chain(readFrom: &rest) else { return nil }
      chains.append(calls)
      rest = rest.drop { isBetweenStatements($0) }
    }
    return chains
  }

  private static func isBetweenStatements(_ character: Character) -> Bool {
    character.isWhitespace || character == ";"
  }

  /// Reads a chain, with the space behind it; nil, after as much as is one, if none begins here.
  private static func chain(readFrom rest: inout Substring) -> [SwiftCall]? {
    var calls: [SwiftCall] = []
    while true {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty else { return nil }
      rest = rest[name.endIndex...]
      var call = SwiftCall(name: String(name), arguments: [])
      if rest.first == "(" {
        guard let inside = bracketed(&rest) else { return nil }
        call.arguments = arguments(inside)
      }
      let behind = rest.drop { $0 == " " }
      if behind.first == "{" {
        rest = behind
        guard let closures = closures(readFrom: &rest) else { return nil }
        call.closures = closures
      }
      calls.append(call)
      let next = rest.drop { $0.isWhitespace }
      guard next.first == "." else {
        if next.isEmpty { rest = next }
        return calls
      }
      rest = next.dropFirst()
    }
  }

  /// Takes the closures behind a call, of which all but the first have labels; nil if one does not close.
  private static func closures(readFrom rest: inout Substring) -> [Argument]? {
    guard let first = bracketed(&rest) else { return nil }
    var closures = [Argument(label: nil, value: first)]
    while true {
      let next = rest.drop { $0.isWhitespace }
      let label = next.prefix { $0.isLetter || $0.isNumber }
      var behind = next[label.endIndex...]
      guard !label.isEmpty, behind.first == ":" else { return closures }
      behind = behind.dropFirst().drop { $0 == " " }
      guard behind.first == "{" else { return closures }
      rest = behind
      guard let inside = bracketed(&rest) else { return nil }
      closures.append(Argument(label: String(label), value: inside))
    }
  }

  /// Takes what stands in the brackets that the text begins with, and the brackets; nil if they do not close.
  private static func bracketed(_ text: inout Substring) -> Substring? {
    guard let end = closing(text) else { return nil }
    let inside = text[text.index(after: text.startIndex)..<end]
    text = text[text.index(after: end)...]
    return inside
  }

  /// Where the bracket closes that the text begins with.
  static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
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
      case "(" where !isQuoted, "[" where !isQuoted, "{" where !isQuoted: depth += 1
      case ")" where !isQuoted, "]" where !isQuoted, "}" where !isQuoted: depth -= 1
      case "," where !isQuoted && depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(text[start...])
    return parts.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.map { part in
      let label = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let behind = part[label.endIndex...]
      // Python and Kotlin put the sign of an assignment behind a label.
      let isLabel = behind.first == ":" || behind.first == "=" && behind.dropFirst().first != "="
      guard !label.isEmpty, isLabel else { return Argument(label: nil, value: part) }
      return Argument(label: String(label), value: part[label.endIndex...].dropFirst().drop { $0 == " " })
    }
  }
}
