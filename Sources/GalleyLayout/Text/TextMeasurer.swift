/// Measures text from tables: Apple's vertical figures, and the horizontal ones of a font close to Apple's.
///
/// It needs no fonts and gives the same answer everywhere. A font whose file the document has is measured by that file. Else
/// widths of Latin texts are within about one per cent of SwiftUI's, and other scripts have one width for each class of
/// characters.
///
/// Not modelled, for want of figures: tightening (`allowsTightening` has no effect), the avoidance of a lonely last word,
/// optical differences of the serif and rounded designs and of SF Compact, and line breaks inside Thai and its like.
/// Source: text 1 and 2.
package struct TextMeasurer: TextMeasuring, Sendable, Hashable {
  let system: FontSystem

  package var platform: MetricPlatform { system.platform }
  /// The pixels that sizes are rounded up to.
  package var pixels: PixelGrid { system.pixels }

  /// Creates a measurer for a platform and a number of device pixels per point; `faces` are the fonts of which there are files.
  package init(platform: MetricPlatform, scale: Double, faces: [String: FontFace] = [:]) {
    self.init(FontSystem(platform: platform, pixels: PixelGrid(scale: scale), faces: faces))
  }

  init(_ system: FontSystem) { self.system = system }

  package func measure(_ content: TextContent, proposal: Proposal) -> TextMeasurement {
    measure(prepare(content), proposal: proposal)
  }

  package var gainsByPreparing: Bool { true }

  package func prepare(_ content: TextContent) -> PreparedText {
    let breakdown = TextBreakdown(content, in: system)
    let ideal = measurement(of: breakdown, content: content, offer: TextOffer(.unspecified))
    return PreparedText(content, breakdown: breakdown, ideal: ideal)
  }

  package func measure(_ prepared: PreparedText, proposal: Proposal) -> TextMeasurement {
    if proposal.width == 0, proposal.height == 0 { return .nothing }
    let offer = TextOffer(proposal)
    if prepared.idealWidth <= offer.width, let ideal = prepared.ideal, ideal.size.height <= offer.height {
      return ideal
    }
    guard let breakdown = prepared.breakdown else { return measure(prepared.content, proposal: proposal) }
    return measurement(of: breakdown, content: prepared.content, offer: offer)
  }

  private func measurement(of breakdown: TextBreakdown, content: TextContent, offer: TextOffer) -> TextMeasurement {
    if breakdown.isEmpty { return emptyMeasurement(breakdown, content) }
    return fittingLayout(of: breakdown, content: content, offer: offer).measurement
  }

  /// Returns the lines of a text, in a smaller font if it has to be and may be smaller, and how large they are.
  func fittingLayout(
    of breakdown: TextBreakdown, content: TextContent, offer: TextOffer
  ) -> (layout: TextLayout, measurement: TextMeasurement) {
    let layout = TextLayout(breakdown, content: content, pixels: pixels)
    let measurement = layout.measurement(in: offer)
    guard measurement.isTruncated, content.minimumScaleFactor < 1 else { return (layout, measurement) }
    return shrunkLayout(content, offer: offer)
  }

  package func spacingMetrics(_ content: TextContent) -> (first: TextSpacingMetrics, last: TextSpacingMetrics) {
    let first = (content.runs.first { !$0.string.isEmpty } ?? content.runs.first)?.font ?? .body
    let last = content.runs.count > 1 ? content.runs.last { !$0.string.isEmpty }?.font ?? first : first
    let metrics = spacingMetrics(first, dynamicTypeSize: content.dynamicTypeSize)
    return (metrics, first == last ? metrics : spacingMetrics(last, dynamicTypeSize: content.dynamicTypeSize))
  }

  /// Returns the figures of a font that decide the default spacing around a text.
  ///
  /// Source: text 1.8.
  package func spacingMetrics(_ font: Font, dynamicTypeSize: DynamicTypeSize) -> TextSpacingMetrics {
    let resolved = ResolvedFont(font, dynamicTypeSize: dynamicTypeSize, in: system)
    var metrics = TextSpacingMetrics(
      ascent: resolved.ascent, descent: resolved.descent, capHeight: resolved.capHeight,
      leading: pixels.roundedUp(max(resolved.lineBox.gap, 0)),
      tenthOfLine: pixels.roundedUp(resolved.naturalHeight / 10))
    metrics.exception = MeasuringChoices.distances(around: font, size: resolved.size, on: platform)
    return metrics
  }

  /// Returns the height of one line of a font, rounded up to a pixel.
  package func lineHeight(of font: Font, dynamicTypeSize: DynamicTypeSize = .large) -> Double {
    let font = ResolvedFont(font, dynamicTypeSize: dynamicTypeSize, in: system)
    return pixels.roundedUp(font.lineBox.height)
  }

  /// Returns the size of a text without characters: no width, and the height of its reserved lines.
  private func emptyMeasurement(_ breakdown: TextBreakdown, _ content: TextContent) -> TextMeasurement {
    let layout = TextLayout(breakdown, content: content, pixels: pixels)
    var measurement = layout.measurement(in: TextOffer(.unspecified))
    guard let height = MeasuringChoices.emptyTextHeight(on: platform), content.reservedLines < 1 else {
      return measurement
    }
    measurement.size.height = height
    measurement.firstBaseline = min(measurement.firstBaseline, height)
    measurement.lastBaseline = min(measurement.lastBaseline, height)
    return measurement
  }

  /// Returns the size in the largest font, of those that `minimumScaleFactor` allows, in which nothing is cut off.
  ///
  /// The steps are `MeasuringChoices.shrinkingStep` apart; the smallest allowed font is used where none is small enough.
  /// Takes the text apart about seven times. Source: text 1.6.
  private func shrunkLayout(
    _ content: TextContent, offer: TextOffer
  ) -> (layout: TextLayout, measurement: TextMeasurement) {
    let factor = max(content.minimumScaleFactor, MeasuringChoices.smallestShrinking)
    func layout(_ shrinking: Double) -> (layout: TextLayout, measurement: TextMeasurement) {
      let breakdown = TextBreakdown(content, in: system, shrinking: shrinking)
      let layout = TextLayout(breakdown, content: content, pixels: pixels, shrinking: shrinking)
      return (layout, layout.measurement(in: offer))
    }
    var best = layout(factor)
    if best.measurement.isTruncated { return best }
    var fitting = Int(((1 - factor) / MeasuringChoices.shrinkingStep).rounded(.up))
    var cut = 0
    while fitting - cut > 1 {
      let middle = (fitting + cut) / 2
      let tried = layout(1 - Double(middle) * MeasuringChoices.shrinkingStep)
      if tried.measurement.isTruncated {
        cut = middle
      } else {
        fitting = middle
        best = tried
      }
    }
    return best
  }
}

extension TextMeasurement {
  /// The answer to an offer of nothing at all.
  static let nothing = TextMeasurement(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
}
