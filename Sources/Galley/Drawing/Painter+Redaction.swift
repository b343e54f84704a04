import GalleyDrawing
import GalleyLayout

// Placeholders of texts and pictures that are not to be read. What they look like nobody has published; our choice, by eye.

extension Painter {
  private static let redaction = (opacity: 0.16, radius: 3.0, lineShare: 0.68)

  /// Draws a bar in the place of each line of a text.
  mutating func redact(_ text: PlacedText, at origin: Point, _ paint: Paint) {
    for line in text.lines {
      guard let font = line.runs.first?.font, line.width > 0 else { continue }
      // Around the middle of small letters, which is about a quarter of an em above the baseline.
      let height = font.size * 1.2 * Self.redaction.lineShare
      let middle = origin.y + line.baseline - font.size * 0.3
      redact(Rect(x: origin.x + line.left, y: middle - height / 2, width: line.width, height: height), paint)
    }
  }

  /// Draws a box in the place of a picture.
  mutating func redact(_ frame: Rect, _ paint: Paint) {
    list.fill(
      Path(frame, radii: CornerRadii(Self.redaction.radius), style: .continuous),
      paint.multiplied(by: Self.redaction.opacity))
  }
}
