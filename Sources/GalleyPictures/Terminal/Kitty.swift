import GalleyDrawing

/// Kitty's protocol for pictures: a file in base64, in pieces.
enum Kitty {
  /// The protocol allows no longer pieces.
  private static let pieceLength = 4096

  static func bytes(_ file: [UInt8]) -> [UInt8] {
    let digits = base64(file)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: pieceLength) {
      let end = min(start + pieceLength, digits.count)
      bytes.append(TerminalWriter.escape)
      // f=100: a PNG file; a=T: shown at once; m: whether more follows.
      bytes.append("_G\(start == 0 ? "f=100,a=T," : "")m=\(end < digits.count ? 1 : 0);")
      bytes += digits[start..<end]
      bytes.append(TerminalWriter.escape)
      bytes.append("\\")
    }
    bytes.append("\n")
    return bytes
  }

  static func base64(_ bytes: [UInt8]) -> [UInt8] {
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
