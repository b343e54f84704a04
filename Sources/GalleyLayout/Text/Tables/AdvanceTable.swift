/// The advance widths of the font that stands in for Apple's system font: Inter, in a text and a display cut.
///
/// A glyph's row is its place in `units`, divided by `columns`. Source: text 2.1 to 2.3.
enum AdvanceTable {
  /// The number of advances in a row: four weights of two cuts.
  static let columns = 8
  /// The column of the display cut's regular weight.
  static let displayColumn = 4
  /// The row of U+2026.
  static let ellipsisRow = row(of: 0x2026) ?? 0
  static let textUnitsPerEm = 2816.0
  static let displayUnitsPerEm = 2048.0

  /// The rows behind those of ASCII, the first of them the no-break space.
  static let otherRows = 0x7F - 0x20..<0x7F - 0x20 + otherScalars.count

  /// Returns the row of a scalar that is measured as itself or as its base letter, or nil where there is none.
  static func row(of scalar: UInt32) -> Int? {
    if scalar < 0x7F { return scalar < 0x20 ? nil : Int(scalar) - 0x20 }
    if let base = LatinBaseLetters.base(of: scalar) { return Int(base) - 0x20 }
    if let substitute = substitute(for: scalar) { return Int(substitute) - 0x20 }
    guard let position = otherScalars.firstIndex(of: aliased(scalar)) else { return nil }
    return otherRows.lowerBound + position
  }

  /// Returns the ASCII character that a symbol looks like in width.
  ///
  /// Our choice: no figures were published.
  private static func substitute(for scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x2010, 0x2011, 0x00AD: UInt8(ascii: "-")
    case 0x2212, 0x00B1, 0x00F7: UInt8(ascii: "+")
    case 0x201A: UInt8(ascii: ",")
    case 0x2032: UInt8(ascii: "'")
    case 0x2033: UInt8(ascii: "\"")
    case 0x00A1: UInt8(ascii: "!")
    case 0x00BF: UInt8(ascii: "?")
    case 0x00A5: UInt8(ascii: "Y")
    case 0x00A2: UInt8(ascii: "c")
    case 0x00B5, 0x03BC: UInt8(ascii: "u")
    case 0x2248: UInt8(ascii: "~")
    case 0x2260, 0x2264, 0x2265: UInt8(ascii: "=")
    default: nil
    }
  }

  /// Returns the scalar whose row also serves `scalar`: arrows are equally wide in all four directions.
  private static func aliased(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x2190, 0x2191, 0x2193: 0x2192
    case 0x00E6: 0x0153
    case 0x2014, 0x2015: 0x2014
    case 0x201E: 0x201D
    default: scalar
    }
  }
}
