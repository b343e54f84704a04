/// Sine and cosine that are the same on every machine, unlike those of C libraries; exact to eight digits.
enum Trigonometry {
  /// The sine of an angle in radians.
  static func sine(_ angle: Double) -> Double {
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
  static func cosine(_ angle: Double) -> Double { sine(angle + .pi / 2) }
}
