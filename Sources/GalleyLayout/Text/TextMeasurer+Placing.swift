extension TextMeasurer {
  /// Returns where the glyphs of a text stand that was laid out for `proposal`; no line for a text without characters.
  ///
  /// Takes the text apart anew, since layout keeps sizes only.
  package func placedText(_ content: TextContent, proposal: Proposal, isRightToLeft: Bool) -> PlacedText {
    let offer = TextOffer(proposal)
    let breakdown = TextBreakdown(content, in: system)
    guard !breakdown.isEmpty, proposal.width != 0 || proposal.height != 0 else { return PlacedText(lines: []) }
    let (layout, measurement) = fittingLayout(of: breakdown, content: content, offer: offer)
    let placing = GlyphPlacing(content, layout, in: system)
    let share = content.alignment.share(isRightToLeft: isRightToLeft)
    let lines = layout.glyphLines(in: offer).map { line in
      let width = layout.alignedWidth(of: line)
      return placing.line(line, left: share * max(measurement.size.width - width, 0), width: width)
    }
    return PlacedText(lines: lines)
  }
}

/// A run of a text that has characters.
private struct GlyphSource {
  /// Its place among the runs of the content.
  var index: Int
  var run: TextContent.Run
  var font: GlyphFont
  /// Scans letters without anything between them.
  var scanner: GlyphScanner

  /// Whether what a letter advances is its own, and not that of its script.
  func hasOwnWidth(_ letter: Unicode.Scalar) -> Bool {
    font.isMonospaced || font.face?.advance(of: letter) != nil || AdvanceTable.row(of: letter.value) != nil
  }

  /// What a letter advances by itself, in points.
  func width(of letter: Unicode.Scalar) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 1) { buffer in
      buffer.initialize(repeating: 0)
      var builder = TextBreakdownBuilder(advances: buffer)
      var scanner = scanner
      scanner.scan(letter: letter, into: &builder)
      return buffer[0]
    }
  }
}

/// Puts the glyphs of a text that was taken apart beside each other.
private struct GlyphPlacing {
  private let breakdown: TextBreakdown
  private let letters: LetterSources
  /// By run of the breakdown.
  private let sources: [GlyphSource]

  init(_ content: TextContent, _ layout: TextLayout, in system: FontSystem) {
    breakdown = layout.breakdown
    letters = LetterSources(content, in: system)
    let measured = content.runs.indices.filter { content.runs.count == 1 || !content.runs[$0].string.isEmpty }
    sources = measured.map { index in
      var run = content.runs[index]
      var resolved = ResolvedFont(
        run.font, dynamicTypeSize: content.dynamicTypeSize, in: system, shrinking: layout.shrinking)
      let font = GlyphFont(run.font, resolved, platform: system.platform)
      resolved.tracking = 0
      run.tracking = 0
      run.kerning = 0
      // The letters come in the case that the text asks for.
      return GlyphSource(
        index: index, run: run, font: font, scanner: GlyphScanner(font: resolved, run: run, textCase: nil))
    }
  }

  func line(_ line: GlyphLine, left: Double, width: Double) -> PlacedText.Line {
    var x = left
    var runs = self.runs(of: line.head, from: &x)
    if line.isTruncated {
      runs.append(mark(behind: line, at: x))
      x += breakdown.run(of: Int32(clamping: line.whole.lowerBound)).ellipsis
      runs += self.runs(of: line.tail, from: &x)
    }
    return PlacedText.Line(left: left, width: width, baseline: line.baseline, runs: runs)
  }

  /// The mark for what was cut off, in the font of the glyph before it.
  private func mark(behind line: GlyphLine, at x: Double) -> PlacedText.Run {
    let neighbour = line.head.last ?? line.whole.lowerBound
    let source = sources[position(ofRunWith: neighbour)]
    let glyph = PlacedText.Glyph(
      scalar: "\u{2026}", cluster: nil, x: x, width: source.width(of: "\u{2026}"), hasOwnWidth: true)
    return PlacedText.Run(
      source: source.index, font: source.font, rise: source.run.baselineOffset, glyphs: [glyph], text: "\u{2026}",
      picture: nil)
  }

  private func runs(of glyphs: Range<Int>, from x: inout Double) -> [PlacedText.Run] {
    var result: [PlacedText.Run] = []
    var start = glyphs.lowerBound
    while start < glyphs.upperBound {
      let position = position(ofRunWith: start)
      let next = position + 1 < breakdown.runs.count ? Int(breakdown.runs[position + 1].start) : glyphs.upperBound
      let range = start..<min(max(next, start + 1), glyphs.upperBound)
      result.append(run(sources[position], range, from: &x))
      start = range.upperBound
    }
    return result
  }

  private func run(_ source: GlyphSource, _ range: Range<Int>, from x: inout Double) -> PlacedText.Run {
    var glyphs: [PlacedText.Glyph] = []
    glyphs.reserveCapacity(range.count)
    for glyph in range {
      let cluster = letters.text(glyph..<glyph + 1)
      let scalars = cluster.unicodeScalars
      let letter = scalars.first ?? "\u{FFFD}"
      let width = source.run.picture == nil ? source.width(of: letter) : breakdown.advances[glyph]
      glyphs.append(
        PlacedText.Glyph(
          scalar: letter, cluster: scalars.dropFirst().isEmpty ? nil : cluster, x: x, width: width,
          hasOwnWidth: source.hasOwnWidth(letter)))
      x += breakdown.advances[glyph]
    }
    return PlacedText.Run(
      source: source.index, font: source.font, rise: source.run.baselineOffset, glyphs: glyphs,
      text: letters.text(range), picture: source.run.picture)
  }

  /// The place of a glyph's run among the runs of the breakdown.
  private func position(ofRunWith glyph: Int) -> Int {
    breakdown.runIndex(of: Int32(clamping: glyph))
  }
}
