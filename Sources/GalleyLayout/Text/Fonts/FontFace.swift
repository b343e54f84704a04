/// A font of the document, from a TrueType file: what its letters advance, how high its lines are, and its outlines.
///
/// Kerning and other rules for letters that follow each other (`kern`, `GPOS`, `GSUB`) are not read, and of a font with several
/// weights the one is taken that its outlines have.
package final class FontFace: Sendable {
  /// Why a file is no font that can be read.
  package enum Failure: Error, Hashable {
    case noFont
    /// A form of fonts with another name, which this is.
    case otherForm(String)
    /// A table that is needed and not there, or ends too early.
    case table(String)
  }

  /// What the document calls it.
  package let name: String
  /// What the file calls its font: the family, the full name, and the name for programs.
  package let names: [String]
  /// In em, from `hhea`, which is what Apple's systems take; the descent is positive.
  let ascent, descent, lineGap, capHeight: Double
  private let unitsPerEm: Double
  private let characters: CharacterMap
  private let advances: FontTable
  private let advanceCount: Int
  private let contours: GlyphContours
  /// A hash of the file.
  private let fingerprint: UInt64

  package init(named name: String, _ bytes: [UInt8]) throws(Failure) {
    self.name = name
    let tables = try FontTables(bytes)
    names = tables.names
    let (head, lines) = (try tables["head", 54], try tables["hhea", 36])
    guard let units = head.word(18), (16...16384).contains(units) else { throw .table("head") }
    guard let ascent = lines.signed(4), let descent = lines.signed(6), let gap = lines.signed(8),
      let count = lines.word(34), count > 0
    else { throw .table("hhea") }
    guard let map = CharacterMap(try tables["cmap", 4]) else { throw .table("cmap") }
    advances = try tables["hmtx", 4 * count]
    contours = GlyphContours(
      glyphs: try tables["glyf", 0], places: try tables["loca", 2], hasLongPlaces: head.word(50) == 1)
    let em = Double(units)
    unitsPerEm = em
    characters = map
    advanceCount = count
    self.ascent = max(Double(ascent), 0) / em
    self.descent = max(-Double(descent), 0) / em
    lineGap = max(Double(gap), 0) / em
    let capitals = tables.capHeight ?? map.glyph(of: "H").flatMap(contours.top) ?? ascent
    capHeight = max(Double(capitals), 0) / em
    fingerprint = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// What a character advances in em; nil if the font has no glyph for it.
  package func advance(of scalar: Unicode.Scalar) -> Double? {
    guard let glyph = characters.glyph(of: scalar) else { return nil }
    // Glyphs behind the last advance have that.
    return advances.word(4 * min(glyph, advanceCount - 1)).map { Double($0) / unitsPerEm }
  }

  /// The contours of a character in em, y upwards; nil if the font has no glyph for it.
  package func contours(of scalar: Unicode.Scalar) -> [[OutlinePoint]]? {
    guard let glyph = characters.glyph(of: scalar) else { return nil }
    return contours.contours(of: glyph).map { contour in
      contour.map {
        OutlinePoint(place: Point(x: $0.place.x / unitsPerEm, y: $0.place.y / unitsPerEm), isOn: $0.isOn)
      }
    }
  }
}

extension FontFace: Hashable {
  package static func == (left: FontFace, right: FontFace) -> Bool {
    left === right || left.fingerprint == right.fingerprint && left.name == right.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// The tables of a font file.
private struct FontTables {
  private var tables: [String: FontTable] = [:]

  init(_ bytes: [UInt8]) throws(FontFace.Failure) {
    let file = FontTable(bytes, 0..<bytes.count)
    switch bytes.prefix(4) {
    case [0, 1, 0, 0], Self.tag("true"): break
    case Self.tag("OTTO"): throw .otherForm("an OpenType font with outlines of PostScript (CFF)")
    case Self.tag("ttcf"): throw .otherForm("a collection of fonts")
    case Self.tag("wOFF"), Self.tag("wOF2"): throw .otherForm("a compressed font of the web (WOFF)")
    default: throw .noFont
    }
    for record in 0..<(file.word(4) ?? 0) {
      let place = 12 + 16 * record
      guard let start = file.long(place + 8), let count = file.long(place + 12) else { break }
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      tables[name] = file.part(from: start, count: count)
    }
  }

  private static func tag(_ name: String) -> ArraySlice<UInt8> { Array(name.utf8)[...] }

  /// A table that has at least so many bytes.
  subscript(name: String, least: Int) -> FontTable {
    get throws(FontFace.Failure) {
      guard let table = tables[name], table.count >= least else { throw .table(name) }
      return table
    }
  }

  /// More names are not read, nor longer ones, in bytes: those of a file may be anything.
  private static let mostNames = 256
  private static let longestName = 1024

  /// The names of the font in Unicode.
  var names: [String] {
    guard let table = tables["name"], let count = table.word(2), let storage = table.word(4) else { return [] }
    return (0..<min(count, Self.mostNames)).compactMap { record in
      let place = 6 + 12 * record
      guard let platform = table.word(place), platform == 0 || platform == 3, let kind = table.word(place + 6),
        [1, 4, 6].contains(kind), let length = table.word(place + 8), length <= Self.longestName,
        let start = table.word(place + 10),
        let text = table.part(from: storage + start, count: length)
      else { return nil }
      let words = (0..<length / 2).map { UInt16(truncatingIfNeeded: text.word(2 * $0) ?? 0) }
      return String(decoding: words, as: UTF16.self)
    }
  }

  /// How high capitals are, where the font says so.
  var capHeight: Int? {
    guard let table = tables["OS/2"], let version = table.word(0), version >= 2 else { return nil }
    return table.signed(88).flatMap { $0 > 0 ? $0 : nil }
  }
}
