import GalleyDrawing

/// Kitty's protocol for pictures: a file in base64, in pieces.
enum Kitty {
  /// The protocol allows no longer pieces.
  private static let pieceLength = 4096

  static func bytes(_ file: [UInt8]) -> [UInt8] {
    let digits = Base64.digits(of: file)
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
}
