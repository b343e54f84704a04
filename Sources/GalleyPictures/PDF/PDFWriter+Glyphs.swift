import GalleyDrawing

extension PDFWriter {
  mutating func glyphs(_ run: DisplayList.GlyphRun, _ paint: Paint) {
    content.write("/Span << /ActualText <\(run.text.pdfHexadecimal)> >> BDC")
    if case .solid(let color) = paint {
      content.write("q")
      setOpacity(color.alpha)
      content.write(color, "rg")
      content.write("BT")
      var current = ""
      for glyph in list.glyphs[run.glyphs] {
        let (font, code) = resources.place(of: glyph.outline, list.outlines[glyph.outline])
        if font != current { content.write("/\(font) 1 Tf") }
        current = font
        let map = list.map(of: glyph, in: run)
        // For outlines in ems with y upwards.
        content.write(
          Affine(a: map.a * 1000, b: 0, c: -map.c * 1000, d: -map.d * 1000, tx: map.tx, ty: map.ty), "Tm")
        content.write("<\(PDFFont.hexadecimal(code))> Tj")
      }
      content.write("ET")
      content.write("Q")
    } else {
      fill(list.path(of: run), paint, .nonZero)
    }
    content.write("EMC")
  }
}
