import GalleyDrawing
import GalleyLayout

/// Finds how much of each pixel an outline covers, row by row.
///
/// Coordinates are 256ths of a pixel, and all sums are of whole numbers, so that every machine finds the same.
struct CoverageScanner: LineSink {
  private var outline = ScanLines()
  private var covered = CoverageRow()
  private var rule = FillRule.nonZero
  /// The pixels that are looked at.
  private var box = PixelRect.empty
  private var nextRow = 0
  // What follows is kept to spare allocations, and empty between two scans.
  /// The first line that begins in each row, and the next that begins in the row of each line.
  private var firstLines: [Int32] = []
  private var nextLines: [Int32] = []
  private var active: [Int32] = []

  /// How many lines there are.
  var lineCount: Int { outline.lines.count }

  /// What is covered of the row that was asked for last.
  var spans: [CoverageRow.Span] { covered.spans }

  /// Coverages by pixel of that row from the left edge of the view, where spans have none.
  var coverages: [UInt8] { covered.coverages }

  // MARK: Lines

  mutating func move(to point: Point) { outline.move(to: point) }

  mutating func line(to point: Point, isSmooth: Bool) { outline.line(to: point, isSmooth: isSmooth) }

  mutating func close() { outline.close() }

  // MARK: Rows

  /// Begins with the rows of `view` that the outline covers.
  mutating func begin(_ rule: FillRule, in view: PixelRect) {
    close()
    self.rule = rule
    box = outline.pixels.intersection(view)
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
      covered.makeSpans(addAreas(of: row), in: box, rule)
      if !covered.spans.isEmpty { return row }
    }
    forget()
    return nil
  }

  private mutating func forget() {
    box = .empty
    nextRow = 0
    outline.removeAll()
    active.removeAll(keepingCapacity: true)
  }

  /// Sorts the lines by the rows in which they begin.
  private mutating func sortLines() {
    covered.reserve(box.width)
    firstLines.removeAll(keepingCapacity: true)
    firstLines.append(contentsOf: repeatElement(-1, count: box.height))
    nextLines.removeAll(keepingCapacity: true)
    nextLines.append(contentsOf: repeatElement(-1, count: outline.lines.count))
    let (top, bottom) = (box.minY * ScanLines.unit, box.maxY * ScanLines.unit)
    for index in outline.lines.indices {
      let line = outline.lines[index]
      guard line.endY > top, line.startY < bottom else { continue }
      let first = max(line.startY >> 8, box.minY) - box.minY
      if line.startY < top { outline.lines[index].x = line.x(at: top) }
      nextLines[index] = firstLines[first]
      firstLines[first] = Int32(index)
    }
  }

  /// Adds the lines that begin in a row to those that cross it, and leaves out those that ended above it.
  private mutating func activate(_ row: Int, _ first: Int32) {
    let top = row * ScanLines.unit
    active.removeAll { outline.lines[Int($0)].endY <= top }
    var next = first
    while next >= 0 {
      active.append(next)
      next = nextLines[Int(next)]
    }
  }

  /// Adds what the lines of a row cover, and returns the pixels that were touched.
  private mutating func addAreas(of row: Int) -> Range<Int> {
    let (top, bottom) = (row * ScanLines.unit, (row + 1) * ScanLines.unit)
    let left = box.minX * ScanLines.unit
    var touched = (low: Int.max, high: Int.min)
    for index in active {
      let line = outline.lines[Int(index)]
      let (begin, end) = (max(line.startY, top), min(line.endY, bottom))
      let x = line.startX == line.endX ? line.endX : line.x(at: end)
      outline.lines[Int(index)].x = x
      let (low, high) = line.x < x ? (line.x, x) : (x, line.x)
      let cells = covered.add(low - left, high - left, height: (end - begin) * line.direction, width: box.width)
      touched = (min(touched.low, cells.low), max(touched.high, cells.high))
    }
    return touched.low..<(max(touched.high, touched.low) + 1)
  }
}
