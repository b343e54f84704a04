/// A space or a quote that word processors and web pages put in the place of the plain one.
package struct TypographicCharacter: Sendable {
  /// How many bytes it has.
  package let length: Int
  /// A quote, and not a space.
  package let isQuote: Bool

  /// What stands at the beginning of `bytes`; nil for any other character.
  package init?(at bytes: some Collection<UInt8>) {
    let first = bytes.prefix(3)
    guard let lead = first.first, lead >= 0xC2 else { return nil }
    let code = Array(first)
    if code.starts(with: [0xC2, 0xA0]) {
      (length, isQuote) = (2, false)
    } else if code.count == 3, code[0] == 0xE2, code[1] == 0x80 {
      switch code[2] {
      case 0x80...0x8B, 0xAF: (length, isQuote) = (3, false)
      case 0x98...0x9B, 0x9C...0x9F: (length, isQuote) = (3, true)
      default: return nil
      }
    } else if code == [0xE3, 0x80, 0x80] || code == [0xEF, 0xBB, 0xBF] {
      (length, isQuote) = (3, false)
    } else {
      return nil
    }
  }
}
