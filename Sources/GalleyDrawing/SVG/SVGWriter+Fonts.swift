import GalleyLayout
import GalleySource
import GalleyTables

// Texts as texts, for programs that edit them.

extension SVGWriter {
  /// Writes the glyphs of a run as characters, each at its place; those of one font and size are an element.
  mutating func text(_ run: DisplayList.GlyphRun, _ paint: Paint) {
    let server = define(paint)
    var characters = Characters(run.text)
    var rest = list.glyphs[run.glyphs][...]
    while let first = rest.first {
      let face = Face(first, list.outlines)
      let same = rest.prefix { Face($0, list.outlines) == face }
      rest = rest.dropFirst(same.count)
      write(same.map { (characters.upTo(list.outlines[$0.outline].id.scalar), $0.x) }, face, run, first, paint, server)
    }
  }

  /// What a stretch of characters is written in.
  private struct Face: Equatable {
    var source: GlyphOutline.Source
    var weight: Int
    var size: Double

    init(_ glyph: DisplayList.PlacedGlyph, _ outlines: Table<GlyphOutline>) {
      let id = outlines[glyph.outline].id
      (source, weight, size) = (id.source, id.weight, glyph.size)
    }

    var families: String {
      switch source {
      case .face(let face): "'\(face.name)', sans-serif"
      case .cut(.text): "Inter, -apple-system, sans-serif"
      case .cut(.display): "Inter Display, Inter, -apple-system, sans-serif"
      case .cut(.monoRegular), .cut(.monoBold): "JetBrains Mono, ui-monospace, monospace"
      }
    }
  }

  private mutating func write(
    _ letters: [(text: String, x: Double)], _ face: Face, _ run: DisplayList.GlyphRun,
    _ first: DisplayList.PlacedGlyph, _ paint: Paint, _ server: String?
  ) {
    body.append("<text x=\"")
    // A space before a letter is a character with a place, too.
    for (place, x) in letters.flatMap({ letter in letter.text.unicodeScalars.map { _ in letter.x } }).enumerated() {
      if place > 0 { body.append(" ") }
      body.append(x)
    }
    body.append("\"")
    attribute("y", first.baseline)
    body.append(" font-family=\"")
    body.append(escaping: face.families)
    body.append("\"")
    attribute("font-size", face.size)
    attribute("font-weight", Double(face.weight))
    if run.skew != 0 { body.append(" font-style=\"italic\"") }
    attribute("fill", paint, server)
    body.append(">")
    for letter in letters { body.append(escaping: letter.text) }
    body.append("</text>\n")
  }
}

/// The characters of a run, of which those that show nothing have no glyph.
private struct Characters {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text.unicodeScalars[...] }

  /// How many characters may stand between two letters that are drawn: others are boxes, or marks of the letter before.
  private static let furthest = 16

  /// Returns a drawn letter, with a space before it if there are any before it in the text.
  mutating func upTo(_ scalar: Unicode.Scalar) -> String {
    var hasSpace = false
    for (place, next) in zip(rest.indices, rest.prefix(Self.furthest)) {
      // Small capitals are drawn as capitals.
      if next == scalar || next.properties.uppercaseMapping == String(scalar) {
        rest = rest[rest.index(after: place)...]
        return (hasSpace ? " " : "") + String(scalar)
      }
      if next.properties.isWhitespace { hasSpace = true }
    }
    return String(scalar)
  }
}
