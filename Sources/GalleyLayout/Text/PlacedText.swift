/// A text with the places of its glyphs, as it is drawn.
package struct PlacedText: Hashable, Sendable {
  /// A glyph on its line.
  package struct Glyph: Hashable, Sendable {
    /// The character that it draws; of several that make one glyph, the first.
    package let scalar: Unicode.Scalar
    /// The characters of a glyph that several make, such as a letter and an accent; nil for one.
    package let cluster: String?
    /// From the left edge of the text, in points.
    package let x: Double
    /// What the glyph advances by itself, in points: tracking and kerning only move the next one.
    package let width: Double
    /// Whether the character has an advance of its own, and not that of its script.
    package let hasOwnWidth: Bool
  }

  /// Glyphs that follow each other in one font.
  package struct Run: Hashable, Sendable {
    /// The place among the runs of the content.
    package let source: Int
    package let font: GlyphFont
    /// Points that the glyphs stand above the line's baseline.
    package let rise: Double
    package let glyphs: [Glyph]
    /// What the glyphs show, for those who read or search.
    package let text: String
    /// The picture that the only glyph stands for; nil for letters.
    package let picture: TextContent.InlinePicture?
  }

  package struct Line: Hashable, Sendable {
    /// From the left edge of the text, in points; the alignment decides it.
    package let left: Double
    package let width: Double
    /// From the top edge of the text; on a pixel, as guides are.
    package let baseline: Double
    package let runs: [Run]
  }

  package let lines: [Line]
}

/// What decides how the glyphs of a run look.
package struct GlyphFont: Hashable, Sendable {
  /// Points.
  package let size: Double
  /// Of the system's font, in points.
  package let capHeight: Double
  /// On CSS's scale, from 100 to 900.
  package let weight: Double
  package let isItalic: Bool
  package let isMonospaced: Bool
  package let hasTabularDigits: Bool
  package let hasSmallCapitals: Bool
  package let design: FontDesign
  /// The family that the document names; nil for the system's.
  package let family: String?
  /// The file of that family, where the document has it.
  package let face: FontFace?
  /// How much of an advance is the display cut's, from 0 to 1; the rest is the text cut's.
  package let displayShare: Double
  /// The factor that the font's width has on all advances, but for those of the monospaced design, which it leaves alone.
  package let widthFactor: Double

  init(_ font: Font, _ resolved: ResolvedFont, platform: MetricPlatform) {
    size = resolved.size
    capHeight = resolved.capHeight
    weight = resolved.weight
    isItalic = font.modifiers.isItalic ?? false
    isMonospaced = resolved.isMonospaced
    hasTabularDigits = resolved.hasTabularDigits
    hasSmallCapitals = resolved.hasSmallCapitals
    design = font.modifiers.design ?? .default
    if case .custom(let name, _, _) = font.base { family = name } else { family = nil }
    face = resolved.face
    widthFactor =
      resolved.isMonospaced || face != nil ? 1 : MeasuringChoices.advanceFactor(of: font.modifiers.width ?? .standard)
    displayShare = AdvanceBlend.displayShare(size: resolved.size, platform: platform)
  }

  /// The factor of small letters that are drawn as capitals.
  package static let smallCapitalFactor = MeasuringChoices.smallCapitalFactor
}
