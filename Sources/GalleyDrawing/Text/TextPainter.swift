package import GalleyLayout

/// How a stretch of text is drawn.
package struct TextLook: Hashable, Sendable {
  package var paint: Paint
  package var underline: TextLine?
  package var strikethrough: TextLine?

  package init(paint: Paint) { self.paint = paint }

  /// A line through or below words.
  package struct TextLine: Hashable, Sendable {
    package enum Pattern: String, Sendable, CaseIterable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// Nil for that of the words.
    package var paint: Paint?
    package var pattern: Pattern

    package init(paint: Paint? = nil, pattern: Pattern = .solid) {
      self.paint = paint
      self.pattern = pattern
    }
  }
}

/// Draws texts by the outlines of their letters, each where the layout has it.
package struct TextPainter {
  /// The largest change of an outline's width, beyond that of the font, by which it is made to fill its place.
  static let stretching = 0.88...1.12
  /// How far italic letters lean: 9.4°, as Inter's do.
  static let italicSkew = 0.1655
  /// The parts of its place and of the font's size that the box of a letter without outline takes, how high it begins, how round it is
  /// and how strong its colour is: our choice, by eye.
  private static let box = (width: 0.84, height: 0.84, top: 0.72, radius: 0.1, opacity: 0.35)
  /// In em of the font: how thick lines are, and how far below the baseline they stand (Inter 3.019).
  static let line = (thickness: 0.055, underline: 0.09, strikethrough: -0.26)

  private var symbols = SymbolPainter()
  /// The outlines that were read so far.
  private var known: [GlyphOutline.ID: GlyphOutline?] = [:]

  /// Fonts that were given for their families, and for letters without outlines.
  private let fonts: [FontFace]

  package init(fonts: [FontFace] = []) { self.fonts = fonts }

  /// The font file of a text: the document's, or one that was given for its family.
  private func face(of font: GlyphFont) -> FontFace? {
    if let face = font.face { return face }
    guard let family = font.family else { return nil }
    return fonts.first { $0.names.contains(family) }
  }

  /// Draws a text whose top left corner is at `origin`; `look` is asked for each run of its content.
  package mutating func draw(
    _ text: PlacedText, at origin: Point, in list: inout DisplayListBuilder, look: (Int) -> TextLook
  ) {
    for line in text.lines {
      let baseline = origin.y + line.baseline
      let last = Self.lastVisible(of: line.runs) ?? -1
      for (position, run) in line.runs.enumerated() {
        let (baseline, look) = (baseline - run.rise, look(run.source))
        switch run.picture {
        case nil:
          draw(run, x: origin.x, baseline: baseline, look, in: &list)
          guard let end = Self.lineEnd(of: position, last: last, in: line.runs) else { continue }
          let extent = PlacedLine(start: origin.x + (run.glyphs.first?.x ?? 0), end: origin.x + end, baseline: baseline)
          if let underline = look.underline {
            draw(underline, extent, below: Self.line.underline, run.font, look.paint, in: &list)
          }
          if let strikethrough = look.strikethrough {
            draw(strikethrough, extent, below: Self.line.strikethrough, run.font, look.paint, in: &list)
          }
        case .symbol(let name): draw(name, of: run, x: origin.x, baseline: baseline, look.paint, in: &list)
        // Pictures of files are drawn by who has their files.
        case .image: break
        }
      }
    }
  }

  private mutating func draw(
    _ run: PlacedText.Run, x: Double, baseline: Double, _ look: TextLook, in list: inout DisplayListBuilder
  ) {
    noteApproximations(of: run.font, in: &list)
    var glyphs: [DisplayListBuilder.Glyph] = []
    var word: [(glyph: PlacedText.Glyph, outline: GlyphOutline)] = []
    for glyph in run.glyphs {
      guard let outline = outline(of: glyph, run.font, in: &list) else {
        glyphs += placed(word, run.font, x: x)
        word = []
        drawBox(for: glyph, run.font, x: x, baseline: baseline, look.paint, in: &list)
        continue
      }
      if glyph.hasOwnWidth {
        glyphs += placed(word, run.font, x: x)
        word = []
        glyphs.append(placed(glyph, outline, run.font, x: x))
      } else {
        word.append((glyph, outline))
      }
    }
    glyphs += placed(word, run.font, x: x)
    let skew = run.font.isItalic ? Self.italicSkew : 0
    list.draw(
      glyphs.filter { !$0.outline.path.isEmpty }, baseline: baseline, skew: skew, text: run.text, look.paint)
  }

  /// A symbol among letters stands in the middle of a capital's height.
  private mutating func draw(
    _ name: String, of run: PlacedText.Run, x: Double, baseline: Double, _ paint: Paint,
    in list: inout DisplayListBuilder
  ) {
    let symbol = DrawnSymbol(name: name, in: run.font)
    for glyph in run.glyphs {
      let height = symbol.boxHeight
      let frame = Rect(
        x: x + glyph.x, y: baseline - (run.font.capHeight + height) / 2, width: glyph.width, height: height)
      symbols.draw(symbol, in: frame, look: SymbolLook(paint), list: &list)
    }
  }

  private func placed(
    _ glyph: PlacedText.Glyph, _ outline: GlyphOutline, _ font: GlyphFont, x: Double
  ) -> DisplayListBuilder.Glyph {
    let size = size(of: glyph.scalar, font)
    let own = outline.advance / 1000 * size
    let isCell = font.hasTabularDigits && ("0"..."9").contains(glyph.scalar)
    // A font's width is all of it the outline's; only what is left is limited.
    let rest = own > 0 && !isCell ? Self.stretching.clamped(glyph.width / (own * font.widthFactor)) : 1
    let stretch = rest * font.widthFactor
    // What the outline does not fill of its place stands on both sides.
    let gap = (glyph.width - own * stretch) / 2
    return DisplayListBuilder.Glyph(outline: outline, x: x + glyph.x + gap, size: size, stretch: stretch)
  }

  /// Letters whose advances nobody read keep their proportions; the word takes the room that the layout gives it.
  private func placed(
    _ word: [(glyph: PlacedText.Glyph, outline: GlyphOutline)], _ font: GlyphFont, x: Double
  ) -> [DisplayListBuilder.Glyph] {
    guard let first = word.first?.glyph else { return [] }
    let own = word.reduce(0) { $0 + $1.outline.advance / 1000 * size(of: $1.glyph.scalar, font) }
    let room = word.reduce(0) { $0 + $1.glyph.width }
    let factor = own > 0 ? room / own : 1
    // What the letters before take as they are drawn, and as the layout has them; tracking and kerning move letters, and stretch none.
    var (drawn, placed) = (0.0, 0.0)
    return word.map { glyph, outline in
      let size = size(of: glyph.scalar, font)
      defer {
        drawn += outline.advance / 1000 * size * factor
        placed += glyph.width
      }
      let moved = glyph.x - first.x - placed
      return DisplayListBuilder.Glyph(
        outline: outline, x: x + first.x + drawn + moved, size: size, stretch: factor)
    }
  }

  private func size(of scalar: Unicode.Scalar, _ font: GlyphFont) -> Double {
    font.hasSmallCapitals && scalar.properties.isLowercase ? font.size * GlyphFont.smallCapitalFactor : font.size
  }

  private mutating func outline(
    of glyph: PlacedText.Glyph, _ font: GlyphFont, in list: inout DisplayListBuilder
  ) -> GlyphOutline? {
    var drawn = glyph.scalar
    if let cluster = glyph.cluster {
      if let composed = LetterComposer.composition(of: cluster) {
        drawn = composed
      } else if LetterComposer.hasAccents(cluster) {
        list.note(.approximated("a letter with accents that have no outlines"))
      }
    }
    let capitals = drawn.properties.uppercaseMapping.unicodeScalars
    // A letter that is two as a capital, such as ß, stays a small one.
    if font.hasSmallCapitals, let capital = capitals.first, capitals.count == 1 { drawn = capital }
    // Spaces and joiners of any width show nothing.
    if drawn.properties.isWhitespace || drawn.properties.isDefaultIgnorableCodePoint { drawn = " " }
    if let face = face(of: font), let own = known(face.id(of: drawn), { face.outline(of: drawn) }) { return own }
    let cut = OutlineCut(font)
    let id = GlyphOutline.ID(source: .cut(cut), scalar: drawn, weight: Int(font.weight.rounded()))
    if let outline = known(id, { cut.outline(of: drawn, weight: font.weight) }) { return outline }
    for face in fonts {
      if let outline = known(face.id(of: drawn), { face.outline(of: drawn) }) { return outline }
    }
    return nil
  }

  /// An outline that was read before, or is read now.
  private mutating func known(_ id: GlyphOutline.ID, _ read: () -> GlyphOutline?) -> GlyphOutline? {
    if let found = known[id] { return found }
    let outline = read()
    known[id] = .some(outline)
    return outline
  }

  /// A letter of a script without outlines is a box of its width.
  private func drawBox(
    for glyph: PlacedText.Glyph, _ font: GlyphFont, x: Double, baseline: Double, _ paint: Paint,
    in list: inout DisplayListBuilder
  ) {
    guard glyph.width > 0 else { return }
    list.note(.missingOutlines(Self.script(of: glyph.scalar)))
    let width = glyph.width * Self.box.width
    let box = Rect(
      x: x + glyph.x + (glyph.width - width) / 2, y: baseline - Self.box.top * font.size, width: width,
      height: Self.box.height * font.size)
    list.fill(
      Path(box, radii: CornerRadii(Self.box.radius * font.size), style: .circular),
      paint.multiplied(by: Self.box.opacity))
  }

  /// What readers know the script of a character as.
  private static func script(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x0590...0x05FF: "Hebrew"
    case 0x0600...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: "Arabic"
    case 0x0900...0x097F: "Devanagari"
    case 0x0E00...0x0E7F: "Thai"
    case 0x1100...0x11FF, 0xAC00...0xD7FF: "Hangul"
    case 0x3040...0x30FF: "kana"
    case 0x2E80...0x2FDF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: "Han"
    case 0x1F000...0x1FAFF, 0x2600...0x27BF: "emoji"
    default: "other scripts"
    }
  }

  private func noteApproximations(of font: GlyphFont, in list: inout DisplayListBuilder) {
    if let face = face(of: font) {
      if font.weight != Double(FontWeight.regular.rawValue) {
        list.note(.approximated("the weight of the font `\(font.family ?? face.name)`"))
      }
    } else if let family = font.family {
      list.note(.approximated("the font `\(family)`"))
    } else {
      switch font.design {
      case .serif: list.note(.approximated("the serif design"))
      case .rounded: list.note(.approximated("the rounded design"))
      case .default, .monospaced: break
      }
    }
  }
}

extension ClosedRange<Double> {
  fileprivate func clamped(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
