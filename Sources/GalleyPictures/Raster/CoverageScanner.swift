import GalleyDrawing
import GalleyLayout

/// Finds how much of each pixel an outline covers, row by row.
///
/// Coordinates are 256ths of a pixel, and all sums are of whole numbers, so that every machine finds the same. Each line adds the area
/// between itself and the right edge of a pixel to that pixel, and its height to all pixels on the right of it.
struct CoverageScanner: LineSink {
  /// A line with its upper end first.
  private struct Line {
    var startX, startY, endX, endY: Int
    /// 1 if it was drawn downwards, else −1.
    var direction: Int
    /// Where it enters the row that is next.
    var x: Int
  }

  /// A stretch of pixels in a row.
  struct Span {
    var start, end: Int
    /// How much of each is covered, of 255; nil if that differs.
    var coverage: UInt32?
  }

  /// Lines that cross the picture.
  private var lines: [Line] = []
  private var start = (x: 0, y: 0)
  private var place = (x: 0, y: 0)
  private var range = Bounds()

  private var rule = FillRule.nonZero
  /// The pixels that are looked at.
  private var box = PixelRect.empty
  private var nextRow = 0

  // What follows is kept to spare allocations, and empty between two scans.
  /// The first line that begins in each row, and the next that begins in the row of each line.
  private var firstLines: [Int32] = []
  private var nextLines: [Int32] = []
  private var active: [Int32] = []
  /// Areas by pixel, in half 65,536ths.
  private var areas: [Int] = []
  /// What is covered of the row that was asked for last.
  private(set) var spans: [Span] = []
  /// Coverages by pixel of that row from the left edge of the view, where spans have none.
  private(set) var coverages: [UInt8] = []

  /// A whole pixel.
  private static let unit = 256
  /// Twice the area of a whole pixel.
  private static let full = 2 * 256 * 256
  /// Runs that are shorter are not worth a span.
  private static let shortestRun = 8

  /// How many lines there are.
  var lineCount: Int { lines.count }

  // MARK: Lines

  mutating func move(to point: Point) {
    close()
    start = Self.fixed(point)
    place = start
  }

  mutating func line(to point: Point, isSmooth: Bool) { add(Self.fixed(point)) }

  mutating func close() { add(start) }

  private mutating func add(_ end: (x: Int, y: Int)) {
    let isDown = end.y > place.y
    let (upper, lower) = isDown ? (place, end) : (end, place)
    place = end
    range.include(x: upper.x)
    range.include(x: lower.x)
    guard upper.y != lower.y else { return }
    range.include(y: upper.y)
    range.include(y: lower.y)
    lines.append(
      Line(
        startX: upper.x, startY: upper.y, endX: lower.x, endY: lower.y, direction: isDown ? 1 : -1, x: upper.x))
  }

  /// Places in 256ths; what is more than four million pixels away is brought there, so that products fit.
  private static func fixed(_ point: Point) -> (x: Int, y: Int) {
    func fixed(_ value: Double) -> Int {
      let limit = Double(1 << 22)
      guard value.isFinite else { return 0 }
      // Brought above zero, where what is cut off by the conversion is rounded down.
      return Int(min(max(value, -limit), limit) * Double(unit) + (limit * Double(unit) + 0.5)) - (1 << 22) * unit
    }
    return (fixed(point.x), fixed(point.y))
  }

  private struct Bounds {
    var minX = Int.max
    var maxX = Int.min
    var minY = Int.max
    var maxY = Int.min

    mutating func include(x: Int) { (minX, maxX) = (min(minX, x), max(maxX, x)) }
    mutating func include(y: Int) { (minY, maxY) = (min(minY, y), max(maxY, y)) }

    /// The pixels that it touches.
    var pixels: PixelRect {
      guard minX <= maxX, minY <= maxY else { return .empty }
      return PixelRect(minX: minX >> 8, minY: minY >> 8, maxX: (maxX + 255) >> 8, maxY: (maxY + 255) >> 8)
    }
  }

  // MARK: Rows

  /// Begins with the rows of `view` that the outline covers.
  mutating func begin(_ rule: FillRule, in view: PixelRect) {
    close()
    self.rule = rule
    box = range.pixels.intersection(view)
    nextRow = box.minY
    guard !box.isEmpty else { return forget() }
    box.minX = view.minX
    sortLines()
  }

  /// The next row that is covered, with its `spans` from the left; nil behind the last, when the outline is forgotten.
  mutating func next() -> Int? {
    while nextRow < box.maxY {
      let row = nextRow
      nextRow += 1
      activate(row, firstLines[row - box.minY])
      guard !active.isEmpty else { continue }
      makeSpans(addAreas(of: row))
      if !spans.isEmpty { return row }
    }
    forget()
    return nil
  }

  private mutating func forget() {
    box = .empty
    nextRow = 0
    lines.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    range = Bounds()
    start = (0, 0)
    place = (0, 0)
  }

  /// Sorts the lines by the rows in which they begin.
  private mutating func sortLines() {
    if areas.count < box.width + 2 {
      areas = Array(repeating: 0, count: box.width + 2)
      coverages = Array(repeating: 0, count: box.width + 2)
    }
    firstLines.removeAll(keepingCapacity: true)
    firstLines.append(contentsOf: repeatElement(-1, count: box.height))
    nextLines.removeAll(keepingCapacity: true)
    nextLines.append(contentsOf: repeatElement(-1, count: lines.count))
    let (top, bottom) = (box.minY * Self.unit, box.maxY * Self.unit)
    for index in lines.indices {
      let line = lines[index]
      guard line.endY > top, line.startY < bottom else { continue }
      let row = max(line.startY >> 8, box.minY) - box.minY
      if line.startY < top { lines[index].x = Self.x(of: line, at: top) }
      nextLines[index] = firstLines[row]
      firstLines[row] = Int32(index)
    }
  }

  private static func x(of line: Line, at y: Int) -> Int {
    if y == line.endY { return line.endX }
    return line.startX + (line.endX - line.startX) * (y - line.startY) / (line.endY - line.startY)
  }

  /// Adds the lines that begin in a row to those that cross it, and leaves out those that ended above it.
  private mutating func activate(_ row: Int, _ first: Int32) {
    let top = row * Self.unit
    active.removeAll { lines[Int($0)].endY <= top }
    var next = first
    while next >= 0 {
      active.append(next)
      next = nextLines[Int(next)]
    }
  }

  /// Adds what the lines of a row cover, and returns the pixels that were touched.
  private mutating func addAreas(of row: Int) -> Range<Int> {
    let (top, bottom) = (row * Self.unit, (row + 1) * Self.unit)
    let left = box.minX * Self.unit
    var touched = (low: Int.max, high: Int.min)
    for index in active {
      let line = lines[Int(index)]
      let (begin, end) = (max(line.startY, top), min(line.endY, bottom))
      let x = line.startX == line.endX ? line.endX : Self.x(of: line, at: end)
      lines[Int(index)].x = x
      let (low, high) = line.x < x ? (line.x, x) : (x, line.x)
      let cells = add(low - left, high - left, height: (end - begin) * line.direction, width: box.width)
      touched = (min(touched.low, cells.low), max(touched.high, cells.high))
    }
    return touched.low..<(max(touched.high, touched.low) + 1)
  }

  /// Adds a piece of a line between two places of a row, and returns the pixels that it touched.
  private mutating func add(_ low: Int, _ high: Int, height: Int, width: Int) -> (low: Int, high: Int) {
    let right = width * Self.unit
    if low >= right { return (width, width) }
    if high <= 0 {
      areas[0] += height * 2 * Self.unit
      return (0, 0)
    }
    let (first, last) = (max(low, 0) >> 8, min(high, right) >> 8)
    if first == last, low >= 0 {
      let share = (low & 255) + (high & 255)
      areas[first] += height * (2 * Self.unit - share)
      areas[first + 1] += height * share
      return (first, first + 1)
    }
    // Heights in proportion to widths; rounding of one pixel is made up for in the next.
    var done = 0
    if low < 0 {
      done = height * -low / (high - low)
      areas[0] += done * 2 * Self.unit
    }
    var x = max(low, 0)
    for cell in first...last {
      let end = min((cell + 1) * Self.unit, min(high, right))
      let below = height * (end - low) / (high - low)
      let share = (x - cell * Self.unit) + (end - cell * Self.unit)
      areas[cell] += (below - done) * (2 * Self.unit - share)
      areas[cell + 1] += (below - done) * share
      done = below
      x = end
    }
    return (first, last + 1)
  }

  /// Sums the areas of a row from the left, and clears them.
  private mutating func makeSpans(_ touched: Range<Int>) {
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
          addMixed(mixedStart, runStart)
          addRun(runStart, x, coverage)
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
      addMixed(mixedStart, runStart)
      // Where the outline goes on beyond the right edge, all that is left of the row is covered as far.
      addRun(runStart, sum != 0 ? box.width : end, coverage)
    } else {
      addMixed(mixedStart, end)
    }
  }

  private mutating func addMixed(_ start: Int, _ end: Int) {
    if start < end { spans.append(Span(start: box.minX + start, end: box.minX + end, coverage: nil)) }
  }

  private mutating func addRun(_ start: Int, _ end: Int, _ coverage: UInt32) {
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
