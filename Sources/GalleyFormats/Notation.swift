/// The notation of a document.
package enum Notation: String, Sendable, CaseIterable {
  case json
  case yaml
}

/// Returns the notation that the name announces, or else the first bytes.
///
/// `.json` is JSON, `.yaml` and `.yml` are YAML. Otherwise a document is JSON if it begins with a bracket and goes on as
/// only JSON does: an opening brace before a double quote, its partner or a comment, or a comment of JavaScript. An empty document
/// is YAML.
package func detectNotation(of bytes: [UInt8], name: String) -> Notation {
  let lowercased = name.utf8.suffix(5).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  if lowercased.elementsEqual(".json".utf8) { return .json }
  if lowercased.elementsEqual(".yaml".utf8) || lowercased.suffix(4).elementsEqual(".yml".utf8) { return .yaml }
  return looksLikeJSON(bytes) ? .json : .yaml
}

func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
  var significant = bytes[...]
  if significant.starts(with: [0xEF, 0xBB, 0xBF]) { significant = significant.dropFirst(3) }
  var isInList = false
  while true {
    significant = significant.drop { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }
    guard let first = significant.first else { return false }
    let rest = significant.dropFirst()
    switch first {
    case UInt8(ascii: "["):
      isInList = true
      significant = rest
    case UInt8(ascii: "{"):
      let next = rest.first { $0 != 0x20 && !($0 >= 0x09 && $0 <= 0x0D) }
      return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}") || next == UInt8(ascii: "/")
    case UInt8(ascii: "/"):
      return rest.first == UInt8(ascii: "/") || rest.first == UInt8(ascii: "*")
    default:
      return isInList && (first == UInt8(ascii: "\"") || first == UInt8(ascii: "]"))
    }
  }
}
