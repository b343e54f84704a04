/// How reports turn numbers into text. All of them append to a buffer and allocate nothing else.
extension [UInt8] {
  /// 2⁵³, from where on not every whole number is a Double.
  private static let firstNumberWithoutNeighbour: Double = 9_007_199_254_740_992

  /// Appends `value` in decimal digits.
  package mutating func append(integer value: Int) {
    if value < 0 { append(Byte.minus) }
    appendFromEnd { digits in digits.put(UInt64(value.magnitude), minimumCount: 1) }
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
    append(thousandths: rounded, isNegative: value < 0 && rounded > 0)
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

  private mutating func append(thousandths: UInt64, isNegative: Bool) {
    if isNegative { append(Byte.minus) }
    // Most lengths are whole and short.
    if thousandths < 100_000, thousandths % 1000 == 0 {
      let whole = UInt8(thousandths / 1000)
      if whole >= 10 { append(Byte.zero + whole / 10) }
      return append(Byte.zero + whole % 10)
    }
    appendFromEnd { digits in
      var fraction = thousandths % 1000
      if fraction > 0 {
        var count = 3
        while fraction % 10 == 0 {
          fraction /= 10
          count -= 1
        }
        digits.put(fraction, minimumCount: count)
        digits.put(Byte.period)
      }
      digits.put(thousandths / 1000, minimumCount: 1)
    }
  }

  /// Appends what `write` puts down from its last byte to its first, in one step.
  private mutating func appendFromEnd(_ write: (inout ReversedDigits) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ReversedDigits.capacity) { buffer in
      var digits = ReversedDigits(buffer: buffer)
      write(&digits)
      append(contentsOf: UnsafeBufferPointer(rebasing: buffer[digits.start...]))
    }
  }

  private mutating func append(nonFinite value: Double) {
    append(contentsOf: (value.isNaN ? "nan" : value < 0 ? "-inf" : "inf").utf8)
  }
}

/// A number that is being written from its end, since that is the order in which division gives digits.
private struct ReversedDigits {
  /// The digits of 2⁶⁴, a point and three decimals.
  static let capacity = 24

  let buffer: UnsafeMutableBufferPointer<UInt8>
  /// Where the first byte stands so far.
  private(set) var start = capacity

  init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  mutating func put(_ byte: UInt8) {
    start -= 1
    buffer[start] = byte
  }

  mutating func put(_ value: UInt64, minimumCount: Int) {
    let end = start
    var rest = value
    while rest > 0 || end - start < minimumCount {
      put(Byte.zero + UInt8(rest % 10))
      rest /= 10
    }
  }
}
