package import GalleyLayout

/// How a stretch of a localised text is to look: what Markdown's marks ask for.
package struct InlineForm: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Of `**bold**`.
  package static let bold = InlineForm(rawValue: 1)
  /// Of `*italic*`.
  package static let italic = InlineForm(rawValue: 2)
  /// Of `` `code` ``.
  package static let code = InlineForm(rawValue: 4)
  /// Of `~~struck through~~`.
  package static let strikethrough = InlineForm(rawValue: 8)
  /// Of `[words](address)`.
  package static let link = InlineForm(rawValue: 16)
}

/// What the modifiers of a Text ask for that is a part of another text; nil for what the text around it has.
package struct TextAttributes: Sendable, Hashable {
  package var font: Font?
  package var fontModifiers = FontModifiers()
  /// Points behind every character.
  package var kerning: Double?
  package var tracking: Double?
  /// Points above the line.
  package var baselineOffset: Double?
  /// The SF Symbol that stands in the place of a character.
  package var symbol: String?
  /// The picture of the asset catalogue that does.
  package var asset: String?
  package var foreground: ShapeStyle?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?

  package init(
    font: Font? = nil, kerning: Double? = nil, tracking: Double? = nil, baselineOffset: Double? = nil,
    symbol: String? = nil, asset: String? = nil
  ) {
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.symbol = symbol
    self.asset = asset
  }

  var isEmpty: Bool { self == TextAttributes() }

  /// These with others laid over them, which stand further inside.
  func overlaid(with inner: TextAttributes) -> TextAttributes {
    var result = self
    result.font = inner.font ?? font
    result.fontModifiers = fontModifiers.overlaid(with: inner.fontModifiers)
    result.kerning = inner.kerning ?? kerning
    result.tracking = inner.tracking ?? tracking
    result.baselineOffset = inner.baselineOffset ?? baselineOffset
    result.symbol = inner.symbol ?? symbol
    result.asset = inner.asset ?? asset
    result.foreground = inner.foreground ?? foreground
    result.isUnderlined = inner.isUnderlined ?? isUnderlined
    result.isStruckThrough = inner.isStruckThrough ?? isStruckThrough
    return result
  }
}
