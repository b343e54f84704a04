import GalleyDrawing

/// How much of each pixel of one row is covered.
///
/// Each line adds the area between itself and the right edge of a pixel to that pixel, and its height to all pixels on the right
/// of it.
struct CoverageRow {
  /// A stretch of pixels.
  struct Span {
    var start, end: Int
    /// How much of each is covered, of 255; nil if that differs.
    var coverage: UInt32?
  }

  // All three are kept to spare allocations.
  /// Areas by pixel, in half 65,536ths; zero between two rows.
  private var areas: [Int] = []
  /// What is covered, from the left.
  private(set) var spans: [Span] = []
  /// Coverages by pixel from the left edge of the view, where spans have none.
  private(set) var coverages: [UInt8] = []

  /// Twice the area of a whole pixel.
  private static let full = 2 * ScanLines.unit * ScanLines.unit
  /// Runs that are shorter are not worth a span.
  private static let shortestRun = 8

  /// Makes room for rows of so many pixels.
  mutating func reserve(_ width: Int) {
    guard areas.count < width + 2 else { return }
    areas = Array(repeating: 0, count: width + 2)
    coverages = Array(repeating: 0, count: width + 2)
  }

  /// Adds a piece of a line between two places of a row, and returns the pixels that it touched.
  mutating func add(_ low: Int, _ high: Int, height: Int, width: Int) -> (low: Int, high: Int) {
    let right = width * ScanLines.unit
    if low >= right { return (width, width) }
    if high <= 0 {
      areas[0] += height * 2 * ScanLines.unit
      return (0, 0)
    }
    let (first, last) = (max(low, 0) >> 8, min(high, right) >> 8)
    if first == last, low >= 0 {
      let share = (low & 255) + (high & 255)
      areas[first] += height * (2 * ScanLines.unit - share)
      areas[first + 1] += height * share
      return (first, first + 1)
    }
    // Heights in proportion to widths; rounding of one pixel is made up for in the next.
    var done = 0
    if low < 0 {
      done = height * -low / (high - low)
      areas[0] += done * 2 * ScanLines.unit
    }
    var x = max(low, 0)
    for cell in first...last {
      let end = min((cell + 1) * ScanLines.unit, min(high, right))
      let below = height * (end - low) / (high - low)
      let share = (x - cell * ScanLines.unit) + (end - cell * ScanLines.unit)
      areas[cell] += (below - done) * (2 * ScanLines.unit - share)
      areas[cell + 1] += (below - done) * share
      done = below
      x = end
    }
    return (first, last + 1)
  }

  /// Sums the areas of a row from the left, and clears them.
  mutating func makeSpans(_ touched: Range<Int>, in box: PixelRect, _ rule: FillRule) {
    spans.removeAll(keepingCapacity: true)
    var sum = 0
    var coverage: UInt32 = 0
    /// Where the stretch of equal coverage began, and where that of different ones.
    var runStart = touched.lowerBound
    var mixedStart = touched.lowerBound
    for x in touched.lowerBound..<min(touched.upperBound, box.width) {
      let area = areas[x]
      if area != 0 {
        areas[x] = 0
        if x - runStart >= Self.shortestRun {
          addMixed(mixedStart, runStart, in: box)
          addRun(runStart, x, coverage, in: box)
          mixedStart = x
        }
        sum += area
        coverage = Self.coverage(sum, rule)
        runStart = x
      }
      coverages[x] = UInt8(truncatingIfNeeded: coverage)
    }
    for x in box.width..<max(touched.upperBound, box.width) + 1 where x < areas.count { areas[x] = 0 }
    let end = min(touched.upperBound, box.width)
    if end - runStart >= Self.shortestRun || (sum != 0 && end < box.width) {
      addMixed(mixedStart, runStart, in: box)
      // Where the outline goes on beyond the right edge, all that is left of the row is covered as far.
      addRun(runStart, sum != 0 ? box.width : end, coverage, in: box)
    } else {
      addMixed(mixedStart, end, in: box)
    }
  }

  private mutating func addMixed(_ start: Int, _ end: Int, in box: PixelRect) {
    if start < end { spans.append(Span(start: box.minX + start, end: box.minX + end, coverage: nil)) }
  }

  private mutating func addRun(_ start: Int, _ end: Int, _ coverage: UInt32, in box: PixelRect) {
    if start < end, coverage > 0 {
      spans.append(Span(start: box.minX + start, end: box.minX + end, coverage: coverage))
    }
  }

  private static func coverage(_ sum: Int, _ rule: FillRule) -> UInt32 {
    var area = sum.magnitude
    switch rule {
    case .nonZero: area = min(area, UInt(full))
    case .evenOdd:
      // Every second pixel's worth is taken back.
      area &= UInt(2 * full - 1)
      if area > UInt(full) { area = UInt(2 * full) - area }
    }
    return UInt32(truncatingIfNeeded: (area * 255 + UInt(full / 2)) / UInt(full))
  }
}
