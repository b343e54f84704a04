package import GalleyLayout
package import GalleyTables

/// A file of a picture, as it is; only those who draw pixels read it.
package struct PictureFile: Hashable, Sendable {
  /// What the document calls it.
  package let name: String
  package let bytes: [UInt8]
  package let format: PictureFormat

  /// Nil for what is no file of a picture with pixels.
  package init?(named name: String, _ bytes: [UInt8]) {
    guard let format = PictureFormat(bytes) else { return nil }
    (self.name, self.bytes, self.format) = (name, bytes, format)
  }

  /// How its pixels lie.
  var orientation: PictureOrientation { format == .jpeg ? PictureOrientation(ofJPEG: bytes) : .up }

  /// The file without what says how its pixels lie, which some readers follow and others do not.
  var bytesAsTheyLie: [UInt8] {
    guard format == .jpeg, let exif = PictureOrientation.exif(inJPEG: bytes) else { return bytes }
    return Array(bytes[..<exif.lowerBound] + bytes[exif.upperBound...])
  }
}

extension PictureOrientation {
  /// From the place of a pixel in the file to where it is shown, each from 0 to 1.
  package var map: Affine {
    switch self {
    case .up: Affine()
    case .upMirrored: Affine(a: -1, tx: 1)
    case .down: Affine(a: -1, d: -1, tx: 1, ty: 1)
    case .downMirrored: Affine(d: -1, ty: 1)
    case .leftMirrored: Affine(a: 0, b: 1, c: 1, d: 0)
    case .right: Affine(a: 0, b: 1, c: -1, d: 0, tx: 1)
    case .rightMirrored: Affine(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    case .left: Affine(a: 0, b: -1, c: 1, d: 0, ty: 1)
    }
  }
}

/// A form of picture files, told by their first bytes.
package enum PictureFormat: String, Sendable, Hashable {
  case png, jpeg, gif
  case webP = "webp"

  package init?(_ file: [UInt8]) {
    func begins(_ bytes: [UInt8], at place: Int = 0) -> Bool { file.dropFirst(place).starts(with: bytes) }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(Array("GIF8".utf8)) {
      self = .gif
    } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
      self = .webP
    } else {
      return nil
    }
  }
}

extension DisplayList {
  /// The whole picture of a file, stretched over a rectangle.
  package struct PlacedPicture: Hashable, Sendable {
    package var file: Index<PictureFile>
    package var rect: Rect
    /// Whether colours run from pixel to pixel.
    package var isSmooth: Bool
  }

  /// How what is behind an outline is changed.
  package struct Backdrop: Hashable, Sendable {
    /// The standard deviation of its blur, in points.
    package var deviation: Double
    /// 1 leaves colours as they are.
    package var saturation: Double

    package init(deviation: Double, saturation: Double) {
      (self.deviation, self.saturation) = (deviation, saturation)
    }
  }
}
