import GalleyLayout
import GalleySource

extension SVGWriter {
  mutating func glyphs(_ run: DisplayList.GlyphRun, _ paint: Paint) {
    let glyphs = list.glyphs[run.glyphs]
    guard let first = glyphs.first else { return }
    // A gradient runs over all of them, and would begin anew in each `use`.
    guard case .solid = paint else {
      body.append("<g>")
      title(of: run)
      fill(list.path(of: run), paint, .nonZero)
      return body.append("</g>\n")
    }
    let scale = first.size / 1000
    let names = glyphs.map { outlines.name(of: $0.outline, in: list, &ids) }
    body.append("<g")
    attribute("fill", paint, nil)
    attribute("transform", Affine(a: scale, c: -run.skew * scale, d: scale, tx: first.x, ty: first.baseline))
    body.append(">")
    title(of: run)
    // A thousandth of an em more for every digit that lengths have.
    let decimals = layers.decimals - 1
    for (glyph, name) in zip(glyphs, names) {
      let x = (glyph.x - first.x) / scale
      let height = glyph.size / first.size
      body.append("<use href=\"#\(name)\"")
      if (glyph.stretch - 1).magnitude < 0.0005, height == 1 {
        if x != 0 { attribute("x", x, decimals: decimals) }
      } else {
        attribute("transform", Affine(a: glyph.stretch * height, d: height, tx: x), factors: 4, lengths: decimals)
      }
      body.append("/>")
    }
    body.append("</g>\n")
  }

  private mutating func title(of run: DisplayList.GlyphRun) {
    body.append("<title>")
    body.append(escaping: run.text)
    body.append("</title>")
  }
}
