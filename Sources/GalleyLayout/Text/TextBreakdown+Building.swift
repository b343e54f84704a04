extension TextBreakdown {
  /// The most glyphs that are taken in; what follows is not measured.
  private static let maximumGlyphCount = 1 << 28

  /// Takes a text apart, in fonts that are smaller by the factor `shrinking` that `minimumScaleFactor` led to.
  init(_ content: TextContent, in system: FontSystem, shrinking: Double = 1) {
    var segments: [Segment] = []
    var runs: [Run] = []
    var (idealWidth, paragraphCount, isEmpty) = (0.0, 0, true)
    advances = Array(unsafeUninitializedCapacity: Self.capacity(of: content)) { buffer, count in
      var builder = TextBreakdownBuilder(advances: buffer)
      for run in Self.measuredRuns(of: content) {
        let font = ResolvedFont(
          run.font, dynamicTypeSize: content.dynamicTypeSize, in: system, shrinking: shrinking)
        var scanner = GlyphScanner(font: font, run: run, textCase: content.textCase)
        if let picture = run.picture {
          let (width, own) = picture.extent(in: run.font, content, system, shrinking: shrinking)
          var box = own
          // The line is as high as one of letters, or higher.
          box.formUnion(font.lineBox(of: content.lineHeight))
          builder.beginRun(box: box.raised(by: run.baselineOffset), ellipsis: scanner.ellipsis)
          builder.append(advance: width, breakClass: .ideographic)
          continue
        }
        builder.beginRun(
          box: font.lineBox(of: content.lineHeight).raised(by: run.baselineOffset), ellipsis: scanner.ellipsis)
        scanner.scan(run.string, into: &builder)
      }
      builder.finish()
      count = builder.glyphCount
      segments = builder.segments
      runs = builder.runs
      (idealWidth, paragraphCount, isEmpty) = (builder.idealWidth, builder.paragraphCount, builder.isEmpty)
    }
    self.segments = segments
    self.runs = runs
    self.idealWidth = idealWidth
    self.paragraphCount = paragraphCount
    self.isEmpty = isEmpty
  }

  /// Returns the room that the glyphs of a text need.
  ///
  /// A character has at least as many bytes as glyphs, unless its change of case makes several characters of it.
  static func capacity(of content: TextContent) -> Int {
    let bytes = content.runs.reduce(0) { $0 + $1.string.utf8.count }
    return min(content.textCase == nil ? bytes : bytes * 2, maximumGlyphCount)
  }

  /// Returns the runs that have characters, or the first where none has: its font decides the height of the line.
  static func measuredRuns(of content: TextContent) -> [TextContent.Run] {
    if content.runs.count == 1 { return content.runs }
    let runs = content.runs.filter { !$0.string.isEmpty }
    if !runs.isEmpty { return runs }
    return [content.runs.first ?? TextContent.Run(string: "", font: .body)]
  }
}

extension TextContent.InlinePicture {
  /// Returns the width of a picture in a line, and the room that it takes above and below the baseline.
  ///
  /// A symbol has the box that it has as a view. Our choice: what a picture does to a line was not measured.
  fileprivate func extent(
    in font: Font, _ content: TextContent, _ system: FontSystem, shrinking: Double
  ) -> (width: Double, box: LineBox) {
    switch self {
    case .symbol(let name):
      let symbol = SymbolContent(name: name, font: font, dynamicTypeSize: content.dynamicTypeSize)
      let measured = TextMeasurer(system).measureSymbol(symbol)
      let (ascent, descent) = (measured.firstBaseline, measured.size.height - measured.firstBaseline)
      let box = LineBox(ascent: ascent * shrinking, descent: descent * shrinking, gap: 0)
      return (measured.size.width * shrinking, box)
    case .image(let size): return (size.width, LineBox(ascent: size.height, descent: 0, gap: 0))
    }
  }
}

extension LineBox {
  /// Returns the box with room for glyphs that stand `offset` points higher, and still for those that do not.
  ///
  /// Our choice: how a baseline offset changes a line was not measured.
  func raised(by offset: Double) -> LineBox {
    LineBox(ascent: ascent + max(offset, 0), descent: descent + max(-offset, 0), gap: gap)
  }
}
