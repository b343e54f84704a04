package import GalleySource

// What stands around a document that was copied from a page or a conversation: the fences of Markdown, a sentence.

/// Reads a document in a notation; what stands around it is reported, and the rest is read.
package func readDocument(
  _ file: SourceFile, as notation: Notation, index: UInt32, limits: ReadingLimits = ReadingLimits()
) -> ReadingResult {
  let around = TextAround(file.bytes)
  let file = around.map { SourceFile(name: file.name, bytes: $0.blanked(file.bytes)) } ?? file
  var result: ReadingResult
  switch notation {
  case .json: result = readJSON(file, index: index, limits: limits)
  case .yaml: result = readYAML(file, index: index, limits: limits)
  }
  if let around { result.diagnostics.insert(around.problem(in: file.bytes, index: index), at: 0) }
  return result
}

/// The lines before and behind a document that are no part of it.
struct TextAround {
  /// What is a document.
  private(set) var document: Range<Int>
  private var first: Range<Int>
  private var hasFence: Bool

  /// Finds what stands around a document; nil if nothing does, which the first and the last line tell.
  init?(_ bytes: [UInt8]) {
    guard let start = bytes.firstIndex(where: { !isSpaceOrBreak($0) }),
      let last = bytes.lastIndex(where: { !isSpaceOrBreak($0) })
    else { return nil }
    // Minified documents are one line: no more is looked at than a sentence can be long.
    first = start..<Self.endOfLine(start, bytes[..<min(bytes.count, start + Self.longestSentence)])
    document = 0..<bytes.count
    hasFence = true
    let isProse = Self.isProse(bytes[first])
    let endsInFence = Self.fenceMarks.contains(bytes[last]) && Self.isFence(Self.startOfLine(last, bytes), bytes)
    guard isProse || endsInFence || Self.isFence(start, bytes) else { return nil }
    let fences = Self.fences(bytes)
    if let open = fences.first {
      let isOpen = fences.count > 1 || open == start || isProse
      guard isOpen else {
        first = open..<Self.endOfLine(open, bytes[...])
        document = 0..<open
        return
      }
      document = min(Self.endOfLine(open, bytes[...]) + 1, bytes.count)..<(fences.dropFirst().first ?? bytes.count)
    } else {
      guard bytes[first].last == UInt8(ascii: ":"), let next = bytes[first.upperBound...].first(where: { $0 > 0x20 }),
        Self.isAtStart(bytes[first.upperBound...]), next != UInt8(ascii: "-")
      else { return nil }
      hasFence = false
      document = first.upperBound..<bytes.count
    }
  }

  /// The bytes with spaces in place of what is no document, so that every place stays where it is.
  func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for index in bytes.indices where !document.contains(index) && bytes[index] != UInt8(ascii: "\n") {
      result[index] = 0x20
    }
    return result
  }

  /// The longest document that an edit writes anew without its surroundings.
  private static let longestEdit = 100_000

  func problem(in blanked: [UInt8], index: UInt32) -> Diagnostic {
    let all = SourceSpan(start: 0, end: UInt32(blanked.count), file: index)
    let text = String(decoding: blanked[document].drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
    return Diagnostic(
      .textAroundDocument,
      hasFence
        ? "a fence of Markdown stands around the document, and is no part of it"
        : "this sentence is no part of the document",
      at: SourceSpan(start: UInt32(first.lowerBound), end: UInt32(first.upperBound), file: index),
      label: hasFence ? "remove the lines of the fence, and what stands around them" : "remove it",
      fix: blanked.count <= Self.longestEdit ? TextEdit(span: all, replacement: text) : nil)
  }

  private static let longestSentence = 400
  private static let fenceMarks: [UInt8] = [UInt8(ascii: "`"), UInt8(ascii: "~")]

  private static func endOfLine(_ start: Int, _ bytes: ArraySlice<UInt8>) -> Int {
    bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.endIndex
  }

  private static func startOfLine(_ index: Int, _ bytes: [UInt8]) -> Int {
    bytes[..<index].lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
  }

  private static func isFence(_ start: Int, _ bytes: [UInt8]) -> Bool {
    bytes[start...].starts(with: "```".utf8) || bytes[start...].starts(with: "~~~".utf8)
  }

  /// Whether a line is a sentence of several words that ends with a mark: no key has spaces, and no value stands alone.
  private static func isProse(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, let last = line.last(where: { !isSpaceOrBreak($0) }), first | 0x20 &- 0x61 < 26,
      ":.!".utf8.contains(last)
    else { return false }
    return line.count { $0 == 0x20 } >= 2 && !line.contains { "{}[]\"#$".utf8.contains($0) }
      && !line.dropLast().contains(UInt8(ascii: ":"))
  }

  /// Whether the first line with something on it is not indented.
  private static func isAtStart(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let text = bytes.firstIndex(where: { !isSpaceOrBreak($0) }), text > bytes.startIndex else { return false }
    return bytes[text - 1] == UInt8(ascii: "\n")
  }

  /// Where the lines begin that are fences.
  private static func fences(_ bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    var start = 0
    while start < bytes.count, found.count < 2 {
      if isFence(start, bytes) { found.append(start) }
      start = endOfLine(start, bytes[...]) + 1
    }
    return found
  }
}
