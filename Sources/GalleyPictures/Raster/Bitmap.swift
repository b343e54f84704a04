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
}
