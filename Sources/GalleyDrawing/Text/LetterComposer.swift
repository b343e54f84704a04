/// Puts letters and accents together that were written as several characters, as file names of a Mac are.
enum LetterComposer {
  /// Letters with an outline of their own, by what they are equal to however they are written.
  private static let composed: [Character: Unicode.Scalar] = {
    var letters: [Character: Unicode.Scalar] = [:]
    for scalar in OutlineCut.text.scalars.compactMap(Unicode.Scalar.init) { letters[Character(scalar)] = scalar }
    return letters
  }()

  /// The one character that some characters of a glyph are; nil if there is none with an outline.
  static func composition(of cluster: String) -> Unicode.Scalar? {
    guard let character = cluster.first, cluster.dropFirst().isEmpty else { return nil }
    return composed[character]
  }

  /// Whether a glyph has accents, and not only signs that choose how it looks.
  static func hasAccents(_ cluster: String) -> Bool {
    cluster.unicodeScalars.dropFirst().contains { $0.properties.canonicalCombiningClass != .notReordered }
  }
}
