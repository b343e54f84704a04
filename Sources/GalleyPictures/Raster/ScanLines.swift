import GalleyLayout

/// The lines of an outline, in 256ths of a pixel.
struct ScanLines: LineSink {
  /// A line with its upper end first.
  struct Line {
    let startX, startY, endX, endY: Int
    /// 1 if it was drawn downwards, else −1.
    let direction: Int
    /// Where it enters the row that is next.
    var x: Int

    func x(at y: Int) -> Int {
      if y == endY { return endX }
      return startX + (endX - startX) * (y - startY) / (endY - startY)
    }
  }

  /// Those that cross rows: level ones cover nothing.
  var lines: [Line] = []
  private var start = (x: 0, y: 0)
  private var place = (x: 0, y: 0)
  private var bounds = Bounds()

  /// A whole pixel.
  static let unit = 256

  /// The pixels that the outline touches.
  var pixels: PixelRect { bounds.pixels }

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
    bounds.include(x: upper.x)
    bounds.include(x: lower.x)
    guard upper.y != lower.y else { return }
    bounds.include(y: upper.y)
    bounds.include(y: lower.y)
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

  /// Forgets the outline, and keeps the room for another.
  mutating func removeAll() {
    lines.removeAll(keepingCapacity: true)
    bounds = Bounds()
    start = (0, 0)
    place = (0, 0)
  }
}
