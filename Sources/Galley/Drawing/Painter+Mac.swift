import GalleyDrawing
import GalleyExpressions
import GalleyLanguage
import GalleyLayout

// What the controls of a Mac look like.

extension Painter {
  var isMac: Bool { document.surroundings.metricPlatform == .macOS }

  /// A white plate with a thin shadow around it.
  mutating func drawMacPlate(_ path: Path, _ styles: PlaceStyles) {
    let isDark = styles.resolver.scheme == .dark
    let white = ResolvedColor.white.multiplied(by: isDark ? 0.25 : 1)
    list.begin(Layer(filter: Self.shadow(y: 0.5, radius: 1, opacity: isDark ? 0 : 0.25)))
    list.fill(path, .solid(styles.isEnabled ? white : white.multiplied(by: 0.5)))
    list.endLayer()
    let edge = ResolvedColor(red: 0, green: 0, blue: 0, alpha: isDark ? 0.3 : 0.08)
    list.stroke(path, .solid(edge), Stroke(width: 0.5))
  }

  mutating func drawPopUp(_ part: ControlPart, in frame: Rect, _ styles: PlaceStyles) {
    var isProminent = false
    if case .pullDown(true) = part { isProminent = styles.isEnabled }
    if isProminent {
      fill(frame, radius: 5, styles.tint(in: frame))
    } else {
      drawMacPlate(Path(frame, radii: CornerRadii(5), style: .continuous), styles)
    }
    let side = max(min(frame.size.height - 6, 16), 0)
    let x = styles.isRightToLeft ? frame.minX + 3 : frame.maxX - 3 - side
    let square = Rect(x: x, y: frame.midY - side / 2, width: side, height: side)
    if case .pullDown = part {
      // Nearer to the edge, so that it does not touch the title.
      let place = Rect(
        x: square.minX + (styles.isRightToLeft ? -3 : 3), y: square.minY, width: side, height: side)
      let ink = isProminent ? Paint.solid(.white) : color(styles.isEnabled ? .label : .tertiaryLabel, styles)
      return drawChevron(.down, in: place, ink, styles, side: 8)
    }
    fill(square, radius: 4, styles.isEnabled ? styles.tint(in: square) : color(.tertiarySystemFill, styles))
    let paint = styles.isEnabled ? .solid(.white) : color(.tertiaryLabel, styles)
    drawMenuChevrons(in: square, up: paint, down: paint)
  }

  /// Two chevrons above each other on a narrow plate, at the leading end of the frame.
  mutating func drawMacStepper(in frame: Rect, canDecrement: Bool, canIncrement: Bool, _ styles: PlaceStyles) {
    let width = min(frame.size.width, 13)
    let x = styles.isRightToLeft ? frame.maxX - width : frame.minX
    let plate = Rect(x: x, y: frame.minY, width: width, height: frame.size.height)
    drawMacPlate(Path(plate, radii: CornerRadii(4), style: .continuous), styles)
    func paint(_ isOfUse: Bool) -> Paint { color(styles.isEnabled && isOfUse ? .label : .tertiaryLabel, styles) }
    drawMenuChevrons(in: plate, up: paint(canIncrement), down: paint(canDecrement))
  }

  mutating func drawHelpMark(in frame: Rect, _ styles: PlaceStyles) {
    drawMacPlate(Path(ellipseIn: frame), styles)
    drawWords(
      "?", frame.size.height * 0.65, weight: .regular, color(styles.isEnabled ? .label : .tertiaryLabel, styles),
      in: frame, leading: nil, isRightToLeft: false)
  }

  /// A colour on a plate with a white edge.
  mutating func drawMacColorWell(_ chosen: Color?, in frame: Rect, _ styles: PlaceStyles) {
    drawMacPlate(Path(frame, radii: CornerRadii(5), style: .continuous), styles)
    let inside = chosen.map { Paint.solid(styles.resolver.color($0)) } ?? color(.tertiarySystemFill, styles)
    fill(frame.grown(by: -3), radius: 3, inside)
  }
}
