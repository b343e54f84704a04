import CGalleyPNG

/// Writes pixels as a PNG file.
package enum PNGWriter {
  /// Returns the file, RGB if no pixel shines through, else RGBA; nil if libpng refuses its size, or has no memory.
  ///
  /// The bytes may differ between versions of libpng and zlib; the pixels do not.
  package static func png(_ bitmap: Bitmap, pixelsPerPoint: Double) -> [UInt8]? {
    guard let width = UInt32(exactly: bitmap.width), let height = UInt32(exactly: bitmap.height) else { return nil }
    let isOpaque = bitmap.isOpaque
    let density = (pixelsPerPoint * pointsPerMetre).rounded()
    guard
      let writer = galley_png_begin(
        width, height, isOpaque ? 0 : 1, density > 0 && density < 1e9 ? UInt32(density) : 0, "Galley")
    else { return nil }
    defer { galley_png_free(writer) }
    var row: [UInt8] = []
    for y in 0..<bitmap.height {
      row.removeAll(keepingCapacity: true)
      for x in y * bitmap.width..<(y + 1) * bitmap.width {
        let pixel = bitmap.pixels[x]
        let (red, green, blue) = pixel.straight
        row.append(UInt8(truncatingIfNeeded: red))
        row.append(UInt8(truncatingIfNeeded: green))
        row.append(UInt8(truncatingIfNeeded: blue))
        if !isOpaque { row.append(UInt8(truncatingIfNeeded: pixel.alpha)) }
      }
      guard galley_png_add_row(writer, row) != 0 else { return nil }
    }
    var bytes: UnsafePointer<UInt8>?
    var count = 0
    guard galley_png_end(writer, &bytes, &count) != 0 else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// A point is the 72nd part of an inch where a picture is printed.
  private static let pointsPerMetre = 72 / 0.0254
}
