import GalleyDrawing
import GalleyLayout
import Testing

@testable import GalleyPictures

@Suite struct CoverageTests {
  /// The coverages of a picture of so many pixels.
  private func coverages(_ path: Path, _ rule: FillRule = .nonZero, in view: PixelRect) -> [[Int]] {
    var scanner = CoverageScanner()
    Flattener(tolerance: 1.0 / 16, view: view.rect).flatten(path, .identity, into: &scanner)
    var rows = Array(repeating: Array(repeating: 0, count: view.width), count: view.height)
    scanner.begin(rule, in: view)
    while let row = scanner.next() {
      for span in scanner.spans {
        for x in span.start..<span.end {
          rows[row - view.minY][x - view.minX] = Int(span.coverage ?? UInt32(scanner.coverages[x - view.minX]))
        }
      }
    }
    return rows
  }

  private func view(_ width: Int, _ height: Int) -> PixelRect {
    PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  /// Three quarters of 255 are 191.25, half is 127.5, and both together 95.6.
  @Test func edgesCoverTheirShareOfPixels() {
    let rows = coverages(Path(Rect(x: 1.25, y: 0.5, width: 2.25, height: 1.5)), in: view(5, 3))
    #expect(rows == [[0, 96, 128, 64, 0], [0, 191, 255, 128, 0], [0, 0, 0, 0, 0]])
  }

  /// A triangle covers half of the pixels on its long side, and a line of pixels more or less on either side of them.
  @Test func slopesCoverHalves() {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 4, y: 4))
    path.line(to: Point(x: 0, y: 4))
    path.close()
    #expect(
      coverages(path, in: view(4, 4)) == [
        [128, 0, 0, 0], [255, 128, 0, 0], [255, 255, 128, 0], [255, 255, 255, 128],
      ])
  }

  @Test func rulesDifferWhereAnOutlineGoesAroundTwice() {
    var path = Path(Rect(x: 0, y: 0, width: 3, height: 1))
    path.append(Path(Rect(x: 1, y: 0, width: 1, height: 1)))
    #expect(coverages(path, in: view(3, 1)) == [[255, 255, 255]])
    #expect(coverages(path, .evenOdd, in: view(3, 1)) == [[255, 0, 255]])
  }

  /// The sum of all coverages is the area: π × 40² for a circle, whose chords are at most 1/16 of a pixel inside.
  @Test func curvesHaveTheirArea() {
    let rows = coverages(Path(ellipseIn: Rect(x: 3.3, y: 2.7, width: 80, height: 80)), in: view(90, 90))
    let area = Double(rows.joined().reduce(0, +)) / 255
    #expect(abs(area - .pi * 1600) < 2 * .pi * 40 / 16)
  }

  /// What stands in a part of the picture does not depend on how much else is looked at.
  @Test func partsAreThoseOfTheWhole() {
    var random = SplitMix(state: 7)
    for _ in 0..<200 {
      var path = Path()
      for corner in 0..<Int.random(in: 3...8, using: &random) {
        let point = Point(
          x: Double.random(in: -60...120, using: &random), y: Double.random(in: -60...120, using: &random))
        if corner == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
      let rule = Bool.random(using: &random) ? FillRule.nonZero : .evenOdd
      let whole = coverages(path, rule, in: PixelRect(minX: -70, minY: -70, maxX: 130, maxY: 130))
      let part = coverages(path, rule, in: PixelRect(minX: 5, minY: 10, maxX: 45, maxY: 40))
      #expect(part == whole[80..<110].map { Array($0[75..<115]) })
    }
  }

  /// Against counting 32 × 32 places in each pixel by how often the outline goes around them.
  @Test func coveragesAreThoseOfManyPlaces() {
    let points = [(2.3, 1.2), (14.8, 3.1), (11.2, 14.6), (7.4, 6.3), (1.1, 12.9)].map { Point(x: $0.0, y: $0.1) }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    path.close()
    let rows = coverages(path, in: view(16, 16))
    for y in 0..<16 {
      for x in 0..<16 {
        var inside = 0
        for place in 0..<1024 {
          let (px, py) = (Double(x) + (Double(place % 32) + 0.5) / 32, Double(y) + (Double(place / 32) + 0.5) / 32)
          var winding = 0
          for (start, end) in zip(points, points.dropFirst() + [points[0]]) where (start.y <= py) != (end.y <= py) {
            let crossing = start.x + (py - start.y) / (end.y - start.y) * (end.x - start.x)
            if crossing < px { winding += end.y > start.y ? 1 : -1 }
          }
          if winding != 0 { inside += 1 }
        }
        #expect(abs(Double(rows[y][x]) / 255 - Double(inside) / 1024) < 0.03, "\(x) \(y)")
      }
    }
  }

  @Test func farAwayPointsAreHarmless() {
    var path = Path()
    path.move(to: Point(x: -1e300, y: -1e300))
    path.line(to: Point(x: 1e300, y: -1e300))
    path.cubic(Point(x: .infinity, y: .nan), Point(x: 1e9, y: 1e9), to: Point(x: 1e300, y: 1e300))
    path.line(to: Point(x: -1e300, y: 1e300))
    path.close()
    _ = coverages(path, in: view(8, 8))
  }
}

/// Numbers that look random, and are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
