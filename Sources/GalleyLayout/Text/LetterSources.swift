/// Where the glyphs of a text stand in its letters.
struct LetterSources {
  /// The text of all runs, with the letters that its case asks for.
  private(set) var string = ""
  /// By glyph, the bytes of `string` that it draws.
  private var glyphs: [Range<Int>] = []
  /// By paragraph, where it begins in `string`.
  private var paragraphs = [0]

  /// Goes through a text as `TextBreakdown` does, letter by letter.
  init(_ content: TextContent, in system: FontSystem) {
    var letters = LetterSources()
    // The advances are not needed, but the builder has to put them somewhere.
    _ = [Double](unsafeUninitializedCapacity: TextBreakdown.capacity(of: content)) { buffer, count in
      var builder = TextBreakdownBuilder(advances: buffer)
      for run in TextBreakdown.measuredRuns(of: content) {
        let font = ResolvedFont(run.font, dynamicTypeSize: content.dynamicTypeSize, in: system, shrinking: 1)
        var scanner = GlyphScanner(font: font, run: run, textCase: content.textCase)
        builder.beginRun(box: font.lineBox, ellipsis: 0)
        for scalar in run.string.unicodeScalars {
          for letter in scalar.cased(content.textCase) { letters.add(letter, scanner: &scanner, to: &builder) }
        }
      }
      count = builder.glyphCount
    }
    self = letters
  }

  private init() {}

  private mutating func add(
    _ letter: Unicode.Scalar, scanner: inout GlyphScanner, to builder: inout TextBreakdownBuilder
  ) {
    let (glyphCount, paragraphCount) = (builder.glyphCount, builder.paragraphCount)
    scanner.scan(letter: letter, into: &builder)
    let start = string.utf8.count
    string.unicodeScalars.append(letter)
    let end = string.utf8.count
    if builder.glyphCount > glyphCount {
      glyphs.append(start..<end)
    } else if builder.paragraphCount > paragraphCount {
      paragraphs.append(end)
    } else if paragraphs[paragraphs.count - 1] == start {
      // The second half of a line break, or what nothing stands before that it could belong to.
      paragraphs[paragraphs.count - 1] = end
    } else if let last = glyphs.last {
      glyphs[glyphs.count - 1] = last.lowerBound..<end
    }
  }

  /// The letters of some glyphs that follow each other.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let bytes = self.range(range, paragraph: 0)
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    return String(string[start..<utf8.index(start, offsetBy: bytes.count)])
  }

  /// The bytes of some glyphs that follow each other; for none, the place where the paragraph begins.
  func range(_ range: Range<Int>, paragraph: Int) -> Range<Int> {
    let known = range.clamped(to: glyphs.indices)
    guard let first = known.first, let last = known.last else {
      let start = paragraphs.indices.contains(paragraph) ? paragraphs[paragraph] : string.utf8.count
      return start..<start
    }
    return glyphs[first].lowerBound..<glyphs[last].upperBound
  }
}

extension Unicode.Scalar {
  /// The letters that it is drawn as where a text asks for capitals or small letters.
  fileprivate func cased(_ textCase: TextCase?) -> String.UnicodeScalarView {
    switch textCase {
    case nil: String(self).unicodeScalars
    case .uppercase: properties.uppercaseMapping.unicodeScalars
    case .lowercase: properties.lowercaseMapping.unicodeScalars
    }
  }
}
