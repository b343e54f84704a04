import GalleyTables

/// The size of a picture, from the beginning of its file.
package struct ImageHeader: Hashable, Sendable {
  /// Why a file has no size that can be read.
  package enum Failure: Error, Hashable, Sendable {
    /// It begins like none of the formats that are known.
    case unknownFormat
    /// It begins like a format, and ends before its size.
    case truncated(String)
    /// Its size is zero, or what should be a size is none.
    case invalid(String)
  }

  /// Pixels as they are shown, or the user units of a drawing.
  package var width: Double
  package var height: Double

  /// Reads the size of a PNG, JPEG, GIF, WebP or SVG file from its first bytes.
  package init(_ bytes: [UInt8]) throws(Failure) {
    let reader = ByteReader(bytes)
    let size: (Double, Double)
    let format: String
    if reader.hasPrefix([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = "PNG"
      size = try ImageHeader.png(reader)
    } else if reader.hasPrefix([0xFF, 0xD8, 0xFF]) {
      format = "JPEG"
      let (width, height) = try ImageHeader.jpeg(reader)
      size = PictureOrientation(ofJPEG: bytes).isTurned ? (height, width) : (width, height)
    } else if reader.hasPrefix(Array("GIF87a".utf8)) || reader.hasPrefix(Array("GIF89a".utf8)) {
      format = "GIF"
      size = try ImageHeader.gif(reader)
    } else if reader.hasPrefix(Array("RIFF".utf8)), reader.matches(Array("WEBP".utf8), at: 8) {
      format = "WebP"
      size = try ImageHeader.webP(reader)
    } else if let tag = SVGTag(bytes) {
      format = "SVG"
      size = try tag.size()
    } else {
      throw .unknownFormat
    }
    guard size.0 > 0, size.1 > 0, size.0.isFinite, size.1.isFinite else { throw .invalid(format) }
    (width, height) = size
  }

  private static func png(_ reader: ByteReader) throws(Failure) -> (Double, Double) {
    guard reader.matches(Array("IHDR".utf8), at: 12) || reader.count < 16 else { throw .invalid("PNG") }
    guard let width = reader.big(4, at: 16), let height = reader.big(4, at: 20) else { throw .truncated("PNG") }
    return (Double(width), Double(height))
  }

  private static func gif(_ reader: ByteReader) throws(Failure) -> (Double, Double) {
    guard let width = reader.little(2, at: 6), let height = reader.little(2, at: 8) else { throw .truncated("GIF") }
    return (Double(width), Double(height))
  }

  /// Goes from marker to marker until a frame begins.
  private static func jpeg(_ reader: ByteReader) throws(Failure) -> (Double, Double) {
    var position = 2
    while position < reader.count {
      guard reader[position] == 0xFF else { throw .invalid("JPEG") }
      while position < reader.count, reader[position] == 0xFF { position += 1 }
      guard position < reader.count else { break }
      let marker = reader[position]
      position += 1
      if marker == 0x01 || (0xD0...0xD7).contains(marker) { continue }
      if marker == 0xD9 || marker == 0xDA { throw .invalid("JPEG") }
      guard let length = reader.big(2, at: position) else { break }
      guard length >= 2 else { throw .invalid("JPEG") }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard let height = reader.big(2, at: position + 3), let width = reader.big(2, at: position + 5) else { break }
        return (Double(width), Double(height))
      }
      position += length
    }
    throw .truncated("JPEG")
  }

  private static func webP(_ reader: ByteReader) throws(Failure) -> (Double, Double) {
    guard reader.count >= 16 else { throw .truncated("WebP") }
    if reader.matches(Array("VP8X".utf8), at: 12) {
      guard let width = reader.little(3, at: 24), let height = reader.little(3, at: 27) else {
        throw .truncated("WebP")
      }
      return (Double(width + 1), Double(height + 1))
    }
    if reader.matches(Array("VP8L".utf8), at: 12) {
      guard let bits = reader.little(4, at: 21) else { throw .truncated("WebP") }
      guard reader[20] == 0x2F else { throw .invalid("WebP") }
      return (Double(bits & 0x3FFF) + 1, Double(bits >> 14 & 0x3FFF) + 1)
    }
    guard reader.matches(Array("VP8 ".utf8), at: 12) else { throw .invalid("WebP") }
    guard let width = reader.little(2, at: 26), let height = reader.little(2, at: 28) else {
      throw .truncated("WebP")
    }
    guard reader.matches([0x9D, 0x01, 0x2A], at: 23) else { throw .invalid("WebP") }
    return (Double(width & 0x3FFF), Double(height & 0x3FFF))
  }
}

/// Bytes that are read at places which may lie behind their end.
private struct ByteReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// A byte at a place that is known to exist.
  subscript(position: Int) -> UInt8 { bytes[position] }

  func hasPrefix(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  func matches(_ part: [UInt8], at position: Int) -> Bool {
    position + part.count <= bytes.count && bytes[position..<position + part.count].elementsEqual(part)
  }

  /// A number of `size` bytes, the highest first; nil behind the end.
  func big(_ size: Int, at position: Int) -> Int? {
    guard position >= 0, position <= bytes.count - size else { return nil }
    return bytes[position..<position + size].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of `size` bytes, the lowest first; nil behind the end.
  func little(_ size: Int, at position: Int) -> Int? {
    guard position >= 0, position <= bytes.count - size else { return nil }
    return bytes[position..<position + size].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
