/// How many columns of a terminal letters take.
///
/// Source: Unicode Standard Annex 11 (East Asian Width), classes W and F; emoji by their presentation property.
package enum DisplayWidth {
  /// Returns the columns of a text on one line.
  package static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of what is drawn as one letter; zero for what is not drawn by itself.
  static func columns(of character: Character) -> Int {
    var sum = 0
    var isEmoji = false
    for scalar in character.unicodeScalars {
      if scalar.isASCII { sum += 1 } else { sum += columns(of: scalar) }
      if scalar.value == emojiPresentationSelector || scalar.properties.isEmojiPresentation { isEmoji = true }
    }
    return isEmoji && sum > 0 ? 2 : sum
  }

  private static let emojiPresentationSelector: UInt32 = 0xFE0F

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // Vowels and final consonants that join a Hangul syllable.
    case let value where isWide(value): return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wide.contains { $0.contains(value) }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
