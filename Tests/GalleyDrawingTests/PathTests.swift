import GalleyLayout
import Testing

@testable import GalleyDrawing

@Suite struct PathTests {
  /// The pen draws nothing before it was put down, as in Core Graphics.
  @Test func stepsWithoutAPlaceDoNothing() {
    var path = Path()
    path.line(to: Point(x: 10, y: 20))
    path.close()
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.line(to: Point(x: 10, y: 0))
    #expect(path.trimmed(from: 0, to: 0.5).bounds == Rect(x: 0, y: 0, width: 5, height: 0))
    path.close()
    path.line(to: Point(x: 0, y: 10))
    #expect(path.trimmed(from: 0.5, to: 1).points.last == Point(x: 0, y: 10))
  }

  private let rect = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test func boundsAreThoseOfTheRectangle() {
    for path in [
      Path(rect), Path(ellipseIn: rect), Path(capsuleIn: rect, style: .circular),
      Path(rect, radii: CornerRadii(12), style: .continuous), Path(rect, radii: CornerRadii(1000), style: .continuous),
    ] { #expect(path.bounds == rect) }
    #expect(Path().bounds == nil)
  }

  /// A quarter of a circle of 30 points around (40, 50): its middle is 30 / √2 from the centre along both axes.
  @Test func circularCornersAreQuartersOfCircles() {
    let path = Path(rect, radii: CornerRadii(30), style: .circular)
    let expected = Point(x: 80 + 30 / 2.0.squareRoot(), y: 50 - 30 / 2.0.squareRoot())
    // The second of a corner's three curves is symmetrical; its middle is that of the corner.
    let curves = path.cubics
    let middle = curves[1].point(at: 0.5)
    #expect(abs(middle.x - expected.x) < 0.01)
    #expect(abs(middle.y - expected.y) < 0.01)
    // All points are 30 from the centre of their circle.
    for share in stride(from: 0.0, through: 1, by: 0.25) {
      let point = curves[0].point(at: share)
      let (x, y) = (point.x - 80, point.y - 50)
      #expect(abs((x * x + y * y).squareRoot() - 30) < 0.01)
    }
  }

  /// A continuous corner of 10 points begins 15.28665 points from the corner, if there is room.
  @Test func continuousCornersBeginEarlier() {
    let path = Path(rect, radii: CornerRadii(10), style: .continuous)
    #expect(abs(path.cubics[0].points[0].x - (110 - 15.28665)) < 1e-9)
    #expect(path.cubics[0].points[0].y == 20)
  }

  /// Half of the shorter side is 30, which leaves no room for a continuous corner of 30 points.
  @Test func cornersWithoutRoomAreCircular() {
    #expect(
      Path(rect, radii: CornerRadii(30), style: .continuous) == Path(rect, radii: CornerRadii(30), style: .circular))
  }

  @Test func cornersOfTheirOwnStayAngles() {
    let path = Path(
      rect, radii: CornerRadii(topLeft: 0, topRight: 10, bottomRight: 0, bottomLeft: 0), style: .circular)
    #expect(path.verbs.filter { $0 == .cubic }.count == 3)
  }

  /// Half of a rectangle's outline: the upper side, 100 points, and the right one, 60.
  @Test func trimsByLength() {
    let half = Path(rect).trimmed(from: 0, to: 0.5)
    #expect(half.points == [Point(x: 10, y: 20), Point(x: 110, y: 20), Point(x: 110, y: 80)])
    // A quarter of the 320 points behind the first.
    let part = Path(rect).trimmed(from: 0.25, to: 0.3125)
    #expect(part.points == [Point(x: 90, y: 20), Point(x: 110, y: 20)])
    #expect(Path(rect).trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(Path(rect).trimmed(from: -1, to: 2) == Path(rect))
  }

  /// A circle begins at three o'clock and runs clockwise: a quarter of it ends at six o'clock.
  @Test func circlesBeginAtThreeOClock() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20)).trimmed(from: 0, to: 0.25)
    #expect(circle.points.first == Point(x: 20, y: 10))
    let end = circle.points.last ?? .zero
    #expect(abs(end.x - 10) < 0.01 && abs(end.y - 20) < 0.01)
  }

  /// A quarter turn about the centre, clockwise: the right end goes down.
  @Test func transformsKeepTheirAnchor() {
    let turn = Transform(a: 0, b: 1, c: -1, d: 0)
    let map = Affine(turn, in: rect, isRightToLeft: false)
    #expect(map.applied(to: Point(x: 60, y: 50)) == Point(x: 60, y: 50))
    #expect(map.applied(to: Point(x: 110, y: 50)) == Point(x: 60, y: 100))
    #expect(Affine(turn, in: rect, isRightToLeft: true).applied(to: Point(x: 110, y: 50)) == Point(x: 60, y: 0))
    #expect(map.bounds(of: rect) == Rect(x: 30, y: 0, width: 60, height: 100))
  }

  /// sin 30° = 1/2, sin 90° = 1, cos 60° = 1/2, sin 210° = −1/2.
  @Test func sinesAreExactEnough() {
    for (degrees, sine) in [(0.0, 0.0), (30, 0.5), (90, 1), (180, 0), (210, -0.5), (-30, -0.5), (390, 0.5)] {
      #expect(abs(Trigonometry.sine(degrees * .pi / 180) - sine) < 1e-8)
    }
    #expect(abs(Trigonometry.cosine(.pi / 3) - 0.5) < 1e-8)
  }
}

/// A curve with its four points.
struct Cubic {
  var points: [Point]

  func point(at share: Double) -> Point {
    let rest = 1 - share
    let factors = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share]
    return zip(points, factors).reduce(Point.zero) { sum, next in
      Point(x: sum.x + next.0.x * next.1, y: sum.y + next.0.y * next.1)
    }
  }
}

extension Path {
  /// Its cubic curves, each with the point that it begins at.
  var cubics: [Cubic] {
    var result: [Cubic] = []
    var next = 0
    for verb in verbs {
      if verb == .cubic { result.append(Cubic(points: Array(points[next - 1..<next + 3]))) }
      next += verb.pointCount
    }
    return result
  }
}
