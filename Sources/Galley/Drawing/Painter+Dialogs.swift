import GalleyDrawing
import GalleyLanguage
import GalleyLayout

// Alerts and dialogs.

extension Painter {
  /// The corners of dialogs, in points; those from iOS 26 on are unconfirmed.
  var radiusOfDialogs: Double { hasTouchGlass ? 34 : 14 }

  /// From iOS 26 on a button of a dialog is a capsule.
  mutating func drawDialogButton(in frame: Rect, _ styles: PlaceStyles) {
    guard hasTouchGlass else { return }
    fill(capsule: frame, color(.tertiarySystemFill, styles))
  }

  /// A line of a pixel along the top or the leading edge of a rectangle.
  mutating func drawLine(_ part: ControlPart, in frame: Rect, _ styles: PlaceStyles) {
    let pixel = 1 / list.list.scale
    var line = Rect(x: frame.minX, y: frame.minY, width: frame.size.width, height: pixel)
    if case .lineBefore = part {
      let x = styles.isRightToLeft ? frame.maxX - pixel : frame.minX
      line = Rect(x: x, y: frame.minY, width: pixel, height: frame.size.height)
    }
    list.fill(line, color(.separator, styles))
  }

  func dialogColor(_ styles: PlaceStyles) -> ResolvedColor {
    let level = styles.resolver.scheme == .light ? 242.0 / 255 : 44.0 / 255
    return ResolvedColor(red: level, green: level, blue: level)
  }
}
