/// The tables that scanning a text reads for every character, held open so that each read is a plain load.
struct GlyphTables {
  /// `AdvanceTable.units`.
  let units: UnsafeBufferPointer<Int16>
  /// `BreakClass.ascii`.
  let breakClasses: UnsafeBufferPointer<BreakClass>
  /// `KerningTable.indexes`.
  let kerningIndexes: UnsafeBufferPointer<UInt8>
  /// `KerningTable.values`.
  private let kerningValues: UnsafeBufferPointer<Int16>

  /// Returns the units by which a glyph moves towards or away from the one before it.
  @inline(__always)
  func kerning(_ left: UInt8, _ right: UInt8) -> Int16 {
    kerningValues[Int(left) * KerningTable.side + Int(right)]
  }

  /// Calls `body` with the tables, which are valid until it returns.
  @inline(__always)
  static func withTables<Result>(_ body: (GlyphTables) -> Result) -> Result {
    AdvanceTable.units.withUnsafeBufferPointer { units in
      BreakClass.ascii.withUnsafeBufferPointer { breakClasses in
        KerningTable.indexes.withUnsafeBufferPointer { indexes in
          KerningTable.values.withUnsafeBufferPointer { values in
            body(
              GlyphTables(
                units: units, breakClasses: breakClasses, kerningIndexes: indexes, kerningValues: values))
          }
        }
      }
    }
  }
}
