/// Changes colours by four sums of their components, each with one of the matrix's rows.
struct ColorMatrix {
  /// In 65,536ths.
  private let factors: [Int]

  private static let unit = 65_536.0

  /// Nil if there are not four rows of five factors.
  init?(_ factors: [Double]) {
    guard factors.count == 20 else { return nil }
    // What is beyond makes white or black of all but the darkest.
    self.factors = factors.map { Int((min(max($0.isNaN ? 0 : $0, -10_000), 10_000) * Self.unit).rounded()) }
  }

  func apply(to pixel: Pixel) -> Pixel {
    let (red, green, blue) = pixel.straight
    let components = (Int(red), Int(green), Int(blue), Int(pixel.alpha))
    func sum(_ row: Int) -> UInt32 {
      let sum =
        factors[row] * components.0 + factors[row + 1] * components.1 + factors[row + 2] * components.2
        + factors[row + 3] * components.3 + factors[row + 4] * 255
      return UInt32(min(max((sum + Int(Self.unit) / 2) >> 16, 0), 255))
    }
    return Pixel(straightRed: sum(0), sum(5), sum(10), sum(15))
  }
}
