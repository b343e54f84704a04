/// How reports turn numbers into text: the digits are lent to a function, and nothing is allocated.
enum Digits {
  /// 2⁵³, from where on not every whole number is a Double.
  private static let firstNumberWithoutNeighbour: Double = 9_007_199_254_740_992

  /// Lends `value` in decimal digits.
  static func withDecimal(_ value: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withReversed(body) { digits in
      digits.put(UInt64(value.magnitude), minimumCount: 1)
      if value < 0 { digits.put(Byte.minus) }
    }
  }

  /// Lends `value` with up to three decimals and without trailing zeros; `inf`, `-inf` and `nan` by name.
  ///
  /// Halves are rounded away from zero, and what rounds to zero has no sign. Numbers too large to have decimals are
  /// written with the digits that identify them.
  static func withLength(_ value: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let thousandths = value.magnitude * 1000
    guard thousandths < firstNumberWithoutNeighbour else { return withExact(value, body) }
    var rounded = UInt64(thousandths)
    if thousandths - Double(rounded) >= 0.5 { rounded += 1 }
    withReversed(body) { digits in
      var fraction = rounded % 1000
      if fraction > 0 {
        var count = 3
        while fraction % 10 == 0 {
          fraction /= 10
          count -= 1
        }
        digits.put(fraction, minimumCount: count)
        digits.put(Byte.period)
      }
      digits.put(rounded / 1000, minimumCount: 1)
      if value < 0, rounded > 0 { digits.put(Byte.minus) }
    }
  }

  /// Lends the shortest decimal digits that read back as `value`; whole numbers below 2⁵³ without `.0`.
  static func withExact(_ value: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if value.magnitude < firstNumberWithoutNeighbour, value == Double(Int(value)) {
      withDecimal(Int(value), body)
    } else {
      var text = value.description
      text.withUTF8(body)
    }
  }

  /// Lends what `write` puts down from its last byte to its first.
  @inline(__always) private static func withReversed(
    _ body: (UnsafeBufferPointer<UInt8>) -> Void, _ write: (inout ReversedDigits) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ReversedDigits.capacity) { buffer in
      var digits = ReversedDigits(buffer: buffer)
      write(&digits)
      body(UnsafeBufferPointer(rebasing: buffer[digits.start...]))
    }
  }
}

extension [UInt8] {
  /// Appends `value` in decimal digits.
  package mutating func append(integer value: Int) {
    Digits.withDecimal(value) { append(contentsOf: $0) }
  }

  /// Appends `value` as a length, see `Digits.withLength`.
  package mutating func append(length value: Double) {
    Digits.withLength(value) { append(contentsOf: $0) }
  }

  /// Appends one upper-case hexadecimal digit for the low four bits of `value`.
  package mutating func append(hexDigit value: UInt8) {
    let nibble = value & 0xF
    append(nibble < 10 ? Byte.zero + nibble : UInt8(ascii: "A") + nibble - 10)
  }
}

/// A number that is being written from its end, since that is the order in which division gives digits.
private struct ReversedDigits {
  /// The digits of 2⁶⁴, a point, three decimals and a sign.
  static let capacity = 25

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
