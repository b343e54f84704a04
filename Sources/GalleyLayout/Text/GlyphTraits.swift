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
  /// The row of `AdvanceTable`, or -1 where `em` counts.
  var row: Int
  /// The advance in em.
  var em: Double

  private init(_ kind: Kind, _ breakClass: BreakClass, row: Int = -1, em: Double = 0) {
    self.kind = kind
    self.breakClass = breakClass
    self.row = row
    self.em = em
  }

  /// Returns the traits of a scalar from U+0080 upwards.
  ///
  /// Source: text 2.3 and 2.6; the widths are kept in `MeasuringChoices`.
  init(_ scalar: UInt32) {
    if let traits = Self.controlTraits(scalar) ?? Self.eastAsianTraits(scalar) {
      self = traits
    } else if let row = AdvanceTable.row(of: scalar) {
      self = GlyphTraits(.text, Self.punctuationClass(scalar), row: row)
    } else {
      self = Self.generalTraits(scalar)
    }
  }

  /// Spaces, line ends, joiners and selectors.
  private static func controlTraits(_ scalar: UInt32) -> GlyphTraits? {
    let space = AdvanceTable.row(of: 0x20) ?? 0
    switch scalar {
    case 0x85, 0x2028, 0x2029: return GlyphTraits(.text, .newline)
    case 0x80..<0xA0: return GlyphTraits(.mark, .glue)
    case 0xA0: return GlyphTraits(.text, .glue, row: space)
    case 0xAD: return GlyphTraits(.fallback, .breakAfter)
    case 0x1680, 0x2004...0x2006, 0x2008: return GlyphTraits(.text, .space, row: space)
    case 0x2000, 0x2002: return GlyphTraits(.text, .space, em: 0.5)
    case 0x2001, 0x2003: return GlyphTraits(.text, .space, em: 1)
    case 0x2007: return GlyphTraits(.text, .glue, row: AdvanceTable.row(of: 0x30) ?? 0)
    case 0x2009, 0x205F: return GlyphTraits(.text, .space, em: 0.2)
    case 0x200A: return GlyphTraits(.text, .space, em: 0.1)
    case 0x202F: return GlyphTraits(.text, .glue, em: 0.2)
    case 0x3000: return GlyphTraits(.fallback, .space, em: MeasuringChoices.fullWidthAdvance)
    case 0x200B: return GlyphTraits(.mark, .opportunity)
    case 0x200D: return GlyphTraits(.joiner, .glue)
    case 0x2060, 0xFEFF: return GlyphTraits(.fallback, .glue)
    case 0x200C, 0x200E, 0x200F, 0x202A...0x202E, 0x2061...0x206F: return GlyphTraits(.mark, .alphabetic)
    case 0xFE0F: return GlyphTraits(.emojiSelector, .alphabetic)
    case 0xFE00...0xFE0E, 0xE0000...0xE0FFF: return GlyphTraits(.mark, .alphabetic)
    case 0x1F1E6...0x1F1FF:
      return GlyphTraits(.regionalIndicator, .ideographic, em: MeasuringChoices.emojiAdvance)
    case 0x1F3FB...0x1F3FF: return GlyphTraits(.skinTone, .ideographic, em: MeasuringChoices.emojiAdvance)
    default: return nil
    }
  }

  /// Han, kana, Hangul and full-width forms.
  private static func eastAsianTraits(_ scalar: UInt32) -> GlyphTraits? {
    guard scalar >= 0x1100 else { return nil }
    let fullWidth = MeasuringChoices.fullWidthAdvance
    switch scalar {
    case 0x3041...0x309A, 0x309F...0x30FA, 0x30FF, 0x31F0...0x31FF:
      let breakClass: BreakClass = EastAsianPunctuation.isSmallKana(scalar) ? .nonStarter : .ideographic
      return GlyphTraits(.fallback, breakClass, em: MeasuringChoices.kanaAdvance)
    case 0x309B...0x309E, 0x30FB...0x30FE: return GlyphTraits(.fallback, .nonStarter, em: MeasuringChoices.kanaAdvance)
    case 0x3005, 0x303B: return GlyphTraits(.fallback, .nonStarter, em: MeasuringChoices.hanAdvance)
    case 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return GlyphTraits(.fallback, .ideographic, em: MeasuringChoices.hanAdvance)
    case 0x1160...0x11FF: return GlyphTraits(.mark, .alphabetic)
    case 0x1100...0x115F, 0x3130...0x318F, 0xAC00...0xD7A3:
      return GlyphTraits(.fallback, .alphabetic, em: MeasuringChoices.hangulAdvance)
    case 0xFF61...0xFFDC:
      return GlyphTraits(
        .fallback, EastAsianPunctuation.breakClass(of: scalar), em: MeasuringChoices.halfWidthAdvance)
    case 0x302A...0x302F, 0x3099, 0x309A: return GlyphTraits(.mark, .alphabetic)
    case 0x2E80...0x303F, 0x3100...0x312F, 0x3190...0x33FF, 0xA000...0xA4CF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6:
      return GlyphTraits(.fallback, EastAsianPunctuation.breakClass(of: scalar), em: fullWidth)
    default: return nil
    }
  }

  /// Everything else, by its Unicode properties.
  private static func generalTraits(_ value: UInt32) -> GlyphTraits {
    guard let scalar = Unicode.Scalar(value) else { return GlyphTraits(.mark, .alphabetic) }
    let properties = scalar.properties
    if properties.isEmojiPresentation { return GlyphTraits(.emoji, .ideographic, em: MeasuringChoices.emojiAdvance) }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate: return GlyphTraits(.mark, .alphabetic)
    case .openPunctuation: return GlyphTraits(.text, .opening, em: MeasuringChoices.unknownAdvance)
    case .closePunctuation: return GlyphTraits(.text, .closing, em: MeasuringChoices.unknownAdvance)
    case .initialPunctuation, .finalPunctuation: return GlyphTraits(.text, .quote, em: MeasuringChoices.unknownAdvance)
    case .decimalNumber: return GlyphTraits(.text, .numeric, em: MeasuringChoices.unknownAdvance)
    default: return GlyphTraits(.text, .alphabetic, em: MeasuringChoices.unknownAdvance)
    }
  }

  /// The class of a character that has a row of its own.
  private static func punctuationClass(_ scalar: UInt32) -> BreakClass {
    switch scalar {
    case 0x2018, 0x2019, 0x201C, 0x201D, 0x00AB, 0x00BB: .quote
    case 0x201A, 0x201E, 0x00A1, 0x00BF: .opening
    case 0x2026: .exclamation
    case 0x2010, 0x2013: .breakAfter
    case 0x2011: .glue
    case 0x2014, 0x2015: .dash
    case 0x00A3, 0x00A5, 0x20AC, 0x00B1, 0x2212: .prefix
    case 0x00B0, 0x2032, 0x2033, 0x00A2: .postfix
    default: .alphabetic
    }
  }
}

/// Which East Asian punctuation may not begin or end a line.
///
/// Source: text 2.6; UAX #14.
enum EastAsianPunctuation {
  /// Returns the class of a full-width or half-width form.
  static func breakClass(of scalar: UInt32) -> BreakClass {
    switch scalar {
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF01, 0xFF1F, 0xFF1A, 0xFF1B, 0xFF61, 0xFF64: .closing
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F: .closing
    case 0xFF09, 0xFF3D, 0xFF5D, 0xFF60, 0xFF63: .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D: .opening
    case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: .opening
    case 0x301C, 0xFF65, 0xFF9E, 0xFF9F, 0xFF70, 0xFF67...0xFF6F: .nonStarter
    case 0xFFA0...0xFFDC: .alphabetic
    default: .ideographic
    }
  }

  static func isSmallKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096: true
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6: true
    case 0x31F0...0x31FF: true
    default: false
    }
  }
}
