/// Finding texts in texts, by bytes.
enum TextSearch {
  /// Returns where `pattern` first occurs in `text`, in bytes from `start` on; nil if it does not or is empty.
  ///
  /// Costs the length of the text times that of the pattern at worst.
  static func first(_ pattern: [UInt8], in text: [UInt8], from start: Int = 0) -> Int? {
    guard let head = pattern.first, pattern.count <= text.count else { return nil }
    var index = start
    while index <= text.count - pattern.count {
      if text[index] == head, text[index..<index + pattern.count].elementsEqual(pattern) { return index }
      index += 1
    }
    return nil
  }

  /// Returns where `pattern` first occurs in `text`; an empty pattern occurs at the start.
  static func first(_ pattern: String, in text: String) -> Int? {
    pattern.isEmpty ? 0 : first(Array(pattern.utf8), in: Array(text.utf8))
  }

  /// Returns the parts of `text` around occurrences of `separator`, at most `limit` of which count.
  static func parts(
    of text: String, around separator: String, limit: Int = .max, omittingEmpty: Bool = false
  ) -> [String] {
    let (bytes, pattern) = (Array(text.utf8), Array(separator.utf8))
    var result: [String] = []
    var start = 0
    while result.count < limit, let index = first(pattern, in: bytes, from: start) {
      if index > start || !omittingEmpty { result.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
      start = index + pattern.count
    }
    if start < bytes.count || !omittingEmpty { result.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return result
  }
}
