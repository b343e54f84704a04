/// Finding texts in texts, by bytes.
enum TextSearch {
  /// A text to look for, prepared so that looking for it costs no more than the length of the other text.
  struct Pattern {
    let bytes: [UInt8]
    /// For each length of a beginning, the length of its longest end that is a beginning too (Knuth, Morris, Pratt).
    private let borders: [Int]

    init(_ text: String) {
      bytes = Array(text.utf8)
      var borders = [Int](repeating: 0, count: bytes.count + 1)
      var length = 0
      for index in bytes.indices.dropFirst() {
        while length > 0, bytes[index] != bytes[length] { length = borders[length] }
        if bytes[index] == bytes[length] { length += 1 }
        borders[index + 1] = length
      }
      self.borders = borders
    }

    /// Returns where the pattern first occurs from `start` on; nil if it does not, or is empty.
    func first(in text: [UInt8], from start: Int = 0) -> Int? {
      guard !bytes.isEmpty else { return nil }
      var length = 0
      for index in start..<max(start, text.count) {
        while length > 0, text[index] != bytes[length] { length = borders[length] }
        if text[index] == bytes[length] { length += 1 }
        if length == bytes.count { return index + 1 - length }
      }
      return nil
    }
  }

  /// Returns where `pattern` first occurs in `text`; an empty pattern occurs at the start.
  static func first(_ pattern: String, in text: String) -> Int? {
    pattern.isEmpty ? 0 : Pattern(pattern).first(in: Array(text.utf8))
  }

  /// Returns the parts of `text` around occurrences of `separator`, at most `limit` of which count.
  static func parts(
    of text: String, around separator: String, limit: Int = .max, omittingEmpty: Bool = false
  ) -> [String] {
    let (bytes, pattern) = (Array(text.utf8), Pattern(separator))
    var result: [String] = []
    var start = 0
    while result.count < limit, let index = pattern.first(in: bytes, from: start) {
      if index > start || !omittingEmpty { result.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
      start = index + pattern.bytes.count
    }
    if start < bytes.count || !omittingEmpty { result.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return result
  }
}

extension String {
  /// The text with `part` in the place of every `mark`.
  func putting(_ part: String, for mark: String) -> String {
    TextSearch.parts(of: self, around: mark).joined(separator: part)
  }
}
