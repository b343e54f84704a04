package import GalleyLayout

/// How large a picture may be.
package struct PictureLimits: Sendable {
  package var commands = 1_000_000
  /// Of all paths and texts together; the wedges of angular gradients count as well.
  package var points = 20_000_000
  /// Layers in each other.
  package var nesting = 1_000
  /// Pixels of a side.
  package var side = 16_384
  /// Pixels of a picture.
  package var pixels = 64_000_000

  package init() {}

  /// The number of pixels a point, at most so many, with which a picture has no more than it may; halves below that.
  package func scale(of size: Size, most: Double) -> Double {
    let area = size.width * size.height
    // What falls between pixels at both edges is drawn, too.
    let fitting = min(
      Double(side - 2) / max(size.width, size.height, 1), (Double(pixels) * 0.99 / max(area, 1)).squareRoot())
    return fitting >= most ? most : max((fitting * 2).rounded(.down) / 2, 0.5)
  }
}
