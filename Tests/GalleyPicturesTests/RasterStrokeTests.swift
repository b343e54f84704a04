import GalleyDrawing
import GalleyLayout
import Testing

@testable import GalleyPictures

/// Lines: their ends, their corners, how much they cover.
@Suite struct RasterStrokeTests: RasterTesting {
  /// A line of width 2 from 2 to 8, with ends that reach one further if they are square.
  @Test func linesHaveTheirEnds() throws {
    for (cap, first) in [(Stroke.Cap.butt, 2), (.square, 1)] {
      var stroke = Stroke(width: 2)
      stroke.cap = cap
      var path = Path()
      path.move(to: Point(x: 2, y: 5))
      path.line(to: Point(x: 8, y: 5))
      let drawn = try bitmap { $0.stroke(path, red, stroke) }
      let columns = (0..<10).filter { drawn[$0, 4] == pixel(255, 0, 0) && drawn[$0, 5] == pixel(255, 0, 0) }
      #expect(columns == Array(first..<(10 - first)))
      #expect(drawn[5, 3] == .clear && drawn[5, 6] == .clear)
    }
  }

  /// The area of a ring of radius 30 and width 8: π × (34² − 26²) = 1508, and of a round end: π × 4² ÷ 2 = 25.
  @Test func linesHaveTheirArea() throws {
    func area(_ path: Path, _ stroke: Stroke) throws -> Double {
      try Double(bitmap(100, 100) { $0.stroke(path, black, stroke) }.pixels.reduce(0) { $0 + Int($1.alpha) }) / 255
    }
    var stroke = Stroke(width: 8)
    #expect(abs(try area(Path(ellipseIn: rect(20, 20, 60, 60)), stroke) - 1508) < 12)
    var line = Path()
    line.move(to: Point(x: 20, y: 30))
    line.line(to: Point(x: 80, y: 61))
    let (butt, length) = (try area(line, stroke), (60.0 * 60 + 31 * 31).squareRoot())
    #expect(abs(butt - length * 8) < 1)
    stroke.cap = .round
    #expect(abs(try area(line, stroke) - butt - 50.3) < 1)
    // Strokes of 5 and gaps of 3 from the start: 5 ÷ 8 of the length, and what is left of the last.
    stroke.cap = .butt
    stroke.dash = [5, 3]
    let drawn = (length / 8).rounded(.down) * 5 + min(length.truncatingRemainder(dividingBy: 8), 5)
    #expect(abs(try area(line, stroke) - drawn * 8) < 2)
  }

  /// A right angle of width 2 has its outer corner, cuts half of it off, or rounds it: 1, 0.5 or π ÷ 4 of a pixel.
  @Test(arguments: [(Stroke.Join.miter, 255), (.bevel, 128), (.round, 200)])
  func linesHaveTheirCorners(_ join: Stroke.Join, _ alpha: Int) throws {
    var stroke = Stroke(width: 2)
    stroke.join = join
    var path = Path()
    path.move(to: Point(x: 1, y: 3))
    path.line(to: Point(x: 7, y: 3))
    path.line(to: Point(x: 7, y: 9))
    let drawn = try bitmap { $0.stroke(path, black, stroke) }
    #expect(abs(Int(drawn[7, 2].alpha) - alpha) <= 8)
    #expect(drawn[6, 3].alpha == 255 && drawn[5, 4].alpha == 0 && drawn[6, 5].alpha == 255)
  }
}
