/// A table of a font file: big-endian numbers at places in it, nil beyond its end.
struct FontTable: Sendable {
  private let bytes: [UInt8]
  private let range: Range<Int>

  /// The bytes of a range of the file, which lies within it.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  var count: Int { range.count }

  func byte(_ place: Int) -> Int? {
    guard place >= 0, place < range.count else { return nil }
    return Int(bytes[range.lowerBound + place])
  }

  /// Two bytes without a sign.
  func word(_ place: Int) -> Int? {
    guard let high = byte(place), let low = byte(place + 1) else { return nil }
    return high << 8 | low
  }

  /// Two bytes with a sign.
  func signed(_ place: Int) -> Int? { word(place).map { $0 < 0x8000 ? $0 : $0 - 0x10000 } }

  /// Four bytes without a sign.
  func long(_ place: Int) -> Int? {
    guard let high = word(place), let low = word(place + 2) else { return nil }
    return high << 16 | low
  }

  /// A part of the table; nil if it is not all there.
  func part(from start: Int, count: Int) -> FontTable? {
    guard start >= 0, count >= 0, start <= range.count, count <= range.count - start else { return nil }
    return FontTable(bytes, range.lowerBound + start..<range.lowerBound + start + count)
  }
}
