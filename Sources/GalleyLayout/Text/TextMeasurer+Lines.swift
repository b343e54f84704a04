extension TextMeasurer {
  /// Returns the lines of a text that was laid out for `proposal`; none of a text without characters.
  ///
  /// Takes the text apart anew, since layout keeps sizes only.
  package func lines(of content: TextContent, proposal: Proposal, isRightToLeft: Bool) -> TextLines {
    let letters = LetterSources(content, in: system)
    let offer = TextOffer(proposal)
    let breakdown = TextBreakdown(content, in: system)
    guard !breakdown.isEmpty, proposal.width != 0 || proposal.height != 0 else {
      return TextLines(string: letters.string, lines: [])
    }
    let (layout, measurement) = fittingLayout(of: breakdown, content: content, offer: offer)
    let lines = layout.glyphLines(in: offer).map { line in
      let room = measurement.size.width - layout.alignedWidth(of: line)
      return TextLine(
        text: letters.text(line.head) + (line.isTruncated ? "…" : "") + letters.text(line.tail),
        range: letters.range(line.whole, paragraph: line.paragraph),
        left: content.alignment.share(isRightToLeft: isRightToLeft) * max(room, 0), width: line.width, top: line.top,
        height: line.height, baseline: line.baseline, isTruncated: line.isTruncated)
    }
    return TextLines(string: letters.string, lines: lines)
  }
}

extension TextAlignment {
  /// How much of the room beside a line lies on its left.
  func share(isRightToLeft: Bool) -> Double {
    switch self {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }
}
