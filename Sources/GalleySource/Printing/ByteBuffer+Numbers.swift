/// How reports turn numbers into text. All of them append to a buffer and allocate nothing else.
extension [UInt8] {
  /// 2⁵³, from where on not every whole number is a Double.
  private static let firstNumberWithoutNeighbour: Double = 9_007_199_254_740_992

  /// Appends `value` in decimal digits.
  package mutating func append(integer value: Int) {
    if value < 0 { append(Byte.minus) }
    append(digits: UInt64(value.magnitude), minimumCount: 1)
  }

  /// Appends `value` with up to three decimals and without trailing zeros; `inf`, `-inf` and `nan` by name.
  ///
  /// Halves are rounded away from zero, and what rounds to zero has no sign. Numbers too large to have decimals are
  /// written with the digits that identify them.
  package mutating func append(length value: Double) {
    guard value.isFinite else { return append(nonFinite: value) }
    let thousandths = value.magnitude * 1000
    guard thousandths < Self.firstNumberWithoutNeighbour else { return append(exact: value) }
    var rounded = UInt64(thousandths)
    if thousandths - Double(rounded) >= 0.5 { rounded += 1 }
    if value < 0, rounded > 0 { append(Byte.minus) }
    append(digits: rounded / 1000, minimumCount: 1)
    var fraction = rounded % 1000
    guard fraction > 0 else { return }
    var count = 3
    while fraction % 10 == 0 {
      fraction /= 10
      count -= 1
    }
    append(Byte.period)
    append(digits: fraction, minimumCount: count)
  }

  /// Appends the shortest decimal digits that read back as `value`; whole numbers below 2⁵³ without `.0`.
  package mutating func append(exact value: Double) {
    guard value.isFinite else { return append(nonFinite: value) }
    if value.magnitude < Self.firstNumberWithoutNeighbour, value == Double(Int(value)) {
      append(integer: Int(value))
    } else {
      append(contentsOf: value.description.utf8)
    }
  }

  /// Appends one upper-case hexadecimal digit for the low four bits of `value`.
  package mutating func append(hexDigit value: UInt8) {
    let nibble = value & 0xF
    append(nibble < 10 ? Byte.zero + nibble : UInt8(ascii: "A") + nibble - 10)
  }

  private mutating func append(digits value: UInt64, minimumCount: Int) {
    let start = count
    var rest = value
    while rest > 0 || count - start < minimumCount {
      append(Byte.zero + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    self[start...].reverse()
  }

  private mutating func append(nonFinite value: Double) {
    append(contentsOf: (value.isNaN ? "nan" : value < 0 ? "-inf" : "inf").utf8)
  }
}
