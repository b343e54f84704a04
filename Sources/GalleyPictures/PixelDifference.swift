/// How far two pictures of one size differ.
package struct PixelDifference: Hashable, Sendable {
  package let pixelCount: Int
  /// How many pixels differ by more than so many levels in a component.
  package private(set) var differing = 0
  package private(set) var largest = 0

  /// Compares two pictures; nil if their sizes differ.
  package init?(_ one: Bitmap, _ two: Bitmap, moreThan levels: Int) {
    guard one.width == two.width, one.height == two.height else { return nil }
    pixelCount = one.pixels.count
    for (first, second) in zip(one.pixels, two.pixels) where first != second {
      let difference = Self.levels(first, second)
      largest = max(largest, difference)
      if difference > levels { differing += 1 }
    }
  }

  /// The share of pixels that differ, from 0 to 1.
  package var share: Double { pixelCount > 0 ? Double(differing) / Double(pixelCount) : 0 }

  /// By how much the component that differs most differs; where a picture shines through, by what it adds to black.
  package static func levels(_ one: Pixel, _ two: Pixel) -> Int {
    func distance(_ first: UInt32, _ second: UInt32) -> Int { abs(Int(first) - Int(second)) }
    return max(
      max(distance(one.red, two.red), distance(one.green, two.green)),
      max(distance(one.blue, two.blue), distance(one.alpha, two.alpha)))
  }
}
