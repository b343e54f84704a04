import Foundation

/// The tags of a page, read as browsers read them: attributes in quotes, scripts and style sheets as raw text.
struct PageMarkup {
  struct Tag {
    let name: String
    var attributes: [String: String] = [:]
  }

  /// The opening tags in order.
  private(set) var tags: [Tag] = []
  /// The text between tags, but for scripts and style sheets.
  private(set) var text = ""
  /// What stands in scripts and style sheets, in order.
  private(set) var rawTexts: [String] = []

  init(_ page: String) {
    var rest = page[...]
    while let open = rest.firstIndex(of: "<") {
      text += rest[..<open]
      rest = rest[rest.index(after: open)...]
      let isOpening = rest.first?.isLetter ?? false
      guard let tag = Self.readTag(&rest) else { break }
      guard isOpening else { continue }
      tags.append(tag)
      guard ["script", "style"].contains(tag.name) else { continue }
      let end = rest.range(of: "</\(tag.name)", options: .caseInsensitive)?.lowerBound ?? rest.endIndex
      rawTexts.append(String(rest[..<end]))
      rest = rest[end...]
    }
    text += rest
  }

  /// Reads up to the end of a tag.
  private static func readTag(_ rest: inout Substring) -> Tag? {
    var tag = Tag(
      name: String(rest.prefix { !$0.isWhitespace && $0 != ">" && ($0 != "/" || rest.first == "/") }).lowercased())
    rest = rest.dropFirst(tag.name.count)
    while let letter = rest.first {
      if letter == ">" {
        rest.removeFirst()
        return tag
      }
      guard letter.isLetter else {
        rest.removeFirst()
        continue
      }
      let name = String(rest.prefix { !$0.isWhitespace && !"=>/".contains($0) })
      rest = rest.dropFirst(name.count)
      guard rest.first == "=" else {
        tag.attributes[name] = ""
        continue
      }
      rest.removeFirst()
      guard rest.first == "\"" else { return nil }
      let value = rest.dropFirst().prefix { $0 != "\"" }
      rest = rest.dropFirst(value.count + 2)
      tag.attributes[name] = String(value)
    }
    return nil
  }

  /// The data that the script reads.
  var data: [String: Any] {
    let scripts = zip(tags.filter { ["script", "style"].contains($0.name) }, rawTexts)
    let json = scripts.first { $0.0.attributes["id"] == "data" }?.1 ?? ""
    return (try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]) ?? [:]
  }
}
