/// Sine and cosine that are the same on every machine, unlike those of C libraries; exact to eight digits.
package enum Trigonometry {
  /// The sine of an angle in radians.
  package static func sine(_ angle: Double) -> Double {
    let turns = (angle / .pi).rounded()
    let rest = angle - turns * .pi
    let square = rest * rest
    // Taylor's series up to the fifteenth power, enough for a quarter of a turn on either side.
    var term = rest
    var sum = rest
    for power in stride(from: 3.0, through: 15, by: 2) {
      term *= -square / (power * (power - 1))
      sum += term
    }
    return turns.truncatingRemainder(dividingBy: 2) == 0 ? sum : -sum
  }

  /// The cosine of an angle in radians.
  package static func cosine(_ angle: Double) -> Double { sine(angle + .pi / 2) }

  /// The angle of a direction in radians, from −π to π; y grows downwards, and so do angles clockwise.
  package static func angle(x: Double, y: Double) -> Double {
    let (long, short) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
    guard long > 0, long.isFinite else { return 0 }
    // Half of half of an angle of up to an eighth of a turn, for which a few terms of the series are enough.
    func halved(_ tangent: Double) -> Double { tangent / (1 + (1 + tangent * tangent).squareRoot()) }
    let tangent = halved(halved(short / long))
    let square = tangent * tangent
    var sum = 0.0
    for power in stride(from: 13.0, through: 1, by: -2) { sum = 1 / power - square * sum }
    var angle = 4 * tangent * sum
    if y.magnitude > x.magnitude { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }
}
