/// Blurs as three averages after one another do, whose widths need not be whole.
///
/// Each average has the third part of the variance that is asked for. Sums are of whole numbers, with sixteen bits a value.
struct BoxBlur {
  /// How many values on either side count as much as the one in the middle.
  private let radius: Int
  /// What each of them counts, and what the two behind them count, in 2³² parts.
  private let weight: UInt64
  private let edgeWeight: UInt64

  /// Nil if the deviation, in pixels, is too small to be seen.
  init?(deviation: Double) {
    guard deviation > 0.01 else { return nil }
    // Wider than any picture: what is left is the same.
    let variance = min(deviation, 20_000) * min(deviation, 20_000) / 3
    // A box of radius r has the variance r (r + 1) / 3; the edges make up for what is missing.
    let whole = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
    let width = 2 * whole + 1
    let next = whole + 1
    let edge = width * (whole * next - 3 * variance) / (6 * (variance - next * next))
    radius = Int(whole)
    let unit = 4_294_967_296 / (width + 2 * edge)
    weight = UInt64(unit)
    edgeWeight = UInt64(unit * edge)
  }

  /// How far something is spread at most.
  var reach: Int { 3 * (radius + 1) }

  /// Blurs rows; beyond their ends is nothing.
  func blurRows(_ values: inout [UInt16], width: Int, height: Int) {
    // With room for what is beyond the ends.
    let margin = radius + 1
    var source = [UInt16](repeating: 0, count: width + 2 * margin)
    for row in 0..<height {
      let start = row * width
      for _ in 0..<3 {
        for x in 0..<width { source[margin + x] = values[start + x] }
        var sum: UInt64 = 0
        for place in 1..<2 * margin { sum &+= UInt64(source[place]) }
        for x in 0..<width {
          let edges = UInt64(source[x]) &+ UInt64(source[x + 2 * margin])
          let value = (sum &* weight &+ edges &* edgeWeight &+ 0x8000_0000) >> 32
          values[start + x] = UInt16(truncatingIfNeeded: min(value, 0xFFFF))
          sum = sum &- UInt64(source[x + 1]) &+ UInt64(source[x + 2 * margin])
        }
      }
    }
  }
}

/// One component of the pixels of a surface, with sixteen bits.
struct Plane {
  private(set) var values: [UInt16]
  private let width: Int
  private let height: Int

  init(_ bitmap: Bitmap, _ component: (Pixel) -> UInt32) {
    width = bitmap.width
    height = bitmap.height
    values = bitmap.pixels.map { UInt16(truncatingIfNeeded: component($0) * 257) }
  }

  mutating func blur(_ deviation: Deviation) {
    BoxBlur(deviation: deviation.x)?.blurRows(&values, width: width, height: height)
    guard let columns = BoxBlur(deviation: deviation.y) else { return }
    var turned = Self.transposed(values, width: width, height: height)
    columns.blurRows(&turned, width: height, height: width)
    values = Self.transposed(turned, width: height, height: width)
  }

  /// The component of a pixel with eight bits.
  func component(_ index: Int) -> UInt32 { (UInt32(values[index]) + 128) / 257 }

  private static func transposed(_ values: [UInt16], width: Int, height: Int) -> [UInt16] {
    var result = [UInt16](repeating: 0, count: values.count)
    // Squares that fit into the cache.
    let side = 32
    for top in stride(from: 0, to: height, by: side) {
      for left in stride(from: 0, to: width, by: side) {
        for y in top..<min(top + side, height) {
          for x in left..<min(left + side, width) { result[x * height + y] = values[y * width + x] }
        }
      }
    }
    return result
  }
}

/// How far something is blurred, in pixels.
struct Deviation {
  var x, y: Double

  /// How many pixels it reaches at most.
  var reach: (x: Int, y: Int) {
    (BoxBlur(deviation: x)?.reach ?? 0, BoxBlur(deviation: y)?.reach ?? 0)
  }
}
