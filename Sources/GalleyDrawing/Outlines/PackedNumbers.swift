/// Goes through numbers that are packed in bytes, seven bits a byte, the lowest first, with the sign in the lowest.
struct PackedNumbers {
  private let bytes: UnsafePointer<UInt8>
  private let length: Int
  private var position: Int

  init(_ bytes: UnsafePointer<UInt8>, length: Int, from position: Int) {
    self.bytes = bytes
    self.length = length
    self.position = position
  }

  /// The next byte; 0 behind the last.
  mutating func byte() -> UInt8 {
    guard position < length else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() -> Int {
    var (value, shift) = (0, 0)
    while true {
      let byte = byte()
      value |= Int(byte & 127) << shift
      shift += 7
      guard byte & 128 != 0, shift < 32 else { break }
    }
    return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
  }
}
