/// What the rules leave open about text and symbols (text 6), decided in one place.
///
/// Each constant is unconfirmed: it may change when somebody measures it.
enum MeasuringChoices {
  // MARK: Advances

  /// The advance of a proportional character that is in no table, in em: those of Hebrew or Thai, for example.
  ///
  /// Source: text 2.3.
  static let unknownAdvance = 0.55
  /// The advance of a Han character, in em: between 1.015 and 1.020 were measured.
  ///
  /// Source: text 2.6.
  static let hanAdvance = 1.017
  /// The advance of a kana, in em: 0.931 to 0.941 were measured.
  ///
  /// Source: text 2.6.
  static let kanaAdvance = 0.936
  static let hangulAdvance = 0.92
  /// The advance of full-width punctuation and forms, in em.
  static let fullWidthAdvance = 1.0
  static let halfWidthAdvance = 0.5
  /// The advance of an emoji, in em: 1.17 to 1.25 were estimated.
  static let emojiAdvance = 1.2
  /// The advance of every glyph of the monospaced design, in em; it has no tracking of its own.
  static let monospacedAdvance = 0.6
  /// The advance of a tabular digit by weight from regular to bold, in em, used in both cuts.
  static let tabularDigitAdvances = [1824.0 / 2816, 1856.0 / 2816, 1888.0 / 2816, 1920.0 / 2816]
  /// A small capital's advance as a part of the capital's.
  static let smallCapitalFactor = 0.8
  /// A tab is as wide as this many spaces.
  static let spacesPerTab = 4.0

  /// The factor on all advances of a font width; serif and rounded designs are measured as the default one.
  static func advanceFactor(of width: FontWidth) -> Double {
    switch width {
    case .compressed: 0.7
    case .condensed: 0.85
    case .standard: 1
    case .expanded: 1.2
    }
  }

  /// The optical sizes between which the text cut gives way to the display cut; on a Mac it holds fully from 20 on.
  ///
  /// Source: text 2.2; figures 5.
  static let textCutEnd = 17.0
  static func displayCutStart(on platform: MetricPlatform) -> Double { platform == .macOS ? 20 : 28 }

  /// The weight from which on the letters of the display cut are as wide as measured; lighter ones are corrected.
  static let uncorrectedWeight = 700.0

  /// The weight that advances are interpolated from is at least this: light weights are measured as regular.
  static let lightestMeasuredWeight = 400.0

  // MARK: Fonts

  /// Whether `bold()` on a text style takes the style's emphasized weight, and not plain bold.
  static let boldTakesEmphasizedWeight = true

  /// The points that `leading(.tight)` and `leading(.loose)` take from and add to the distance of lines.
  static func leadingChange(of leading: FontLeading, platform: MetricPlatform) -> Double {
    let step = platform == .watchOS ? 1.0 : 2.0
    switch leading {
    case .standard: return 0
    case .tight: return -step
    case .loose: return step
    }
  }

  // MARK: Lines

  /// The step in which `minimumScaleFactor` tries font sizes, as a part of the size.
  static let shrinkingStep = 0.01
  /// The smallest factor that `minimumScaleFactor` may go down to.
  static let smallestShrinking = 0.01

  /// The measured distances of a text from boxes above and below it that differ from the rule; nil where the rule holds.
  ///
  /// Source: figures 5.
  static func distances(around font: Font, size: Double, on platform: MetricPlatform) -> TextSpacingMetrics.Exception? {
    guard platform == .iOS, font.base == .style(.footnote), size == 13 else { return nil }
    return TextSpacingMetrics.Exception(above: 3.8, below: 7.2)
  }

  /// The height of an empty text; nil for the height of a line.
  ///
  /// Source: grid 4.1 (macOS).
  static func emptyTextHeight(on platform: MetricPlatform) -> Double? {
    platform == .macOS ? 14 : nil
  }
}
