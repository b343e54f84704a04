import GalleySource

/// Finds what may have been meant by a name that does not exist.
public enum Spelling {
  /// Returns "did you mean `…`?" for the name that a word was probably meant to be; nil if none is near.
  public static func question(for word: String, among names: [String]) -> String? {
    Suggestions.question(for: word, in: names)
  }

  /// Returns the names that a word may have been meant to be, the likeliest first.
  public static func closest(to word: String, among names: [String], limit: Int = 3) -> [String] {
    Suggestions.closest(to: word, in: names, limit: limit)
  }
}
