/// A picture as pixels.
package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Row by row from the top.
  package internal(set) var pixels: [Pixel]

  /// Creates a picture that shows nothing.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    pixels = Array(repeating: .clear, count: self.width * self.height)
  }

  package subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  package var isOpaque: Bool { pixels.allSatisfy { $0.alpha == 255 } }

  /// The smallest rectangle that has all pixels of which something is not 0.
  func ink(of component: (Pixel) -> UInt32) -> PixelRect {
    var ink = PixelRect.empty
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        let row = y * width..<(y + 1) * width
        guard let first = row.first(where: { component(pixels[$0]) > 0 }) else { continue }
        var last = row.upperBound - 1
        while component(pixels[last]) == 0 { last -= 1 }
        ink.include(first - row.lowerBound, y)
        ink.include(last - row.lowerBound, y)
      }
    }
    return ink
  }

  /// A hash of the size and all pixels.
  package var hash: UInt64 {
    // FNV-1a, a pixel for a byte; the last steps spread what the last pixels say over all digits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01B3 }
    mix(UInt64(width))
    mix(UInt64(height))
    pixels.withUnsafeBufferPointer { for pixel in $0 { mix(UInt64(pixel.bits)) } }
    mix(hash >> 32)
    mix(hash >> 29)
    return hash
  }
}
