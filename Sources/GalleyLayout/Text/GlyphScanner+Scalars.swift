extension GlyphScanner {
  /// Hands on the glyph of a character beyond ASCII, or adds it to the glyph before.
  mutating func appendScalar(_ scalar: UInt32, tables: GlyphTables, into builder: inout TextBreakdownBuilder) {
    let traits = GlyphTraits(scalar)
    followsCarriageReturn = false
    if traits.breakClass == .newline {
      lastKerningIndex = KerningTable.noIndex
      return builder.appendNewline()
    }
    if traits.breakClass == .opportunity {
      lastKerningIndex = KerningTable.noIndex
      return builder.appendOpportunity()
    }
    if isTakenIn(traits, by: &builder) { return }
    kern(kerningIndex(scalar, tables: tables), tables: tables, into: &builder)
    let own = Unicode.Scalar(scalar).flatMap(ownAdvance)
    builder.append(
      advance: own.map { $0 + spacing } ?? advance(traits, tables: tables), breakClass: traits.breakClass)
    switch traits.kind {
    case .emoji, .skinTone: builder.cluster = .emoji
    case .regionalIndicator: builder.cluster = .halfFlag
    case .text, .fallback, .mark, .joiner, .emojiSelector: builder.cluster = .text
    }
  }

  /// Returns whether a scalar becomes part of the glyph before it.
  private func isTakenIn(_ traits: GlyphTraits, by builder: inout TextBreakdownBuilder) -> Bool {
    switch traits.kind {
    case .mark: return true
    case .joiner:
      if builder.cluster == .emoji { builder.cluster = .joinedEmoji }
      return true
    case .emojiSelector:
      guard builder.cluster == .text else { return true }
      let emoji = MeasuringChoices.emojiAdvance * font.size + extraSpacing
      if let advance = builder.lastAdvance { builder.extendLastGlyph(by: emoji - advance) }
    case .skinTone: guard builder.cluster == .emoji || builder.cluster == .text else { return false }
    case .regionalIndicator: guard builder.cluster == .halfFlag else { return false }
    case .emoji, .text: guard builder.cluster == .joinedEmoji else { return false }
    case .fallback: return false
    }
    builder.cluster = .emoji
    return true
  }

  /// Returns the index of the base letter, as which accented letters are kerned.
  private func kerningIndex(_ scalar: UInt32, tables: GlyphTables) -> UInt8 {
    guard isKerned, let base = LatinBaseLetters.base(of: scalar) else { return KerningTable.noIndex }
    return tables.kerningIndexes[Int(base)]
  }

  private func advance(_ traits: GlyphTraits, tables: GlyphTables) -> Double {
    if let row = traits.row { return advance(row: row, tables: tables) + spacing }
    if traits.em == 0 { return 0 }
    if traits.kind == .text {
      let em = font.isMonospaced ? MeasuringChoices.monospacedAdvance : traits.em
      return em * font.advances.em + spacing
    }
    return traits.em * font.advances.em + extraSpacing
  }
}
