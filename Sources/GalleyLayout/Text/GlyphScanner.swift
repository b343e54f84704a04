/// Goes through the characters of a run and hands their glyphs to a builder.
struct GlyphScanner {
  private let font: ResolvedFont
  /// The points behind every glyph of the system font, and those behind a glyph of any other.
  private let spacing: Double
  private let extraSpacing: Double
  /// Whether pairs of letters are kerned.
  private let isKerned: Bool
  /// The kerning index of the last glyph.
  private var lastKerningIndex = KerningTable.noIndex
  private var followsCarriageReturn = false

  /// A run's tracking replaces its kerning, as SwiftUI's documentation of `tracking` says.
  init(font: ResolvedFont, run: TextContent.Run) {
    self.font = font
    extraSpacing = run.tracking != 0 ? run.tracking : run.kerning
    spacing = font.tracking + extraSpacing
    isKerned = !font.isMonospaced && !font.hasSmallCapitals
  }

  /// The advance of U+2026.
  var ellipsis: Double {
    AdvanceTable.units.withUnsafeBufferPointer { units in
      advance(row: AdvanceTable.row(of: 0x2026) ?? 0, units: units) + spacing
    }
  }

  /// Hands on all glyphs of `string`.
  mutating func scan(_ string: String, into builder: inout TextBreakdownBuilder) {
    AdvanceTable.units.withUnsafeBufferPointer { units in
      let scanned: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
        scan(bytes, units: units, into: &builder)
      }
      if scanned == nil {
        let bytes = Array(string.utf8)
        bytes.withUnsafeBufferPointer { scan($0, units: units, into: &builder) }
      }
    }
  }

  private mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, units: UnsafeBufferPointer<Int16>, into builder: inout TextBreakdownBuilder
  ) {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        appendASCII(cased(byte, builder.textCase), units: units, into: &builder)
        place += 1
        continue
      }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      var scalar = UInt32(byte) & (0x7F >> UInt32(length))
      for following in place + 1..<min(place + length, bytes.count) {
        scalar = scalar << 6 | UInt32(bytes[following] & 0x3F)
      }
      appendCased(scalar, units: units, into: &builder)
      place += length
    }
  }

  // MARK: - ASCII

  @inline(__always)
  private mutating func appendASCII(
    _ byte: UInt8, units: UnsafeBufferPointer<Int16>, into builder: inout TextBreakdownBuilder
  ) {
    let breakClass = BreakClass.ascii[Int(byte)]
    if breakClass == .newline {
      appendNewline(byte, into: &builder)
      return
    }
    followsCarriageReturn = false
    guard byte >= 0x20, byte != 0x7F else {
      if byte == 0x09 { appendTab(units: units, into: &builder) }
      return
    }
    let kerningIndex = isKerned ? KerningTable.indexes[Int(byte)] : KerningTable.noIndex
    if kerningIndex != KerningTable.noIndex, lastKerningIndex != KerningTable.noIndex {
      let pair = KerningTable.values[Int(lastKerningIndex) * KerningTable.side + Int(kerningIndex)]
      if pair != 0 { builder.extendLastGlyph(by: Double(pair) * font.advances.kerning) }
    }
    lastKerningIndex = kerningIndex
    builder.append(advance: advance(byte: byte, units: units) + spacing, breakClass: breakClass)
    builder.cluster = .text
  }

  private mutating func appendNewline(_ byte: UInt8, into builder: inout TextBreakdownBuilder) {
    lastKerningIndex = KerningTable.noIndex
    let isSecondHalf = byte == 0x0A && followsCarriageReturn
    followsCarriageReturn = byte == 0x0D
    if !isSecondHalf { builder.appendNewline() }
  }

  private mutating func appendTab(units: UnsafeBufferPointer<Int16>, into builder: inout TextBreakdownBuilder) {
    lastKerningIndex = KerningTable.noIndex
    let space = advance(byte: 0x20, units: units)
    builder.append(advance: space * MeasuringChoices.spacesPerTab + spacing, breakClass: .space)
  }

  @inline(__always)
  private func cased(_ byte: UInt8, _ textCase: TextCase?) -> UInt8 {
    switch textCase {
    case nil: byte
    case .uppercase: byte &- UInt8(ascii: "a") < 26 ? byte - 32 : byte
    case .lowercase: byte &- UInt8(ascii: "A") < 26 ? byte + 32 : byte
    }
  }

  /// Returns the advance of printable ASCII without tracking.
  @inline(__always)
  private func advance(byte: UInt8, units: UnsafeBufferPointer<Int16>) -> Double {
    if font.hasTabularDigits, byte &- UInt8(ascii: "0") < 10, !font.isMonospaced { return font.advances.tabularDigit }
    if font.hasSmallCapitals, byte &- UInt8(ascii: "a") < 26 {
      return advance(row: Int(byte) - 0x40, units: units) * MeasuringChoices.smallCapitalFactor
    }
    return advance(row: Int(byte) - 0x20, units: units)
  }

  @inline(__always)
  private func advance(row: Int, units: UnsafeBufferPointer<Int16>) -> Double {
    font.isMonospaced
      ? MeasuringChoices.monospacedAdvance * font.size : font.advances.advance(row: row, units: units)
  }

  // MARK: - Beyond ASCII

  private mutating func appendCased(
    _ value: UInt32, units: UnsafeBufferPointer<Int16>, into builder: inout TextBreakdownBuilder
  ) {
    guard let textCase = builder.textCase, let scalar = Unicode.Scalar(value) else {
      appendScalar(value, units: units, into: &builder)
      return
    }
    let properties = scalar.properties
    let mapped = textCase == .uppercase ? properties.uppercaseMapping : properties.lowercaseMapping
    for scalar in mapped.unicodeScalars {
      if scalar.isASCII {
        appendASCII(UInt8(scalar.value), units: units, into: &builder)
      } else {
        appendScalar(scalar.value, units: units, into: &builder)
      }
    }
  }

  private mutating func appendScalar(
    _ scalar: UInt32, units: UnsafeBufferPointer<Int16>, into builder: inout TextBreakdownBuilder
  ) {
    let traits = GlyphTraits(scalar)
    followsCarriageReturn = false
    switch traits.breakClass {
    case .newline:
      lastKerningIndex = KerningTable.noIndex
      builder.appendNewline()
      return
    case .opportunity:
      lastKerningIndex = KerningTable.noIndex
      builder.appendOpportunity()
      return
    default: break
    }
    if isTakenIn(traits, by: &builder) { return }
    kern(scalar, into: &builder)
    builder.append(advance: advance(traits, units: units), breakClass: traits.breakClass)
    switch traits.kind {
    case .emoji, .skinTone: builder.cluster = .emoji
    case .regionalIndicator: builder.cluster = .halfFlag
    default: builder.cluster = .text
    }
  }

  /// Returns whether a scalar becomes part of the glyph before it.
  private mutating func isTakenIn(_ traits: GlyphTraits, by builder: inout TextBreakdownBuilder) -> Bool {
    switch (traits.kind, builder.cluster) {
    case (.mark, _): return true
    case (.joiner, .emoji):
      builder.cluster = .joinedEmoji
      return true
    case (.joiner, _): return true
    case (.emojiSelector, .text):
      let emoji = MeasuringChoices.emojiAdvance * font.size + extraSpacing
      if let advance = builder.lastAdvance { builder.extendLastGlyph(by: emoji - advance) }
      builder.cluster = .emoji
      return true
    case (.emojiSelector, _): return true
    case (.skinTone, .emoji), (.skinTone, .text), (.regionalIndicator, .halfFlag):
      builder.cluster = .emoji
      return true
    case (.emoji, .joinedEmoji), (.text, .joinedEmoji):
      builder.cluster = .emoji
      return true
    default: return false
    }
  }

  /// Kerns accented letters like their base letters.
  private mutating func kern(_ scalar: UInt32, into builder: inout TextBreakdownBuilder) {
    let base = LatinBaseLetters.base(of: scalar)
    let index = isKerned ? base.map { KerningTable.indexes[Int($0)] } ?? KerningTable.noIndex : KerningTable.noIndex
    let pair = KerningTable.values[Int(lastKerningIndex) * KerningTable.side + Int(index)]
    if pair != 0 { builder.extendLastGlyph(by: Double(pair) * font.advances.kerning) }
    lastKerningIndex = index
  }

  private func advance(_ traits: GlyphTraits, units: UnsafeBufferPointer<Int16>) -> Double {
    if traits.row >= 0 { return advance(row: traits.row, units: units) + spacing }
    if traits.em == 0 { return 0 }
    if traits.kind == .text {
      let em = font.isMonospaced ? MeasuringChoices.monospacedAdvance : traits.em
      return em * font.advances.em + spacing
    }
    return traits.em * font.advances.em + extraSpacing
  }
}
