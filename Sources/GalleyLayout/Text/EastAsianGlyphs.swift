/// Han, kana, Hangul and full-width forms: how they advance, and which may not begin or end a line.
///
/// Source: text 2.3 and 2.6; UAX #14; the widths are kept in `MeasuringChoices`.
enum EastAsianGlyphs {
  /// Returns the traits of a scalar, or nil for one that is none of these.
  static func traits(of scalar: UInt32) -> GlyphTraits? {
    guard scalar >= 0x1100, var traits = blocks[scalar] else { return nil }
    traits.breakClass = classes[scalar] ?? traits.breakClass
    return traits
  }

  static let blocks = ScalarTable<GlyphTraits>([
    (0x1100...0x115F, hangul),
    (0x1160...0x11FF, GlyphTraits(.mark, .alphabetic)),
    (0x2E80...0x3004, fullWidth),
    (0x3005...0x3005, han),
    (0x3006...0x3006, fullWidth),
    (0x3007...0x3007, han),
    (0x3008...0x3029, fullWidth),
    (0x302A...0x302F, GlyphTraits(.mark, .alphabetic)),
    (0x3030...0x303A, fullWidth),
    (0x303B...0x303B, han),
    (0x303C...0x303F, fullWidth),
    (0x3041...0x3098, kana),
    (0x3099...0x309A, GlyphTraits(.mark, .alphabetic)),
    (0x309B...0x30FF, kana),
    (0x3100...0x312F, fullWidth),
    (0x3130...0x318F, hangul),
    (0x3190...0x31EF, fullWidth),
    (0x31F0...0x31FF, kana),
    (0x3200...0x33FF, fullWidth),
    (0x3400...0x4DBF, han),
    (0x4E00...0x9FFF, han),
    (0xA000...0xA4CF, fullWidth),
    (0xAC00...0xD7A3, hangul),
    (0xF900...0xFAFF, han),
    (0xFE30...0xFE4F, fullWidth),
    (0xFF01...0xFF60, fullWidth),
    (0xFF61...0xFFDC, GlyphTraits(.fallback, .ideographic, em: MeasuringChoices.halfWidthAdvance)),
    (0xFFE0...0xFFE6, fullWidth),
    (0x20000...0x3FFFF, han),
  ])

  private static let han = GlyphTraits(.fallback, .ideographic, em: MeasuringChoices.hanAdvance)
  private static let kana = GlyphTraits(.fallback, .ideographic, em: MeasuringChoices.kanaAdvance)
  private static let hangul = GlyphTraits(.fallback, .alphabetic, em: MeasuringChoices.hangulAdvance)
  private static let fullWidth = GlyphTraits(.fallback, .ideographic, em: MeasuringChoices.fullWidthAdvance)

  /// The classes of those that break otherwise than their blocks; small kana may not begin a line.
  static let classes = ScalarTable<BreakClass>(
    [(0x31F0...0x31FF, .nonStarter), (0xFF67...0xFF6F, .nonStarter), (0xFFA0...0xFFDC, .alphabetic)],
    letters: [
      ("、。，．！？：；｡､〉》」』】〕〗〙〛〞〟）］｝｠｣", .closing), ("〈《「『【〔〖〘〚〝（［｛｟｢", .opening),
      ("々〻〜･ﾞﾟｰ゛゜ゝゞ・ーヽヾ", .nonStarter),
      ("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ", .nonStarter),
    ])
}
