/// The letters that accented Latin letters are measured as.
///
/// An accented letter has the advance of its base letter; letters with a stroke or a hook are close to theirs, and
/// ligatures to a letter of about their width. A question mark stands for no base letter.
/// Source: text 2.3 (strokes and ligatures: our choice).
enum LatinBaseLetters {
  /// U+00C0 to U+017F.
  static let latin1AndExtendedA: [UInt8] = Array(
    ("AAAAAAWCEEEEIIIIDNOOOOO?OUUUUYP?aaaaaa?ceeeeiiiionooooo+?uuuuypyAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGg"
      + "GgGgHhHhIiIiIiIiIiUnJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoW?RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8)

  /// U+0180 to U+024F.
  static let extendedB: [UInt8] = Array(
    ("bB?????CcDD????QEFfG???IKk??????Oo??????????Tt?Uu????Zz??????????????????????AaIiOoUuUuUuUuUueAa"
      + "Aa????GgKkOoOo??j???Gg??NnAa????AaAaEeEeIiIiOoOoRrRrUuUuSsTt??Hh??????AaEeOoOoOoOoYy????????????"
      + "????????????????").utf8)

  /// U+1E00 to U+1EFF.
  static let extendedAdditional: [UInt8] = Array(
    ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRr"
      + "SsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy????B?AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
      + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy??????").utf8)

  /// Returns the ASCII letter that `scalar` is measured as, or nil where it has none.
  static func base(of scalar: UInt32) -> UInt8? {
    for (block, letters) in blocks where block.contains(scalar) {
      let letter = letters[Int(scalar - block.lowerBound)]
      return letter == UInt8(ascii: "?") ? nil : letter
    }
    return nil
  }

  private static let blocks: [(ClosedRange<UInt32>, [UInt8])] = [
    (0xC0...0x17F, latin1AndExtendedA), (0x180...0x24F, extendedB), (0x1E00...0x1EFF, extendedAdditional),
  ]
}
