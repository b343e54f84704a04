// The parts of a URL, and addresses that are made of others.
extension FunctionTable {
  static let addresses: [FunctionDeclaration] = [
    part("absoluteString", "The address as a text.", "https://a.org/b/c.png?d=1#e") { $0.whole },
    optionalPart("scheme", "What stands before the colon, or nil.", "https") { $0.scheme },
    optionalPart("host", "The name of the computer, or nil.", "a.org") { $0.host },
    optionalPart("query", "What stands behind the question mark, or nil.", "d=1") { $0.query },
    optionalPart("fragment", "What stands behind the number sign, or nil.", "e") { $0.fragment },
    part("path", "Where on the computer it is.", "/b/c.png") { $0.path },
    part("lastPathComponent", "The last part of the path.", "c.png") { $0.lastComponent },
    part("pathExtension", "What stands behind the last point of the path.", "png") { $0.pathExtension },
    .method(
      "appendingPathComponent", on: .named(.url), [.needs("", .string)], .named(.url),
      about: "The address with another part behind its path.",
      example: ("URL(string: \"https://a.org/b\").appendingPathComponent(\"c\").path", "/b/c")
    ) { arguments throws(FunctionFailure) in try appended(arguments) },
    .method(
      "appending", on: .named(.url), [.needs("path", .string)], .named(.url),
      about: "The address with another part behind its path.",
      example: ("URL(string: \"https://a.org/b\").appending(path: \"c\").path", "/b/c")
    ) { arguments throws(FunctionFailure) in try appended(arguments) },
  ]

  private static let example = "URL(string: \"https://a.org/b/c.png?d=1#e\")"

  private static func part(
    _ name: String, _ summary: String, _ result: String, _ part: @escaping @Sendable (Address) -> String
  ) -> FunctionDeclaration {
    .property(name, on: .named(.url), .string, about: summary, example: ("\(example).\(name)", result)) {
      arguments throws(FunctionFailure) in .string(part(try arguments.address(0)))
    }
  }

  private static func optionalPart(
    _ name: String, _ summary: String, _ result: String, _ part: @escaping @Sendable (Address) -> String?
  ) -> FunctionDeclaration {
    .property(
      name, on: .named(.url), .optional(.string), about: summary, example: ("\(example).\(name) ?? \"\"", result)
    ) { arguments throws(FunctionFailure) in part(try arguments.address(0)).map { .string($0) } ?? .null }
  }

  private static func appended(_ arguments: FunctionArguments) throws(FunctionFailure) -> Value {
    let (address, part) = (try arguments.address(0), try arguments.string(1))
    let isEnded = address.beforeQuery.hasSuffix("/") || part.hasPrefix("/")
    let whole = address.beforeQuery + (isEnded ? "" : "/") + part + address.whole.dropFirst(address.beforeQuery.count)
    return .record(.url, [try arguments.limited(whole)])
  }
}

/// The parts of an address: `scheme://host:port/path?query#fragment`.
private struct Address {
  let whole: String
  private(set) var scheme: String?
  private(set) var host: String?
  private(set) var path: String
  private(set) var query: String?
  private(set) var fragment: String?

  init(_ text: String) {
    whole = text
    var rest = text[...]
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"),
      rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
    {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      let authority = rest.dropFirst(2).prefix { $0 != "/" }
      rest = rest[authority.endIndex...]
      let name = authority.split(separator: "@").last ?? authority
      host = String(name.prefix { $0 != ":" })
    }
    path = String(rest)
  }

  /// All before the query and the fragment.
  var beforeQuery: String { String(whole.prefix { $0 != "?" && $0 != "#" }) }

  var lastComponent: String { path.split(separator: "/").last.map(String.init) ?? (path.hasPrefix("/") ? "/" : "") }

  var pathExtension: String {
    let name = lastComponent
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return String(name[name.index(after: point)...])
  }
}

extension FunctionArguments {
  /// The parts of a URL.
  fileprivate func address(_ index: Int) throws(FunctionFailure) -> Address {
    guard case .string(let text)? = try fields(index).first else {
      throw FunctionFailure(.mismatch, "this is not a URL")
    }
    return Address(text)
  }
}
