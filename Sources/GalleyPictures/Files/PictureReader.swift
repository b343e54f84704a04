import CGalleyJPEG
import CGalleyPNG
import GalleyDrawing
import GalleyTables

/// Reads files of pictures, which nobody needs to trust.
package enum PictureReader {
  /// Why a file has no pixels for us.
  package enum Failure: Error, Hashable {
    /// It is neither PNG nor JPEG.
    case unknownFormat
    /// It is damaged, too large or of an unknown kind; in the words of the library that reads it.
    case unreadable(String)
  }

  /// Returns the pixels of a PNG or JPEG file, as they are shown.
  ///
  /// - Throws: `Failure` if there are none, or too many for `limits`.
  package static func bitmap(_ file: [UInt8], limits: RasterLimits = RasterLimits()) throws(Failure) -> Bitmap {
    switch PictureFormat(file) {
    case .png: try read(file, limits, channels: 4, galley_png_read)
    case .jpeg: try read(file, limits, channels: 3, galley_jpeg_read).shown(PictureOrientation(ofJPEG: file))
    case .gif, .webP, nil: throw .unknownFormat
    }
  }

  private typealias Reader = (
    UnsafePointer<UInt8>, Int, UInt32, UInt64, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>,
    UnsafeMutablePointer<CChar>, Int
  ) -> UnsafeMutablePointer<UInt8>?

  private static func read(
    _ file: [UInt8], _ limits: RasterLimits, channels: Int, _ reader: Reader
  ) throws(Failure) -> Bitmap {
    var (width, height) = (UInt32(0), UInt32(0))
    var reason = [CChar](repeating: 0, count: 200)
    let samples = reader(
      file, file.count, UInt32(limits.side), UInt64(limits.pixels), &width, &height, &reason, reason.count)
    guard let samples else {
      let text = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .unreadable(String(decoding: text, as: UTF8.self))
    }
    defer { free(samples) }
    var bitmap = Bitmap(width: Int(width), height: Int(height))
    for index in bitmap.pixels.indices {
      let place = samples + index * channels
      bitmap.pixels[index] = Pixel(
        straightRed: UInt32(place[0]), UInt32(place[1]), UInt32(place[2]), channels == 4 ? UInt32(place[3]) : 255)
    }
    return bitmap
  }
}

extension Bitmap {
  /// The pixels of a file that lie in a way, as they are shown.
  fileprivate func shown(_ orientation: PictureOrientation) -> Bitmap {
    if orientation == .up { return self }
    var shown = orientation.isTurned ? Bitmap(width: height, height: width) : Bitmap(width: width, height: height)
    // In pixels the map begins at the first or at the last of a row or column, and goes on by one.
    let map = orientation.map
    let (right, down) = ((x: Int(map.a), y: Int(map.b)), (x: Int(map.c), y: Int(map.d)))
    let (firstColumn, firstRow) = (Int(map.tx) * (shown.width - 1), Int(map.ty) * (shown.height - 1))
    for row in 0..<height {
      for column in 0..<width {
        let x = firstColumn + right.x * column + down.x * row
        let y = firstRow + right.y * column + down.y * row
        shown.pixels[y * shown.width + x] = pixels[row * width + column]
      }
    }
    return shown
  }
}
