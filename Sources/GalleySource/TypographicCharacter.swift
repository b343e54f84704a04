/// A space or a quote that word processors and web pages put in the place of the plain one.
package struct TypographicCharacter: Sendable {
  /// How many bytes it has.
  package let length: Int
  private let scalar: UInt32

  /// A quote, and not a space.
  package var isQuote: Bool { (0x2018...0x201F).contains(scalar) }

  /// A space that takes no room: nobody meant anything by it.
  package var isInvisible: Bool { scalar == 0x200B || scalar == 0xFEFF }

  /// What a space is called.
  package var name: String {
    switch scalar {
    case 0xA0: "a no-break space"
    case 0x2000: "an en quad"
    case 0x2001: "an em quad"
    case 0x2002: "an en space"
    case 0x2003: "an em space"
    case 0x2004: "a three-per-em space"
    case 0x2005: "a four-per-em space"
    case 0x2006: "a six-per-em space"
    case 0x2007: "a figure space"
    case 0x2008: "a punctuation space"
    case 0x2009: "a thin space"
    case 0x200A: "a hair space"
    case 0x200B: "a zero-width space"
    case 0x202F: "a narrow no-break space"
    case 0x3000: "an ideographic space"
    case 0xFEFF: "a byte order mark"
    default: "a typographic quote"
    }
  }

  /// What stands at the beginning of `bytes`; nil for any other character.
  package init?(at bytes: some Collection<UInt8>) {
    let first = bytes.prefix(3)
    guard let lead = first.first, lead >= 0xC2 else { return nil }
    let code = Array(first)
    if code.starts(with: [0xC2, 0xA0]) {
      (length, scalar) = (2, 0xA0)
    } else if code.count == 3, code[0] == 0xE2, code[1] == 0x80 {
      switch code[2] {
      case 0x80...0x8B, 0xAF, 0x98...0x9F: (length, scalar) = (3, 0x2000 + UInt32(code[2] - 0x80))
      default: return nil
      }
    } else if code == [0xE3, 0x80, 0x80] {
      (length, scalar) = (3, 0x3000)
    } else if code == [0xEF, 0xBB, 0xBF] {
      (length, scalar) = (3, 0xFEFF)
    } else {
      return nil
    }
  }
}
