/// The distance that certain pairs of letters move towards or away from each other.
///
/// Source: text 2.4.
enum KerningTable {
  /// The index of a glyph that takes no part in kerning.
  static let noIndex: UInt8 = 0

  /// By ASCII code: 0 for a glyph that takes no part, otherwise its row and column in `values`.
  static let indexes: [UInt8] = {
    var indexes = [UInt8](repeating: noIndex, count: 128)
    var next: UInt8 = 1
    for code in 0..<128 where isKerned(UInt8(code)) {
      indexes[code] = next
      next += 1
    }
    return indexes
  }()

  /// The side of the square of `values`: letters, full stop, comma, and the row of no index.
  static let side = 55

  /// Values in 1/2816 em, by left index times `side` plus right index.
  static let values: [Int16] = {
    var values = [Int16](repeating: 0, count: side * side)
    for (left, groups) in pairs {
      let row = Int(indexes[Int(left.value)]) * side
      for (right, units) in groups {
        for byte in right.utf8 { values[row + Int(indexes[Int(byte)])] = units }
      }
    }
    return values
  }()

  private static func isKerned(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: ",")
  }
}
