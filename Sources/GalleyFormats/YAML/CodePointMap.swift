/// Converts libyaml's marks, which count code points, to byte offsets.
///
/// Up to the first byte that is not ASCII both are equal. Behind it the map walks from the last place it was asked for.
/// Marks come in nearly ascending order, so a whole document costs one pass.
struct CodePointMap {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The byte offset of code point 0: behind the byte order mark.
  private let origin: Int
  /// The number of code points before the first that is not ASCII.
  private let asciiCount: Int
  /// Whether every character is one byte.
  let isASCII: Bool
  private var codePoint: Int
  private var byte: Int
  /// The code points walked over; bounds the cost in tests.
  private(set) var steps = 0

  /// Creates a map of `bytes`, whose first code point is at `origin`.
  init(bytes: UnsafeBufferPointer<UInt8>, origin: Int) {
    self.bytes = bytes
    self.origin = origin
    byte = Self.firstNonASCII(bytes, from: origin)
    asciiCount = byte - origin
    isASCII = byte == bytes.count
    codePoint = asciiCount
  }

  /// Returns the offset of the first byte of code point `index`, or of the end for an index beyond it.
  @inline(__always) mutating func byteOffset(_ index: Int) -> Int {
    index <= asciiCount ? origin + index : walk(to: index)
  }

  private mutating func walk(to index: Int) -> Int {
    steps += abs(index - codePoint)
    while codePoint < index, byte < bytes.count {
      byte = min(bytes.count, byte + Self.length(ofLeading: bytes[byte]))
      codePoint += 1
    }
    while codePoint > index, byte > origin {
      byte -= 1
      while byte > origin, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      codePoint -= 1
    }
    return byte
  }

  private static func length(ofLeading byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  private static func firstNonASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= bytes.count {
      if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }
}
