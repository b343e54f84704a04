/// What is known about a character beyond ASCII before its font is: how it advances and breaks.
struct GlyphTraits: Sendable {
  /// How a character takes its place among its neighbours.
  enum Kind: UInt8, Sendable {
    /// A glyph from the system font, with its tracking.
    case text
    /// A glyph from another font, without the system font's tracking.
    case fallback
    case emoji
    /// Has no width and belongs to the glyph before it.
    case mark
    case joiner
    case emojiSelector
    case skinTone
    case regionalIndicator
  }

  var kind: Kind
  var breakClass: BreakClass
  /// The row of `AdvanceTable`; nil where `em` counts.
  var row: Int?
  /// The advance in em.
  var em: Double

  init(_ kind: Kind, _ breakClass: BreakClass, row: Int? = nil, em: Double = 0) {
    self.kind = kind
    self.breakClass = breakClass
    self.row = row
    self.em = em
  }

  /// Returns the traits of a scalar from U+0080 upwards.
  ///
  /// Source: text 2.3 and 2.6; the widths are kept in `MeasuringChoices`.
  init(_ scalar: UInt32) {
    if let traits = Self.controls[scalar] ?? EastAsianGlyphs.traits(of: scalar) {
      self = traits
    } else if let row = AdvanceTable.row(of: scalar) {
      self = GlyphTraits(.text, Self.punctuation[scalar] ?? .alphabetic, row: row)
    } else {
      self = Self.generalTraits(scalar)
    }
  }

  /// Spaces, line ends, joiners and selectors.
  static let controls = ScalarTable<GlyphTraits>([
    (0x80...0x84, GlyphTraits(.mark, .glue)),
    (0x85...0x85, GlyphTraits(.text, .newline)),
    (0x86...0x9F, GlyphTraits(.mark, .glue)),
    (0xA0...0xA0, GlyphTraits(.text, .glue, row: AdvanceTable.row(of: 0x20) ?? 0)),
    (0xAD...0xAD, GlyphTraits(.fallback, .breakAfter)),
    (0x1680...0x1680, spaceOfFont),
    (0x2000...0x2000, GlyphTraits(.text, .space, em: 0.5)),
    (0x2001...0x2001, GlyphTraits(.text, .space, em: 1)),
    (0x2002...0x2002, GlyphTraits(.text, .space, em: 0.5)),
    (0x2003...0x2003, GlyphTraits(.text, .space, em: 1)),
    (0x2004...0x2006, spaceOfFont),
    (0x2007...0x2007, GlyphTraits(.text, .glue, row: AdvanceTable.row(of: 0x30) ?? 0)),
    (0x2008...0x2008, spaceOfFont),
    (0x2009...0x2009, GlyphTraits(.text, .space, em: 0.2)),
    (0x200A...0x200A, GlyphTraits(.text, .space, em: 0.1)),
    (0x200B...0x200B, GlyphTraits(.mark, .opportunity)),
    (0x200C...0x200C, GlyphTraits(.mark, .alphabetic)),
    (0x200D...0x200D, GlyphTraits(.joiner, .glue)),
    (0x200E...0x200F, GlyphTraits(.mark, .alphabetic)),
    (0x2028...0x2029, GlyphTraits(.text, .newline)),
    (0x202A...0x202E, GlyphTraits(.mark, .alphabetic)),
    (0x202F...0x202F, GlyphTraits(.text, .glue, em: 0.2)),
    (0x205F...0x205F, GlyphTraits(.text, .space, em: 0.2)),
    (0x2060...0x2060, GlyphTraits(.fallback, .glue)),
    (0x2061...0x206F, GlyphTraits(.mark, .alphabetic)),
    (0x3000...0x3000, GlyphTraits(.fallback, .space, em: MeasuringChoices.fullWidthAdvance)),
    (0xFE00...0xFE0E, GlyphTraits(.mark, .alphabetic)),
    (0xFE0F...0xFE0F, GlyphTraits(.emojiSelector, .alphabetic)),
    (0xFEFF...0xFEFF, GlyphTraits(.fallback, .glue)),
    (0x1F1E6...0x1F1FF, GlyphTraits(.regionalIndicator, .ideographic, em: MeasuringChoices.emojiAdvance)),
    (0x1F3FB...0x1F3FF, GlyphTraits(.skinTone, .ideographic, em: MeasuringChoices.emojiAdvance)),
    (0xE0000...0xE0FFF, GlyphTraits(.mark, .alphabetic)),
  ])

  private static let spaceOfFont = GlyphTraits(.text, .space, row: AdvanceTable.row(of: 0x20) ?? 0)

  /// Everything else, by its Unicode properties.
  private static func generalTraits(_ value: UInt32) -> GlyphTraits {
    guard let scalar = Unicode.Scalar(value) else { return GlyphTraits(.mark, .alphabetic) }
    let properties = scalar.properties
    if properties.isEmojiPresentation { return GlyphTraits(.emoji, .ideographic, em: MeasuringChoices.emojiAdvance) }
    let category = properties.generalCategory
    if marks.contains(category) { return GlyphTraits(.mark, .alphabetic) }
    return GlyphTraits(.text, classes[category] ?? .alphabetic, em: MeasuringChoices.unknownAdvance)
  }

  private static let marks: Set<Unicode.GeneralCategory> = [
    .nonspacingMark, .enclosingMark, .format, .control, .surrogate,
  ]

  private static let classes: [Unicode.GeneralCategory: BreakClass] = [
    .openPunctuation: .opening, .closePunctuation: .closing, .initialPunctuation: .quote, .finalPunctuation: .quote,
    .decimalNumber: .numeric,
  ]

  /// The classes of the punctuation that has rows of its own in `AdvanceTable`.
  static let punctuation = ScalarTable<BreakClass>(letters: [
    ("\u{2018}\u{2019}\u{201C}\u{201D}«»", .quote), ("\u{201A}\u{201E}¡¿", .opening), ("…", .exclamation),
    ("\u{2010}\u{2013}", .breakAfter), ("\u{2011}", .glue), ("\u{2014}\u{2015}", .dash), ("£¥€±\u{2212}", .prefix),
    ("°\u{2032}\u{2033}¢", .postfix),
  ])
}
