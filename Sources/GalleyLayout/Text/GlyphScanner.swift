/// Goes through the characters of a run and hands their glyphs to a builder.
struct GlyphScanner {
  let font: ResolvedFont
  /// The points behind every glyph of the system font, and those behind a glyph of any other.
  let spacing: Double
  let extraSpacing: Double
  /// Whether pairs of letters are kerned.
  let isKerned: Bool
  /// The kerning index of the last glyph.
  var lastKerningIndex = KerningTable.noIndex
  var followsCarriageReturn = false
  /// Whether letters advance as the tables say, so that words can be taken whole.
  private let takesWords: Bool
  private let textCase: TextCase?
  /// The advance of a space with its tracking, where words are taken whole.
  private let spaceAdvance: Double

  /// Creates the scanner of a run, whose tracking replaces its kerning, as SwiftUI's documentation of `tracking` says.
  init(font: ResolvedFont, run: TextContent.Run, textCase: TextCase?) {
    self.font = font
    self.textCase = textCase
    extraSpacing = run.tracking != 0 ? run.tracking : run.kerning
    spacing = font.tracking + extraSpacing
    isKerned = !font.isMonospaced && !font.hasSmallCapitals && font.face == nil
    takesWords = isKerned && textCase == nil
    spaceAdvance =
      takesWords ? AdvanceTable.units.withUnsafeBufferPointer { font.advances.advance(row: 0, units: $0) } + spacing : 0
  }

  /// The advance of U+2026.
  var ellipsis: Double {
    GlyphTables.withTables {
      (ownAdvance(of: "\u{2026}") ?? advance(row: AdvanceTable.ellipsisRow, tables: $0)) + spacing
    }
  }

  /// Hands on all glyphs of `string`.
  mutating func scan(_ string: String, into builder: inout TextBreakdownBuilder) {
    GlyphTables.withTables { tables in
      let scanned: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
        scan(bytes, tables: tables, into: &builder)
      }
      if scanned == nil {
        Array(string.utf8).withUnsafeBufferPointer { scan($0, tables: tables, into: &builder) }
      }
    }
  }

  /// Hands on the glyph of one letter whose case is the wanted one, if it has a glyph of its own.
  mutating func scan(letter: Unicode.Scalar, into builder: inout TextBreakdownBuilder) {
    GlyphTables.withTables { tables in
      if letter.isASCII {
        appendASCII(UInt8(letter.value), tables: tables, into: &builder)
      } else {
        appendScalar(letter.value, tables: tables, into: &builder)
      }
    }
  }

  private mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, tables: GlyphTables, into builder: inout TextBreakdownBuilder
  ) {
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        if takesWords, isWordByte(byte, tables: tables) {
          position = appendWord(bytes, from: position, tables: tables, into: &builder)
        } else if takesWords, byte == 0x20 {
          builder.appendSpace(advance: spaceAdvance)
          lastKerningIndex = KerningTable.noIndex
          followsCarriageReturn = false
          position += 1
        } else {
          appendASCII(Self.cased(byte, textCase), tables: tables, into: &builder)
          position += 1
        }
        continue
      }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      var scalar = UInt32(byte) & (0x7F >> UInt32(length))
      for following in position + 1..<max(min(position + length, bytes.count), position + 1) {
        scalar = scalar << 6 | UInt32(bytes[following] & 0x3F)
      }
      appendCased(scalar, tables: tables, into: &builder)
      position += length
    }
  }

  /// Returns whether a byte of ASCII is a letter, or a digit that advances like one.
  @inline(__always)
  private func isWordByte(_ byte: UInt8, tables: GlyphTables) -> Bool {
    switch tables.breakClasses[Int(byte)] {
    case .alphabetic: byte > 0x20 && byte != 0x7F
    case .numeric: !font.hasTabularDigits
    case .start, .space, .opportunity, .newline, .ideographic, .nonStarter, .opening, .closing, .closingBracket,
      .exclamation, .infix, .quote, .hyphen, .breakAfter, .dash, .slash, .prefix, .postfix, .glue:
      false
    }
  }

  /// Hands on letters and digits of ASCII that follow each other, and returns the place behind them.
  @inline(__always)
  private mutating func appendWord(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, tables: GlyphTables, into builder: inout TextBreakdownBuilder
  ) -> Int {
    var kerningIndex = tables.kerningIndexes[Int(bytes[start])]
    kern(kerningIndex, tables: tables, into: &builder)
    builder.beginWord(tables.breakClasses[Int(bytes[start])])
    var position = start
    var total = 0.0
    var advance = font.advances.advance(row: Int(bytes[start]) - 0x20, units: tables.units) + spacing
    while true {
      position += 1
      guard position < bytes.count else { break }
      let byte = bytes[position]
      guard byte < 0x80, isWordByte(byte, tables: tables) else { break }
      let index = tables.kerningIndexes[Int(byte)]
      let pair = tables.kerning(kerningIndex, index)
      if pair != 0 { advance += Double(pair) * font.advances.kerning }
      kerningIndex = index
      builder.appendToWord(advance)
      total += advance
      advance = font.advances.advance(row: Int(byte) - 0x20, units: tables.units) + spacing
    }
    builder.appendToWord(advance)
    builder.endWord(width: total + advance)
    lastKerningIndex = kerningIndex
    followsCarriageReturn = false
    return position
  }

  /// Moves the glyph before towards or away from the next one.
  @inline(__always)
  mutating func kern(_ index: UInt8, tables: GlyphTables, into builder: inout TextBreakdownBuilder) {
    let pair = tables.kerning(lastKerningIndex, index)
    if pair != 0 { builder.extendLastGlyph(by: Double(pair) * font.advances.kerning) }
    lastKerningIndex = index
  }

  /// Hands on the glyph of an ASCII character, if it has one.
  mutating func appendASCII(_ byte: UInt8, tables: GlyphTables, into builder: inout TextBreakdownBuilder) {
    let breakClass = tables.breakClasses[Int(byte)]
    if breakClass == .newline {
      appendNewline(byte, into: &builder)
      return
    }
    followsCarriageReturn = false
    guard byte >= 0x20, byte != 0x7F else {
      if byte == 0x09 { appendTab(tables: tables, into: &builder) }
      return
    }
    kern(isKerned ? tables.kerningIndexes[Int(byte)] : KerningTable.noIndex, tables: tables, into: &builder)
    builder.append(advance: advance(byte: byte, tables: tables) + spacing, breakClass: breakClass)
    builder.cluster = .text
  }

  private mutating func appendNewline(_ byte: UInt8, into builder: inout TextBreakdownBuilder) {
    lastKerningIndex = KerningTable.noIndex
    let isSecondHalf = byte == 0x0A && followsCarriageReturn
    followsCarriageReturn = byte == 0x0D
    if !isSecondHalf { builder.appendNewline() }
  }

  private mutating func appendTab(tables: GlyphTables, into builder: inout TextBreakdownBuilder) {
    lastKerningIndex = KerningTable.noIndex
    let space = advance(byte: 0x20, tables: tables)
    builder.append(advance: space * MeasuringChoices.spacesPerTab + spacing, breakClass: .space)
  }

  private static func cased(_ byte: UInt8, _ textCase: TextCase?) -> UInt8 {
    switch textCase {
    case nil: byte
    case .uppercase: byte &- UInt8(ascii: "a") < 26 ? byte - 32 : byte
    case .lowercase: byte &- UInt8(ascii: "A") < 26 ? byte + 32 : byte
    }
  }

  /// Returns the advance of printable ASCII without tracking.
  private func advance(byte: UInt8, tables: GlyphTables) -> Double {
    if let advance = ownAdvance(of: Unicode.Scalar(byte)) { return advance }
    if font.hasTabularDigits, byte &- UInt8(ascii: "0") < 10, !font.isMonospaced { return font.advances.tabularDigit }
    if font.hasSmallCapitals, byte &- UInt8(ascii: "a") < 26 {
      return advance(row: Int(byte) - 0x40, tables: tables) * MeasuringChoices.smallCapitalFactor
    }
    return advance(row: Int(byte) - 0x20, tables: tables)
  }

  /// Returns what a letter advances by the file of its font; nil for fonts of the system, and for what the file does not have.
  func ownAdvance(of scalar: Unicode.Scalar) -> Double? {
    guard let face = font.face else { return nil }
    guard font.hasSmallCapitals, scalar.properties.isLowercase else {
      return face.advance(of: scalar).map { $0 * font.size }
    }
    let capitals = scalar.properties.uppercaseMapping.unicodeScalars
    let drawn = capitals.count == 1 ? capitals.first ?? scalar : scalar
    return face.advance(of: drawn).map { $0 * font.size * MeasuringChoices.smallCapitalFactor }
  }

  /// Returns the advance of a row of `AdvanceTable` without tracking.
  func advance(row: Int, tables: GlyphTables) -> Double {
    font.isMonospaced
      ? MeasuringChoices.monospacedAdvance * font.size : font.advances.advance(row: row, units: tables.units)
  }

  /// Hands on the glyph of a character beyond ASCII after changing its case as the text asks.
  private mutating func appendCased(_ value: UInt32, tables: GlyphTables, into builder: inout TextBreakdownBuilder) {
    guard let textCase, let scalar = Unicode.Scalar(value) else {
      appendScalar(value, tables: tables, into: &builder)
      return
    }
    let properties = scalar.properties
    let mapped = textCase == .uppercase ? properties.uppercaseMapping : properties.lowercaseMapping
    for scalar in mapped.unicodeScalars {
      if scalar.isASCII {
        appendASCII(UInt8(scalar.value), tables: tables, into: &builder)
      } else {
        appendScalar(scalar.value, tables: tables, into: &builder)
      }
    }
  }
}
