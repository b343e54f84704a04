package import GalleyExpressions
package import GalleyLayout

extension TextContent {
  /// A text in the fonts and limits of its environment.
  package init(_ string: String, in environment: EnvironmentValues) {
    let run = Run(
      string: string, font: environment.resolvedFont, kerning: environment.kerning, tracking: environment.tracking,
      baselineOffset: environment.baselineOffset)
    self.init(runs: [run], dynamicTypeSize: environment.dynamicTypeSize)
    textCase = environment.textCase
    lineLimit = environment.lineLimit
    reservedLines = environment.reservedLines
    lineSpacing = environment.lineSpacing
    lineHeight = environment.lineHeight
    minimumScaleFactor = environment.minimumScaleFactor
    truncationMode = environment.truncationMode
    alignment = environment.multilineTextAlignment
    allowsTightening = environment.allowsTightening
  }

  /// A localised text in the fonts, limits and locale of its environment: every stretch in the font of its form.
  ///
  /// `images` has the sizes of the pictures that it may hold.
  package init(_ text: LocalizedText, in environment: EnvironmentValues, images: [String: Size]) {
    let written = text.written(in: environment.locale)
    self.init(written.string, in: environment)
    guard !written.spans.isEmpty, let plain = runs.first else { return }
    runs = written.stretches.map { Run($0, in: plain, environment.fontModifiers, images) }
  }
}

extension TextContent.Run {
  /// A stretch of a text, of which `plain` is the look of what has none of its own.
  fileprivate init(
    _ stretch: LocalizedText.Stretch, in plain: TextContent.Run, _ around: FontModifiers, _ images: [String: Size]
  ) {
    self = plain
    string = stretch.words
    let look = stretch.attributes
    if let own = look.font { font = Font(own.base, modifiers: own.modifiers.overlaid(with: around)) }
    font.modifiers = font.modifiers.overlaid(with: look.fontModifiers).overlaid(with: FontModifiers(stretch.form))
    kerning = look.kerning ?? kerning
    tracking = look.tracking ?? tracking
    baselineOffset = look.baselineOffset ?? baselineOffset
    picture = look.symbol.map { .symbol($0) } ?? look.asset.map { .image(images[$0] ?? .zero) }
    self.look = StretchLook(look, stretch.form).map { RunLook($0) }
  }
}

extension FontModifiers {
  /// What a form changes of a font; a line through the words, and the colour of a link, change no width.
  fileprivate init(_ form: InlineForm) {
    self.init()
    if form.contains(.bold) { isBold = true }
    if form.contains(.italic) { isItalic = true }
    if form.contains(.code) { isMonospaced = true }
  }
}
