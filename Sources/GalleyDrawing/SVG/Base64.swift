/// Bytes as letters that every protocol lets through.
package enum Base64 {
  /// Returns the digits of bytes, filled up with `=` to fours.
  package static func digits(of bytes: [UInt8]) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var group = 0
      for byte in part { group = group << 8 | Int(byte) }
      group <<= 8 * (3 - part.count)
      for place in 0..<4 {
        result.append(place <= part.count ? letters[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return result
  }
}
