import GalleyDrawing
import GalleyLayout
import GalleyTables

/// What the pages and parts of a PDF file refer to by names; all of them share it.
struct PDFResources {
  private var states: [String: String] = [:]
  private var entries: [(kind: Kind, name: String, value: String)] = []
  private var fonts: [PDFFont] = []
  private var places: [Index<GlyphOutline>: (font: Int, code: Int)] = [:]

  /// A dictionary of resources.
  private enum Kind: String, CaseIterable {
    case states = "ExtGState"
    case objects = "XObject"
    case shadings = "Shading"
    case fonts = "Font"
  }

  private mutating func name(_ letter: String, _ kind: Kind, _ value: String) -> String {
    let name = "\(letter)\(entries.count + 1)"
    entries.append((kind, name, value))
    return name
  }

  /// A graphics state by the entries of its dictionary.
  mutating func state(_ text: String) -> String {
    if let known = states[text] { return known }
    let name = name("G", .states, "<< \(text) >>")
    states[text] = name
    return name
  }

  mutating func object(_ reference: PDFFile.Reference) -> String { name("X", .objects, reference.text) }

  mutating func shading(_ reference: PDFFile.Reference) -> String { name("S", .shadings, reference.text) }

  /// The font of a glyph and its code in it; each font has 256 at most.
  mutating func place(of outline: Index<GlyphOutline>, _ glyph: GlyphOutline) -> (font: String, code: Int) {
    if let known = places[outline] { return ("F\(known.font)", known.code) }
    if fonts.last?.isFull ?? true { fonts.append(PDFFont()) }
    let font = fonts.count - 1
    let code = fonts[font].add(glyph)
    places[outline] = (font, code)
    return ("F\(font)", code)
  }

  /// The dictionary of all of them.
  func dictionary(in file: inout PDFFile) -> String {
    var all = entries
    for (index, font) in fonts.enumerated() { all.append((.fonts, "F\(index)", font.object(in: &file).text)) }
    var text = "<<"
    for kind in Kind.allCases {
      let own = all.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      text += " /\(kind.rawValue) <<" + own.map { " /\($0.name) \($0.value)" }.joined() + " >>"
    }
    return text + " >>"
  }
}

/// Glyphs as a font that is drawn by operators.
struct PDFFont {
  private var glyphs: [GlyphOutline] = []

  var isFull: Bool { glyphs.count == 256 }

  /// Adds a glyph and returns its code.
  mutating func add(_ glyph: GlyphOutline) -> Int {
    glyphs.append(glyph)
    return glyphs.count - 1
  }

  func object(in file: inout PDFFile) -> PDFFile.Reference {
    let procedures = glyphs.map { glyph in
      var content = PDFContent()
      let box = glyph.path.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
      content.write(glyph.advance, 0, box.minX, box.minY, box.maxX, box.maxY, then: "d1")
      content.write(glyph.path, decimals: 1)
      content.write("f")
      return file.add(stream: content.bytes, "")
    }
    let names = glyphs.indices.map { "/g\($0)" }.joined(separator: " ")
    let codes = zip(glyphs.indices, procedures).map { "/g\($0) \($1.text)" }.joined(separator: " ")
    let widths = glyphs.map { String(pdf: $0.advance) }.joined(separator: " ")
    let unicode = file.add(stream: Array(unicodeMap.utf8), "")
    // Outlines have y downwards, and texts upwards.
    return file.add(
      "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [.001 0 0 -.001 0 0] /CharProcs << \(codes) >> "
        + "/Encoding << /Type /Encoding /Differences [0 \(names)] >> /FirstChar 0 /LastChar \(glyphs.count - 1) "
        + "/Widths [\(widths)] /Resources << >> /ToUnicode \(unicode.text) >>")
  }

  /// Tells programs that copy or search which characters the codes are.
  private var unicodeMap: String {
    var text =
      "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def "
      + "/CMapName /Galley def 1 begincodespacerange <00> <FF> endcodespacerange\n"
    for start in stride(from: 0, to: glyphs.count, by: 100) {
      let part = glyphs[start..<min(start + 100, glyphs.count)]
      text += "\(part.count) beginbfchar\n"
      for (code, glyph) in zip(part.indices, part) {
        text += "<\(Self.hexadecimal(code))> <\(String(Character(glyph.id.scalar)).pdfHexadecimal.dropFirst(4))>\n"
      }
      text += "endbfchar\n"
    }
    return text + "endcmap CMapName currentdict /CMap defineresource pop end end"
  }

  /// A code as two digits.
  static func hexadecimal(_ code: Int) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return digits.count < 2 ? "0\(digits)" : digits
  }
}
