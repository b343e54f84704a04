/// One component of the pixels of a surface, blurred, with sixteen bits.
///
/// What is blurred far has no small parts: it is kept and blurred at a half of its size or less, and interpolated where it is asked for.
struct Plane {
  /// The pixels of the surface that have anything of it: elsewhere it is 0.
  let part: PixelRect
  private var values: [UInt16]
  private let width: Int
  private let height: Int
  /// How many pixels become one, as a power of two.
  private let reduction: Int

  /// A reduced plane is blurred by no more pixels than this.
  private static let largestDeviation = 6.0
  /// As a power of two.
  private static let largestReduction = 4

  init(_ bitmap: Bitmap, blurredBy deviation: Deviation, _ component: (Pixel) -> UInt32) {
    var reduction = 0
    while min(deviation.x, deviation.y) > Self.largestDeviation * Double(1 << reduction),
      reduction < Self.largestReduction
    {
      reduction += 1
    }
    self.reduction = reduction
    part = Self.part(of: bitmap.ink(of: component), in: bitmap, deviation, reduction)
    width = (part.width + (1 << reduction) - 1) >> reduction
    height = (part.height + (1 << reduction) - 1) >> reduction
    var sums = [UInt32](repeating: 0, count: width * height)
    let (part, width) = (part, width)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<part.height {
        let (row, start) = ((y >> reduction) * width, (part.minY + y) * bitmap.width + part.minX)
        for x in 0..<part.width { sums[row &+ x >> reduction] &+= component(pixels[start &+ x]) }
      }
    }
    let area = UInt32(1 << (2 * reduction))
    values = sums.map { UInt16(truncatingIfNeeded: ($0 * 257 + area / 2) / area) }
    blur(deviation)
  }

  /// The pixels that what is there reaches, in whole values of the plane.
  private static func part(of ink: PixelRect, in bitmap: Bitmap, _ deviation: Deviation, _ reduction: Int) -> PixelRect
  {
    guard !ink.isEmpty else { return .empty }
    let reach = deviation.reach
    // A reduced plane is blurred by whole values, and interpolated between two.
    let more = reduction > 0 ? 4 << reduction : 0
    let reached = ink.grown(x: reach.x + more, y: reach.y + more)
      .intersection(PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height))
    let side = 1 << reduction
    return PixelRect(
      minX: reached.minX - reached.minX % side, minY: reached.minY - reached.minY % side, maxX: reached.maxX,
      maxY: reached.maxY)
  }

  private mutating func blur(_ deviation: Deviation) {
    BoxBlur(deviation: reduced(deviation.x))?.blurRows(&values, width: width, height: height)
    guard let columns = BoxBlur(deviation: reduced(deviation.y)) else { return }
    var turned = Self.transposed(values, width: width, height: height)
    columns.blurRows(&turned, width: height, height: width)
    values = Self.transposed(turned, width: height, height: width)
  }

  /// A deviation in pixels of the plane, less what reducing and interpolating blur by themselves: their variances are those of a box and of
  /// a tent.
  private func reduced(_ deviation: Double) -> Double {
    guard reduction > 0 else { return deviation }
    let side = Double(1 << reduction)
    let variance = deviation * deviation - (side * side - 1) / 12 - side * side / 6
    return variance.squareRoot() / side
  }

  /// The component of a pixel of the surface, with eight bits.
  func component(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= part.minX, x < part.maxX, y >= part.minY, y < part.maxY else { return 0 }
    let (x, y) = (x - part.minX, y - part.minY)
    guard reduction > 0 else { return (UInt32(values[y * width + x]) + 128) / 257 }
    // Between the middles of four values, in halves of pixels.
    let (unit, shift) = (2 << reduction, reduction + 1)
    let (across, down) = (2 * x + 1 - unit / 2, 2 * y + 1 - unit / 2)
    let (left, top) = (across >> shift, down >> shift)
    let (right, below) = (min(left + 1, width - 1), min(top + 1, height - 1) * width)
    let (rest, restDown) = (across & (unit - 1), down & (unit - 1))
    let (start, row) = (max(left, 0), max(top, 0) * width)
    let upper = Int(values[row + start]) * (unit - rest) + Int(values[row + right]) * rest
    let lower = Int(values[below + start]) * (unit - rest) + Int(values[below + right]) * rest
    let value = (upper * (unit - restDown) + lower * restDown) >> (2 * shift)
    return (UInt32(truncatingIfNeeded: value) + 128) / 257
  }

  private static func transposed(_ values: [UInt16], width: Int, height: Int) -> [UInt16] {
    // Squares that fit into the cache.
    let side = 32
    return values.withUnsafeBufferPointer { values in
      [UInt16](unsafeUninitializedCapacity: values.count) { result, count in
        for top in stride(from: 0, to: height, by: side) {
          for left in stride(from: 0, to: width, by: side) {
            for y in top..<min(top + side, height) {
              for x in left..<min(left + side, width) { result[x &* height &+ y] = values[y &* width &+ x] }
            }
          }
        }
        count = values.count
      }
    }
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
