import GalleySource

/// Tells Galley documents from other YAML and JSON files by their outermost keys, broken ones included.
struct DocumentSniffer: Sendable {
  /// Keys that documents have and other files hardly ever do.
  private static let keys: Set<String> = [
    "body", "environmentValues", "galley", "viewMethods", "viewModifiers", "views",
  ]

  /// Keys that documents share with other files: a file is a document that only defines things if it has two of them, or
  /// one that says more, and no other key.
  private static let commonKeys: Set<String> = [
    "actions", "colors", "functions", "images", "import", "let", "module", "parameters", "preview", "properties",
    "state",
    "target",
  ]
  private static let tellingKeys: Set<String> = ["alignments", "shapes", "styles", "types"]

  /// The names by which a file that is a bare node or block is known.
  private let viewNames: Set<String>

  /// Creates a sniffer that also takes a file whose first key is one of `viewNames` for a document.
  init(viewNames: Set<String> = []) {
    self.viewNames = viewNames
  }

  /// Whether a file that begins with `bytes` is meant as a document.
  func isDocument(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let content = bytes[start...]
    let first = content.first { ![Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn].contains($0) }
    return first == Byte.openBrace || first == Byte.openBracket ? isJSONDocument(content) : isYAMLDocument(content)
  }

  private func isKnown(_ key: some Sequence<UInt8>, isFirst: Bool) -> Bool {
    let name = String(decoding: Array(key), as: UTF8.self)
    return Self.keys.contains(name) || isFirst && viewNames.contains(name)
  }

  // MARK: - YAML

  /// Looks at the keys that start a line, and at those behind a dash that does.
  private func isYAMLDocument(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isFirst = true
    var definitions = DefinitionKeys()
    for line in bytes.split(whereSeparator: { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }) {
      if line.starts(with: "---".utf8) || line.first == UInt8(ascii: "#") || line.first == UInt8(ascii: "%") {
        continue
      }
      if let key = yamlKey(line) {
        if isKnown(key, isFirst: isFirst) { return true }
        definitions.add(key)
      }
      if !line.allSatisfy({ $0 == Byte.space || $0 == Byte.tab }) { isFirst = false }
    }
    return definitions.areOfADocument
  }

  /// Returns the key that a line without indentation begins with, behind a dash or not, quoted or not.
  private func yamlKey(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = line
    if rest.starts(with: [Byte.minus, Byte.space]) { rest = rest.dropFirst(2).drop { $0 == Byte.space } }
    let quote = rest.first.flatMap { $0 == Byte.quote || $0 == UInt8(ascii: "'") ? $0 : nil }
    if quote != nil { rest = rest.dropFirst() }
    let key = rest.prefix { isNameByte($0) }
    rest = rest.dropFirst(key.count)
    if let quote {
      guard rest.first == quote else { return nil }
      rest = rest.dropFirst()
    }
    return rest.first { $0 != Byte.space } == Byte.colon ? key : nil
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: - JSON

  /// Looks at the keys of the outermost object, or of the objects in the outermost array.
  private func isJSONDocument(_ bytes: ArraySlice<UInt8>) -> Bool {
    var openers: [UInt8] = []
    var isFirst = true
    var definitions = DefinitionKeys()
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case Byte.openBrace, Byte.openBracket: openers.append(bytes[index])
      case Byte.closeBrace, Byte.closeBracket: _ = openers.popLast()
      case Byte.quote:
        let end = endOfString(bytes, from: index + 1)
        if isOutermost(openers), isFollowedByColon(bytes, end) {
          if isKnown(bytes[index + 1..<end], isFirst: isFirst) { return true }
          definitions.add(bytes[index + 1..<end])
          isFirst = false
        }
        index = end
      default: break
      }
      index += 1
    }
    return definitions.areOfADocument
  }

  private func isOutermost(_ openers: [UInt8]) -> Bool {
    openers.count == 1 && openers[0] == Byte.openBrace
      || openers.count == 2 && openers == [Byte.openBracket, Byte.openBrace]
  }

  /// Returns the index of the quote that ends a string, or the end of the bytes.
  private func endOfString(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.endIndex, bytes[index] != Byte.quote {
      index += bytes[index] == Byte.backslash ? 2 : 1
    }
    return min(index, bytes.endIndex)
  }

  private func isFollowedByColon(_ bytes: ArraySlice<UInt8>, _ end: Int) -> Bool {
    guard end < bytes.endIndex else { return false }
    return bytes[(end + 1)...].first { $0 > Byte.space } == Byte.colon
  }

  /// What the outermost keys of a file say about it, if none of them tells it to be a document by itself.
  private struct DefinitionKeys {
    private var count = 0
    private var isTelling = false
    private var hasOthers = false

    var areOfADocument: Bool { !hasOthers && (count > 1 || isTelling) }

    mutating func add(_ key: some Sequence<UInt8>) {
      let name = String(decoding: Array(key), as: UTF8.self)
      if DocumentSniffer.tellingKeys.contains(name) {
        isTelling = true
        count += 1
      } else if DocumentSniffer.commonKeys.contains(name) {
        count += 1
      } else if !name.hasPrefix("x-") && !name.hasPrefix("$") {
        hasOthers = true
      }
    }
  }
}
