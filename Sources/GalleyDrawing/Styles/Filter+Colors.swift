package import GalleyLayout

// Changes of colours, each a matrix for components of sRGB.

extension Filter {
  /// How bright red, green and blue are (ITU-R BT.709).
  private static let luminance = (0.2126, 0.7152, 0.0722)

  /// Adds a share of white to every colour.
  package static func brightness(_ amount: Double) -> Filter { scaled(1, plus: amount) }

  /// Moves colours away from gray by a factor.
  package static func contrast(_ amount: Double) -> Filter { scaled(amount, plus: (1 - amount) / 2) }

  package static let inverted = scaled(-1, plus: 1)

  private static func scaled(_ factor: Double, plus offset: Double) -> Filter {
    .matrix([
      factor, 0, 0, 0, offset,
      0, factor, 0, 0, offset,
      0, 0, factor, 0, offset,
      0, 0, 0, 1, 0,
    ])
  }

  /// 1 leaves colours as they are, 0 makes them gray.
  package static func saturation(_ amount: Double) -> Filter {
    let (red, green, blue) = luminance
    let rest = 1 - amount
    return .matrix([
      red * rest + amount, green * rest, blue * rest, 0, 0,
      red * rest, green * rest + amount, blue * rest, 0, 0,
      red * rest, green * rest, blue * rest + amount, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Turns hues by an angle in degrees, as CSS's `hue-rotate` does.
  package static func hueRotation(_ degrees: Double) -> Filter {
    let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (cosine, sine) = (Trigonometry.cosine(angle), Trigonometry.sine(angle))
    func row(
      _ red: (Double, Double, Double), _ green: (Double, Double, Double), _ blue: (Double, Double, Double)
    )
      -> [Double]
    {
      [red, green, blue].map { $0.0 + $0.1 * cosine + $0.2 * sine } + [0, 0]
    }
    return .matrix(
      row((0.213, 0.787, -0.213), (0.715, -0.715, -0.715), (0.072, -0.072, 0.928))
        + row((0.213, -0.213, 0.143), (0.715, 0.285, 0.140), (0.072, -0.072, -0.283))
        + row((0.213, -0.213, -0.787), (0.715, -0.715, 0.715), (0.072, 0.928, 0.072)) + [0, 0, 0, 1, 0])
  }

  package static func multiplied(by color: ResolvedColor) -> Filter {
    .matrix([
      color.red, 0, 0, 0, 0,
      0, color.green, 0, 0, 0,
      0, 0, color.blue, 0, 0,
      0, 0, 0, color.alpha, 0,
    ])
  }

  /// Black that is as opaque as the colour was bright.
  package static let luminanceToAlpha = Filter.matrix([
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    luminance.0, luminance.1, luminance.2, 0, 0,
  ])
}
