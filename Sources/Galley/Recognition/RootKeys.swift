import GalleySource

/// The outermost keys of a YAML or JSON file, found without reading it by its grammar: broken files have some too.
struct RootKeys {
  /// The keys, in the order of the file: of the outermost mapping, or of the mappings in the outermost list.
  private(set) var names: [String] = []
  /// The words that stand alone, without a value: the whole file, or items of the outermost list.
  private(set) var words: [String] = []
  /// Whether there is nothing but white space, comments and markers of YAML.
  private(set) var isEmpty = true

  /// No document has more keys outermost; what stands behind so many is not looked at.
  private static let most = 1_000

  /// Finds the keys of a file that begins with `bytes`.
  init(_ bytes: [UInt8]) {
    let content = bytes[(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...]
    let lines = content.split(whereSeparator: { $0 == Byte.lineFeed || $0 == Byte.carriageReturn })
    let first = lines.first { !Self.isBlank($0) }
    isEmpty = first == nil
    guard let opener = first?.first(where: { !Self.isSpace($0) }) else { return }
    let isFlow = opener == Byte.openBrace || opener == Byte.openBracket
    if isFlow, readFlow(content) { return }
    // What stands in brackets that are not closed shows by the indentation of the first line in them.
    let keyLine = isFlow ? lines.first { !Self.isBlank($0) && !Self.opens($0) } : first
    let indentation = keyLine?.prefix(while: Self.isSpace) ?? []
    for line in lines where names.count + words.count < Self.most && line.starts(with: indentation) {
      readLine(line.dropFirst(indentation.count))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }

  /// Whether a line has no content: it is a comment, a marker, or white space.
  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop(while: isSpace)
    if rest.isEmpty || rest.first == UInt8(ascii: "#") || line.first == UInt8(ascii: "%") { return true }
    return rest.elementsEqual("---".utf8) || rest.elementsEqual("...".utf8)
  }

  /// Whether a line begins with a bracket that opens.
  private static func opens(_ line: ArraySlice<UInt8>) -> Bool {
    let first = line.first { !isSpace($0) }
    return first == Byte.openBrace || first == Byte.openBracket
  }

  // MARK: - Lines of YAML

  /// Takes the key that a line begins with, if nothing is before it but a dash, quoted or not.
  private mutating func readLine(_ line: ArraySlice<UInt8>) {
    guard let start = line.first, !Self.isSpace(start), !Self.isBlank(line) else { return }
    var rest = line
    while rest.starts(with: [Byte.minus, Byte.space]) { rest = rest.dropFirst(2).drop(while: Self.isSpace) }
    if let quote = rest.first, quote == Byte.quote || quote == UInt8(ascii: "'") {
      let key = rest.dropFirst().prefix { $0 != quote }
      let isKey = rest[key.endIndex...].dropFirst().first { !Self.isSpace($0) } == Byte.colon
      add(key, if: isKey)
      if !isKey { addWord(key) }
      return
    }
    let colon = rest.indices.first { index in
      rest[index] == Byte.colon && (index + 1 == rest.endIndex || Self.isSpace(rest[index + 1]))
    }
    if let colon { add(rest[..<colon], if: true) } else { addWord(rest) }
  }

  /// Takes what stands without a colon, if it is a single word; a comment may follow.
  private mutating func addWord(_ bytes: ArraySlice<UInt8>) {
    let word = bytes.prefix { !Self.isSpace($0) }
    let behind = bytes[word.endIndex...].first { !Self.isSpace($0) }
    if behind == nil || behind == UInt8(ascii: "#") { words.append(String(decoding: word, as: UTF8.self)) }
  }

  private mutating func add(_ key: ArraySlice<UInt8>, if isKey: Bool) {
    guard isKey else { return }
    var name = key.drop(while: Self.isSpace)
    while let last = name.last, Self.isSpace(last) { name = name.dropLast() }
    names.append(String(decoding: name, as: UTF8.self))
  }

  // MARK: - JSON, and YAML in its notation

  /// Takes the keys of the outermost braces, or of those in the outermost brackets, and tells whether all are closed.
  private mutating func readFlow(_ bytes: ArraySlice<UInt8>) -> Bool {
    var openers: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex, names.count + words.count < Self.most {
      let byte = bytes[index]
      switch byte {
      case Byte.openBrace, Byte.openBracket: openers.append(byte)
      case Byte.closeBrace, Byte.closeBracket: _ = openers.popLast()
      case Byte.quote, UInt8(ascii: "'"):
        let end = Self.endOfString(bytes, from: index)
        let isKey = Self.isOutermost(openers) && Self.isFollowedByColon(bytes, end + 1)
        add(bytes[(index + 1)..<max(index + 1, end)], if: isKey)
        if openers == [Byte.openBracket] { addWord(bytes[(index + 1)..<max(index + 1, end)]) }
        index = end
      case UInt8(ascii: "#"): index = bytes[index...].firstIndex(of: Byte.lineFeed) ?? bytes.endIndex - 1
      case Byte.comma, Byte.colon, ...Byte.space: break
      default:
        let end = Self.endOfWord(bytes, from: index)
        add(bytes[index..<end], if: Self.isOutermost(openers) && Self.isFollowedByColon(bytes, end))
        if openers == [Byte.openBracket] { addWord(bytes[index..<end]) }
        index = end - 1
      }
      index += 1
    }
    return openers.isEmpty
  }

  private static func isOutermost(_ openers: [UInt8]) -> Bool {
    openers == [Byte.openBrace] || openers == [Byte.openBracket, Byte.openBrace]
  }

  /// The index of the quote that ends the string which begins at `start`, or the end of its line or of the bytes.
  private static func endOfString(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    let quote = bytes[start]
    var index = start + 1
    while index < bytes.endIndex, bytes[index] != quote, bytes[index] != Byte.lineFeed {
      index += bytes[index] == Byte.backslash && quote == Byte.quote ? 2 : 1
    }
    return min(index, bytes.endIndex)
  }

  /// The index behind a word without quotes, which may have spaces in it.
  private static func endOfWord(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    let ends: [UInt8] = [
      Byte.openBrace, Byte.closeBrace, Byte.openBracket, Byte.closeBracket, Byte.comma, Byte.colon, Byte.lineFeed,
      Byte.carriageReturn,
    ]
    return bytes[(start + 1)...].firstIndex(where: ends.contains) ?? bytes.endIndex
  }

  private static func isFollowedByColon(_ bytes: ArraySlice<UInt8>, _ end: Int) -> Bool {
    guard end < bytes.endIndex else { return false }
    return bytes[end...].first { $0 > Byte.space } == Byte.colon
  }
}
