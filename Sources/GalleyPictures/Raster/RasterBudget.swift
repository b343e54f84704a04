import GalleyDrawing

/// How large pictures of pixels may be.
package struct RasterLimits: Sendable {
  /// Pixels of a side.
  package var side = PictureLimits().side
  /// Pixels of a picture.
  package var pixels = PictureLimits().pixels
  /// Pixels that are painted and lines that are followed, all together.
  package var work = 4_000_000_000
  /// How many times the largest picture all surfaces that are drawn on at a time may take.
  static let layersPerPicture = 2

  package init() {}
}

/// What drawing a picture takes, so that hostile ones end.
struct RasterBudget {
  /// What is allowed; the work is what is left of it.
  private(set) var limits: RasterLimits
  /// Pixels of all surfaces that are drawn on at a time.
  private(set) var heldPixels = 0

  init(limits: RasterLimits) { self.limits = limits }

  /// Counts work that was done.
  mutating func spend(_ amount: Int) throws(Rasteriser.Failure) {
    limits.work -= amount
    if limits.work < 0 { throw .work }
  }

  /// Counts the pixels of a surface that is wanted, and returns it.
  mutating func hold(_ area: PixelRect, bytesPerPixel: Int = 4) throws(Rasteriser.Failure) -> PixelRect {
    heldPixels += area.area * bytesPerPixel / 4
    guard heldPixels <= limits.pixels * RasterLimits.layersPerPicture else { throw .pixels(heldPixels) }
    try spend(area.area)
    return area
  }

  /// Gives back the pixels of surfaces that nothing is drawn on any more.
  mutating func release(_ pixels: Int) { heldPixels -= pixels }
}
