import Testing

@testable import GalleyPictures

@Suite struct BlurTests {
  private func blurred(_ values: [UInt16], _ deviation: Double) throws -> [Double] {
    var values = values
    try #require(BoxBlur(deviation: deviation)).blurRows(&values, width: values.count, height: 1)
    return values.map { Double($0) / 65_535 }
  }

  /// One value is spread with the variance that was asked for, and none of it is lost.
  @Test(arguments: [0.5, 0.8, 1.0, 2.5, 6.0, 17.3])
  func variancesAreThoseAskedFor(_ deviation: Double) throws {
    let middle = 120
    var values = [UInt16](repeating: 0, count: 2 * middle + 1)
    values[middle] = 65_535
    let spread = try blurred(values, deviation)
    let sum = spread.reduce(0, +)
    #expect(abs(sum - 1) < 0.005)
    let variance = spread.indices.reduce(0.0) { $0 + spread[$1] * Double(($1 - middle) * ($1 - middle)) } / sum
    #expect(abs(variance.squareRoot() / deviation - 1) < 0.02)
  }

  /// An edge becomes the integral of the normal distribution: Φ(0.5 / σ), Φ(1.5 / σ) … by the table, at the pixels behind it.
  @Test(arguments: [
    (1.0, [0.691, 0.933, 0.994]), (2.0, [0.599, 0.773, 0.894]), (5.0, [0.540, 0.618, 0.691]),
  ])
  func edgesAreSoft(_ deviation: Double, _ expected: [Double]) throws {
    let edge = 50
    let values = (0..<100).map { UInt16($0 < edge ? 0 : 65_535) }
    let soft = try blurred(values, deviation)
    for (place, value) in expected.enumerated() {
      #expect(abs(soft[edge + place] - value) < 0.02)
      #expect(abs(soft[edge - 1 - place] - (1 - value)) < 0.02)
    }
  }

  @Test func whatCannotBeSeenIsNotBlurred() {
    #expect(BoxBlur(deviation: 0) == nil)
    #expect(BoxBlur(deviation: .nan) == nil)
    #expect(BoxBlur(deviation: -3) == nil)
    #expect(BoxBlur(deviation: 1e300) != nil)
  }

  /// Nothing is drawn beyond what a blur says it reaches.
  @Test(arguments: [0.4, 1, 3.3, 9])
  func blursReachAsFarAsTheySay(_ deviation: Double) throws {
    let blur = try #require(BoxBlur(deviation: deviation))
    var values = [UInt16](repeating: 0, count: 201)
    values[100] = 65_535
    blur.blurRows(&values, width: 201, height: 1)
    #expect(values[..<(100 - blur.reach)].allSatisfy { $0 == 0 })
    #expect(values[(100 + blur.reach + 1)...].allSatisfy { $0 == 0 })
  }

  /// Planes that are reduced agree with the integral of the normal distribution: Φ(x ÷ σ) at the middles of pixels.
  @Test(
    arguments: [
      // Φ(0.5/10), Φ(5.5/10), Φ(10.5/10), Φ(20.5/10), and the same of 40 at fourfold places.
      (10.0, [(0, 0.520), (5, 0.709), (10, 0.853), (20, 0.980)]),
      (40.0, [(2, 0.525), (22, 0.713), (42, 0.856), (80, 0.978)]),
    ] as [(Double, [(Int, Double)])])
  func farBlursAreSoft(_ deviation: Double, _ expected: [(Int, Double)]) {
    // An edge in the middle of 600 columns, with the same rows below each other.
    var bitmap = Bitmap(width: 600, height: 600)
    for index in bitmap.pixels.indices where index % 600 >= 300 {
      bitmap.pixels[index] = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    }
    let plane = Plane(bitmap, blurredBy: Deviation(x: deviation, y: deviation)) { $0.alpha }
    for (place, share) in expected {
      #expect(abs(Double(plane.component(300 + place, 300)) / 255 - share) < 0.012, "\(place)")
      #expect(abs(Double(plane.component(299 - place, 300)) / 255 - (1 - share)) < 0.012, "\(place)")
    }
  }
}
