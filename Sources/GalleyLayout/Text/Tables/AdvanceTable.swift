/// The advance widths of the font that stands in for Apple's system font: Inter, in a text and a display cut.
///
/// A glyph's row is its place in `units`, divided by `columns`. Source: text 2.1 to 2.3.
enum AdvanceTable {
  /// The advances, a row for each glyph: those of `latin`, then of `scripts`.
  static let units = latin + greek + cyrillic
  /// The scalars of the rows behind the Latin ones: Greek, then Cyrillic.
  static let scripts = greekScalars.lowerBound...cyrillicScalars.upperBound
  /// The number of advances in a row: four weights of two cuts.
  static let columns = 8
  /// The column of the display cut's regular weight.
  static let displayColumn = 4
  /// The row of U+2026.
  static let ellipsisRow = ownRow(of: 0x2026) ?? 0
  static let textUnitsPerEm = 2816.0
  static let displayUnitsPerEm = 2048.0

  /// The rows behind those of ASCII, the first of them the no-break space.
  static let otherRows = 0x7F - 0x20..<0x7F - 0x20 + otherScalars.count

  /// The row of the first of `scripts`.
  static let firstScriptRow = otherRows.upperBound

  /// Returns the row of a scalar that is measured as itself or as its base letter, or nil where there is none.
  static func row(of scalar: UInt32) -> Int? {
    if scalar < 0x7F { return scalar < 0x20 ? nil : Int(scalar) - 0x20 }
    if scripts.contains(scalar) {
      let row = firstScriptRow + Int(scalar - scripts.lowerBound)
      return units[row * columns] == 0 ? nil : row
    }
    if let base = LatinBaseLetters.base(of: scalar) { return Int(base) - 0x20 }
    if let substitute = substitutes[scalar] { return Int(substitute) - 0x20 }
    // The sign of a millionth is the letter mu.
    return scalar == 0x00B5 ? row(of: 0x03BC) : ownRow(of: aliases[scalar] ?? scalar)
  }

  private static func ownRow(of scalar: UInt32) -> Int? {
    otherScalars.firstIndex(of: scalar).map { otherRows.lowerBound + $0 }
  }

  /// The ASCII characters that symbols look like in width.
  ///
  /// Our choice: no figures were published.
  static let substitutes = ScalarTable<UInt8>(letters: [
    ("\u{2010}\u{2011}\u{00AD}", UInt8(ascii: "-")), ("\u{2212}±÷", UInt8(ascii: "+")), ("\u{201A}", UInt8(ascii: ",")),
    ("\u{2032}", UInt8(ascii: "'")), ("\u{2033}", UInt8(ascii: "\"")), ("¡", UInt8(ascii: "!")),
    ("¿", UInt8(ascii: "?")),
    ("¥", UInt8(ascii: "Y")), ("¢", UInt8(ascii: "c")),
    ("≈", UInt8(ascii: "~")),
    ("≠≤≥", UInt8(ascii: "=")),
  ])

  /// The scalars whose rows also serve others: arrows are equally wide in all four directions.
  static let aliases = ScalarTable<UInt32>(letters: [
    ("←↑↓", 0x2192), ("æ", 0x0153), ("\u{2015}", 0x2014), ("\u{201E}", 0x201D),
  ])
}
