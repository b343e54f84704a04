/// The names in the bytes of an expression that stand before a parenthesis: `size` in `$(size(of: n).width)`.
struct CalledNames: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  mutating func next() -> String? {
    while position < bytes.endIndex {
      guard Self.isPartOfName(bytes[position]) else {
        position += 1
        continue
      }
      let start = position
      while position < bytes.endIndex, Self.isPartOfName(bytes[position]) { position += 1 }
      if position < bytes.endIndex, bytes[position] == UInt8(ascii: "(") {
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }
    }
    return nil
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
