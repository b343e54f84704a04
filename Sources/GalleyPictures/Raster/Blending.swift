import GalleyDrawing

// How pixels of layers are put on what is below them: the formulas of the W3C's Compositing and Blending, and of Core
// Graphics for `plusDarker` and `plusLighter`. Divisions and roots are exact on every machine.

extension BlendMode {
  /// The source on the backdrop; both are multiplied by their opacity, and so is the result.
  func blended(_ source: Pixel, on backdrop: Pixel) -> Pixel {
    guard source.alpha > 0 else { return backdrop }
    switch self {
    case .normal: return source.over(backdrop)
    case .sourceAtop:
      return source.scaled(by: backdrop.alpha).plus(backdrop.scaled(by: 255 - source.alpha), alpha: backdrop.alpha)
    case .destinationOver: return backdrop.over(source)
    case .destinationOut: return backdrop.scaled(by: 255 - source.alpha)
    case .plusLighter: return source.plus(backdrop, alpha: min(source.alpha + backdrop.alpha, 255))
    case .plusDarker: return Self.darkened(source, backdrop)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity:
      return mixed(source, backdrop)
    }
  }

  private static func darkened(_ source: Pixel, _ backdrop: Pixel) -> Pixel {
    let alpha = min(source.alpha + backdrop.alpha, 255)
    func component(_ one: UInt32, _ two: UInt32) -> UInt32 {
      let missing = source.alpha - min(one, source.alpha) + backdrop.alpha - min(two, backdrop.alpha)
      return alpha > missing ? alpha - missing : 0
    }
    return Pixel(
      red: component(source.red, backdrop.red), green: component(source.green, backdrop.green),
      blue: component(source.blue, backdrop.blue), alpha: alpha)
  }

  /// Where both are, what the mode makes of their colours; elsewhere the one that is there.
  private func mixed(_ source: Pixel, _ backdrop: Pixel) -> Pixel {
    let (top, below) = (Color(source), Color(backdrop))
    let (topAlpha, belowAlpha) = (Double(source.alpha) / 255, Double(backdrop.alpha) / 255)
    let blend = isSeparable ? top.zipped(below) { separable($0, $1) } : whole(top, below)
    let alpha = topAlpha + belowAlpha - topAlpha * belowAlpha
    func component(_ top: Double, _ below: Double, _ both: Double) -> UInt32 {
      let value =
        topAlpha * (1 - belowAlpha) * top + belowAlpha * (1 - topAlpha) * below + topAlpha * belowAlpha * both
      return UInt32(min(max(value, 0), alpha) * 255 + 0.5)
    }
    return Pixel(
      red: component(top.red, below.red, blend.red), green: component(top.green, below.green, blend.green),
      blue: component(top.blue, below.blue, blend.blue), alpha: UInt32(alpha * 255 + 0.5))
  }

  /// Whether red, green and blue are blended each by itself.
  private var isSeparable: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: false
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter:
      true
    }
  }

  private func separable(_ top: Double, _ below: Double) -> Double {
    switch self {
    case .multiply: return top * below
    case .screen: return top + below - top * below
    case .overlay: return BlendMode.hardLight.separable(below, top)
    case .darken: return min(top, below)
    case .lighten: return max(top, below)
    case .colorDodge: return below == 0 ? 0 : top == 1 ? 1 : min(1, below / (1 - top))
    case .colorBurn: return below == 1 ? 1 : top == 0 ? 0 : 1 - min(1, (1 - below) / top)
    case .hardLight: return top <= 0.5 ? 2 * top * below : 2 * top + below - 1 - (2 * top - 1) * below
    case .softLight:
      if top <= 0.5 { return below - (1 - 2 * top) * below * (1 - below) }
      let light = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
      return below + (2 * top - 1) * (light - below)
    case .difference: return (top - below).magnitude
    case .exclusion: return top + below - 2 * top * below
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker,
      .plusLighter:
      return top
    }
  }

  private func whole(_ top: Color, _ below: Color) -> Color {
    switch self {
    case .hue: top.saturated(as: below).lit(as: below)
    case .saturation: below.saturated(as: top).lit(as: below)
    case .color: top.lit(as: below)
    case .luminosity: below.lit(as: top)
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter:
      top
    }
  }
}

/// Red, green and blue from 0 to 1, not multiplied.
private struct Color {
  var red, green, blue: Double

  init(_ pixel: Pixel) {
    let straight = pixel.straight
    self.init(
      red: Double(straight.red) / 255, green: Double(straight.green) / 255, blue: Double(straight.blue) / 255)
  }

  init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

  func zipped(_ other: Color, _ change: (Double, Double) -> Double) -> Color {
    Color(red: change(red, other.red), green: change(green, other.green), blue: change(blue, other.blue))
  }

  private func mapped(_ change: (Double) -> Double) -> Color {
    Color(red: change(red), green: change(green), blue: change(blue))
  }

  private var least: Double { min(red, min(green, blue)) }
  private var most: Double { max(red, max(green, blue)) }
  private var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

  /// The colour with another's luminosity; what is out of range is brought back on the way to grey.
  func lit(as other: Color) -> Color {
    let difference = other.luminosity - luminosity
    let moved = mapped { $0 + difference }
    let (light, low, high) = (moved.luminosity, moved.least, moved.most)
    var result = moved
    if low < 0 { result = result.mapped { light + (($0 - light) * light) / (light - low) } }
    if high > 1 { result = result.mapped { light + (($0 - light) * (1 - light)) / (high - light) } }
    return result
  }

  /// The colour with another's distance between the largest and the least component.
  func saturated(as other: Color) -> Color {
    let (low, range) = (least, most - least)
    guard range > 0 else { return Color(red: 0, green: 0, blue: 0) }
    let wanted = other.most - other.least
    return mapped { ($0 - low) * wanted / range }
  }
}

extension Pixel {
  /// The sum of two pixels with a given opacity, which no component exceeds.
  fileprivate func plus(_ other: Pixel, alpha: UInt32) -> Pixel {
    Pixel(
      red: min(red + other.red, alpha), green: min(green + other.green, alpha), blue: min(blue + other.blue, alpha),
      alpha: alpha)
  }
}
