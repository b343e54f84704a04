/// How the pixels of a picture file lie, as cameras note it in Exif: what turns or mirrors them into what is shown.
package enum PictureOrientation: Int, Sendable, CaseIterable {
  case up = 1
  case upMirrored, down, downMirrored
  /// Width and height of these are exchanged.
  case leftMirrored, right, rightMirrored, left

  package var isTurned: Bool {
    switch self {
    case .up, .upMirrored, .down, .downMirrored: false
    case .leftMirrored, .right, .rightMirrored, .left: true
    }
  }

  /// Reads the first bytes of a JPEG file; upright where it says nothing.
  package init(ofJPEG file: [UInt8]) {
    let noted = Self.exif(inJPEG: file).flatMap { Self.orientation(in: ExifData(file[$0].dropFirst(Self.headLength))) }
    self = noted.flatMap { PictureOrientation(rawValue: $0) } ?? .up
  }

  /// Of a segment: its marker, its length, and six letters.
  private static let headLength = 10

  /// Where the segment with Exif data stands in a JPEG file, with its marker.
  package static func exif(inJPEG file: [UInt8]) -> Range<Int>? {
    var start = 2
    // Each segment is a marker of two bytes, and a length that holds its own two; the pixels begin with the marker DA.
    while start + headLength <= file.count, file[start] == 0xFF, file[start + 1] != 0xDA {
      let end = start + 2 + Int(file[start + 2]) << 8 + Int(file[start + 3])
      if file[start + 1] == 0xE1, file[start + 4..<start + headLength].elementsEqual(Array("Exif\0\0".utf8)) {
        return end <= file.count && end >= start + headLength ? start..<end : nil
      }
      guard end > start + 3 else { return nil }
      start = end
    }
    return nil
  }

  /// The entry 274 of the first directory.
  private static func orientation(in data: ExifData) -> Int? {
    guard let directory = data.number(4, at: 4), let count = data.number(2, at: directory) else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + 12 * entry
      guard let tag = data.number(2, at: place) else { return nil }
      if tag == 0x112 { return data.number(2, at: place + 8) }
    }
    return nil
  }
}

/// The numbers of Exif data, in whichever order their bytes are.
private struct ExifData {
  private let bytes: [UInt8]
  private let isLittle: Bool

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    isLittle = bytes.first == UInt8(ascii: "I")
  }

  func number(_ size: Int, at place: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    let part = bytes[place..<place + size]
    return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }
}
