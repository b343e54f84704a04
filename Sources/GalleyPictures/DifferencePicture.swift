public import Galley
import GalleyDrawing
import GalleyLayout

/// Two layouts and what is different between them, as one picture.
///
/// ```swift
/// let difference = after.difference(from: before)
/// let file = try difference?.picture()?.sheet.png()
/// ```
public struct DifferencePicture: Sendable {
  /// The first layout, the second one and what is different, beside each other.
  public let sheet: Picture
  /// The nodes that stand where they stood and look otherwise, the innermost of them.
  public let redrawn: [Node]
  private let difference: LayoutDifference

  /// Pixels that differ by no more levels look alike.
  private static let mostLevels = 8

  /// Draws what is different; nil if a layout cannot be drawn, which the report then says.
  ///
  /// The names stand above both pictures.
  ///
  /// - Throws: `PictureFailure`, if the pictures are too large to compare their pixels.
  public init?(
    _ difference: LayoutDifference, _ options: PictureOptions = PictureOptions(), nameBefore: String? = nil,
    nameAfter: String? = nil, reportingTo report: inout ProblemReport
  ) throws(PictureFailure) {
    let names = (before: nameBefore ?? difference.before.name, after: nameAfter ?? difference.after.name)
    guard let drawing = DifferenceDrawing(difference, options, names: names, reportingTo: &report) else { return nil }
    redrawn = try Self.redrawn(in: difference, drawing)
    self.difference = difference
    guard let sheet = drawing.sheet(redrawn: redrawn) else {
      report.addTooLarge(drawing.after, because: "it would have more than pictures can hold")
      return nil
    }
    self.sheet = sheet
  }

  /// Whether nothing is different.
  public var isEmpty: Bool { difference.isEmpty && redrawn.isEmpty }

  /// The differences as JSON, as `galley diff` prints them, with the moves and the nodes that are drawn otherwise.
  public var json: [UInt8] { difference.json(redrawn: redrawn) }

  private static func redrawn(
    in difference: LayoutDifference, _ drawing: DifferenceDrawing
  ) throws(PictureFailure) -> [Node] {
    // One pixel a point is enough to see that something differs.
    let (one, two) = (try drawing.before.bitmap(scale: 1), try drawing.after.bitmap(scale: 1))
    guard var pixels = DifferentPixels(one, two, moreThan: mostLevels) else { return [] }
    for (area, weight) in difference.changedAreas { pixels.leaveOut(area, weight) }
    pixels.sum()
    var known: Set<Node> = []
    var found: [Node] = []
    // Inner nodes come behind those around them.
    for node in difference.unmoved.reversed() where pixels.count(in: node.frame) > 0 && !known.contains(node) {
      found.append(node)
      for outer in node.ancestors where !known.insert(outer).inserted { break }
    }
    return found.reversed()
  }
}

extension LayoutDifference {
  /// Returns both layouts and what is different between them; nil if one of them cannot be drawn.
  ///
  /// - Throws: `PictureFailure`, if the pictures are too large to compare their pixels.
  public func picture(_ options: PictureOptions = PictureOptions()) throws(PictureFailure) -> DifferencePicture? {
    var report = ProblemReport()
    return try DifferencePicture(self, options, reportingTo: &report)
  }
}

/// Where two pictures of one size differ.
private struct DifferentPixels {
  private let width: Int
  private let height: Int
  /// Row by row whether a pixel differs; once summed, how many do left of and above each corner of a pixel.
  private var counts: [Int32]
  /// By how much more areas leave a pixel out than its neighbours before it.
  private var steps: [Int32]

  /// Nil if the sizes differ.
  init?(_ one: Bitmap, _ two: Bitmap, moreThan levels: Int) {
    guard one.width == two.width, one.height == two.height else { return nil }
    (width, height) = (one.width, one.height)
    counts = Array(repeating: 0, count: (width + 1) * (height + 1))
    steps = counts
    for y in 0..<height {
      for x in 0..<width where one[x, y] != two[x, y] && PixelDifference.levels(one[x, y], two[x, y]) > levels {
        counts[(y + 1) * (width + 1) + x + 1] = 1
      }
    }
  }

  /// Leaves the pixels of an area out so many times more.
  mutating func leaveOut(_ area: ViewBounds, _ weight: Int) {
    let (columns, rows) = pixels(of: area, margin: weight > 0 ? 1 : -1)
    let weight = Int32(weight)
    steps[rows.lowerBound * (width + 1) + columns.lowerBound] += weight
    steps[rows.lowerBound * (width + 1) + columns.upperBound] -= weight
    steps[rows.upperBound * (width + 1) + columns.lowerBound] -= weight
    steps[rows.upperBound * (width + 1) + columns.upperBound] += weight
  }

  /// Makes sums of the pixels that are not left out, so that every rectangle is counted at once.
  mutating func sum() {
    for y in 0..<height {
      var (row, step): (Int32, Int32) = (0, 0)
      for x in 0..<width {
        step += steps[y * (width + 1) + x]
        let timesLeftOut = step + (y > 0 ? steps[(y - 1) * (width + 1) + x] : 0)
        steps[y * (width + 1) + x] = timesLeftOut
        let place = (y + 1) * (width + 1) + x + 1
        if timesLeftOut <= 0 { row += counts[place] }
        counts[place] = counts[place - width - 1] + row
      }
    }
  }

  func count(in area: ViewBounds) -> Int {
    let (columns, rows) = pixels(of: area)
    func sum(_ x: Int, _ y: Int) -> Int { Int(counts[y * (width + 1) + x]) }
    return sum(columns.upperBound, rows.upperBound) - sum(columns.lowerBound, rows.upperBound)
      - sum(columns.upperBound, rows.lowerBound) + sum(columns.lowerBound, rows.lowerBound)
  }

  /// The pixels of an area that are in the picture, with so many more around them.
  private func pixels(of area: ViewBounds, margin: Int = 0) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ low: Double, _ high: Double, _ most: Int) -> Range<Int> {
      let edges = [low, high].map { Int(min(max($0, 0), Double(most)).rounded(.toNearestOrAwayFromZero)) }
      let start = min(max(edges[0] - margin, 0), most)
      return start..<max(start, min(edges[1] + margin, most))
    }
    return (range(area.minX, area.maxX, width), range(area.minY, area.maxY, height))
  }
}
