/// Where can be drawn, and how much of each pixel.
struct ClipMask {
  var area: PixelRect
  /// Row by row, of 255; nil if all of the area is open.
  var coverages: [UInt8]?

  init(_ area: PixelRect, coverages: [UInt8]? = nil) {
    self.area = area
    self.coverages = coverages
  }

  /// What is left of a coverage at a pixel of the area.
  @inline(__always)
  func apply(to coverage: UInt32, _ x: Int, _ y: Int) -> UInt32 {
    guard let coverages else { return coverage }
    return Pixel.product(coverage, UInt32(coverages[(y - area.minY) * area.width + x - area.minX]))
  }

  mutating func set(_ coverage: UInt32, _ x: Int, _ y: Int) {
    coverages?[(y - area.minY) * area.width + x - area.minX] = UInt8(truncatingIfNeeded: coverage)
  }

  /// Closes what lies outside of a rectangle.
  mutating func narrow(to rect: PixelRect) {
    let common = area.intersection(rect)
    guard common != area else { return }
    if let all = coverages {
      var kept: [UInt8] = []
      kept.reserveCapacity(common.area)
      for row in common.minY..<common.maxY {
        let start = (row - area.minY) * area.width - area.minX
        kept += all[start + common.minX..<start + common.maxX]
      }
      coverages = kept
    }
    area = common
  }
}
