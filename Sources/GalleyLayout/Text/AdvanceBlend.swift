/// How a font's advances are put together from the columns of `AdvanceTable`.
///
/// Weights between two columns are interpolated, weights above bold continue in the same line. Between the two optical
/// sizes the text cut gives way to the display cut. Source: text 2.2 and 2.5.
struct AdvanceBlend: Sendable {
  /// The column of the lower weight; the upper one is its neighbour.
  private let column: Int
  /// Points per unit of the text cut's two columns.
  private let textLow: Double
  private let textHigh: Double
  /// Points per unit of the display cut's two columns.
  private let displayLow: Double
  private let displayHigh: Double
  /// Points per unit of `KerningTable`.
  let kerning: Double
  /// The advance of a tabular digit in points.
  let tabularDigit: Double
  /// Points per em, for glyphs that are in no table.
  let em: Double
  private let correction: LetterCorrection

  /// Creates the blend of a font; `factor` is the font width's, on every advance.
  init(size: Double, weight: Double, factor: Double, platform: MetricPlatform) {
    let position = (max(weight, MeasuringChoices.lightestMeasuredWeight) - 400) / 100
    let column = min(Int(position), 2)
    let high = position - Double(column)
    let display = Self.displayShare(size: size, platform: platform)
    let text = (1 - display) * size * factor / AdvanceTable.textUnitsPerEm
    let displayed = display * size * factor / AdvanceTable.displayUnitsPerEm
    self.column = column
    textLow = text * (1 - high)
    textHigh = text * high
    displayLow = displayed * (1 - high)
    displayHigh = displayed * high
    kerning = size * factor / AdvanceTable.textUnitsPerEm
    let digits = MeasuringChoices.tabularDigitAdvances
    tabularDigit = (digits[column] * (1 - high) + digits[column + 1] * high) * size * factor
    em = size
    correction = LetterCorrection(size: size, weight: weight)
  }

  /// Returns how much of an advance is the display cut's at a size, from 0 to 1.
  static func displayShare(size: Double, platform: MetricPlatform) -> Double {
    let (start, end) = (MeasuringChoices.textCutEnd, MeasuringChoices.displayCutStart(on: platform))
    return min(max((size - start) / (end - start), 0), 1)
  }

  /// Returns the advance of a row of `AdvanceTable`, whose `units` the caller holds, in points.
  @inline(__always)
  func advance(row: Int, units: UnsafeBufferPointer<Int16>) -> Double {
    let first = row * AdvanceTable.columns + column
    var advance = Double(units[first]) * textLow
    if textHigh != 0 { advance += Double(units[first + 1]) * textHigh }
    if displayLow != 0 || displayHigh != 0 {
      let other = first + AdvanceTable.displayColumn
      let displayed = Double(units[other]) * displayLow + Double(units[other + 1]) * displayHigh
      advance += displayed * correction.factor(row: row)
    }
    return advance
  }
}
