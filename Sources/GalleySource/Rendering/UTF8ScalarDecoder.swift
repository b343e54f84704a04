/// Decodes UTF-8 scalar by scalar and says how many bytes each takes; every byte that is not UTF-8 is one U+FFFD.
struct UTF8ScalarDecoder {
  private var rest: ArraySlice<UInt8>

  /// Decodes `bytes` from their beginning.
  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// Returns the next scalar and its length, or nil at the end.
  mutating func next() -> (scalar: Unicode.Scalar, length: Int)? {
    guard let first = rest.first else { return nil }
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    if let scalar = scalar(rest.prefix(length)) {
      rest.removeFirst(length)
      return (scalar, length)
    }
    rest.removeFirst()
    return ("\u{FFFD}", 1)
  }

  /// Returns the one scalar that `bytes` are, or nil if they are none.
  private func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if bytes.count == 1, let byte = bytes.first { return byte < 0x80 ? Unicode.Scalar(byte) : nil }
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), UTF8.width(scalar) == bytes.count else {
      return nil
    }
    return scalar
  }
}
