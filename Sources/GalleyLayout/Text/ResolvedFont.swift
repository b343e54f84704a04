/// A font with everything that platform and text size decide: what glyphs advance and how high its lines are.
struct ResolvedFont: Sendable {
  /// Points.
  var size: Double
  /// On CSS's scale, from 100 to 900.
  var weight: Double
  /// The points that the font adds behind every glyph.
  var tracking: Double
  var lineBox: LineBox
  /// The font's own ascent and descent, which line boxes may round.
  var ascent: Double
  var descent: Double
  var capHeight: Double
  var isMonospaced: Bool
  var hasTabularDigits: Bool
  var hasSmallCapitals: Bool
  var advances: AdvanceBlend
  /// The file of a font of the document, which says what its letters advance.
  var face: FontFace?

  /// Resolves a font; a size that is no positive number counts as 0.
  ///
  /// `shrinking` is the factor that `minimumScaleFactor` makes the font smaller by, 1 for none.
  init(_ font: Font, dynamicTypeSize: DynamicTypeSize, in system: FontSystem, shrinking: Double = 1) {
    let (platform, pixels) = (system.platform, system.pixels)
    let entry = Self.entry(of: font.base, dynamicTypeSize: dynamicTypeSize, platform: platform)
    let modifiers = font.modifiers
    let vertical = VerticalMetrics.of(platform)
    size = entry.size.isFinite ? max(entry.size * shrinking, 0) : 0
    weight = Self.weight(modifiers, entry: entry, isStyle: font.isStyle)
    isMonospaced = modifiers.isMonospaced ?? (modifiers.design == .monospaced)
    hasTabularDigits = modifiers.isMonospacedDigit ?? false
    hasSmallCapitals = modifiers.isSmallCaps ?? false
    tracking = isMonospaced ? 0 : TrackingTable.tracking(size: size, platform: platform)
    ascent = size * vertical.ascent
    descent = size * vertical.descent
    capHeight = size * vertical.capHeight
    advances = AdvanceBlend(
      size: size, weight: weight, factor: MeasuringChoices.advanceFactor(of: modifiers.width ?? .standard),
      platform: platform)

    var box = LineBox(ascent: ascent, descent: descent, gap: 0)
    if platform == .macOS {
      let height = shrinking == 1 ? entry.lineHeight : nil
      let lineHeight = height ?? TypeRamp.macOSLineHeight(size: size, pixels: pixels)
      box.ascent = ascent.rounded()
      box.descent = lineHeight - box.ascent
    }
    box.gap = font.isStyle ? max(entry.leading * shrinking - box.height, 0) : 0
    lineBox = box
    if let face = system.face(of: font) { takeFigures(of: face) }
    lineBox.gap += MeasuringChoices.leadingChange(of: modifiers.leading ?? .standard, platform: platform)
  }

  /// Makes the font one of a file: it has neither tracking nor a monospaced design of the system's, and its own lines.
  private mutating func takeFigures(of face: FontFace) {
    self.face = face
    (ascent, descent, capHeight) = (size * face.ascent, size * face.descent, size * face.capHeight)
    (tracking, isMonospaced, hasTabularDigits) = (0, false, false)
    lineBox = LineBox(ascent: ascent, descent: descent, gap: size * face.lineGap)
  }

  /// The height of a line as the font has it, without rounding or leading.
  var naturalHeight: Double { ascent + descent }

  /// Returns the weight that the modifiers leave a font with.
  private static func weight(_ modifiers: FontModifiers, entry: TypeRamp.Entry, isStyle: Bool) -> Double {
    guard modifiers.isBold == true else { return Double((modifiers.weight ?? entry.weight).rawValue) }
    if modifiers.weight == nil, isStyle, MeasuringChoices.boldTakesEmphasizedWeight {
      return Double(entry.emphasized.rawValue)
    }
    return Double(max((modifiers.weight ?? .bold).rawValue, FontWeight.bold.rawValue))
  }

  /// Returns size, leading and weights of a font's base.
  private static func entry(
    of base: Font.Base, dynamicTypeSize: DynamicTypeSize, platform: MetricPlatform
  ) -> TypeRamp.Entry {
    switch base {
    case .style(let style):
      return TypeRamp.entry(of: style, dynamicTypeSize: dynamicTypeSize, platform: platform)
    case .system(let size):
      return TypeRamp.Entry(size: size, leading: 0, weight: .regular, emphasized: .bold)
    case .custom(_, let size, nil):
      return TypeRamp.Entry(size: size, leading: 0, weight: .regular, emphasized: .bold)
    case .custom(_, let size, let style?):
      let factor = TypeRamp.metricFactor(relativeTo: style, dynamicTypeSize: dynamicTypeSize, platform: platform)
      return TypeRamp.Entry(size: size * factor, leading: 0, weight: .regular, emphasized: .bold)
    }
  }
}

extension Font {
  /// Whether the font is one of the text styles, which alone have leading.
  var isStyle: Bool {
    if case .style = base { true } else { false }
  }
}
