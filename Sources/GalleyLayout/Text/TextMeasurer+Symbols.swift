/// How large SF Symbols are.
///
/// Two published models disagree: squares of 1.2 times the font's size with fixed factors for the scales, and
/// drawings whose size follows scale and weight inside a slightly larger box (text 3). We take the
/// second, because its factors were read from Apple's fonts and both measured drawings and the one measured box agree
/// with it; for a medium symbol of regular weight the two are less than half a point apart. Single symbols have the sizes of
/// `SymbolSize`. Everything but the factors and the measured ones of those is unconfirmed.
enum SymbolMetrics {
  /// The layout width of a symbol as a multiple of its drawing's size, where nothing else is known of it.
  static let widthFactor = 1.2
  /// The layout height as a multiple of the drawing's size: a globe drawn 21.62 points high has a box of 25.667.
  static let heightFactor = 1.186

  /// Returns the diameter of a round symbol as a multiple of the font's size.
  ///
  /// Source: text 3.
  static func drawingFactor(scale: ImageScale, weight: FontWeight) -> Double {
    let (ultraLight, regular, black): (Double, Double, Double) =
      switch scale {
      case .small: (0.7446, 0.7886, 0.8398)
      case .medium: (0.9463, 0.9961, 1.0664)
      case .large: (1.2166, 1.2720, 1.3589)
      }
    let value = weightValue(weight)
    return value < 0
      ? regular + (ultraLight - regular) * value / weightValue(.ultraLight)
      : regular + (black - regular) * value / weightValue(.black)
  }

  /// The same for a weight on CSS's scale.
  static func drawingFactor(scale: ImageScale, weight: Double) -> Double {
    drawingFactor(scale: scale, weight: FontWeight(rawValue: Int(weight)) ?? .regular)
  }

  /// The weight as Apple's fonts number it, from -0.8 to 0.62.
  private static func weightValue(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }
}

extension TextMeasurer {
  /// Returns the size of a symbol in its font.
  ///
  /// That of a resizable one is not rounded: its ratio counts, whatever the pixels are.
  package func measureSymbol(_ symbol: SymbolContent) -> TextMeasurement {
    let font = ResolvedFont(symbol.font, dynamicTypeSize: symbol.dynamicTypeSize, in: system)
    let usual = SymbolMetrics.drawingFactor(scale: .medium, weight: .regular)
    let factor = SymbolMetrics.drawingFactor(scale: symbol.scale, weight: font.weight) / usual * font.size
    var size = Size(width: factor * symbol.box.width, height: factor * symbol.box.height)
    if !symbol.isResizable {
      size = Size(width: pixels.roundedUp(size.width), height: pixels.roundedUp(size.height))
    }
    let baseline = pixels.rounded((size.height + font.capHeight) / 2)
    return TextMeasurement(
      size: size, firstBaseline: baseline, lastBaseline: baseline, lineCount: 1, isTruncated: false)
  }
}
